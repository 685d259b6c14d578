import { afterAll, beforeEach } from 'vitest';
import { setUpDatabase } from './set-up-database.ts';
import { openTestApp, type TestApp, type TestAppOptions, testStart } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Opens the database of a test file and the app over it: each test finds both as if new, and the clock at its start. */
export async function setUpApp(
  options: TestAppOptions = {},
): Promise<{ database: TestDatabase; app: TestApp }> {
  const database = await setUpDatabase();
  const app = await openTestApp(database.db, options);
  beforeEach(() => {
    app.now = testStart;
    for (const soFar of [app.pauses, app.changes, app.log, app.mails]) soFar.length = 0;
  });
  afterAll(() => app.close());
  return { database, app };
}
