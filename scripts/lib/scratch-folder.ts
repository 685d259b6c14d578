import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ScratchFolder = Awaited<ReturnType<typeof makeScratchFolder>>;

/** Creates a temporary folder. Other users can traverse it, since PostgreSQL may run as another user. */
export async function makeScratchFolder() {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
