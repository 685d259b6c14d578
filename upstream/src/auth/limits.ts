import type { Limit } from './attempt-limit.ts';

const minute = 60_000;

/** Wrong passwords of one address at sign-in, whether or not an account has it. */
export const signInLimit: Limit = {
  name: 'sign-in',
  most: 10,
  within: 15 * minute,
  closedFor: 15 * minute,
};

/** Wrong current passwords given by one signed-in user; apart from sign-in, so that strangers cannot use it up. */
export const currentPasswordLimit: Limit = { ...signInLimit, name: 'current-password' };

/** Mails with a code for a new password to one address, whether or not an account has it. */
export const resetMailLimit: Limit = {
  name: 'reset-mail',
  most: 5,
  within: 60 * minute,
  closedFor: 60 * minute,
};
