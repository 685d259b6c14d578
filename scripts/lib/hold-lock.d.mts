/** Whom to tell, with one line, when it takes longer than so many milliseconds; the terminal after five seconds. */
export interface HoldLockOptions {
  readonly tell?: (line: string) => void;
  readonly tellAfterMs?: number;
}

/**
 * Waits until no other process holds a lock, and takes it. The lock of a process that is gone counts for nothing.
 * @param path file that stands for the lock, in a folder that is there
 * @returns gives the lock back
 */
export function holdLock(path: string, options?: HoldLockOptions): Promise<() => Promise<void>>;
