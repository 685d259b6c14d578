import { eq } from 'drizzle-orm';
import type { Database } from '../../upstream/src/db/database.ts';
import { users } from '../../upstream/src/db/tables.ts';
import { newClient } from '../../upstream/src/identity/client-tokens.ts';
import type { Credentials } from './graph-client.ts';

/** Adds a session to an account directly in the database, without the slow password hash. */
export async function openSession(db: Database, email: string, now: Date): Promise<Credentials> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
    if (!user) throw new Error(`There is no account ${email}.`);
    const { client, token, tokens } = newClient(user.tokens, now.getTime());
    await tx.update(users).set({ tokens }).where(eq(users.id, user.id));
    return { 'access-token': token, client, 'token-type': 'Bearer', uid: user.uid };
  });
}
