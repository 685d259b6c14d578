import type { pl } from './messages.pl.ts';

/** Texts of the page for unknown addresses in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.notFound.heading': 'No such page',
  'public.notFound.text': 'The address is wrong, or the page has moved.',
  'public.notFound.home': 'Go to the home page',
};
