import type { pl } from './messages.pl.ts';

/** Texts of the sign-in screen in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.login.heading': 'Sign in',
  'public.login.submit': 'Sign in',
  'public.login.register': 'Create an account',
  'public.login.forgotten': 'I have forgotten my password',
  'public.login.refused': 'Wrong e-mail or password',
  'public.login.done': 'You are signed in',
};
