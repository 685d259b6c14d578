/** A folder that goes with its run. */
export interface ScratchFolder {
  /** Absolute path. */
  readonly path: string;
  remove(): Promise<void>;
}

/** Makes a folder for everything temporary of one run. Other users may pass through it, since PostgreSQL runs as one. */
export function makeScratchFolder(): Promise<ScratchFolder>;
