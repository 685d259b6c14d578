import type { pl } from './messages.pl.ts';

/** Texts of the technical break in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.technicalBreak.text': 'We are having a technical break. Sorry for the trouble, see you soon!',
};
