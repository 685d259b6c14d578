import { createIntl } from 'react-intl';
import { en as adminEn } from '../app/i18n/admin.en.ts';
import { pl as adminPl } from '../app/i18n/admin.pl.ts';
import { en } from '../app/i18n/en.ts';
import { pl } from '../app/i18n/pl.ts';

/** The app's Polish texts, without waiting for their chunk. */
export const polish = createIntl({ locale: 'pl', defaultLocale: 'en-US', messages: { ...pl, ...adminPl } });

/** The app's English texts. */
export const english = createIntl({ locale: 'en', defaultLocale: 'en-US', messages: { ...en, ...adminEn } });
