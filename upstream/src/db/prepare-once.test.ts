import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeUser } from '../testing/fixtures.ts';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { prepareOnce } from './prepare-once.ts';
import { users } from './tables.ts';

const database = await setUpDatabase();
const emails = ['ala@tipgraph.example', 'ola@tipgraph.example'];
beforeEach(async () => {
  for (const email of emails) await makeUser(database.db, { email });
});

/** A statement with the number of times it was built. */
const makeStatement = () => {
  let built = 0;
  const statement = prepareOnce('user_by_mail', (db, name) => {
    built += 1;
    return db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.email, sql.placeholder('email')))
      .prepare(name);
  });
  return { statement, built: () => built };
};

const namesIn = async (db: typeof database.db) => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pg_prepared_statements`);
  return rows.map(({ name }) => name);
};

describe('a statement that is prepared once', () => {
  test('is built once per database and returns the result of each concurrent run', async () => {
    const { statement, built } = makeStatement();
    const runs = Array.from({ length: 40 }, async (_, turn) => {
      const email = emails[turn % 2] ?? '';
      expect(await statement(database.db).execute({ email })).toEqual([{ email }]);
    });
    await Promise.all(runs);
    expect(built()).toBe(1);
  });

  test('runs in a transaction and sees its writes', async () => {
    const { statement } = makeStatement();
    const email = 'ela@tipgraph.example';
    await database.db.transaction(async (tx) => {
      await tx.update(users).set({ email }).where(eq(users.id, 1));
      expect(await statement(tx).execute({ email })).toEqual([{ email }]);
    });
  });

  test.skipIf(database.isServer)('has no name when connections share a session', async () => {
    const { statement } = makeStatement();
    await statement(database.db).execute({ email: emails[0] });
    expect(await namesIn(database.db)).not.toContain('user_by_mail');
  });

  test.skipIf(!database.isServer)('has its name on a server', async () => {
    const { statement } = makeStatement();
    for (const email of [...emails, ...emails]) {
      expect(await statement(database.db).execute({ email })).toEqual([{ email }]);
    }
    expect(await namesIn(database.db)).toContain('user_by_mail');
  });
});
