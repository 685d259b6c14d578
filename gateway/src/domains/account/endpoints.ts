import { anything } from '../../kit/shape.ts';
import { toWire, withoutNulls } from '../../kit/wire.ts';
import { post, put } from '../../rest/endpoint.ts';
import type {
  RegisterInput,
  ResetPasswordInput,
  UpdateAccountInput,
  UpdatePasswordInput,
} from '../__generated__/schema.ts';

export const register = post('auth.register', '/auth.json', {
  body: (input: RegisterInput) => ({ user: toWire(input, { termsAccepted: 'terms' }) }),
  auth: 'none',
  decode: anything,
  fields: ['Mutation.register'],
});

export const updateAccount = put('auth.update', '/auth.json', {
  body: (input: UpdateAccountInput | UpdatePasswordInput) =>
    toWire(withoutNulls(input), { discordName: 'discord' }),
  decode: anything,
  fields: ['Mutation.updateAccount', 'Mutation.updatePassword'],
});

export const requestPasswordReset = post('auth.password.request', '/auth/password.json', {
  body: (args: { email: string; redirectUrl: string }) => toWire(args),
  auth: 'none',
  decode: anything,
  fields: ['Mutation.requestPasswordReset'],
});

/** Sets a password with the code of an e-mail, sent in the body. The reply contains new credentials in its headers. */
export const resetPassword = put('auth.password.reset', '/auth/password.json', {
  body: (input: ResetPasswordInput) => toWire(input, { code: 'reset_password_token' }),
  auth: 'none',
  decode: anything,
  fields: ['Mutation.resetPassword'],
});
