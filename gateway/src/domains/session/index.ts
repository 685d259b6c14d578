import { isUpstreamError } from '../../kit/errors.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation, userError } from '../mutation.ts';
import { viewerLiveSource } from '../own-changes.ts';
import { toViewer } from '../user/shapes.ts';
import { readViewer, requireViewer } from '../user/viewer.ts';
import * as endpoints from './endpoints.ts';
import { createSessionLoaders } from './loaders.ts';

const wrongCredentials = userError(
  null,
  'INVALID_CREDENTIALS',
  'The e-mail address or the password is wrong.',
);

const wasNotSignedIn = (error: unknown): boolean =>
  isUpstreamError(error, 'NOT_FOUND') || isUpstreamError(error, 'UNAUTHENTICATED');

const resolvers: DomainResolvers = {
  Query: { viewer: (_, _args, context) => readViewer(context) },
  ViewerChangedPayload: {
    /** Expired credentials are an error instead of null: live then requests new credentials and resolves again. */
    viewer: ({ ids }, _args, context) => (ids.length === 0 ? null : requireViewer(context)),
  },
  Mutation: {
    /** The watcher's account is refused here: password guesses could make the upstream lock it. */
    signIn: (_, { input }, context) => {
      if (input.email.trim().toLowerCase() === context.config.liveAccount?.email.toLowerCase()) {
        return { errors: [wrongCredentials] };
      }
      return mutation(context, { errorsByCode: { UNAUTHENTICATED: [wrongCredentials] } }, async () => {
        const { data } = await context.call(endpoints.signIn, input);
        return { viewer: toViewer(data) };
      });
    },
    /**
     * A caller who is already signed out gets no error. Sockets reauthenticate only after the upstream has accepted the
     * sign-out: the uid of unchecked credentials may be any user's.
     */
    signOut: (_, _args, context) =>
      mutation(context, {}, async () => {
        const { call, session, live } = context;
        const uid = session.jar.current?.uid;
        const accepted = await call(endpoints.signOut).then(
          () => true,
          (error) => {
            if (wasNotSignedIn(error)) return false;
            throw error;
          },
        );
        // Clear first, so that the caller's own socket is signed out when the sockets reauthenticate.
        session.jar.clear();
        if (accepted && uid !== undefined) live?.requestReauth(uid);
        return {};
      }),
  },
};

export const session = defineDomain({
  endpoints,
  loaders: { session: createSessionLoaders },
  live: viewerLiveSource,
  resolvers: [resolvers],
});
