import { boolean, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { user } from '../user/shapes.ts';

const userReply = shape({ data: user });

/** What opens an account. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly termsAccepted: boolean;
}

export const register = defineEndpoint({
  id: 'auth.register',
  method: 'POST',
  path: () => '/auth.json',
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
  cost: 1,
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

export const updateAccount = defineEndpoint({
  id: 'auth.update',
  method: 'PUT',
  path: () => '/auth.json',
  body: (args: AccountChange) =>
    'password' in args
      ? {
          current_password: args.currentPassword,
          password: args.password,
          password_confirmation: args.passwordConfirmation,
        }
      : { first_name: args.firstName, last_name: args.lastName, discord: args.discord },
  auth: 'user',
  decode: userReply,
  cost: 1,
  fields: ['Mutation.updateAccount', 'Mutation.updatePassword'],
});

export const requestPasswordReset = defineEndpoint({
  id: 'auth.password.request',
  method: 'POST',
  path: () => '/auth/password.json',
  body: (args: { email: string; redirectUrl: string }) => ({
    email: args.email,
    redirect_url: args.redirectUrl,
  }),
  auth: 'none',
  decode: shape({ success: boolean }),
  cost: 1,
  fields: ['Mutation.requestPasswordReset'],
});

/** Sets a password with a code from a message; the code stands in the body, and the reply carries new credentials. */
export const resetPassword = defineEndpoint({
  id: 'auth.password.reset',
  method: 'PUT',
  path: () => '/auth/password.json',
  body: (args: { code: string; password: string; passwordConfirmation: string }) => ({
    reset_password_token: args.code,
    password: args.password,
    password_confirmation: args.passwordConfirmation,
  }),
  auth: 'none',
  decode: userReply,
  cost: 1,
  fields: ['Mutation.resetPassword'],
});
