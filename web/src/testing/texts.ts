import { createIntl } from 'react-intl';
import { pl } from '../app/i18n/pl.ts';

/** The app's Polish texts, without waiting for their chunk. */
export const polish = createIntl({ locale: 'pl', defaultLocale: 'en-US', messages: pl });
