import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { test as base, expect } from 'vitest';
import type { Database } from '../../upstream/src/db/database.ts';
import * as schema from '../../upstream/src/db/schema.ts';
import { type Stack, type StackOptions, startStack } from './start-stack.ts';

/** A stack for tests that change no data except sessions. */
export type SharedStack = Omit<Stack, 'close'>;

const options: StackOptions = { rotateTokens: false };

/** Provides one `stack` for all read-only test files of a process, and checks after each file that only sessions changed. */
export const test = base
  .extend('options', { scope: 'worker' }, options)
  .extend('started', { scope: 'worker' }, async ({ options: stackOptions }, { onCleanup }) => {
    const stack = await startStack(stackOptions);
    onCleanup(() => stack.close());
    return stack;
  })
  .extend('stack', { scope: 'file' }, async ({ started }, { onCleanup }): Promise<SharedStack> => {
    const before = await fingerprintTables(started.db);
    onCleanup(async () => {
      expect(await fingerprintTables(started.db), 'a read-only test file has changed data').toEqual(before);
    });
    return started;
  });

/** A row count and checksum for each table: of transaction ids, or of contents without tokens for the users. */
async function fingerprintTables(db: Database): Promise<Record<string, unknown>> {
  const fingerprints: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue;
    const checksum =
      table === schema.users
        ? sql`hashtextextended((to_jsonb(users) - 'tokens')::text, 0)`
        : sql`xmin::text::bigint`;
    const { rows } = await db.execute(sql`select count(*), sum(${checksum}) from ${table}`);
    fingerprints[name] = rows[0];
  }
  return fingerprints;
}
