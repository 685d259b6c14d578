import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database for one stack. */
export interface EmptyDatabase {
  /** The upstream's settings for it. */
  settings: Record<string, string>;
  remove(): Promise<void>;
}

/** Makes a database on the server that TEST_DATABASE_URL names, else a folder for the embedded one. */
export async function makeDatabase(): Promise<EmptyDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tipgraph-stack-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { settings: { DATA_DIR: folder }, remove: removeFolder };
  const name = `stack_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: url.href },
    async remove() {
      await asAdmin(server, `drop database ${name}`);
      await removeFolder();
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
