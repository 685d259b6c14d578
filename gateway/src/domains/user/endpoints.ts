import { anything } from '../../kit/shape.ts';
import { toWire, withoutNulls } from '../../kit/wire.ts';
import { put } from '../../rest/endpoint.ts';
import type { PushKind, UpdateProfileInput } from '../__generated__/schema.ts';

export const pushFlags = {
  DROPINFO: 'want_dropinfo_push',
  AI_TIPS: 'want_chatgpt_tips_push',
  DEFAULT_TIPS: 'want_default_tips_push',
  SPECIAL_TIPS: 'want_special_tips_push',
} as const satisfies Record<PushKind, string>;

/** `version` is the version that an admin has read. */
type ProfileInput = UpdateProfileInput & { readonly version?: string | null };

/** Profile fields on the wire. */
export const toProfileData = (input: ProfileInput) => toWire(withoutNulls(input), { discordName: 'discord' });

/** The input's names of the profile fields that have others on the wire. */
export const profileNames = { discord: 'discordName' };

export type ProfileChange =
  | ReturnType<typeof toProfileData>
  | { readonly [Flag in (typeof pushFlags)[PushKind]]?: boolean };

export const userUpdateData = put('user.updateData', '/users/{id}/update_data.json', {
  body: ({ change }: { change: ProfileChange }) => ({ user: change }),
  decode: anything,
  fields: ['Mutation.updateProfile', 'Mutation.setPushPreference', 'Mutation.updateUser'],
});
