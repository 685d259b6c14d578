import type { pl } from './messages.pl.ts';

/** Notifications on this device, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.push.label.dropinfo': 'Notifications of odds drops',
  'shared.push.label.aiTips': 'Notifications of AI tips',
  'shared.push.label.defaultTips': 'Notifications of standard tips',
  'shared.push.label.specialTips': 'Notifications of special tips',
  'shared.push.on': 'Notifications are on',
  'shared.push.onElsewhere': 'Notifications are on, but not on this device',
  'shared.push.off': 'Notifications are off',
  'shared.push.failed': 'The notifications could not be changed',
  'shared.push.silent': 'This device will show none: the browser does not let it.',
};
