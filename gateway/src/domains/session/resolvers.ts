import { isUpstreamError, unauthenticated } from '../../kit/errors.ts';
import type { UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { toViewer, type ViewerModel } from '../user/shapes.ts';
import { signIn, signOut } from './endpoints.ts';

const caller = async ({ loaders }: GraphContext): Promise<ViewerModel | null> => {
  const { user } = await loaders.session.identity();
  return user === null ? null : toViewer(user);
};

const wrongCredentials: UserError = {
  field: null,
  code: 'INVALID_CREDENTIALS',
  message: 'The e-mail address or the password is wrong.',
};

const wasNotSignedIn = (error: unknown): boolean =>
  isUpstreamError(error, 'NOT_FOUND') || isUpstreamError(error, 'UNAUTHENTICATED');

export const sessionResolvers = {
  Query: { viewer: (_, _args, context) => caller(context) },
  ViewerChangedPayload: {
    /** Credentials that are used up are an error here, and not nobody: live then asks for newer ones and reads again. */
    viewer: async ({ ids }, _args, context) => {
      if (ids.length === 0) return null;
      const changed = await caller(context);
      if (changed === null) throw unauthenticated();
      return changed;
    },
  },
  Mutation: {
    /** The watcher's account is the gateway's own: nobody else signs in to it, and no guess at it reaches the upstream, which might lock it. */
    signIn: (_, { input }, context) => {
      const { email, password } = input;
      if (email.trim().toLowerCase() === context.config.liveAccount?.email.toLowerCase()) {
        return { viewer: null, errors: [wrongCredentials] };
      }
      return mutation(
        context,
        { viewer: null },
        async () => {
          const { data } = await context.call(signIn, { email, password });
          return { viewer: toViewer(data) };
        },
        { known: { UNAUTHENTICATED: [wrongCredentials] } },
      );
    },
    /**
     * A caller that the upstream does not know as signed in is signed out already: no error. Only a sign-out that the
     * upstream accepted makes the person's sockets authenticate again: other callers may name anybody.
     */
    signOut: (_, _args, context) =>
      mutation(context, {}, async () => {
        const { call, session, live } = context;
        const uid = session.jar.current?.uid;
        const accepted = await call(signOut).then(
          () => true,
          (error) => {
            if (wasNotSignedIn(error)) return false;
            throw error;
          },
        );
        // First, so that the caller's own socket is nobody's when the person's sockets are asked to authenticate.
        session.jar.clear();
        if (accepted && uid !== undefined) live?.requestReauth(uid);
        return {};
      }),
  },
} satisfies DomainResolvers;
