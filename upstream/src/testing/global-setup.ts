import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropCopies } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server; null when tests run on the embedded database. */
    databaseServer: string | null;
    /** Name prefix of this run's databases on the server, which are dropped after the run. */
    databasePrefix: string;
    /** Folder of real files outside of the project; null when there is none. */
    testDataFolder: string | null;
    /** Folder of the embedded databases, deleted after the run. */
    embeddedFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  const prefix = `tipgraph_${randomBytes(6).toString('hex')}`;
  project.provide('embeddedFolder', folder);
  project.provide('databasePrefix', prefix);
  const { databaseServer } = project.getProvidedContext();
  return async () => {
    // Embedded databases end shortly after their processes.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    if (databaseServer !== null) await dropCopies(databaseServer, prefix);
  };
}
