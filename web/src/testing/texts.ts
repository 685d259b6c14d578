import { loadTexts } from '../i18n/texts.ts';

/** The app's Polish texts, without waiting for their chunk. */
export const polish = await loadTexts('pl', 'admin');

/** The app's English texts. */
export const english = await loadTexts('en', 'admin');
