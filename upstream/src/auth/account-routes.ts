import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { clientAddress } from '../http/client-address.ts';
import { bodyFields, bodyText } from '../http/field-codes.ts';
import { HttpError } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { identify } from '../identity/authentication.ts';
import { findCaller } from '../identity/caller.ts';
import { userJson } from '../user/user-json.ts';
import { AttemptLimit } from './attempt-limit.ts';
import { currentPasswordLimit } from './limits.ts';
import { ResetMailLimits, requestPasswordReset, resetPassword } from './password-reset.ts';
import { register } from './register.ts';
import type { SignInLimits } from './sign-in.ts';
import { updateAccount } from './update-account.ts';

const isAccepted = z
  .union([z.literal(true), z.literal('true'), z.literal(1), z.literal('1')])
  .transform(() => true)
  .catch(false);

const registrationBody = z.object({
  email: bodyText,
  password: bodyText,
  password_confirmation: bodyText,
  terms: isAccepted,
});
const changedText = bodyText.optional();
const changeBody = z.object({
  first_name: changedText,
  last_name: changedText,
  discord: changedText,
  email: changedText,
  current_password: changedText,
  password: changedText,
  password_confirmation: changedText,
});
const requestBody = z.object({ email: bodyText, redirect_url: bodyText.optional() });
const resetBody = z.object({
  reset_password_token: bodyText,
  password: bodyText,
  password_confirmation: bodyText,
});

const messages = {
  sent: {
    pl: 'Jeśli konto o tym adresie istnieje, wysłaliśmy wiadomość z dalszymi wskazówkami.',
    en: 'If an account has this address, we have sent a message with instructions.',
  },
  saved: { pl: 'Zapisano nowe hasło.', en: 'The new password is saved.' },
} as const;

/** The body as an object; fields may also stand in a field `user`. */
function fieldsOf({ body }: FastifyRequest): Record<string, unknown> {
  const { user, ...fields } = bodyFields.parse(body);
  return { ...fields, ...bodyFields.parse(user) };
}

/** What a person does to their own account: makes it, changes it and gets a new password by mail. */
export function accountRoutes(server: FastifyInstance, context: ApiContext, signIns: SignInLimits): void {
  const currentPasswords = new AttemptLimit(context, currentPasswordLimit);
  const resetMails = new ResetMailLimits(context);

  const userOf = async (uid: string) => {
    const now = context.clock();
    const caller = await findCaller(context.db, uid, now);
    return caller && (await userJson(context, caller, now));
  };

  server.post('/auth.json', async (request) => {
    const { uid, ...credentials } = await register(context, registrationBody.parse(fieldsOf(request)));
    request.credentials = credentials;
    return { status: 'success', data: await userOf(uid) };
  });

  server.put('/auth.json', async (request) => {
    const caller = await identify(context, request);
    if (caller === null || request.credentials === null) {
      throw new HttpError(404, ['User not found.'], { success: false, status: 'error' });
    }
    const editor = { user: caller.user, client: request.credentials.client };
    const change = changeBody.parse(fieldsOf(request));
    const uid = await updateAccount(context, currentPasswords, editor, change);
    context.changes.announce({ kind: 'user', id: caller.user.id });
    return { status: 'success', data: await userOf(uid) };
  });

  server.post('/auth/password.json', async (request) => {
    const { email, redirect_url: redirectUrl } = requestBody.parse(fieldsOf(request));
    const language = languageOf(request);
    const from = clientAddress(request);
    await requestPasswordReset(context, resetMails, { email, redirectUrl, from }, language);
    return { success: true, message: messages.sent[language] };
  });

  server.put('/auth/password.json', async (request) => {
    const given = { ...resetBody.parse(fieldsOf(request)), from: clientAddress(request) };
    const { uid, ...credentials } = await resetPassword(context, signIns, given);
    request.credentials = credentials;
    return { success: true, data: await userOf(uid), message: messages.saved[languageOf(request)] };
  });
}
