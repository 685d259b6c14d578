import type { pl } from './messages.pl.ts';

/** Texts of the screen of tips with a quality value, in English. */
export const en: Record<keyof typeof pl, string> = {
  'member.quality.title': 'GOQ',
  'member.quality.subtitle': 'Tips with a quality value, newest first',
  'member.quality.least': 'Quality at least',
  'member.quality.from': 'Created from',
  'member.quality.before': 'Created before',
  'member.quality.emptyTitle': 'No tips with a quality value yet',
  'member.quality.emptyReason': 'As soon as an author rates a tip, you will find it here.',
  'member.quality.forbiddenTitle': 'GOQ comes with Premium and VIP for 6 or 12 months',
  'member.quality.forbiddenReason': 'Your plan does not include tips with a quality value.',
};
