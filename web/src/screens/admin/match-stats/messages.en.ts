import type { pl } from './messages.pl.ts';

/** Texts of the list of matches that lack statistics, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.matchStats': 'Matches without statistics',
  'admin.matchStats.subtitle':
    'Finished matches of leagues open to edits that lack something. Tables and windows follow a save at once.',
  'admin.matchStats.league': 'League',
  'admin.matchStats.allLeagues': 'All that are open to edits',
  'admin.matchStats.count.goals': 'goals',
  'admin.matchStats.count.shots': 'shots',
  'admin.matchStats.count.shotsOnGoal': 'shots on goal',
  'admin.matchStats.count.yellowCards': 'yellow cards',
  'admin.matchStats.count.redCards': 'red cards',
  'admin.matchStats.count.corners': 'corners',
  'admin.matchStats.count.fouls': 'fouls',
  'admin.matchStats.missing': 'Missing: {counts}',
  'admin.matchStats.complete': 'complete',
  'admin.matchStats.noReferee': 'referee not known',
  'admin.matchStats.edit': 'Fill in',
  'admin.matchStats.editOf': 'Fill in: {match}',
  'admin.matchStats.close': 'Close',
  'admin.matchStats.field': '{count}, {team}',
  'admin.matchStats.help': 'A blank field says that the number is not known. Goals are needed.',
  'admin.matchStats.save': 'Save statistics',
  'admin.matchStats.saved': 'The match’s statistics are saved',
  'admin.matchStats.fault.blank': 'Give a number',
  'admin.matchStats.fault.invalid': 'A number from 0 to {most}',
  'admin.matchStats.fault.tooMany': 'More than the shots',
  'admin.matchStats.referee': 'Referee',
  'admin.matchStats.saveReferee': 'Save referee',
  'admin.matchStats.refereeSaved': 'The referee is saved',
  'admin.matchStats.refereeInvalid': 'This name cannot be saved',
  'admin.matchStats.stale':
    'Somebody has changed this match meanwhile. Nothing was saved. Read the current data and fix what is missing.',
  'admin.matchStats.notEditable':
    'This match cannot be edited now: its league is closed to edits, or it is not over.',
  'admin.matchStats.unread': 'The current data could not be read. Try once more.',
  'admin.matchStats.takeOver': 'Read the current data',
  'admin.matchStats.empty': 'No match lacks statistics',
  'admin.matchStats.emptyReason': 'Finished matches of leagues whose statistics are open to edits come here.',
  'admin.matchStats.showAll': 'Show all leagues',
  'admin.matchStats.failed': 'The matches could not be read',
};
