import type { Database } from '../db/database.ts';
import { makeUser } from './fixtures.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

/** A signed-in browser of somebody who runs the service, and that person's id. */
export async function signInAdmin(
  db: Database,
  app: TestApp,
  email = 'szef@tipgraph.example',
): Promise<{ browser: TestClient; userId: number }> {
  const { id: userId } = await makeUser(db, { email, role: 'admin' });
  const browser = new TestClient(app.server);
  await browser.signIn(email);
  return { browser, userId };
}
