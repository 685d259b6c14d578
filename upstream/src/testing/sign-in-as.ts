import type { Database } from '../db/database.ts';
import { makeUser } from './fixtures.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

export async function signInAs(
  db: Database,
  app: TestApp,
  role: 'user' | 'typer' | 'admin',
  email = `${role}@tipgraph.example`,
): Promise<{ browser: TestClient; userId: number }> {
  const { id: userId } = await makeUser(db, { email, role });
  const browser = new TestClient(app.server);
  await browser.signIn(email);
  return { browser, userId };
}
