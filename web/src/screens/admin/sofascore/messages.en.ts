import type { pl } from './messages.pl.ts';

/** Texts of the import from the data provider, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.import': 'Import from the provider',
  'admin.title.importCategory': 'The provider’s tournaments',
  'admin.title.importTournament': 'The provider’s seasons',
  'admin.import.categories': 'Choose a country or region, then a tournament and a season.',
  'admin.import.tournaments': 'Choose the tournament of which you want to import a season.',
  'admin.import.seasons':
    'An import stores teams, matches, statistics, line-ups and incidents. Repeated, it adds to what is here.',
  'admin.import.allCategories': 'All countries and regions',
  'admin.import.searchCategory': 'Search country or region',
  'admin.import.searchTournament': 'Search tournament',
  'admin.import.searchSeason': 'Search season',
  'admin.import.none': 'Nothing fits “{search}”',
  'admin.import.noneReason': 'The search looks at the names of this list.',
  'admin.import.empty': 'The provider offers nothing here',
  'admin.import.emptyReason': 'If this is the import’s first page, no data provider is set.',
  'admin.import.failed': 'The provider’s offer could not be read',
  'admin.import.fault.unreachable': 'The data provider does not answer. Try again in a few minutes.',
  'admin.import.fault.refused':
    'The data provider refused access. Trying again will not help; look at the provider’s settings.',
  'admin.import.fault.rateLimited': 'The data provider asks for fewer requests. Wait a few minutes.',
  'admin.import.fault.unreadable': 'The provider’s data are cut off or of an unknown shape.',
  'admin.import.fault.unknown':
    'The data provider does not know this. Go back to the list and choose it again.',
  'admin.import.fault.empty': 'The provider has no matches of this season. Nothing was stored.',
  'admin.import.fault.gone': 'The provider does not offer this season any more. Nothing was stored.',
  'admin.import.known': 'in the service',
  'admin.import.openLeague': 'Open the league',
  'admin.import.openLeagueOf': 'Open the league: {name}',
  'admin.import.activate': 'Import',
  'admin.import.activateOf': 'Import: {name}',
  'admin.import.update': 'Update',
  'admin.import.updateOf': 'Update: {name}',
  'admin.import.confirm': 'Import {name}?',
  'admin.import.confirmText':
    'An import may take minutes. The whole season is stored or nothing; what is stored cannot be undone from here.',
  'admin.import.running': 'Importing: {name}',
  'admin.import.runningFor':
    'It has run for {time}. You may leave this page: the import goes on at the server.',
  'admin.import.done': 'Imported: {name}',
  'admin.import.counts':
    'The season {season} has {matches, plural, one {# match} other {# matches}} now; played: {played}, new: {added}.',
  'admin.import.leagueSettings': 'Settings for editing statistics',
  'admin.import.notImported': 'Not imported: {name}',
  'admin.import.nothingStored': 'Nothing was stored.',
  'admin.import.cut': 'Nobody can tell whether this was imported: {name}',
  'admin.import.cutText':
    'The answer did not arrive, and the import may have ended at the server. Trying again is safe: it joins a running import or brings the season up to date.',
};
