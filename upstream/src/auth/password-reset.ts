import { and, eq, gt } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { passwordResets } from '../db/account-tables.ts';
import { users } from '../db/tables.ts';
import type { FieldCodes } from '../http/field-reader.ts';
import { locked, tooMany } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import type { UsedCredentials } from '../identity/authentication.ts';
import { lockUser } from '../identity/caller.ts';
import { hashToken, newClient, newTokenSecret } from '../identity/client-tokens.ts';
import { resetPasswordMail } from '../mail/reset-password-mail.ts';
import { emailCodes, newPasswordCodes, normalEmail, refusedFields } from './account-fields.ts';
import { AttemptLimit, allResetMailsLimit, resetMailLimit } from './attempt-limit.ts';
import { hashPassword } from './password.ts';
import type { SignInLimits } from './sign-in.ts';

/** How long a code for a new password can be used. */
const resetLifespan = 2 * 60 * 60 * 1000;

/**
 * Mails to an address by who asks for them, and all of them. Strangers use up nobody's own, and the code of the newest
 * mail stays good when no more are sent.
 */
export class ResetMailLimits {
  readonly #ofPlace: AttemptLimit;
  readonly #ofAccount: AttemptLimit;

  constructor(context: Pick<ApiContext, 'db' | 'clock' | 'secret'>) {
    this.#ofPlace = new AttemptLimit(context, resetMailLimit);
    this.#ofAccount = new AttemptLimit(context, allResetMailsLimit);
  }

  /**
   * Counts a mail that is asked for, and says whether one may be sent.
   * @throws HttpError 429 when this place has asked for too many
   */
  async spend(email: string, from: string): Promise<boolean> {
    await this.#ofPlace.spend(`${from} ${email}`, tooMany);
    if (await this.#ofAccount.isClosed(email)) return false;
    await this.#ofAccount.note(email);
    return true;
  }
}

/**
 * Sends a mail with a code for a new password, if an account has the address. All that depends on that goes on
 * after the reply, so neither the reply nor its time tells.
 * @param from where the person is, as `clientAddress` gives it
 * @param redirectUrl page of the site that takes the code as its last part; undefined is the usual one
 * @throws HttpError 422 for a bad address or a page elsewhere, 429 when `from` asked for too many to the address
 */
export async function requestPasswordReset(
  context: ApiContext,
  resetMails: ResetMailLimits,
  { email: given, redirectUrl, from }: { email: string; redirectUrl: string | undefined; from: string },
  language: Language,
): Promise<void> {
  const page = pageOf(context.publicUrl, redirectUrl);
  const email = normalEmail(given);
  const codes = { ...emailCodes(email), ...(page === null && { redirect_url: ['invalid'] }) };
  if (page === null || Object.keys(codes).length > 0) throw refusedFields(codes, { success: false });
  if (!(await resetMails.spend(email, from))) return;
  context.background.run('a mail with a code', () => sendCode(context, { email, page }, language));
}

/** The page without query and fragment, when it is one of the site's own. */
function pageOf(publicUrl: string, redirectUrl: string | undefined): string | null {
  if (redirectUrl === undefined) return `${publicUrl}/reset-password`;
  const page = URL.canParse(redirectUrl) ? new URL(redirectUrl) : null;
  if (page?.origin !== new URL(publicUrl).origin) return null;
  return `${page.origin}${page.pathname.replace(/\/+$/, '')}`;
}

async function sendCode(
  { db, clock, mailer, siteName }: ApiContext,
  { email, page }: { email: string; page: string },
  language: Language,
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return;
  const code = newTokenSecret();
  const values = { codeHash: hashToken(code), expiresAt: new Date(clock().getTime() + resetLifespan) };
  await db
    .insert(passwordResets)
    .values({ userId: user.id, ...values })
    .onConflictDoUpdate({ target: passwordResets.userId, set: values });
  await mailer.send(resetPasswordMail({ to: email, link: `${page}/${code}`, siteName }, language));
}

/** A new password and the code from the mail. */
interface PasswordReset {
  reset_password_token: string;
  password: string;
  password_confirmation: string;
  /** Where the person is, as `clientAddress` gives it. */
  from: string;
}

const invalidCode: FieldCodes = { reset_password_token: ['invalid'] };
const refused = (codes: FieldCodes) => refusedFields(codes, { success: false });

/**
 * Sets a new password by a code, which is used up, ends all clients and opens a new one. Whoever reads the
 * account's mail may sign in again at once from where they are, whatever was guessed there before.
 * @returns the account's uid and the client's first credentials
 * @throws HttpError 422 with all that is wrong at once, the code then stays good; 423 when the account is locked
 */
export async function resetPassword(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  signIns: SignInLimits,
  { reset_password_token: code, password, password_confirmation: confirmation, from }: PasswordReset,
): Promise<UsedCredentials & { uid: string }> {
  const isThisCode = () =>
    and(eq(passwordResets.codeHash, hashToken(code)), gt(passwordResets.expiresAt, clock()));
  const isGood = (await db.$count(passwordResets, isThisCode())) > 0;
  const codes = { ...(!isGood && invalidCode), ...newPasswordCodes(password, confirmation) };
  if (Object.keys(codes).length > 0) throw refused(codes);

  const passwordHash = await hashPassword(password);
  const { email, ...credentials } = await db.transaction(async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(isThisCode())
      .returning({ userId: passwordResets.userId });
    if (!used) throw refused(invalidCode);
    const user = await lockUser(tx, used.userId);
    if (!user) throw refused(invalidCode);
    if (user.lockedAt !== null) throw locked();
    const { client, token, tokens } = newClient({}, clock().getTime());
    await tx.update(users).set({ passwordHash, tokens }).where(eq(users.id, user.id));
    return { userId: user.id, client, token, uid: user.uid, email: user.email };
  });
  await signIns.reset(email, from);
  return credentials;
}
