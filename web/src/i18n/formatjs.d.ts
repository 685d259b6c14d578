import type { MessageId } from './texts.ts';

declare global {
  /** Makes the compiler check message ids and locales that are passed to react-intl. */
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'pl' | 'en';
    }
  }
}
