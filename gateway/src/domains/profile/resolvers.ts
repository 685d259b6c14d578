import { unauthenticated } from '../../kit/errors.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, showOwnChange } from '../mutation.ts';
import { viewerHint } from '../session/live-source.ts';
import { toViewer } from '../user/shapes.ts';
import { deviceRegister, type ProfileChange, profileOf, pushFlags, userUpdateData } from './endpoints.ts';

/** The upstream takes changes under the user's number, which only the check of the credentials returns. */
async function change(fields: ProfileChange, context: GraphContext) {
  const { user } = await context.loaders.session.identity();
  if (user === null) throw unauthenticated();
  const args = { id: user.id, change: fields };
  return mutation(context, { viewer: null }, async () => {
    const { user: changed } = await context.call(userUpdateData, args);
    showOwnChange(context, (uid) => viewerHint(uid, user.id));
    return { viewer: toViewer(changed) };
  });
}

export const profileResolvers = {
  Mutation: {
    updateProfile: (_, { input }, context) => change(profileOf(input), context),
    setPushPreference: (_, { input }, context) => change({ [pushFlags[input.kind]]: input.wanted }, context),
    registerDevice: (_, { input }, context) => {
      const device = { token: input.token, deviceType: input.deviceType.toLowerCase() };
      return mutation(context, {}, () => context.call(deviceRegister, device).then(() => ({})));
    },
  },
} satisfies DomainResolvers;
