import { anything, shape } from '../../kit/shape.ts';
import { wireName } from '../../kit/wire.ts';
import { post, put } from '../../rest/endpoint.ts';
import type { PushKind, RegisterDeviceInput, UpdateProfileInput } from '../__generated__/schema.ts';
import { user } from '../user/shapes.ts';

export const pushFlags = {
  DROPINFO: 'want_dropinfo_push',
  AI_TIPS: 'want_chatgpt_tips_push',
  DEFAULT_TIPS: 'want_default_tips_push',
  SPECIAL_TIPS: 'want_special_tips_push',
} as const satisfies Record<PushKind, string>;

/** Profile fields on the wire; undefined leaves a field unchanged. */
export const toProfileData = ({ firstName, lastName, discord, notes }: UpdateProfileInput) => ({
  first_name: firstName ?? undefined,
  last_name: lastName ?? undefined,
  discord: discord ?? undefined,
  notes: notes ?? undefined,
});

/** `version` is the version that an admin has read. */
export type ProfileChange = Partial<ReturnType<typeof toProfileData>> & {
  readonly version?: string | undefined;
} & { readonly [Flag in (typeof pushFlags)[PushKind]]?: boolean };

export const userUpdateData = put('user.updateData', '/users/{id}/update_data.json', {
  body: ({ change }: { change: ProfileChange }) => ({ user: change }),
  decode: shape({ user }),
  fields: ['Mutation.updateProfile', 'Mutation.setPushPreference', 'Mutation.updateUser'],
});

export const deviceRegister = post('device.register', '/device_infos', {
  body: ({ token, deviceType }: RegisterDeviceInput) => ({ token, device_type: wireName(deviceType) }),
  decode: anything,
  fields: ['Mutation.registerDevice'],
});
