import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded.ts';
import type { EmbeddedDatabases } from './claim-database.ts';
import { testProcesses } from './test-processes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server on which databases can be made, or as many embedded databases as processes run tests. */
    testDatabase: { server: string } | { embedded: EmbeddedDatabases };
    /** Folder of real files that are no part of the project; null where there is none. */
    testDataFolder: string | null;
  }
}

/**
 * The databases of all test files: the PostgreSQL server whose administrator's URL is in TEST_DATABASE_URL, else an
 * embedded one for each process, in a folder that is removed afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('testDataFolder', process.env.TIPGRAPH_TEST_DATA || null);
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    project.provide('testDatabase', { server });
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  const databases = await Promise.all(
    Array.from({ length: testProcesses }, (_, index) => startEmbedded(join(folder, String(index)), () => {})),
  );
  const urls = databases.map(({ connectionString }) => connectionString);
  project.provide('testDatabase', { embedded: { urls, claims: folder } });
  return async () => {
    await Promise.all(databases.map((database) => database.close()));
    await rm(folder, { recursive: true, force: true });
  };
}
