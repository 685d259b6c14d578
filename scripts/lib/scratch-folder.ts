import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for everything temporary of one run. */
export interface ScratchFolder {
  /** Absolute path. */
  readonly path: string;
  remove(): Promise<void>;
}

/** Makes a scratch folder. Other users may pass through it, since PostgreSQL runs as one. */
export async function makeScratchFolder(): Promise<ScratchFolder> {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
