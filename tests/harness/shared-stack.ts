import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { test as base, expect } from 'vitest';
import type { Database } from '../../upstream/src/db/database.ts';
import * as schema from '../../upstream/src/db/schema.ts';
import { type Stack, type StackOptions, startStack } from './start-stack.ts';

/** A stack in which a test asks what it likes, and changes nothing but who is signed in. */
export type SharedStack = Omit<Stack, 'close'>;

const options: StackOptions = { rotateTokens: false };

/**
 * For files that only look: `stack` is one for all files of a process. After each file its database must be as it was
 * before, but for the tokens of those who signed in.
 */
export const test = base
  .extend('options', { scope: 'worker' }, options)
  .extend('started', { scope: 'worker' }, async ({ options: usual }, { onCleanup }) => {
    const stack = await startStack(usual);
    onCleanup(() => stack.close());
    return stack;
  })
  .extend('stack', { scope: 'file' }, async ({ started }, { onCleanup }): Promise<SharedStack> => {
    const before = await contentsOf(started.db);
    onCleanup(async () => {
      expect(await contentsOf(started.db), 'a file that only looks has changed data').toEqual(before);
    });
    return started;
  });

/** What tells of every change of a table's rows: how many there are, and the transactions that wrote them or what they hold. */
async function contentsOf(db: Database): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue;
    const written =
      table === schema.users
        ? sql`hashtextextended((to_jsonb(users) - 'tokens')::text, 0)`
        : sql`xmin::text::bigint`;
    const { rows } = await db.execute(sql`select count(*), sum(${written}) from ${table}`);
    contents[name] = rows[0];
  }
  return contents;
}
