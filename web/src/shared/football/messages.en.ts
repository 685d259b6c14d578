import type { pl } from './messages.pl.ts';

/** Words of football statistics, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.line.reset': 'Default lines',
  'shared.stat.GOAL': 'Goals',
  'shared.stat.BTTS': 'Both teams to score',
  'shared.stat.SHOTS': 'Shots',
  'shared.stat.SHOTS_ON_GOAL': 'Shots on goal',
  'shared.stat.YELLOW': 'Yellow cards',
  'shared.stat.RED': 'Red cards',
  'shared.stat.CORNERS': 'Corners',
  'shared.stat.FOULS': 'Fouls',
  'shared.comparison.OVER': 'Over',
  'shared.comparison.UNDER': 'Under',
  'shared.comparison.YES': 'Yes',
  'shared.comparison.NO': 'No',
  'shared.scope.OWN': 'Team',
  'shared.scope.OPPONENT': 'Opponent',
  'shared.scope.SUM': 'Both',
  'shared.match.round': 'Round {number}',
  'shared.match.columnDate': 'Date',
  'shared.match.columnMatch': 'Match',
  'shared.match.columnResult': 'Result',
  'shared.match.columnCorners': 'Corners',
  'shared.match.columnYellow': 'Yellow',
  'shared.match.columnOutcome': 'Outcome for the team',
};
