import type { pl } from './messages.pl.ts';

/** Texts about payments that several screens share, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.payment.length': '{months, plural, one {# month} other {# months}}',
  'shared.payment.tryAgain': 'Try again',
  'shared.payment.status.done': 'paid',
  'shared.payment.status.pending': 'pending',
  'shared.payment.status.cancelled': 'cancelled',
  'shared.payment.status.failed': 'failed',
  'shared.payment.status.expired': 'expired',
  'shared.payment.status.held': 'under review',
  'shared.payment.status.unknown': '{status}',
  'shared.payment.status.missing': 'unknown',
};
