import type { pl } from './messages.pl.ts';

/** Texts of the screen of tips, in English. */
export const en: Record<keyof typeof pl, string> = {
  'member.tips.title': 'Tips',
  'member.tips.subtitle': 'Tips of your plan, newest first',
  'member.tips.balance': 'Balance',
  'member.tips.yield': 'Yield',
  'member.tips.hitRate': 'Hit rate',
  'member.tips.hitsOf': '{won, number} of {sample, number}',
  'member.tips.staked': 'Staked',
  'member.tips.sample':
    'Settled from {from} to {to}, sample {count, plural, one {# tip} other {# tips}}, cancelled ones left out.',
  'member.tips.noLine': 'The chart will appear after the second settled tip.',
  'member.tips.emptyTitle': 'No tips yet',
  'member.tips.emptyReason': 'As soon as there is a tip of your plan, you will find it here.',
  'member.tips.forbiddenTitle': 'Tips come with the Standard plan',
  'member.tips.forbiddenReason': 'You have no plan that includes tips now.',
  'member.tips.kindForbiddenTitle': 'Your plan does not include these tips',
  'member.tips.kindForbiddenReason': 'Special tips come with the Pro plan, AI tips with the Premium plan.',
  'member.tips.linked': 'Tip of the link',
  'member.tips.linkMissing':
    '<b>There is no such tip.</b> The link is out of date or leads beyond your plan.',
  'member.tips.linkFailed': 'The tip of the link could not be loaded.',
  'member.tips.showList': 'Show the list',
  'member.tips.changed': '{title}: {status}',
};
