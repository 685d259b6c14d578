import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables.ts';
import { tips } from '../db/tip-tables.ts';
import { normalEmail } from './account-fields.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** The address of the watcher's account is a person's. */
export class ServiceAccountTakenError extends Error {
  override name = 'ServiceAccountTakenError';

  constructor(email: string) {
    super(`LIVE_EMAIL: ${email} is a person's account; name an address that nobody has.`);
  }
}

/**
 * Makes sure that the watcher's account is there, may see everything and has this password. A new password ends what is
 * signed in with the old one.
 * @throws ServiceAccountTakenError when a person has the address: an account is never taken over
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
    await db.insert(users).values({ email, uid: email, passwordHash, role: 'typer', createdAt: clock() });
    return;
  }
  const isPersons = user.role !== 'typer' || (await db.$count(tips, eq(tips.authorId, user.id))) > 0;
  if (isPersons) throw new ServiceAccountTakenError(email);
  if (await verifyPassword(user.passwordHash, account.password)) return;
  const passwordHash = await hashPassword(account.password);
  await db.update(users).set({ passwordHash, tokens: {} }).where(eq(users.id, user.id));
}
