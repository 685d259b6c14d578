import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server on which databases can be made; null where tests run on the embedded database. */
    databaseServer: string | null;
    /** Folder of real files that are no part of the project; null where there is none. */
    testDataFolder: string | null;
    /** Where the processes of a run keep their embedded databases; gone after the run. */
    embeddedFolder: string;
  }
}

/** Gives the run a folder for embedded databases, of which each process that asks for one starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  project.provide('embeddedFolder', folder);
  // Databases end with their processes, a moment after them.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
