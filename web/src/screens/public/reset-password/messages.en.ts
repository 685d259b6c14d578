import type { pl } from './messages.pl.ts';

/** Texts of the screen for a forgotten password in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.resetPassword.heading': 'Forgotten your password?',
  'public.resetPassword.intro':
    'Enter the address of your account. We send a link where you set a new password.',
  'public.resetPassword.submit': 'Send the link',
  'public.resetPassword.signIn': 'Back to signing in',
  'public.resetPassword.toast': 'If the account exists, the link is on its way',
  'public.resetPassword.sentHeading': 'Check your mail',
  'public.resetPassword.sent':
    'If {email} has an account with us, a message comes with a link to set a new password. The link works for a short time and only once.',
  'public.resetPassword.again': 'Send to another address',
};
