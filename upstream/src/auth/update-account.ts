import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { devices, passwordResets, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { errorCode } from '../error-code.ts';
import { FieldReader, maxName } from '../http/field-reader.ts';
import { HttpError, tooManyRequests } from '../http/http-error.ts';
import { type Caller, lockUser, type User } from '../identity/caller.ts';
import { renewClient } from '../identity/client-tokens.ts';
import { readDiscordField } from '../purchase/discord-name.ts';
import {
  bodyText,
  emailCodes,
  type FieldCodes,
  newPasswordCodes,
  normalEmail,
  refusedFields,
} from './account-fields.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { hashPassword, verifyPassword } from './password.ts';

const changedText = bodyText.optional();
/** Undefined fields stay unchanged. A new password or address requires the current password. */
export const accountChange = z.object({
  first_name: z.unknown().optional(),
  last_name: z.unknown().optional(),
  discord: z.unknown().optional(),
  email: changedText,
  current_password: changedText,
  password: changedText,
  password_confirmation: changedText,
});
type AccountChange = z.infer<typeof accountChange>;

/** PostgreSQL's error code. */
const uniqueViolation = '23505';

const wrongPassword: FieldCodes = { current_password: ['invalid'] };

/** 422 in the reply's form of the account routes. */
export const refused = (codes: FieldCodes) => refusedFields(codes, { status: 'error' });

/**
 * Changes the caller's account. A new password signs out all other clients, ends every token of this one and deletes the
 * devices. A new password or address invalidates reset codes; a new address becomes the uid.
 * @returns the uid, and the client's token after a new password, otherwise null
 * @throws HttpError 422 with the codes of all invalid fields, 429 after too many wrong current passwords
 */
export async function updateAccount(
  { db, clock }: Deps,
  currentPasswords: AttemptLimit,
  { user, subscription, client }: Caller & { client: string },
  change: AccountChange,
): Promise<{ uid: string; token: string | null }> {
  if (Object.values({ ...change, current_password: undefined }).every((value) => value === undefined)) {
    const text = 'Please submit proper account update data in request body.';
    throw new HttpError(422, [text], { success: false, status: 'error' });
  }
  const email = change.email === undefined ? user.email : normalEmail(change.email);
  const password = newPasswordOf(change);
  const needsPassword = email !== user.email || password !== null || change.current_password !== undefined;
  const fields = new FieldReader(change);
  const names = {
    firstName: fields.text('first_name', maxName),
    lastName: fields.text('last_name', maxName),
    discord: readDiscordField(fields, subscription?.discord === true),
  };
  const codes: FieldCodes = {
    ...fields.codes,
    ...(email !== user.email && emailCodes(email)),
    ...(password && newPasswordCodes(password.text, password.confirmation)),
    ...(needsPassword && (await currentPasswordCodes(currentPasswords, user, change.current_password ?? ''))),
  };
  if (Object.keys(codes).length > 0) throw refused(codes);

  const passwordHash = password && (await hashPassword(password.text));
  return db
    .transaction(async (tx) => {
      const row = await lockUser(tx, user.id);
      if (!row) return { uid: user.uid, token: null };
      if (needsPassword && row.passwordHash !== user.passwordHash) throw refused(wrongPassword);
      const known = row.tokens[client];
      const renewed = passwordHash && known ? renewClient(client, known, clock().getTime()) : null;
      // Another request may have changed the address meanwhile.
      const uid = email === user.email ? row.uid : email;
      // First, because the change of the user also locks the overview, as a device does after its own row.
      if (passwordHash) await tx.delete(devices).where(eq(devices.userId, user.id));
      await tx
        .update(users)
        .set({
          ...names,
          uid,
          ...(email !== user.email && { email }),
          ...(passwordHash && { passwordHash, tokens: renewed?.tokens ?? {} }),
        })
        .where(eq(users.id, user.id));
      if (passwordHash || email !== user.email) {
        await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
      }
      return { uid, token: renewed?.token ?? null };
    })
    .catch((error: unknown) => {
      throw errorCode(error) === uniqueViolation ? refused({ email: ['taken'] }) : error;
    });
}

function newPasswordOf({ password, password_confirmation: confirmation }: AccountChange) {
  if (password === undefined && confirmation === undefined) return null;
  return { text: password ?? '', confirmation: confirmation ?? '' };
}

async function currentPasswordCodes(limit: AttemptLimit, user: User, password: string): Promise<FieldCodes> {
  if (password === '') return { current_password: ['blank'] };
  const verify = () => verifyPassword(user.passwordHash, password);
  const isMatch = await limit.run(String(user.id), verify, tooManyRequests);
  return isMatch ? {} : wrongPassword;
}
