import { isUpstreamError, unauthenticated } from '../../kit/errors.ts';
import type { UpdateAccountInput, UpdatePasswordInput } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation, userError } from '../mutation.ts';
import { publishOwnChange, requestReauth, viewerHint } from '../own-changes.ts';
import { toViewer, type UserWire, type ViewerModel } from '../user/shapes.ts';
import * as endpoints from './endpoints.ts';

/** Null when the reply contains no credentials, for example when the account must be confirmed first. */
const signedInAs = (wire: UserWire, { session }: GraphContext): { viewer: ViewerModel | null } =>
  session.jar.renewed === null ? { viewer: null } : { viewer: toViewer(wire) };

/** The upstream answers a change by a caller who is not signed in with 404. */
async function change(
  args: UpdateAccountInput | UpdatePasswordInput,
  context: GraphContext,
): Promise<{ viewer: ViewerModel }> {
  try {
    const { data } = await context.call(endpoints.updateAccount, args);
    return { viewer: toViewer(data) };
  } catch (error) {
    throw isUpstreamError(error, 'NOT_FOUND') ? unauthenticated() : error;
  }
}

const blankEmail = userError('email', 'BLANK', 'The address must not be blank.');

const wrongCode = userError('code', 'INVALID', 'The code is unknown, used or expired.');

const resolvers: DomainResolvers = {
  Mutation: {
    register: (_, { input }, context) =>
      mutation(context, { names: { terms: 'termsAccepted' } }, async () =>
        signedInAs((await context.call(endpoints.register, input)).data, context),
      ),
    updateAccount: (_, { input }, context) =>
      mutation(context, {}, async () => {
        const changed = await change(input, context);
        publishOwnChange(context, (uid) => viewerHint(uid, changed.viewer.wire.id));
        return changed;
      }),
    /** A new password ends the account's other sessions. */
    updatePassword: (_, { input }, context) =>
      mutation(context, {}, async () => {
        const changed = await change(input, context);
        requestReauth(context);
        return changed;
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
          const { data } = await context.call(endpoints.resetPassword, input);
          const signedIn = signedInAs(data, context);
          if (signedIn.viewer !== null) requestReauth(context);
          return signedIn;
        },
      ),
  },
};

export const account = defineDomain({ endpoints, resolvers: [resolvers] });
