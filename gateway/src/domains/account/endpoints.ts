import { anything, shape } from '../../kit/shape.ts';
import { post, put } from '../../rest/endpoint.ts';
import type {
  RegisterInput,
  ResetPasswordInput,
  UpdateAccountInput,
  UpdatePasswordInput,
} from '../__generated__/schema.ts';
import { user } from '../user/shapes.ts';

const userReply = shape({ data: user });

export const register = post('auth.register', '/auth.json', {
  body: (args: RegisterInput) => ({
    user: {
      email: args.email,
      password: args.password,
      password_confirmation: args.passwordConfirmation,
      terms: args.termsAccepted,
    },
  }),
  auth: 'none',
  decode: userReply,
  fields: ['Mutation.register'],
});

export const updateAccount = put('auth.update', '/auth.json', {
  body: (args: UpdateAccountInput | UpdatePasswordInput) =>
    'password' in args
      ? {
          current_password: args.currentPassword,
          password: args.password,
          password_confirmation: args.passwordConfirmation,
        }
      : {
          first_name: args.firstName ?? undefined,
          last_name: args.lastName ?? undefined,
          discord: args.discord ?? undefined,
        },
  decode: userReply,
  fields: ['Mutation.updateAccount', 'Mutation.updatePassword'],
});

export const requestPasswordReset = post('auth.password.request', '/auth/password.json', {
  body: (args: { email: string; redirectUrl: string }) => ({
    email: args.email,
    redirect_url: args.redirectUrl,
  }),
  auth: 'none',
  decode: anything,
  fields: ['Mutation.requestPasswordReset'],
});

/** Sets a password with the code of an e-mail, sent in the body. The reply contains new credentials. */
export const resetPassword = put('auth.password.reset', '/auth/password.json', {
  body: (args: ResetPasswordInput) => ({
    reset_password_token: args.code,
    password: args.password,
    password_confirmation: args.passwordConfirmation,
  }),
  auth: 'none',
  decode: userReply,
  fields: ['Mutation.resetPassword'],
});
