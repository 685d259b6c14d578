import type { pl } from './messages.pl.ts';

/** Texts of the page of effectiveness in English; its words on method are in web/content. */
export const en: Record<keyof typeof pl, string> = {
  'public.effectiveness.heading': 'Our effectiveness',
  'public.effectiveness.sample': 'Sample',
  'public.effectiveness.tips': '{count, plural, one {# tip} other {# tips}}',
  'public.effectiveness.period': 'Period',
  'public.effectiveness.staked': 'Staked',
  'public.effectiveness.balance': 'Balance',
  'public.effectiveness.units': '{units} u',
  'public.effectiveness.interval': '95% interval',
  'public.effectiveness.fromTo': '{low} to {high} u',
  'public.effectiveness.wonLost': 'Won and lost',
  'public.effectiveness.wonAndLost': '{won} and {lost}',
  'public.effectiveness.noSeries': 'The chart will appear once there is something to draw.',
  'public.effectiveness.none': 'No tips are settled yet',
  'public.effectiveness.noneWhy': 'We will show the result after the first ones.',
  'public.effectiveness.failed': 'The result could not be loaded',
  'public.effectiveness.failedWhy': 'The server did not send these data just now. Try again in a moment.',
};
