import type { pl } from './messages.pl.ts';

/** Texts of the commissions of typers, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.commissions': 'Commissions of typers',
  'admin.commissions.subtitle':
    'By the results of the tips played in a month. A month without profit brings no commission and takes nothing away.',
  'admin.commissions.search': 'Search typer',
  'admin.commissions.month': 'Month',
  'admin.commissions.everyMonth': 'Every month',
  'admin.commissions.typer': 'Typer',
  'admin.commissions.tips': 'Tips',
  'admin.commissions.results': 'Won – lost',
  'admin.commissions.stake': 'Stakes',
  'admin.commissions.profit': 'Profit',
  'admin.commissions.amount': 'Commission',
  'admin.commissions.wonLost': '{won, number} – {lost, number}',
  'admin.commissions.pending': '{count, plural, one {# pending} other {# pending}}',
  'admin.commissions.cancelled': '{count, plural, one {# cancelled} other {# cancelled}}',
  'admin.commissions.sum': '{amount} in all',
  'admin.commissions.failed': 'The commissions could not be loaded',
  'admin.commissions.empty': 'There are no commissions yet',
  'admin.commissions.emptyReason': 'They appear once a typer has added a tip.',
  'admin.commissions.none': 'Nothing matches',
  'admin.commissions.noneReason': 'No such typer had tips in this month.',
};
