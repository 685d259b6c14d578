/** Texts of the figures of payments, in Polish. */
export const pl = {
  'admin.paymentStats.title': 'Statystyki płatności',
  'admin.paymentStats.list': 'Lista płatności',
  'admin.paymentStats.failed': 'Nie udało się wczytać statystyk płatności',
  'admin.paymentStats.emptyTitle': 'Nie ma jeszcze żadnej płatności',
  'admin.paymentStats.emptyReason': 'Statystyki pojawią się po pierwszym zamówieniu.',
  'admin.paymentStats.nonePaid': 'Nic jeszcze nie opłacono.',
  'admin.paymentStats.months': 'Wpływy według miesięcy',
  'admin.paymentStats.sum': 'razem {sum}',
  'admin.paymentStats.tick': '{amount, number} zł',
  'admin.paymentStats.chart':
    'Wykres wpływów z {months, plural, one {# miesiąca} few {# miesięcy} many {# miesięcy} other {# miesiąca}}; najlepszy: {best}, {amount}',
  'admin.paymentStats.plans': 'Opłacone według pakietów',
  'admin.paymentStats.methods': 'Opłacone według metod',
  'admin.paymentStats.statuses': 'Wszystkie według statusu',
  'admin.paymentStats.month': 'Miesiąc',
  'admin.paymentStats.kind': 'Rodzaj',
  'admin.paymentStats.payments': 'Płatności',
  'admin.paymentStats.amount': 'Kwota',
  'admin.paymentStats.method.P24': 'Przelewy24',
  'admin.paymentStats.method.BLIK': 'BLIK',
  'admin.paymentStats.method.other': 'Inna',
} as const;
