import type { Limit } from './attempt-limit.ts';

const minute = 60_000;

/** Wrong passwords that one client address gives for one e-mail address, whether or not an account has it. */
export const signInLimit: Limit = { name: 'sign-in', max: 10, within: 15 * minute, closedFor: 15 * minute };

/** Wrong passwords for one e-mail address from everywhere; beyond it each attempt waits, and none is refused. */
export const slowSignInLimit: Limit = { ...signInLimit, name: 'slow-sign-in', max: 30 };

/** How long an attempt beyond `slowSignInLimit` waits, in milliseconds. */
export const slowSignInMs = 1_000;

/** Wrong current passwords given by one signed-in user; apart from sign-in, so that strangers cannot use it up. */
export const currentPasswordLimit: Limit = { ...signInLimit, name: 'current-password' };

/** Mails with a code for a new password that one client address asks for one e-mail address, whether or not an account has it. */
export const resetMailLimit: Limit = {
  name: 'reset-mail',
  max: 5,
  within: 60 * minute,
  closedFor: 60 * minute,
};

/** Such mails to one e-mail address, whoever asks; beyond it none is sent, and the code of the newest stays good. */
export const allResetMailsLimit: Limit = { ...resetMailLimit, name: 'all-reset-mails', max: 20 };
