import { unauthenticated } from '../../kit/errors.ts';
import type { PushKind } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, showOwnChange } from '../mutation.ts';
import { viewerHint } from '../session/live-source.ts';
import { toViewer } from '../user/shapes.ts';
import { deviceRegister, type ProfileChange, userUpdateData } from './endpoints.ts';

const pushFlags = {
  DROPINFO: 'want_dropinfo_push',
  AI_TIPS: 'want_chatgpt_tips_push',
  DEFAULT_TIPS: 'want_default_tips_push',
  SPECIAL_TIPS: 'want_special_tips_push',
} as const satisfies Record<PushKind, keyof ProfileChange>;

/** The upstream takes changes under the user's number, which only the check of the credentials returns. */
async function change(fields: ProfileChange, context: GraphContext) {
  const { user } = await context.loaders.session.identity();
  if (user === null) throw unauthenticated();
  const args = { id: user.id, change: fields };
  return mutation(context, { viewer: null }, async () => {
    const { user: changed } = await context.rest.call(userUpdateData, args, context.session);
    showOwnChange(context, (uid) => viewerHint(uid, user.id));
    return { viewer: toViewer(changed) };
  });
}

export const profileResolvers = {
  Mutation: {
    updateProfile: (_, { input }, context) =>
      change(
        {
          first_name: input.firstName ?? undefined,
          last_name: input.lastName ?? undefined,
          discord: input.discord ?? undefined,
          notes: input.notes ?? undefined,
        },
        context,
      ),
    setPushPreference: (_, { input }, context) => change({ [pushFlags[input.kind]]: input.wanted }, context),
    registerDevice: (_, { input }, context) => {
      const device = { token: input.token, deviceType: input.deviceType.toLowerCase() };
      return mutation(context, {}, () =>
        context.rest.call(deviceRegister, device, context.session).then(() => ({})),
      );
    },
  },
} satisfies DomainResolvers;
