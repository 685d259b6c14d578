import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that goes with its test. */
export interface ScratchFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Makes a folder that servers of other users may pass through. */
export async function makeScratchFolder(): Promise<ScratchFolder> {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-topology-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
