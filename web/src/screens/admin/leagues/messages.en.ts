import type { pl } from './messages.pl.ts';

/** Texts of the list of leagues in the admin area, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.leagues': 'All leagues',
  'admin.leagues.subtitle':
    'Turn editing on where match statistics are filled in by hand. Matches that lack some then wait in a list.',
  'admin.leagues.filter': 'Statistics editing',
  'admin.leagues.filter.all': 'All',
  'admin.leagues.filter.open': 'On',
  'admin.leagues.filter.closed': 'Off',
  'admin.leagues.search': 'Search league or country',
  'admin.leagues.columnLeague': 'League',
  'admin.leagues.columnEditable': 'Editing',
  'admin.leagues.editable': 'Edit statistics: {name}',
  'admin.leagues.missing': 'Matches without statistics',
  'admin.leagues.changed': 'The settings for editing statistics have been changed',
  'admin.leagues.unchanged': 'The settings could not be changed. They are as before',
  'admin.leagues.empty': 'There is no league yet',
  'admin.leagues.emptyReason': 'Import a season from the data provider, and its league appears here.',
  'admin.leagues.none': 'No league fits',
  'admin.leagues.noneReason': 'The search looks at names of leagues and countries, within the filter.',
  'admin.leagues.showAll': 'Show all leagues',
  'admin.leagues.failed': 'The leagues could not be read',
};
