import { afterAll, beforeEach } from 'vitest';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** Opens the database of a test file, empties it before each test, and closes it after the last. */
export async function setUpDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  beforeEach(() => database.clear());
  afterAll(() => database.close());
  return database;
}
