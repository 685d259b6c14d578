import type { pl } from './messages.pl.ts';

/** Texts of the sign-in screen in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.login.heading': 'Sign in',
  'public.login.email': 'E-mail address',
  'public.login.password': 'Password',
  'public.login.show': 'Show the password',
  'public.login.hide': 'Hide the password',
  'public.login.submit': 'Sign in',
  'public.login.emailBlank': 'Enter your e-mail address',
  'public.login.emailInvalid': 'This does not look like an e-mail address',
  'public.login.passwordBlank': 'Enter your password',
  'public.login.refused': 'Wrong e-mail or password',
  'public.login.expired': 'The page has expired. Try once more',
  'public.login.done': 'You are signed in',
};
