import { boolean, shape } from '../../kit/shape.ts';
import { post, put } from '../../rest/endpoint.ts';
import { user } from '../user/shapes.ts';

const userReply = shape({ data: user });

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly termsAccepted: boolean;
}

export const register = post('auth.register', '/auth.json', {
  body: (args: Registration) => ({
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

/** What changes an account: its password with the one so far, or data; what is absent stays as it is. */
export type AccountChange =
  | { readonly currentPassword: string; readonly password: string; readonly passwordConfirmation: string }
  | {
      readonly firstName?: string | undefined;
      readonly lastName?: string | undefined;
      readonly discord?: string | undefined;
    };

export const updateAccount = put('auth.update', '/auth.json', {
  body: (args: AccountChange) =>
    'password' in args
      ? {
          current_password: args.currentPassword,
          password: args.password,
          password_confirmation: args.passwordConfirmation,
        }
      : { first_name: args.firstName, last_name: args.lastName, discord: args.discord },
  decode: userReply,
  fields: ['Mutation.updateAccount', 'Mutation.updatePassword'],
});

export const requestPasswordReset = post('auth.password.request', '/auth/password.json', {
  body: (args: { email: string; redirectUrl: string }) => ({
    email: args.email,
    redirect_url: args.redirectUrl,
  }),
  auth: 'none',
  decode: shape({ success: boolean }),
  fields: ['Mutation.requestPasswordReset'],
});

/** Sets a password with a code from a message; the code stands in the body, and the reply carries new credentials. */
export const resetPassword = put('auth.password.reset', '/auth/password.json', {
  body: (args: { code: string; password: string; passwordConfirmation: string }) => ({
    reset_password_token: args.code,
    password: args.password,
    password_confirmation: args.passwordConfirmation,
  }),
  auth: 'none',
  decode: userReply,
  fields: ['Mutation.resetPassword'],
});
