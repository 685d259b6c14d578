import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' database is, and whether it is a server on which databases can be made. */
    testDatabase: { url: string; isServer: boolean };
    /** Folder of real files that are no part of the project; null where there is none. */
    testDataFolder: string | null;
  }
}

/**
 * One database server for all test files: the PostgreSQL server whose administrator's URL is in
 * TEST_DATABASE_URL, else an embedded one in a folder that is removed afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('testDataFolder', process.env.TIPGRAPH_TEST_DATA || null);
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    project.provide('testDatabase', { url: server, isServer: true });
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  const embedded = await startEmbedded(folder, () => {});
  project.provide('testDatabase', { url: embedded.connectionString, isServer: false });
  return async () => {
    await embedded.close();
    await rm(folder, { recursive: true, force: true });
  };
}
