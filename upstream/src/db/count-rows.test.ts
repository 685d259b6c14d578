import { eq, inArray, lte, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../demo/random.ts';
import { makePlan, makeUser } from '../testing/fixtures.ts';
import { newPayment } from '../testing/new-payment.ts';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { testStart } from '../testing/test-app.ts';
import { countRows } from './count-rows.ts';
import { openDatabase, type Queryable } from './database.ts';
import { payments, rowCounts, users } from './schema.ts';

const database = await setUpDatabase();
const { db } = database;

/** Connections of another upstream process. */
const elsewhere = await openDatabase(database.url, (error) => {
  throw error;
});
afterAll(() => elsewhere.close());

const person = (name: string) => ({
  email: `${name}@tipgraph.example`,
  uid: `${name}@tipgraph.example`,
  passwordHash: 'unused',
  createdAt: testStart,
});
const addPeople = (on: Queryable, ...names: string[]) => on.insert(users).values(names.map(person));

async function expectExact(): Promise<void> {
  for (const table of [users, payments]) expect(await countRows(db, table)).toBe(await db.$count(table));
}

test('the count of an empty table is 0', async () => {
  expect([await countRows(db, users), await countRows(db, payments)]).toEqual([0, 0]);
});

test('the count follows inserts and deletes, cascades included', async () => {
  await addPeople(db, 'ala', 'ola', 'ula');
  const plan = await makePlan(db);
  await db
    .insert(payments)
    .values(['one', 'two', 'three'].map((uid) => newPayment({ uid, userId: 1, planId: plan.id })));
  expect([await countRows(db, users), await countRows(db, payments)]).toEqual([3, 3]);
  await db.insert(users).values(person('ala')).onConflictDoNothing();
  await db.update(users).set({ firstName: 'Ala' });
  await db.delete(payments).where(eq(payments.uid, 'one'));
  expect([await countRows(db, users), await countRows(db, payments)]).toEqual([3, 2]);
  await db.delete(users).where(inArray(users.id, [1, 2]));
  expect([await countRows(db, users), await countRows(db, payments)]).toEqual([1, 0]);
  await db.execute(sql`truncate users cascade`);
  await addPeople(db, 'ela');
  await expectExact();
});

test('the count ignores rolled back transactions and savepoints', async () => {
  await addPeople(db, 'ala');
  await expect(
    db.transaction(async (tx) => {
      await addPeople(tx, 'ola', 'ula');
      expect(await countRows(tx, users)).toBe(3);
      tx.rollback();
    }),
  ).rejects.toThrow();
  await db.transaction(async (tx) => {
    await addPeople(tx, 'iga');
    await tx
      .transaction(async (part) => {
        await part.delete(users);
        part.rollback();
      })
      .catch(() => null);
  });
  expect(await countRows(db, users)).toBe(2);
});

test('the changes are merged regularly', async () => {
  for (let nth = 0; nth < 200; nth += 1) await addPeople(db, `user-${nth}`);
  await db.delete(users).where(lte(users.id, 50));
  expect(await countRows(db, users)).toBe(150);
  expect(await db.$count(rowCounts)).toBeLessThan(70);
});

test('the changes are merged when writes of two tables alternate', async () => {
  const plan = await makePlan(db);
  for (let nth = 0; nth < 100; nth += 1) {
    await addPeople(db, `user-${nth}`);
    await db.insert(payments).values(newPayment({ uid: 'one', userId: 1, planId: plan.id }));
    await addPeople(db, `other-${nth}`);
    await db.delete(payments);
  }
  await expectExact();
  expect(await db.$count(rowCounts, eq(rowCounts.tableName, 'users'))).toBeLessThan(70);
  expect(await db.$count(rowCounts, eq(rowCounts.tableName, 'payments'))).toBeLessThan(70);
});

describe.skipIf(!database.isServer)('on a server', () => {
  test('writers do not wait for each other, and see each other’s rows after a commit', async () => {
    await addPeople(db, 'ala');
    await db.transaction(async (tx) => {
      await addPeople(tx, ...Array.from({ length: 3 }, (_, nth) => `first-${nth}`));
      // Enough writes to merge the changes during the transaction.
      for (let nth = 0; nth < 130; nth += 1) await addPeople(elsewhere.db, `second-${nth}`);
      expect(await countRows(elsewhere.db, users)).toBe(131);
      expect(await countRows(tx, users)).toBe(134);
    });
    expect(await countRows(elsewhere.db, users)).toBe(134);
    await expectExact();
  });

  test('a repeatable read transaction does not fail', async () => {
    await addPeople(db, 'ala');
    await db.transaction(
      async (tx) => {
        expect(await countRows(tx, users)).toBe(1);
        for (let nth = 0; nth < 130; nth += 1) await addPeople(elsewhere.db, `second-${nth}`);
        for (let nth = 0; nth < 130; nth += 1) await addPeople(tx, `first-${nth}`);
        expect(await countRows(tx, users)).toBe(131);
      },
      { isolationLevel: 'repeatable read' },
    );
    await expectExact();
  });

  test('the count stays exact during concurrent inserts, deletes and rollbacks', async () => {
    const plan = await makePlan(db);
    const payer = await makeUser(db, { email: 'payer@tipgraph.example' });
    const work = async (worker: number) => {
      const random = seededRandom(worker);
      const own = worker % 2 === 0 ? db : elsewhere.db;
      for (let turn = 0; turn < 60; turn += 1) {
        const names = Array.from(
          { length: 1 + Math.floor(random() * 3) },
          (_, nth) => `${worker}-${turn}-${nth}`,
        );
        const isKept = random() < 0.7;
        await own
          .transaction(async (tx) => {
            // In both orders, which would deadlock if a count held a lock.
            const steps = [
              () => addPeople(tx, ...names),
              () =>
                tx
                  .insert(payments)
                  .values(names.map((name) => newPayment({ uid: name, userId: payer.id, planId: plan.id }))),
            ];
            for (const step of random() < 0.5 ? steps : steps.toReversed()) await step();
            if (random() < 0.4) await tx.delete(payments).where(inArray(payments.uid, names));
            if (!isKept) tx.rollback();
          })
          .catch((error: unknown) => {
            if (isKept) throw error;
          });
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, worker) => work(worker)));
    await expectExact();
    expect(await countRows(db, users)).toBeGreaterThan(500);
  });
});
