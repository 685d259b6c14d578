import { randomBytes } from 'node:crypto';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import * as tables from '../db/schema.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase extends OpenDatabase {
  /** Address of the database, for a second connection. */
  url: string;
  /** Whether it is a PostgreSQL server, where transactions truly run side by side. */
  isServer: boolean;
  /** Empties all tables and starts their ids at 1 again. */
  clear(): Promise<void>;
}

const fail = (error: Error): void => {
  throw error;
};

/** Gives an empty database; call `close` when the file's tests are done. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, isServer } = inject('testDatabase');
  const own = isServer ? await makeDatabase(url) : { url, drop: async () => {} };
  const opened = await openDatabase(own.url, fail);
  const clear = async () => {
    const names = Object.values(tables).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
    await opened.db.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`));
  };
  await clear();
  return {
    db: opened.db,
    url: own.url,
    isServer,
    clear,
    close: async () => {
      await opened.close();
      await own.drop();
    },
  };
}

async function makeDatabase(adminUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `tipgraph_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(adminUrl, `drop database ${name}`) };
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
