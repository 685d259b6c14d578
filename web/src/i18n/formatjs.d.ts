import type { MessageId } from './texts.ts';

declare global {
  /** Makes the compiler check message ids and the locale wherever react-intl is used. */
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'pl' | 'en';
    }
  }
}
