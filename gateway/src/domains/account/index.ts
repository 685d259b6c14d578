import { isUpstreamError, unauthenticated } from '../../kit/errors.ts';
import type { UpdateAccountInput, UpdatePasswordInput } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation, userError } from '../mutation.ts';
import { publishOwnChange, requestReauth, viewerHint } from '../own-changes.ts';
import { profileNames } from '../user/endpoints.ts';
import { changedViewer, payloadViewer } from '../user/viewer.ts';
import * as endpoints from './endpoints.ts';

/** Null when the reply contained no credentials, for example when the account must be confirmed first. */
const signedInViewer: typeof payloadViewer = (payload, args, context) =>
  context.session.jar.renewed === null ? null : payloadViewer(payload, args, context);

/** The upstream answers a change by a caller who is not signed in with 404. */
async function change(
  args: UpdateAccountInput | UpdatePasswordInput,
  context: GraphContext,
): Promise<unknown> {
  try {
    return await context.call(endpoints.updateAccount, args);
  } catch (error) {
    throw isUpstreamError(error, 'NOT_FOUND') ? unauthenticated() : error;
  }
}

const blankEmail = userError('email', 'BLANK', 'The address must not be blank.');

const wrongCode = userError('code', 'INVALID', 'The code is unknown, used or expired.');

const resolvers: DomainResolvers = {
  Mutation: {
    register: (_, { input }, context) =>
      mutation(context, { names: { terms: 'termsAccepted' } }, async () => {
        const reply = await context.call(endpoints.register, input);
        return { viewer: changedViewer(reply) };
      }),
    updateAccount: (_, { input }, context) =>
      mutation(context, { names: profileNames }, async () => {
        const reply = await change(input, context);
        publishOwnChange(context, viewerHint);
        return { viewer: changedViewer(reply) };
      }),
    /** A new password ends the account's other sessions. */
    updatePassword: (_, { input }, context) =>
      mutation(context, {}, async () => {
        const reply = await change(input, context);
        requestReauth(context);
        return { viewer: changedViewer(reply) };
      }),
    /** An unknown address gets the same answer as any other. devise_token_auth answers 401 without an address. */
    requestPasswordReset: (_, { input }, context) => {
      const redirectUrl = `${context.config.publicUrl}/reset-password`;
      const args = { email: input.email, redirectUrl };
      return mutation(context, { errorsByCode: { NOT_FOUND: [], UNAUTHENTICATED: [blankEmail] } }, () =>
        context.call(endpoints.requestPasswordReset, args).then(() => ({})),
      );
    },
    resetPassword: (_, { input }, context) =>
      mutation(
        context,
        { names: { reset_password_token: 'code' }, errorsByCode: { UNAUTHENTICATED: [wrongCode] } },
        async () => {
          const reply = await context.call(endpoints.resetPassword, input);
          if (context.session.jar.renewed !== null) requestReauth(context);
          return { viewer: changedViewer(reply) };
        },
      ),
  },
  RegisterPayload: { viewer: signedInViewer },
  UpdateAccountPayload: { viewer: payloadViewer },
  UpdatePasswordPayload: { viewer: payloadViewer },
  ResetPasswordPayload: { viewer: signedInViewer },
};

export const account = defineDomain({ endpoints, resolvers: [resolvers] });
