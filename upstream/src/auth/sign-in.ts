import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { users } from '../db/tables.ts';
import { HttpError, locked } from '../http/http-error.ts';
import { isStorable } from '../http/id.ts';
import type { UsedCredentials } from './authentication.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { firstRecord, withClient, withoutClient } from './token-rules.ts';
import { hashToken, newTokenSecret } from './token-secret.ts';

const wrongCredentials = () =>
  new HttpError(401, ['Invalid login credentials. Please try again.'], { success: false });

/** Checked when no account has the address, so that the reply takes as long as for a wrong password. */
const noOnesPassword = hashPassword(newTokenSecret());

/** How addresses are stored and looked up. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

/**
 * Opens a new client for the account of an address and password.
 * @returns the account's uid and the client's first credentials
 * @throws HttpError 401 when they do not belong together, 423 when they do but the account is locked
 */
export async function signIn(
  { db, clock }: ApiContext,
  email: string,
  password: string,
): Promise<UsedCredentials & { uid: string }> {
  const [user] = isStorable(email)
    ? await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, normalEmail(email)))
    : [];
  const isRight = await verifyPassword(user?.passwordHash ?? (await noOnesPassword), password);
  if (!user || !isRight) throw wrongCredentials();

  const client = newTokenSecret();
  const token = newTokenSecret();
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
    if (!row) throw wrongCredentials();
    if (row.lockedAt !== null) throw locked();
    const now = clock().getTime();
    const tokens = withClient(row.tokens, client, firstRecord(hashToken(token), now), now);
    await tx.update(users).set({ tokens }).where(eq(users.id, user.id));
    return { userId: user.id, client, token, uid: row.uid };
  });
}

/** Forgets one client of a user; the others stay signed in. */
export async function signOut({ db }: ApiContext, { userId, client }: UsedCredentials): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ tokens: users.tokens })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!row) return;
    await tx
      .update(users)
      .set({ tokens: withoutClient(row.tokens, client) })
      .where(eq(users.id, userId));
  });
}
