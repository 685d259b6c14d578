import type { pl } from './messages.pl.ts';

/** Texts of the admins' list of payments, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.payments.title': 'Payments',
  'admin.payments.search': 'Search by e-mail, name or number',
  'admin.payments.stats': 'Payment statistics',
  'admin.payments.filters': 'Which to show',
  'admin.payments.filter.all': 'All',
  'admin.payments.filter.pending': 'Pending',
  'admin.payments.filter.held': 'Under review',
  'admin.payments.filter.done': 'Paid',
  'admin.payments.filter.cancelled': 'Cancelled',
  'admin.payments.filter.failed': 'Failed',
  'admin.payments.filter.expired': 'Expired',
  'admin.payments.noneOfFilter': 'There are no such payments',
  'admin.payments.payer': 'Payer',
  'admin.payments.plan': 'Plan',
  'admin.payments.amount': 'Amount',
  'admin.payments.status': 'Status',
  'admin.payments.created': 'Ordered',
  'admin.payments.paid': 'Paid',
  'admin.payments.failed': 'The payments could not be read',
  'admin.payments.held': 'Payments under review',
  'admin.payments.heldText':
    'Their money has reached us, or may have, and the order could not be honoured. Decide about each: start the plan or give the money back.',
  'admin.payments.emptyTitle': 'There is no payment yet',
  'admin.payments.emptyReason': 'The first one will be here once somebody orders a plan.',
  'admin.payments.noneTitle': 'No payment for “{search}”',
  'admin.payments.noneReason':
    'Any part of the address and names is looked for, or the whole number of a payment.',
  'admin.payments.showAll': 'Show all',
};
