import { isUpstreamError, unauthenticated, userErrorsOf } from '../../kit/errors.ts';
import type { MutationResolvers, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { requestReauth } from '../request-reauth.ts';
import type { ViewerModel } from '../user/mapper.ts';
import type { UserWire } from '../user/shapes.ts';
import {
  type AccountChange,
  register as registerEndpoint,
  requestPasswordReset as requestPasswordResetEndpoint,
  resetPassword as resetPasswordEndpoint,
  updateAccount as updateAccountEndpoint,
} from './endpoints.ts';

interface ViewerPayload {
  viewer: ViewerModel | null;
  errors: UserError[];
}

/** The caller that a reply describes; null when it brought no credentials, as where an account must be confirmed first. */
function signedInAs(wire: UserWire, { session, resetLoaders }: GraphContext): ViewerPayload {
  resetLoaders();
  return { viewer: session.jar.renewed === null ? null : { wire }, errors: [] };
}

const registerNames = { terms: 'termsAccepted' };

const register: MutationResolvers['register'] = async (_, { input }, context) => {
  try {
    const { data } = await context.rest.call(registerEndpoint, input, context.session);
    return signedInAs(data, context);
  } catch (error) {
    return { viewer: null, errors: userErrorsOf(error, registerNames) };
  }
};

/** Token authentication answers a change by somebody who is not signed in with a 404. */
async function change(args: AccountChange, context: GraphContext): Promise<ViewerPayload> {
  try {
    const { data } = await context.rest.call(updateAccountEndpoint, args, context.session);
    context.resetLoaders();
    return { viewer: { wire: data }, errors: [] };
  } catch (error) {
    if (isUpstreamError(error, 'NOT_FOUND')) throw unauthenticated();
    return { viewer: null, errors: userErrorsOf(error) };
  }
}

const updateAccount: MutationResolvers['updateAccount'] = (_, { input }, context) =>
  change(
    {
      firstName: input.firstName ?? undefined,
      lastName: input.lastName ?? undefined,
      discord: input.discord ?? undefined,
    },
    context,
  );

/** A new password ends the account's other sessions. */
const updatePassword: MutationResolvers['updatePassword'] = async (_, { input }, context) => {
  const payload = await change(input, context);
  if (payload.viewer !== null) requestReauth(context);
  return payload;
};

/** An address that the upstream does not know is answered like any other. */
const requestPasswordReset: MutationResolvers['requestPasswordReset'] = async (_, { input }, context) => {
  const redirectUrl = `${context.config.publicUrl}/reset-password`;
  try {
    await context.rest.call(
      requestPasswordResetEndpoint,
      { email: input.email, redirectUrl },
      context.session,
    );
    return { errors: [] };
  } catch (error) {
    return { errors: isUpstreamError(error, 'NOT_FOUND') ? [] : userErrorsOf(error) };
  }
};

const resetNames = { reset_password_token: 'code' };

const resetPassword: MutationResolvers['resetPassword'] = async (_, { input }, context) => {
  try {
    const { data } = await context.rest.call(resetPasswordEndpoint, input, context.session);
    const payload = signedInAs(data, context);
    if (payload.viewer !== null) requestReauth(context);
    return payload;
  } catch (error) {
    if (!isUpstreamError(error, 'UNAUTHENTICATED')) {
      return { viewer: null, errors: userErrorsOf(error, resetNames) };
    }
    const message = 'The code is unknown, used or expired.';
    return { viewer: null, errors: [{ field: ['code'], code: 'INVALID', message }] };
  }
};

export const accountResolvers = {
  Mutation: { register, updateAccount, updatePassword, requestPasswordReset, resetPassword },
};
