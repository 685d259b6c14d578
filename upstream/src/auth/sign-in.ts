import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { users } from '../db/tables.ts';
import { HttpError, locked } from '../http/http-error.ts';
import { isStorable } from '../http/id.ts';
import { normalEmail } from './account-fields.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { UsedCredentials } from './authentication.ts';
import { newClient } from './new-client.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { withoutClient } from './token-rules.ts';
import { newTokenSecret } from './token-secret.ts';

const wrongCredentials = () =>
  new HttpError(401, ['Invalid login credentials. Please try again.'], { success: false });

/** Checked when no account has the address, so that the reply takes as long as for a wrong password. */
const noOnesPassword = hashPassword(newTokenSecret());

/**
 * Opens a new client for the account of an address and password.
 * @returns the account's uid and the client's first credentials
 * @throws HttpError 401 when they do not belong together, 423 when they do but the account is locked, and
 *   whatever they are after too many wrong passwords for the address, which need not have an account
 */
export async function signIn(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  signIns: AttemptLimit,
  givenEmail: string,
  password: string,
): Promise<UsedCredentials & { uid: string }> {
  const email = normalEmail(givenEmail);
  const [user] = isStorable(email)
    ? await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, email))
    : [];
  const verify = async () => {
    const isRight = await verifyPassword(user?.passwordHash ?? (await noOnesPassword), password);
    return user !== undefined && isRight;
  };
  if (!(await signIns.prove(email, verify, locked)) || !user) throw wrongCredentials();

  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
    if (row?.passwordHash !== user.passwordHash) throw wrongCredentials();
    if (row.lockedAt !== null) throw locked();
    const { client, token, tokens } = newClient(row.tokens, clock().getTime());
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
      .for('no key update');
    if (!row) return;
    await tx
      .update(users)
      .set({ tokens: withoutClient(row.tokens, client) })
      .where(eq(users.id, userId));
  });
}
