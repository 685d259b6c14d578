import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { users } from '../db/tables.ts';
import { HttpError, locked, tooMany } from '../http/http-error.ts';
import { isStorable } from '../http/read-params.ts';
import type { UsedCredentials } from '../identity/authentication.ts';
import { lockUser } from '../identity/caller.ts';
import { newClient, newTokenSecret, withoutClient } from '../identity/client-tokens.ts';
import { normalEmail } from './account-fields.ts';
import { AttemptLimit, signInLimit, slowSignInLimit, slowSignInMs } from './attempt-limit.ts';
import { hashPassword, verifyPassword } from './password.ts';

const wrongCredentials = () =>
  new HttpError(401, ['Invalid login credentials. Please try again.'], { success: false });

/** A hash to check when no account has the address, so that the reply takes as long as for a wrong password. */
export const hashNoOnesPassword = () => hashPassword(newTokenSecret());

/**
 * Wrong passwords by e-mail address and by where they come from: too many from one place close the account to that place
 * alone, and too many from everywhere only slow it down, so that nobody keeps the owner out.
 */
export class SignInLimits {
  readonly #ofPlace: AttemptLimit;
  readonly #ofAccount: AttemptLimit;
  readonly #pause: ApiContext['pause'];

  constructor(context: Pick<ApiContext, 'db' | 'clock' | 'secret' | 'pause'>) {
    this.#ofPlace = new AttemptLimit(context, signInLimit);
    this.#ofAccount = new AttemptLimit(context, slowSignInLimit);
    this.#pause = context.pause;
  }

  /** @throws HttpError 429 after too many wrong passwords from this place, whatever the attempt would have given */
  async prove(email: string, from: string, attempt: () => Promise<boolean>): Promise<boolean> {
    if (await this.#ofAccount.isClosed(email)) await this.#pause(slowSignInMs);
    const isRight = await this.#ofPlace.prove(placeOf(email, from), attempt, tooMany);
    if (!isRight) await this.#ofAccount.note(email);
    return isRight;
  }

  /** Opens an account to a place again. */
  async reset(email: string, from: string): Promise<void> {
    await this.#ofPlace.reset(placeOf(email, from));
  }
}

const placeOf = (email: string, from: string) => `${from} ${email}`;

/**
 * Opens a new client for the account of an address and password.
 * @param from the client's address, as `clientAddress` gives it
 * @returns the account's uid and the client's first credentials
 * @throws HttpError 401 when they do not belong together, 423 when they do but the account is locked, and 429 whatever
 *   they are after too many wrong passwords from this place for the address, which need not have an account
 */
export async function signIn(
  { db, clock, noOnesPassword }: Pick<ApiContext, 'db' | 'clock' | 'noOnesPassword'>,
  limits: SignInLimits,
  { email: givenEmail, password, from }: { email: string; password: string; from: string },
): Promise<UsedCredentials & { uid: string }> {
  const email = normalEmail(givenEmail);
  const [user] = isStorable(email)
    ? await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, email))
    : [];
  const verify = async () => {
    const isRight = await verifyPassword(user?.passwordHash ?? noOnesPassword, password);
    return user !== undefined && isRight;
  };
  if (!(await limits.prove(email, from, verify)) || !user) throw wrongCredentials();

  return db.transaction(async (tx) => {
    const row = await lockUser(tx, user.id);
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
    const row = await lockUser(tx, userId);
    if (!row) return;
    await tx
      .update(users)
      .set({ tokens: withoutClient(row.tokens, client) })
      .where(eq(users.id, userId));
  });
}
