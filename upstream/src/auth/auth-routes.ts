import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { users } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { bodyFields } from '../http/field-reader.ts';
import { HttpError } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { resetSession } from '../http/session.ts';
import { identify, type UsedCredentials } from '../identity/authentication.ts';
import { findCaller } from '../identity/caller.ts';
import { newClient } from '../identity/client-tokens.ts';
import { listPlans } from '../plan/plan-queries.ts';
import { userJson } from '../user/user-json.ts';
import { bodyText, emailCodes, type FieldCodes, newPasswordCodes, normalEmail } from './account-fields.ts';
import { AttemptLimit, currentPasswordLimit } from './attempt-limit.ts';
import { hashPassword } from './password.ts';
import { passwordReset, requestPasswordReset, resetMailLimits, resetPassword } from './password-reset.ts';
import { SignInLimits, signIn, signOut } from './sign-in.ts';
import { accountChange, refused, updateAccount } from './update-account.ts';

const signInBody = z.object({ email: bodyText, password: bodyText });

/** Sign-in, sign-out, token validation, and the caller's own account. */
export function authRoutes(server: FastifyInstance, context: ApiContext): void {
  const limits = new SignInLimits(context);
  accountRoutes(server, context, limits);

  server.post('/auth/sign_in.json', async (request) => {
    const { email, password } = signInBody.parse(bodyFields.parse(request.body));
    const { uid, ...credentials } = await signIn(context, limits, {
      email,
      password,
      address: clientAddress(request),
    });
    request.credentials = credentials;
    return { data: await findUserJson(context, uid) };
  });

  server.get('/auth/sign_in.json', async () => {
    throw new HttpError(405, ['Use POST /sign_in to sign in. GET is not supported.'], { success: false });
  });

  server.delete('/auth/sign_out.json', async (request) => {
    await identify(context, request);
    const { credentials } = request;
    if (credentials === null) {
      throw new HttpError(404, ['User was not found or was not logged in.'], { success: false });
    }
    await signOut(context, credentials);
    request.credentials = null;
    resetSession(request);
    return { success: true };
  });

  server.get('/auth/validate_token.json', async (request) => {
    const caller = await identify(context, request);
    const now = context.clock();
    const plans = await listPlans(context.db, now);
    if (caller === null) throw new HttpError(401, ['Invalid login credentials'], { success: false, plans });
    return { success: true, user: await userJson(context, caller, now), plans };
  });
}

async function findUserJson(context: ApiContext, uid: string) {
  const now = context.clock();
  const caller = await findCaller(context.db, uid, now);
  return caller && userJson(context, caller, now);
}

const registrationBody = z.object({
  email: bodyText,
  password: bodyText,
  password_confirmation: bodyText,
  /** Whether they are accepted. */
  terms: z
    .union([z.literal(true), z.literal('true'), z.literal(1), z.literal('1')])
    .transform(() => true)
    .catch(false),
});
const requestBody = z.object({ email: bodyText, redirect_url: bodyText.optional() });
const messages = {
  sent: {
    pl: 'Jeśli konto z tym adresem istnieje, wysłaliśmy wiadomość z dalszymi wskazówkami.',
    en: 'If an account has this address, we have sent a message with instructions.',
  },
  saved: { pl: 'Zapisano nowe hasło.', en: 'The new password is saved.' },
} as const;

/** The fields of the body; they may also be nested in `user`. */
function fieldsOf({ body }: FastifyRequest): Record<string, unknown> {
  const { user, ...fields } = bodyFields.parse(body);
  return { ...fields, ...bodyFields.parse(user) };
}

function accountRoutes(server: FastifyInstance, context: ApiContext, signIns: SignInLimits): void {
  const currentPasswords = new AttemptLimit(context, currentPasswordLimit);
  const resetMails = resetMailLimits(context);

  server.post('/auth.json', async (request) => {
    const { uid, ...credentials } = await register(context, registrationBody.parse(fieldsOf(request)));
    request.credentials = credentials;
    return { status: 'success', data: await findUserJson(context, uid) };
  });

  server.put('/auth.json', async (request, reply) => {
    const caller = await identify(context, request);
    if (caller === null || request.credentials === null) {
      throw new HttpError(404, ['User not found.'], { success: false, status: 'error' });
    }
    const editor = { ...caller, client: request.credentials.client };
    const change = accountChange.parse(fieldsOf(request));
    const { uid, token } = await updateAccount(context, currentPasswords, editor, change);
    if (token !== null) request.credentials = { ...request.credentials, token };
    const data = await findUserJson(context, uid);
    const { id, uid: uidBefore } = caller.user;
    const isRenamed = uid !== uidBefore;
    const signsOut = change.password !== undefined || isRenamed;
    // After the reply, which has this client's new credentials: its live connections then have to send them.
    reply.raw.once('close', () => {
      context.changes.announce({ kind: 'user', id, ...(signsOut && { rights: true }) });
      if (isRenamed) context.changes.announce({ kind: 'user', id, uid: uidBefore, rights: true });
    });
    return { status: 'success', data };
  });

  server.post('/auth/password.json', async (request) => {
    const { email, redirect_url: redirectUrl } = requestBody.parse(fieldsOf(request));
    const language = languageOf(request);
    const address = clientAddress(request);
    await requestPasswordReset(context, resetMails, { email, redirectUrl, address }, language);
    return { success: true, message: messages.sent[language] };
  });

  server.put('/auth/password.json', async (request) => {
    const given = passwordReset.parse(fieldsOf(request));
    const { uid, ...credentials } = await resetPassword(context, signIns, given, clientAddress(request));
    request.credentials = credentials;
    context.changes.announce({ kind: 'user', id: credentials.userId, rights: true });
    return {
      success: true,
      data: await findUserJson(context, uid),
      message: messages.saved[languageOf(request)],
    };
  });
}

const taken: FieldCodes = { email: ['taken'] };

/**
 * Creates an account and its first client.
 * @returns the account's uid and the client's first credentials
 * @throws HttpError 422 with the codes of all invalid fields; also `email: taken`
 */
async function register(
  { db, clock }: Deps,
  { email: given, password, password_confirmation: confirmation, terms }: z.infer<typeof registrationBody>,
): Promise<UsedCredentials & { uid: string }> {
  const email = normalEmail(given);
  const invalidEmail = emailCodes(email);
  const isTaken = !invalidEmail.email && (await db.$count(users, eq(users.email, email))) > 0;
  const codes: FieldCodes = {
    ...(isTaken ? taken : invalidEmail),
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
