import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { tips, users } from '../db/schema.ts';
import { EnvironmentError } from '../environment-error.ts';
import { normalEmail } from './account-fields.ts';
import { hashPassword, verifyPassword } from './password.ts';

/**
 * Ensures that the service account of live updates exists with this password. A changed password signs out its clients.
 * @throws EnvironmentError when the address belongs to a person
 */
export async function ensureServiceAccount(
  db: Database,
  clock: Clock,
  account: { email: string; password: string },
): Promise<void> {
  const email = normalEmail(account.email);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) {
    const passwordHash = await hashPassword(account.password);
    // Another process may create it at the same time, with the same password.
    await db
      .insert(users)
      .values({ email, uid: email, passwordHash, role: 'typer', createdAt: clock() })
      .onConflictDoNothing();
    return;
  }
  const isPersonal = user.role !== 'typer' || (await db.$count(tips, eq(tips.authorId, user.id))) > 0;
  if (isPersonal) {
    throw new EnvironmentError(
      `LIVE_EMAIL: ${email} is a person's account; set an address without an account.`,
    );
  }
  if (await verifyPassword(user.passwordHash, account.password)) return;
  const passwordHash = await hashPassword(account.password);
  await db.update(users).set({ passwordHash, tokens: {} }).where(eq(users.id, user.id));
}
