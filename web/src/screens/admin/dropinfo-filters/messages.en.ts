import type { pl } from './messages.pl.ts';

/** Texts of the list of dropinfo filters for admins, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.dropinfoFilters': 'Dropinfo filters',
  'admin.dropinfoFilters.subtitle': 'Users choose from them in this order. "All" always comes first.',
  'admin.dropinfoFilters.new': 'New filter',
  'admin.dropinfoFilters.place': 'No.',
  'admin.dropinfoFilters.name': 'Name',
  'admin.dropinfoFilters.nameEn': 'English name',
  'admin.dropinfoFilters.scope': 'Scope',
  'admin.dropinfoFilters.actions': 'Actions',
  'admin.dropinfoFilters.everything': 'everything',
  'admin.dropinfoFilters.sports': '{count, plural, one {# sport} other {# sports}}',
  'admin.dropinfoFilters.leagues': '{count, plural, one {# league} other {# leagues}}',
  'admin.dropinfoFilters.up': 'Move up: {name}',
  'admin.dropinfoFilters.down': 'Move down: {name}',
  'admin.dropinfoFilters.edit': 'Edit the filter: {name}',
  'admin.dropinfoFilters.moved': '{name}: place {place}',
  'admin.dropinfoFilters.emptyTitle': 'There is no filter yet',
  'admin.dropinfoFilters.emptyReason': 'Without filters users see all falls at once.',
  'admin.dropinfoFilters.failed': 'The filters could not be loaded',
};
