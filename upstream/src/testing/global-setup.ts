import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropCopies } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server on which databases can be made; null where tests run on the embedded database. */
    databaseServer: string | null;
    /** How the names of this run's databases on the server begin; gone after the run. */
    databasePrefix: string;
    /** Folder of real files that are no part of the project; null where there is none. */
    testDataFolder: string | null;
    /** Where the processes of a run keep their embedded databases; gone after the run. */
    embeddedFolder: string;
  }
}

/** Gives the run a folder for embedded databases, one for each process that asks, and a prefix for those on the server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  const prefix = `tipgraph_${randomBytes(6).toString('hex')}`;
  project.provide('embeddedFolder', folder);
  project.provide('databasePrefix', prefix);
  const { databaseServer } = project.getProvidedContext();
  return async () => {
    // Databases end with their processes, a moment after them.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    if (databaseServer !== null) await dropCopies(databaseServer, prefix);
  };
}
