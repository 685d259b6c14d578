import { loadTexts } from '../i18n/texts.ts';

export const polish = await loadTexts('pl', 'admin');

export const english = await loadTexts('en', 'admin');
