import { afterAll, beforeEach } from 'vitest';
import type { Database } from '../db/database.ts';
import type { Template } from './template-database.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** Opens a database for a test file, clears it before each test, and closes it after the last. */
export async function setUpDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  beforeEach(() => database.clear());
  afterAll(() => database.close());
  return database;
}

const endOfTest = new Error('The test is over');

/**
 * Opens a copy of a template for all tests of a file. Each test runs in a transaction that is rolled back, because another
 * copy takes half a second. Transactions of a test are savepoints.
 */
export async function setUpSharedDatabase(template: Template): Promise<{ db: Database }> {
  const { db, close } = await openTestDatabase(template);
  const shared = { db };
  beforeEach(
    () =>
      new Promise<() => Promise<void>>((ready, fail) => {
        const transaction = db
          .transaction(
            (tx) =>
              new Promise<void>((_, end) => {
                shared.db = tx;
                ready(async () => {
                  end(endOfTest);
                  await transaction;
                });
              }),
          )
          .catch((error: unknown) => {
            if (error !== endOfTest) fail(error);
          });
      }),
  );
  afterAll(close);
  return shared;
}
