import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase } from '../db/database.ts';
import { noteInJournal } from './note-in-journal.ts';

/** A template of test databases on a PostgreSQL server. */
export interface Template {
  /** Name on the server without the version. */
  name: string;
  /** Folder whose files, except tests, determine the version. */
  sourceFolder: URL;
  /** Template that this one starts from. */
  base?: Template;
  /** Unlimited when absent. */
  maxAgeMs?: number;
  fill(url: string): Promise<void>;
}

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

const dayMs = 24 * 3_600_000;

export const migratedTemplate: Template = {
  name: 'tipgraph_migrated',
  sourceFolder: new URL('../db/migrations/', import.meta.url),
  async fill(url) {
    const opened = await openDatabase(url, () => {});
    await opened.close();
  },
};

/** Copies a template. The first process creates it while the others wait. */
export async function copyTemplate(
  server: string,
  template: Template,
  prefix = 'tipgraph',
): Promise<OwnDatabase> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  noteInJournal('database');
  await asAdmin(server, (admin) => createFrom(admin, server, name, template));
  return {
    url: urlOf(server, name),
    drop: () => asAdmin(server, (admin) => admin.query(`drop database ${name}`)),
  };
}

export const dropCopies = (server: string, prefix: string): Promise<void> =>
  asAdmin(server, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${prefix}_`],
    );
    for (const { name } of rows) await admin.query(`drop database ${name} with (force)`);
  });

/** Runs a function with a connection to the server; its locks end with the connection. */
export async function asAdmin(server: string, run: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}

export function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates a database as a copy of a template, with a lock against replacing the template. */
async function createFrom(admin: pg.Client, server: string, name: string, template: Template): Promise<void> {
  await admin.query('select pg_advisory_lock(hashtext($1))', [template.name]);
  const source = await findOrCreate(admin, server, template);
  await admin.query(`create database ${name} template ${source} strategy file_copy`);
  await admin.query('select pg_advisory_unlock(hashtext($1))', [template.name]);
}

async function findOrCreate(admin: pg.Client, server: string, template: Template): Promise<string> {
  const name = `${template.name}_${await versionOf(template)}`;
  const now = Date.now();
  const { rows } = await admin.query<{ name: string; made: string | null }>(
    `select datname as name, shobj_description(oid, 'pg_database') as made
     from pg_database where starts_with(datname, $1)`,
    [`${template.name}_`],
  );
  // No date: filling it did not finish.
  const isUsable = ({ made }: { made: string | null }, maxAgeMs: number) =>
    made !== null && Math.abs(now - Date.parse(made)) < maxAgeMs;
  if (rows.some((row) => row.name === name && isUsable(row, template.maxAgeMs ?? Number.POSITIVE_INFINITY))) {
    return name;
  }
  const old = rows.filter((row) => row.name === name || !isUsable(row, dayMs));
  for (const row of old) await admin.query(`drop database ${row.name} with (force)`);
  if (template.base) await createFrom(admin, server, name, template.base);
  else await admin.query(`create database ${name}`);
  await template.fill(urlOf(server, name));
  await admin.query(`comment on database ${name} is '${new Date(now).toISOString()}'`);
  return name;
}

const versions = new Map<string, Promise<string>>();

function versionOf({ sourceFolder }: Template): Promise<string> {
  const folder = fileURLToPath(sourceFolder);
  const known = versions.get(folder) ?? hashFolder(folder);
  versions.set(folder, known);
  return known;
}

async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
