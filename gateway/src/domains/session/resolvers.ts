import { isUpstreamError, userErrorsOf } from '../../kit/errors.ts';
import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import { signIn as signInEndpoint, signOut as signOutEndpoint } from './endpoints.ts';

const viewer: QueryResolvers['viewer'] = async (_, _args, { loaders }) => {
  const { user } = await loaders.session.identity();
  return user === null ? null : { wire: user };
};

const wrongCredentials = () => {
  const message = 'The e-mail address or the password is wrong.';
  return { viewer: null, errors: [{ field: null, code: 'INVALID_CREDENTIALS', message }] };
};

/** The watcher's account is the gateway's own: nobody else signs in to it, and no guess at it reaches the upstream, which might lock it. */
const signIn: MutationResolvers['signIn'] = async (_, { input }, { config, rest, session, resetLoaders }) => {
  const { email, password } = input;
  if (email.trim().toLowerCase() === config.liveAccount?.email.toLowerCase()) return wrongCredentials();
  try {
    const { data } = await rest.call(signInEndpoint, { email, password }, session);
    resetLoaders();
    return { viewer: { wire: data }, errors: [] };
  } catch (error) {
    return isUpstreamError(error, 'UNAUTHENTICATED')
      ? wrongCredentials()
      : { viewer: null, errors: userErrorsOf(error) };
  }
};

const wasNotSignedIn = (error: unknown): boolean =>
  isUpstreamError(error, 'NOT_FOUND') || isUpstreamError(error, 'UNAUTHENTICATED');

/**
 * A caller that the upstream does not know as signed in is signed out already: no error. Only a sign-out that the
 * upstream accepted makes the person's sockets prove themselves: other callers may name anybody.
 */
const signOut: MutationResolvers['signOut'] = async (_, _args, { rest, session, live, resetLoaders }) => {
  let signedOutUid: string | null = null;
  try {
    const { current } = session.jar;
    await rest.call(signOutEndpoint, {}, session);
    signedOutUid = current?.uid ?? null;
  } catch (error) {
    if (!wasNotSignedIn(error)) return { errors: userErrorsOf(error) };
  }
  session.jar.forget();
  resetLoaders();
  if (signedOutUid !== null) live?.requestReauth(signedOutUid);
  return { errors: [] };
};

export const sessionResolvers = { Query: { viewer }, Mutation: { signIn, signOut } };
