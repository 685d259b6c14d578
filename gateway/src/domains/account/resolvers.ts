import { isUpstreamError, unauthenticated } from '../../kit/errors.ts';
import type { UpdateAccountInput, UpdatePasswordInput, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, requestReauth, showOwnChange } from '../mutation.ts';
import { viewerHint } from '../session/live-source.ts';
import type { UserWire } from '../user/shapes.ts';
import { toViewer, type ViewerModel } from '../user/shapes.ts';
import { register, requestPasswordReset, resetPassword, updateAccount } from './endpoints.ts';

const noViewer = { viewer: null };

/** The caller that a reply describes; null when it brought no credentials, as where an account must be confirmed first. */
const signedInAs = (wire: UserWire, { session }: GraphContext): { viewer: ViewerModel | null } =>
  session.jar.renewed === null ? noViewer : { viewer: toViewer(wire) };

/** Token authentication answers a change by somebody who is not signed in with a 404. */
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
        showOwnChange(context, (uid) => viewerHint(uid, changed.viewer.wire.id));
        return changed;
      }),
    /** A new password ends the account's other sessions. */
    updatePassword: (_, { input }, context) =>
      mutation(context, noViewer, async () => {
        const changed = await change(input, context);
        requestReauth(context);
        return changed;
      }),
    /** An address that the upstream does not know is answered like any other. */
    requestPasswordReset: (_, { input }, context) => {
      const redirectUrl = `${context.config.publicUrl}/reset-password`;
      const args = { email: input.email, redirectUrl };
      return mutation(context, {}, () => context.call(requestPasswordReset, args).then(() => ({})), {
        known: { NOT_FOUND: [] },
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
        { names: { reset_password_token: 'code' }, known: { UNAUTHENTICATED: [wrongCode] } },
      ),
  },
} satisfies DomainResolvers;
