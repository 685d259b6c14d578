import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { devices, passwordResets, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { locked, tooManyRequests } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import type { UsedCredentials } from '../identity/authentication.ts';
import { lockUser } from '../identity/caller.ts';
import { hashToken, newClient, newTokenSecret } from '../identity/client-tokens.ts';
import { resetPasswordMail } from '../mail/reset-password-mail.ts';
import {
  bodyText,
  emailCodes,
  type FieldCodes,
  newPasswordCodes,
  normalEmail,
  refusedFields,
} from './account-fields.ts';
import { type AttemptDeps, AttemptLimit, allResetMailsLimit, resetMailLimit } from './attempt-limit.ts';
import { hashPassword } from './password.ts';
import type { SignInLimits } from './sign-in.ts';

const codeLifetimeMs = 2 * 60 * 60 * 1000;
const maxPageLength = 2000;

/**
 * Limits reset mails per client and per account. Other clients cannot exhaust a client's limit, and the newest code stays
 * valid when no more mails are sent.
 */
export const resetMailLimits = (context: AttemptDeps) => ({
  perClient: new AttemptLimit(context, resetMailLimit),
  perAccount: new AttemptLimit(context, allResetMailsLimit),
});

/**
 * Sends a mail with a reset code if the e-mail address has an account. The account is looked up after the reply, so
 * neither the reply nor its timing reveals whether it exists.
 * @param redirectUrl page of the site to which the code is appended; undefined means the default page
 * @throws HttpError 422 for an invalid e-mail address or a page of another site, 429 after too many requests of a
 * client
 */
export async function requestPasswordReset(
  context: ApiContext,
  { perClient, perAccount }: ReturnType<typeof resetMailLimits>,
  { email: given, redirectUrl, address }: { email: string; redirectUrl: string | undefined; address: string },
  language: Language,
): Promise<void> {
  const page = pageOf(context.publicUrl, redirectUrl);
  const email = normalEmail(given);
  const codes = { ...emailCodes(email), ...(page === null && { redirect_url: ['invalid'] }) };
  if (page === null || Object.keys(codes).length > 0) throw refusedFields(codes, { success: false });
  await perClient.run(`${address} ${email}`, async () => false, tooManyRequests);
  if (await perAccount.isBlocked(email)) return;
  await perAccount.record(email);
  context.background.run('a mail with a code', () => sendCode(context, { email, page }, language));
}

/** The page without query and fragment; null if it is too long or belongs to another site. */
function pageOf(publicUrl: string, redirectUrl: string | undefined): string | null {
  if (redirectUrl === undefined) return `${publicUrl}/reset-password`;
  if (redirectUrl.length > maxPageLength || !URL.canParse(redirectUrl)) return null;
  const page = new URL(redirectUrl);
  if (page.origin !== new URL(publicUrl).origin) return null;
  return `${page.origin}${page.pathname.replace(/\/+$/, '')}`;
}

async function sendCode(
  { db, clock, mailer, siteName }: ApiContext,
  { email, page }: { email: string; page: string },
  language: Language,
): Promise<void> {
  const code = newTokenSecret();
  const values = { codeHash: hashToken(code), expiresAt: new Date(clock().getTime() + codeLifetimeMs) };
  const isStored = await db.transaction(async (tx) => {
    // Locked, because a change of the address deletes the codes of the old one.
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
      .for('no key update');
    if (!user) return false;
    await tx
      .insert(passwordResets)
      .values({ userId: user.id, ...values })
      .onConflictDoUpdate({ target: passwordResets.userId, set: values });
    return true;
  });
  if (!isStored) return;
  await mailer.send(resetPasswordMail({ to: email, link: `${page}/${code}`, siteName }, language));
}

export const passwordReset = z.object({
  reset_password_token: bodyText,
  password: bodyText,
  password_confirmation: bodyText,
});

const invalidCode: FieldCodes = { reset_password_token: ['invalid'] };
const refused = (codes: FieldCodes) => refusedFields(codes, { success: false });

/**
 * Sets a new password by a one-time code, signs out all clients, deletes the devices and creates a new client. Also unblocks
 * sign-in from this client.
 * @returns the account's uid and the client's first credentials
 * @throws HttpError 422 with the codes of all invalid fields, the reset code then stays valid; 423 for a locked account
 */
export async function resetPassword(
  { db, clock }: Deps,
  signIns: SignInLimits,
  {
    reset_password_token: code,
    password,
    password_confirmation: confirmation,
  }: z.infer<typeof passwordReset>,
  address: string,
): Promise<UsedCredentials & { uid: string }> {
  const isValidCode = and(
    eq(passwordResets.codeHash, hashToken(code)),
    gt(passwordResets.expiresAt, clock()),
  );
  const [valid] = await db.select().from(passwordResets).where(isValidCode);
  const codes = { ...(!valid && invalidCode), ...newPasswordCodes(password, confirmation) };
  if (!valid || Object.keys(codes).length > 0) throw refused(codes);

  const passwordHash = await hashPassword(password);
  const { email, ...credentials } = await db.transaction(async (tx) => {
    // The user first, as a change of the account does, which then deletes the code.
    const user = await lockUser(tx, valid.userId);
    const used = await tx.delete(passwordResets).where(isValidCode).returning();
    if (!user || used.length === 0) throw refused(invalidCode);
    if (user.lockedAt !== null) throw locked();
    const { client, token, tokens } = newClient({}, clock().getTime());
    await tx.delete(devices).where(eq(devices.userId, user.id));
    await tx.update(users).set({ passwordHash, tokens }).where(eq(users.id, user.id));
    return { userId: user.id, client, token, uid: user.uid, email: user.email };
  });
  await signIns.reset(email, address);
  return credentials;
}
