const lines = [
  ...[0.5, 1.5, 2.5, 3.5, 4.5].map((line) => ({ stat: 'GOALS', comparison: 'OVER', line })),
  { stat: 'BTTS', comparison: 'YES' },
  ...['SHOTS', 'FOULS'].map((stat) => ({ stat, comparison: 'UNDER', line: 20.5 })),
  ...['SHOTS_ON_GOAL', 'YELLOW', 'CORNERS'].map((stat) => ({ stat, comparison: 'OVER', line: 4.5 })),
  { stat: 'RED', comparison: 'OVER', line: 0.5 },
];
const size = 10;
const autofilterInput = {
  name: '',
  stat: 'GOALS',
  comparison: 'OVER',
  line: 2.5,
  side: 'SUM',
  window: 10,
  minHitRate: 80,
};

/** Queries of the web app with their maximum page sizes. */
export const webScreens: readonly [string, Readonly<Record<string, unknown>>][] = [
  ['leaguesScreenQuery', { scope: 'ALL', first: 300 }],
  ['leagueScreenQuery', { leagueId: 1, window: size, lines, first: 100 }],
  ['resultsSectionQuery', { leagueId: 1, first: 100 }],
  ['matchScreenQuery', { matchId: 1, size, sameLeague: true, lines }],
  ['matchSignalsSectionQuery', { matchId: 1, dropinfos: true, tips: true }],
  ['incidentsSectionQuery', { matchId: 1 }],
  ['lineupsSectionQuery', { matchId: 1 }],
  ['playersSectionQuery', { matchId: 1 }],
  ['comparisonSectionQuery', { matchId: 1, size, sameLeague: false, lines }],
  ['teamScreenQuery', { leagueId: 1, teamId: 1, ofLeague: 1, venue: 'ALL', lines, first: 50 }],
  ['comingSectionQuery', { leagueId: 1, teamId: 1 }],
  ['autofiltersScreenQuery', { first: 100 }],
  ['autofilterBuilderDraftQuery', { input: autofilterInput, first: 50 }],
  ['dashboardScreenQuery', { stats: true, autofilters: true }],
  ['dropinfoSectionQuery', { signals: { field: 'KICK_OFF', direction: 'ASC' } }],
];
