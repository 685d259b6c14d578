import { unauthenticated } from '../../kit/errors.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { publishOwnChange, viewerHint } from '../own-changes.ts';
import {
  type ProfileChange,
  profileNames,
  pushFlags,
  toProfileData,
  userUpdateData,
} from '../user/endpoints.ts';
import { changedViewer, payloadViewer } from '../user/viewer.ts';
import * as endpoints from './endpoints.ts';

/** The upstream's path needs the user's number, which only the identity call returns. */
async function change(fields: ProfileChange, context: GraphContext) {
  const { user } = await context.loaders.session.identity();
  if (user === null) throw unauthenticated();
  const args = { id: user.id, change: fields };
  return mutation(context, { names: profileNames }, async () => {
    const reply = await context.call(userUpdateData, args);
    publishOwnChange(context, (uid) => viewerHint(uid, user.id));
    return { viewer: changedViewer(reply) };
  });
}

const resolvers: DomainResolvers = {
  Mutation: {
    updateProfile: (_, { input }, context) => change(toProfileData(input), context),
    setPushPreference: (_, { input }, context) => change({ [pushFlags[input.kind]]: input.wanted }, context),
    registerDevice: (_, { input }, context) =>
      mutation(context, {}, () => context.call(endpoints.deviceRegister, input).then(() => ({}))),
  },
  UpdateProfilePayload: { viewer: payloadViewer },
  SetPushPreferencePayload: { viewer: payloadViewer },
};

export const profile = defineDomain({ endpoints, resolvers: [resolvers] });
