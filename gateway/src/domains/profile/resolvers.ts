import { unauthenticated, userErrorsOf } from '../../kit/errors.ts';
import type { MutationResolvers } from '../__generated__/resolver-types.ts';
import type { UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { ViewerModel } from '../user/mapper.ts';
import { deviceRegister, type ProfileChange, userUpdateData } from './endpoints.ts';
import { toWish } from './mapper.ts';

interface ProfilePayload {
  viewer: ViewerModel | null;
  errors: UserError[];
}

/** The upstream takes changes under the user's number, which only the credentials' check tells. */
async function change(fields: ProfileChange, context: GraphContext): Promise<ProfilePayload> {
  const { user } = await context.loaders.session.identity();
  if (user === null) throw unauthenticated();
  try {
    const args = { id: user.id, change: fields };
    const { user: changed } = await context.rest.call(userUpdateData, args, context.session);
    context.resetLoaders();
    return { viewer: { wire: changed }, errors: [] };
  } catch (error) {
    return { viewer: null, errors: userErrorsOf(error) };
  }
}

const updateProfile: MutationResolvers['updateProfile'] = (_, { input }, context) =>
  change(
    {
      first_name: input.firstName ?? undefined,
      last_name: input.lastName ?? undefined,
      discord: input.discord ?? undefined,
      notes: input.notes ?? undefined,
    },
    context,
  );

const setPushPreference: MutationResolvers['setPushPreference'] = (_, { input }, context) =>
  change(toWish(input.kind, input.wanted), context);

const registerDevice: MutationResolvers['registerDevice'] = async (_, { input }, { rest, session }) => {
  const device = { token: input.token, deviceType: input.deviceType.toLowerCase() };
  try {
    await rest.call(deviceRegister, device, session);
    return { errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
};

export const profileResolvers = {
  Mutation: { updateProfile, setPushPreference, registerDevice },
};
