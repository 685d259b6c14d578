import { afterAll, afterEach, beforeEach } from 'vitest';
import { setUpDatabase } from './set-up-database.ts';
import { openTestApp, type TestAppOptions, testStart } from './test-app.ts';

/** Opens a database and the app for a test file, and resets both before each test. */
export async function setUpApp(options?: TestAppOptions) {
  const database = await setUpDatabase();
  const app = await openTestApp(database.db, options);
  beforeEach(() => {
    app.now = testStart;
    for (const recorded of [app.pauses, app.changes, app.log, app.mails]) recorded.length = 0;
  });
  // The background work of a test, such as a mail, must not end in the next one.
  afterEach(() => app.settled());
  afterAll(() => app.close());
  return { database, app };
}
