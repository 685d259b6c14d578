import type { pl } from './messages.pl.ts';

/** Texts of the screen for a new password in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.newPassword.heading': 'Set a new password',
  'public.newPassword.password': 'New password',
  'public.newPassword.repeated': 'Repeat the new password',
  'public.newPassword.submit': 'Save the new password',
  'public.newPassword.short': 'The new password is too short, 6 characters at least',
  'public.newPassword.codeInvalid': 'This link has expired or has been used. Ask for a new one.',
  'public.newPassword.another': 'Send a new link',
  'public.newPassword.done': 'The new password is saved',
};
