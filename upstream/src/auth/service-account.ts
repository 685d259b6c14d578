import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables.ts';
import { normalEmail } from './account-fields.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Makes sure that the watcher's account is there, may see everything and has this password. */
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
  if (!(await verifyPassword(user.passwordHash, account.password))) {
    const passwordHash = await hashPassword(account.password);
    await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  }
  if (user.role === 'user') await db.update(users).set({ role: 'typer' }).where(eq(users.id, user.id));
}
