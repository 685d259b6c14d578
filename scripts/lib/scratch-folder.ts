import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder. */
export interface ScratchFolder {
  /** Absolute path. */
  readonly path: string;
  remove(): Promise<void>;
}

/** Other users can traverse the folder, since PostgreSQL may run as another user. */
export async function makeScratchFolder(): Promise<ScratchFolder> {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
