import type { Language } from '../http/language.ts';

/** Orders of names as readers of each language expect them; the embedded database has no such orders. */
const collators = { pl: new Intl.Collator('pl'), en: new Intl.Collator('en') };

/** Compares names as readers of a language expect. */
export const compareNames = (language: Language) => collators[language].compare;
