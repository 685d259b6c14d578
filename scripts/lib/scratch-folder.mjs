import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder for everything temporary of one run. Other users may pass through it, since PostgreSQL runs as one.
 * @returns {Promise<{path: string, remove: () => Promise<void>}>}
 */
export async function makeScratchFolder() {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
