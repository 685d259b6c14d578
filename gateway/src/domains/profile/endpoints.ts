import { anything, shape } from '../../kit/shape.ts';
import { post, put } from '../../rest/endpoint.ts';
import { user } from '../user/shapes.ts';

/** What changes in a profile; what is absent stays as it is. */
export interface ProfileChange {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly discord?: string | undefined;
  readonly notes?: string | undefined;
  /** Which data an admin had read. */
  readonly version?: string | undefined;
  readonly want_dropinfo_push?: boolean;
  readonly want_chatgpt_tips_push?: boolean;
  readonly want_default_tips_push?: boolean;
  readonly want_special_tips_push?: boolean;
}

export const userUpdateData = put(
  'user.updateData',
  (args: { id: number; change: ProfileChange }) => `/users/${args.id}/update_data.json`,
  {
    body: ({ change }) => ({ user: change }),
    decode: shape({ user }),
    fields: ['Mutation.updateProfile', 'Mutation.setPushPreference', 'Mutation.updateUser'],
  },
);

export const deviceRegister = post('device.register', '/device_infos', {
  body: (args: { token: string; deviceType: string }) => ({
    token: args.token,
    device_type: args.deviceType,
  }),
  decode: anything,
  fields: ['Mutation.registerDevice'],
});
