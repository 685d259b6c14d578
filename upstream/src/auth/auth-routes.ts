import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { clientAddress } from '../http/client-address.ts';
import { bodyFields, bodyText } from '../http/field-codes.ts';
import { HttpError } from '../http/http-error.ts';
import { resetSession } from '../http/session.ts';
import { identify } from '../identity/authentication.ts';
import { findCaller } from '../identity/caller.ts';
import { listPlans } from '../plan/plan-queries.ts';
import { userJson } from '../user/user-json.ts';
import { accountRoutes } from './account-routes.ts';
import { SignInLimits, signIn, signOut } from './sign-in.ts';

const signInBody = z.object({ email: bodyText, password: bodyText });

/** Signing in and out, asking whether credentials are still good, and one's own account. */
export function authRoutes(server: FastifyInstance, context: ApiContext): void {
  const limits = new SignInLimits(context);
  accountRoutes(server, context, limits);

  server.post('/auth/sign_in.json', async (request) => {
    const { email, password } = signInBody.parse(bodyFields.parse(request.body));
    const { uid, ...credentials } = await signIn(context, limits, {
      email,
      password,
      from: clientAddress(request),
    });
    request.credentials = credentials;
    const now = context.clock();
    const caller = await findCaller(context.db, uid, now);
    return { data: caller && (await userJson(context, caller, now)) };
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
