import type { pl } from './messages.pl.ts';

/** Texts of the figures of payments, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.paymentStats.title': 'Payment statistics',
  'admin.paymentStats.list': 'List of payments',
  'admin.paymentStats.failed': 'The statistics of payments could not be read',
  'admin.paymentStats.emptyTitle': 'There is no payment yet',
  'admin.paymentStats.emptyReason': 'Statistics will be here after the first order.',
  'admin.paymentStats.nonePaid': 'Nothing is paid yet.',
  'admin.paymentStats.months': 'Income by month',
  'admin.paymentStats.sum': '{sum} in all',
  'admin.paymentStats.tick': 'PLN {amount, number}',
  'admin.paymentStats.chart':
    'Chart of the income of {months, plural, one {# month} other {# months}}; the best: {best}, {amount}',
  'admin.paymentStats.plans': 'Paid by plan',
  'admin.paymentStats.methods': 'Paid by method',
  'admin.paymentStats.statuses': 'All by status',
  'admin.paymentStats.month': 'Month',
  'admin.paymentStats.kind': 'Kind',
  'admin.paymentStats.payments': 'Payments',
  'admin.paymentStats.amount': 'Amount',
  'admin.paymentStats.method.P24': 'Przelewy24',
  'admin.paymentStats.method.BLIK': 'BLIK',
  'admin.paymentStats.method.other': 'Other',
};
