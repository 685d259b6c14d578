import type { pl as admin } from './admin.pl.ts';
import type { pl } from './pl.ts';

declare global {
  /** Makes the compiler check message ids and the locale wherever react-intl is used. */
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof pl | keyof typeof admin;
    }
    interface IntlConfig {
      locale: 'pl' | 'en';
    }
  }
}
