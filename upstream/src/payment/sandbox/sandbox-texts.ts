import type { Language } from '../../http/language.ts';

/** What the pages of the sandbox say. */
export interface SandboxTexts {
  title: string;
  test: string;
  explanation: string;
  what: string;
  amount: string;
  method: string;
  methods: { p24: string; blik: string };
  pay: string;
  refuse: string;
  unknownTitle: string;
  unknown: string;
  expiredTitle: string;
  expired: string;
  again: string;
}

/** By language. */
export const sandboxTexts: Record<Language, SandboxTexts> = {
  pl: {
    title: 'Bank testowy',
    test: 'TO JEST TEST',
    explanation:
      'Nie pobieramy żadnych pieniędzy. Ta strona zastępuje bank, dopóki nie skonfigurowano płatności.',
    what: 'Zamówienie',
    amount: 'Kwota',
    method: 'Metoda',
    methods: { p24: 'Przelewy24', blik: 'BLIK' },
    pay: 'Zapłać (test)',
    refuse: 'Odrzuć płatność',
    unknownTitle: 'Nie ma takiej płatności',
    unknown: 'Adres jest niepełny lub płatność nie istnieje.',
    expiredTitle: 'Strona straciła ważność',
    expired: 'Otwórz płatność ponownie, żeby ją potwierdzić. Nic nie zostało pobrane.',
    again: 'Otwórz ponownie',
  },
  en: {
    title: 'Test bank',
    test: 'THIS IS A TEST',
    explanation: 'No money is taken. This page stands in for a bank until payments are configured.',
    what: 'Order',
    amount: 'Amount',
    method: 'Method',
    methods: { p24: 'Przelewy24', blik: 'BLIK' },
    pay: 'Pay (test)',
    refuse: 'Refuse the payment',
    unknownTitle: 'There is no such payment',
    unknown: 'The address is incomplete or the payment does not exist.',
    expiredTitle: 'The page has expired',
    expired: 'Open the payment again to confirm it. Nothing was taken.',
    again: 'Open again',
  },
};
