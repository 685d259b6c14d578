import type { pl } from './messages.pl.ts';

/** Words for leagues wherever they stand, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.league.favourite': 'Favourite: {name}',
  'shared.league.active': 'Active: {name}',
  'shared.league.error': 'error',
  'shared.league.unchanged': 'The change could not be saved. The league’s settings are as before.',
  'shared.league.forbiddenTitle': 'Statistics come with Standard and up',
  'shared.league.forbiddenReason': 'Your plan does not include statistics of leagues and matches.',
  'shared.league.seePlans': 'See the plans',
};
