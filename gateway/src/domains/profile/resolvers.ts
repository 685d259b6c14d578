import { unauthenticated } from '../../kit/errors.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, publishOwnChange } from '../mutation.ts';
import { viewerHint } from '../session/live-source.ts';
import { toViewer } from '../user/shapes.ts';
import { deviceRegister, type ProfileChange, pushFlags, toProfileData, userUpdateData } from './endpoints.ts';

/** The upstream's path needs the user's number, which only the identity call returns. */
async function change(fields: ProfileChange, context: GraphContext) {
  const { user } = await context.loaders.session.identity();
  if (user === null) throw unauthenticated();
  const args = { id: user.id, change: fields };
  return mutation(context, { viewer: null }, async () => {
    const { user: changed } = await context.call(userUpdateData, args);
    publishOwnChange(context, (uid) => viewerHint(uid, user.id));
    return { viewer: toViewer(changed) };
  });
}

export const profileResolvers = {
  Mutation: {
    updateProfile: (_, { input }, context) => change(toProfileData(input), context),
    setPushPreference: (_, { input }, context) => change({ [pushFlags[input.kind]]: input.wanted }, context),
    registerDevice: (_, { input }, context) => {
      const device = { token: input.token, deviceType: input.deviceType.toLowerCase() };
      return mutation(context, {}, () => context.call(deviceRegister, device).then(() => ({})));
    },
  },
} satisfies DomainResolvers;
