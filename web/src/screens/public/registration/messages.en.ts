import type { pl } from './messages.pl.ts';

/** Texts of the registration screen in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.registration.heading': 'Create an account',
  'public.registration.cartWaits': 'Your cart is waiting. You get back to it right after registering.',
  'public.registration.terms':
    'I accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>, and I am at least 18 years old',
  'public.registration.submit': 'Create an account',
  'public.registration.signIn': 'You have an account? Sign in',
  'public.registration.emailTaken': 'This address has an account. Sign in or set a new password',
  'public.registration.termsNeeded': 'Accept the terms to create an account',
  'public.registration.done': 'Your account is ready',
};
