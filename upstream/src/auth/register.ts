import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { users } from '../db/tables.ts';
import type { FieldCodes } from '../http/field-codes.ts';
import type { UsedCredentials } from '../identity/authentication.ts';
import { newClient } from '../identity/client-tokens.ts';
import { emailCodes, newPasswordCodes, normalEmail, refusedFields } from './account-fields.ts';
import { hashPassword } from './password.ts';

const taken: FieldCodes = { email: ['taken'] };
const refused = (codes: FieldCodes) => refusedFields(codes, { status: 'error' });

/**
 * Makes an account and opens its first client; `terms` is whether they are accepted.
 * @returns the account's uid and the client's first credentials
 * @throws HttpError 422 with all that is wrong at once, an address that has an account included
 */
export async function register(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  {
    email: given,
    password,
    password_confirmation: confirmation,
    terms,
  }: { email: string; password: string; password_confirmation: string; terms: boolean },
): Promise<UsedCredentials & { uid: string }> {
  const email = normalEmail(given);
  const ofEmail = emailCodes(email);
  const isTaken = !ofEmail.email && (await db.$count(users, eq(users.email, email))) > 0;
  const codes: FieldCodes = {
    ...(isTaken ? taken : ofEmail),
    ...newPasswordCodes(password, confirmation),
    ...(!terms && { terms: ['accepted'] }),
  };
  if (Object.keys(codes).length > 0) throw refused(codes);

  const passwordHash = await hashPassword(password);
  const now = clock();
  const { client, token, tokens } = newClient({}, now.getTime());
  const [user] = await db
    .insert(users)
    .values({ email, uid: email, passwordHash, tokens, termsAcceptedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) throw refused(taken);
  return { userId: user.id, client, token, uid: email };
}
