import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded.ts';
import * as tables from '../db/schema.ts';
import { copyTemplate, migratedTemplate, type OwnDatabase, type Template } from './template-database.ts';

export interface TestDatabase extends OpenDatabase {
  /** Connection string, for a second connection. */
  url: string;
  /** Whether it is a PostgreSQL server, with concurrent transactions. */
  isServer: boolean;
  /** Empties all tables and resets their ids to 1. */
  clear(): Promise<void>;
}

const fail = (error: Error): void => {
  throw error;
};

const tableNames = Object.values(tables).flatMap((table) =>
  is(table, PgTable) ? [`'${getTableName(table)}'`] : [],
);

/**
 * Empties tables that have rows and resets used ids, without checking foreign keys. Truncating every table takes ten times
 * as long, so only large ones are truncated, because their deleted rows would slow down later tests.
 */
const clearing = `do $$
  declare
    large text;
    entry record;
    has_rows boolean;
  begin
    set local session_replication_role = replica;
    select string_agg(format('%I', name), ', ') into large
      from unnest(array[${tableNames.join(', ')}]) name
      where pg_relation_size(format('%I', name)::regclass) > 200000;
    if large is not null then
      execute 'truncate ' || large || ' restart identity cascade';
    end if;
    for entry in
      select format('%I', name) as name
        from unnest(array[${tableNames.join(', ')}]) name
        where pg_relation_size(format('%I', name)::regclass) > 0
    loop
      execute format('select exists (select from %s)', entry.name) into has_rows;
      if has_rows then
        execute format('delete from %s', entry.name);
      end if;
    end loop;
    for entry in
      select format('%I.%I', schemaname, sequencename) as name from pg_sequences
        where schemaname = 'public' and last_value is not null
    loop
      perform setval(entry.name::regclass, 1, false);
    end loop;
  end
$$`;

const idle: TestDatabase[] = [];

/**
 * Opens a database with the content of a template, by default empty. An empty one is reused by the next test file, because
 * creating one takes longer than most files.
 */
export async function openTestDatabase(template = migratedTemplate): Promise<TestDatabase> {
  if (template !== migratedTemplate) return makeTestDatabase(template);
  const database = idle.pop() ?? (await makeTestDatabase(template));
  return {
    ...database,
    close: async () => {
      await database.clear();
      idle.push(database);
    },
  };
}

async function makeTestDatabase(template: Template): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const own =
    server !== null
      ? await copyTemplate(server, template, inject('databasePrefix'))
      : await openEmbedded(template);
  const opened = await openDatabase(own.url, fail);
  return {
    db: opened.db,
    url: own.url,
    isServer: server !== null,
    clear: async () => {
      await opened.db.execute(sql.raw(clearing));
    },
    close: async () => {
      await opened.close();
      await own.drop();
    },
  };
}

let embedded: ReturnType<typeof startEmbedded> | null = null;

/** The embedded database of this process, started on first use and cleared after each test file. */
async function openEmbedded({ fill }: Template): Promise<OwnDatabase> {
  embedded ??= startEmbedded(join(inject('embeddedFolder'), String(process.pid)), fail);
  const { connectionString: url } = await embedded;
  await fill(url);
  const drop = async () => {
    const opened = await openDatabase(url, fail);
    await opened.db.execute(sql.raw(clearing));
    await opened.close();
  };
  return { url, drop };
}
