import { eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { users } from '../db/tables.ts';
import { HttpError, locked, tooManyRequests } from '../http/http-error.ts';
import { isStorable } from '../http/read-params.ts';
import type { UsedCredentials } from '../identity/authentication.ts';
import { lockUser } from '../identity/caller.ts';
import { newClient, newTokenSecret } from '../identity/client-tokens.ts';
import { normalEmail } from './account-fields.ts';
import {
  type AttemptDeps,
  AttemptLimit,
  signInDelayMs,
  signInLimit,
  slowSignInLimit,
} from './attempt-limit.ts';
import { hashPassword, verifyPassword } from './password.ts';

const wrongCredentials = () =>
  new HttpError(401, ['Invalid login credentials. Please try again.'], { success: false });

/** A hash to verify when the address has no account, so that the reply takes as long as for a wrong password. */
export const hashRandomPassword = () => hashPassword(newTokenSecret());

/**
 * Limits wrong passwords. Too many from one client block the account only for that client. Too many from all clients only
 * delay sign-in, so that nobody can lock the owner out.
 */
export class SignInLimits {
  readonly #perClient: AttemptLimit;
  readonly #perAccount: AttemptLimit;
  readonly #pause: ApiContext['pause'];

  constructor(context: AttemptDeps & Pick<ApiContext, 'pause'>) {
    this.#perClient = new AttemptLimit(context, signInLimit);
    this.#perAccount = new AttemptLimit(context, slowSignInLimit);
    this.#pause = context.pause;
  }

  /** @throws HttpError 429 after too many wrong passwords from this client; the check is then not run */
  async run(email: string, address: string, check: () => Promise<boolean>): Promise<boolean> {
    if (await this.#perAccount.isBlocked(email)) await this.#pause(signInDelayMs);
    const isPassed = await this.#perClient.run(clientKey(email, address), check, tooManyRequests);
    if (!isPassed) await this.#perAccount.record(email);
    return isPassed;
  }

  /** Unblocks an account for a client. */
  async reset(email: string, address: string): Promise<void> {
    await this.#perClient.reset(clientKey(email, address));
  }
}

const clientKey = (email: string, address: string) => `${address} ${email}`;

/**
 * Creates a new client for the account.
 * @returns the account's uid and the client's first credentials
 * @throws HttpError 401 for a wrong e-mail address or password, 423 for a locked account, 429 after too many wrong
 * passwords from this client for the e-mail address
 */
export async function signIn(
  { db, clock, dummyPasswordHash }: Pick<ApiContext, 'db' | 'clock' | 'dummyPasswordHash'>,
  limits: SignInLimits,
  { email: givenEmail, password, address }: { email: string; password: string; address: string },
): Promise<UsedCredentials & { uid: string }> {
  const email = normalEmail(givenEmail);
  const [user] = isStorable(email)
    ? await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, email))
    : [];
  const verify = async () => {
    const isMatch = await verifyPassword(user?.passwordHash ?? dummyPasswordHash, password);
    return user !== undefined && isMatch;
  };
  if (!(await limits.run(email, address, verify)) || !user) throw wrongCredentials();

  return db.transaction(async (tx) => {
    const row = await lockUser(tx, user.id);
    if (row?.passwordHash !== user.passwordHash) throw wrongCredentials();
    if (row.lockedAt !== null) throw locked();
    const { client, token, tokens } = newClient(row.tokens, clock().getTime());
    await tx.update(users).set({ tokens }).where(eq(users.id, user.id));
    return { userId: user.id, client, token, uid: row.uid };
  });
}

/** Removes one client of a user; the others stay signed in. */
export async function signOut({ db }: ApiContext, { userId, client }: UsedCredentials): Promise<void> {
  await db
    .update(users)
    .set({ tokens: sql`${users.tokens} - ${client}::text` })
    .where(eq(users.id, userId));
}
