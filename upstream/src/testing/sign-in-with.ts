import type { Database } from '../db/database.ts';
import { makeSubscriber } from './fixtures.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

export async function signInWith(
  db: Database,
  app: TestApp,
  permissions: string[],
  email = 'ala@tipgraph.example',
): Promise<{ browser: TestClient; userId: number }> {
  const { id: userId } = await makeSubscriber(db, email, permissions);
  const browser = new TestClient(app.server);
  await browser.signIn(email);
  return { browser, userId };
}
