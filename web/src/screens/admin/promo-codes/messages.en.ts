import type { pl } from './messages.pl.ts';

/** Texts of the admins' list of promo codes, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.promoCodes.title': 'Promo codes',
  'admin.promoCodes.new': 'New code',
  'admin.promoCodes.failed': 'The promo codes could not be read',
  'admin.promoCodes.emptyTitle': 'There is no promo code yet',
  'admin.promoCodes.emptyReason': 'Add the first one with “New code”.',
  'admin.promoCodes.code': 'Code',
  'admin.promoCodes.percent': 'Reduction',
  'admin.promoCodes.state': 'State',
  'admin.promoCodes.validity': 'Validity',
  'admin.promoCodes.uses': 'Uses',
  'admin.promoCodes.action': 'Action',
  'admin.promoCodes.state.active': 'active',
  'admin.promoCodes.state.planned': 'planned',
  'admin.promoCodes.state.over': 'over',
  'admin.promoCodes.state.disabled': 'disabled',
  'admin.promoCodes.from': 'from {moment}',
  'admin.promoCodes.until': 'until {moment}',
  'admin.promoCodes.endless': 'without an end',
  'admin.promoCodes.disable': 'Disable',
  'admin.promoCodes.disableCode': 'Disable the code {code}',
  'admin.promoCodes.disableTitle': 'Disable the code {code}?',
  'admin.promoCodes.disableText':
    'Nobody can use it any more. Orders that were made keep their price. This cannot be undone.',
  'admin.promoCodes.disabled': 'The code {code} is disabled',
};
