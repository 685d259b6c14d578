import type { pl } from './messages.pl.ts';

/** Texts of a single payment in English. */
export const en: Record<keyof typeof pl, string> = {
  'member.singlePayment.title': 'Payment',
  'member.singlePayment.facts': 'Details of the payment',
  'member.singlePayment.status': 'Status',
  'member.singlePayment.amount': 'Amount',
  'member.singlePayment.plan': 'Plan',
  'member.singlePayment.months': 'Length',
  'member.singlePayment.discord': 'Discord server',
  'member.singlePayment.yes': 'yes',
  'member.singlePayment.no': 'no',
  'member.singlePayment.method': 'Method',
  'member.singlePayment.method.P24': 'Przelewy24',
  'member.singlePayment.method.BLIK': 'BLIK',
  'member.singlePayment.createdAt': 'Ordered',
  'member.singlePayment.payableUntil': 'Pay by',
  'member.singlePayment.paidAt': 'Paid',
  'member.singlePayment.number': 'Number',
  'member.singlePayment.pay': 'Pay now',
  'member.singlePayment.history': 'Payment history',
  'member.singlePayment.missingTitle': 'There is no such payment',
  'member.singlePayment.missingReason': 'Check the address, or the account that you are signed in to.',
};
