import { isUpstreamError, unauthenticated } from '../../kit/errors.ts';
import type { UpdateAccountInput, UpdatePasswordInput, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, publishOwnChange, requestReauth } from '../mutation.ts';
import { viewerHint } from '../session/live-source.ts';
import type { UserWire } from '../user/shapes.ts';
import { toViewer, type ViewerModel } from '../user/shapes.ts';
import { register, requestPasswordReset, resetPassword, updateAccount } from './endpoints.ts';

const noViewer = { viewer: null };

/** Null when the reply contains no credentials, for example when the account must be confirmed first. */
const signedInAs = (wire: UserWire, { session }: GraphContext): { viewer: ViewerModel | null } =>
  session.jar.renewed === null ? noViewer : { viewer: toViewer(wire) };

/** The upstream answers a change by a caller who is not signed in with 404. */
async function change(
  args: UpdateAccountInput | UpdatePasswordInput,
  context: GraphContext,
): Promise<{ viewer: ViewerModel }> {
  try {
    const { data } = await context.call(updateAccount, args);
    return { viewer: toViewer(data) };
  } catch (error) {
    throw isUpstreamError(error, 'NOT_FOUND') ? unauthenticated() : error;
  }
}

const wrongCode: UserError = {
  field: ['code'],
  code: 'INVALID',
  message: 'The code is unknown, used or expired.',
};

export const accountResolvers = {
  Mutation: {
    register: (_, { input }, context) =>
      mutation(
        context,
        noViewer,
        async () => signedInAs((await context.call(register, input)).data, context),
        { names: { terms: 'termsAccepted' } },
      ),
    updateAccount: (_, { input }, context) =>
      mutation(context, noViewer, async () => {
        const changed = await change(input, context);
        publishOwnChange(context, (uid) => viewerHint(uid, changed.viewer.wire.id));
        return changed;
      }),
    /** A new password ends the account's other sessions. */
    updatePassword: (_, { input }, context) =>
      mutation(context, noViewer, async () => {
        const changed = await change(input, context);
        requestReauth(context);
        return changed;
      }),
    /** An unknown address gets the same answer as any other. */
    requestPasswordReset: (_, { input }, context) => {
      const redirectUrl = `${context.config.publicUrl}/reset-password`;
      const args = { email: input.email, redirectUrl };
      return mutation(context, {}, () => context.call(requestPasswordReset, args).then(() => ({})), {
        errorsByCode: { NOT_FOUND: [] },
      });
    },
    resetPassword: (_, { input }, context) =>
      mutation(
        context,
        noViewer,
        async () => {
          const { data } = await context.call(resetPassword, input);
          const signedIn = signedInAs(data, context);
          if (signedIn.viewer !== null) requestReauth(context);
          return signedIn;
        },
        { names: { reset_password_token: 'code' }, errorsByCode: { UNAUTHENTICATED: [wrongCode] } },
      ),
  },
} satisfies DomainResolvers;
