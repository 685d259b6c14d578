import type { pl } from './messages.pl.ts';

/** Texts of the error page in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.error.text': 'This could not be finished. Try once more.',
  'public.error.textSupport': 'This could not be finished. Try once more, or write to {email}.',
  'public.error.home': 'Go to the home page',
};
