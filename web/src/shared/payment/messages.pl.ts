/** Texts about payments that several screens share, in Polish. */
export const pl = {
  'shared.payment.length':
    '{months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}',
  'shared.payment.tryAgain': 'Spróbuj ponownie',
  'shared.payment.status.done': 'opłacona',
  'shared.payment.status.pending': 'oczekuje',
  'shared.payment.status.cancelled': 'anulowana',
  'shared.payment.status.failed': 'nieudana',
  'shared.payment.status.expired': 'wygasła',
  'shared.payment.status.held': 'do wyjaśnienia',
  'shared.payment.status.unknown': '{status}',
  'shared.payment.status.missing': 'nieznana',
} as const;
