import { and, eq, gt } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { passwordResets } from '../db/account-tables.ts';
import { users } from '../db/tables.ts';
import type { FieldCodes } from '../http/field-codes.ts';
import { locked } from '../http/http-error.ts';
import type { UsedCredentials } from '../identity/authentication.ts';
import { lockUser } from '../identity/caller.ts';
import { hashToken, newClient } from '../identity/client-tokens.ts';
import { newPasswordCodes, refusedFields } from './account-fields.ts';
import { hashPassword } from './password.ts';
import type { SignInLimits } from './sign-in.ts';

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
