import type { pl } from './messages.pl.ts';

/** Texts of one typer's commissions, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.commission': 'Commissions of a typer',
  'admin.commission.all': 'All commissions',
  'admin.commission.months': 'Commissions: {typer}',
  'admin.commission.tips': 'Tips: {month}',
  'admin.commission.noTips': 'There are no tips in this month',
  'admin.commission.noTipsReason': 'Choose another month in the table.',
  'admin.commission.missing': 'There are no such commissions',
  'admin.commission.missingReason': 'This person has added no tips or runs the service.',
};
