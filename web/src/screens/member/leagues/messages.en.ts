import type { pl } from './messages.pl.ts';

/** Texts of the list of leagues, in English. */
export const en: Record<keyof typeof pl, string> = {
  'member.leagues.title': 'Statistics',
  'member.leagues.subtitle':
    'Choose a league. Autofilters look at active leagues, and favourites are on your dashboard.',
  'member.leagues.scope': 'Leagues',
  'member.leagues.scope.all': 'All',
  'member.leagues.scope.active': 'Active',
  'member.leagues.scope.favourite': 'Favourite',
  'member.leagues.search': 'Search league or country',
  'member.leagues.columnLeague': 'League',
  'member.leagues.columnSeason': 'Season',
  'member.leagues.columnActive': 'Active',
  'member.leagues.columnFavourite': 'Favourite',
  'member.leagues.emptyTitle': 'There is no league yet',
  'member.leagues.emptyReason': 'Leagues appear here once data have been read in.',
  'member.leagues.none.active': 'You have no active leagues',
  'member.leagues.noneReason.active': 'Switch a league on, and autofilters begin to look at it.',
  'member.leagues.none.favourite': 'You have no favourite leagues',
  'member.leagues.noneReason.favourite': 'Mark a league with a star to find it here and on the dashboard.',
  'member.leagues.none.search': 'No league fits “{search}”',
  'member.leagues.noneReason.search': 'The search looks at names of leagues and countries.',
  'member.leagues.showAll': 'Show all leagues',
  'member.leagues.failedTitle': 'The leagues could not be read',
};
