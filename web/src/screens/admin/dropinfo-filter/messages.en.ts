import type { pl } from './messages.pl.ts';

/** Texts of the form of a dropinfo filter for admins, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.newDropinfoFilter': 'New dropinfo filter',
  'admin.title.dropinfoFilter': 'Dropinfo filter',
  'admin.dropinfoFilter.terms': 'What the filter lets through',
  'admin.dropinfoFilter.name': 'Polish name',
  'admin.dropinfoFilter.nameEn': 'English name',
  'admin.dropinfoFilter.nameEnHelp': 'Without one the Polish name is shown in English too.',
  'admin.dropinfoFilter.sports': 'Sports',
  'admin.dropinfoFilter.sportsHelp': 'None chosen: all sports.',
  'admin.dropinfoFilter.leagues': 'Leagues',
  'admin.dropinfoFilter.leaguesChosen':
    '{count, plural, =0 {None chosen: all leagues.} one {# league chosen.} other {# leagues chosen.}}',
  'admin.dropinfoFilter.clear': 'Clear the choice of leagues',
  'admin.dropinfoFilter.search': 'Search for a league or country',
  'admin.dropinfoFilter.noLeague': 'No league fits.',
  'admin.dropinfoFilter.create': 'Create the filter',
  'admin.dropinfoFilter.save': 'Save the changes',
  'admin.dropinfoFilter.back': 'Back to the filters',
  'admin.dropinfoFilter.created': 'The filter has been created',
  'admin.dropinfoFilter.saved': 'The filter has been saved',
  'admin.dropinfoFilter.stale':
    'Somebody has changed this filter meanwhile. Load it anew and make your changes again.',
  'admin.dropinfoFilter.reload': 'Load anew',
  'admin.dropinfoFilter.missing': 'There is no such filter',
  'admin.dropinfoFilter.missingReason': 'Go back to the list and choose another.',
  'admin.dropinfoFilter.failed': 'The filter could not be loaded',
  'admin.dropinfoFilter.fault.BLANK': 'Enter a name',
  'admin.dropinfoFilter.fault.TOO_LONG': 'A name can have at most 60 characters',
  'admin.dropinfoFilter.fault.INVALID': 'This cannot be saved',
  'admin.dropinfoFilter.fault.UNKNOWN': 'Some of the choice is no longer there. Load the page anew',
};
