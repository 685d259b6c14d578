import type { pl } from './messages.pl.ts';

/** Texts of the admins' list of plans, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.plans.title': 'Plans',
  'admin.plans.subtitle': 'A change of price, sale or limit is in the offer at once.',
  'admin.plans.failed': 'The plans could not be read',
  'admin.plans.emptyTitle': 'There is no plan',
  'admin.plans.emptyReason': 'The offer is empty.',
  'admin.plans.plan': 'Plan',
  'admin.plans.price': 'Price',
  'admin.plans.once': 'once',
  'admin.plans.monthly': 'a month',
  'admin.plans.sale': 'Sale',
  'admin.plans.saleOn': '{percent}, on',
  'admin.plans.saleOff': '{percent}, not on',
  'admin.plans.places': 'Places taken',
  'admin.plans.soldUntil': 'On sale',
  'admin.plans.soldTo': 'until {date}',
  'admin.plans.soldOver': 'ended {date}',
  'admin.plans.endless': 'without an end',
};
