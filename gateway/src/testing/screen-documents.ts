interface ScreenDocument {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const league =
  'id leagueId name country countryCode flagUrl logo currentSeason seasons { year name } isActive isFavourite isEditable';
const side = 'team { teamId name logo } goals shots shotsOnGoal yellowCards redCards corners fouls';
const match = `id matchId leagueId season round kickOff referee btts home { ${side} } away { ${side} }`;
const shortMatch = 'id kickOff home { team { name } goals } away { team { name } goals }';
const rates = `rates(lines: $lines) {
  stat comparison line scope hits sampleSize percent average results { count hit match { ${shortMatch} } }
}`;
const window = `{ form matches { ${shortMatch} } ${rates} }`;
const windows = `homeWindow(size: $size) ${window} awayWindow(size: $size) ${window}`;
const page = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const playerFields = 'player { playerId name avatar }';
const inLineup = `{ ${playerFields} position shirtNumber captain }`;
const lineup = `{
  formation starting ${inLineup} substitutes ${inLineup}
  missing { ${playerFields} position certainty reason description expectedEndAt }
}`;
const autofilter = 'id name stat comparison line side window minHitRate leagues { id name } hitCount';
const autofilterMatch = `match { ${match} league { id name } ${windows} }
  hits {
    autofilter { id name } homeHits homeSample awayHits awaySample percent
    homeRate { hits results { count hit match { id } } } awayRate { hits results { count hit match { id } } }
  }`;

const lines = [
  ...[0.5, 1.5, 2.5, 3.5, 4.5].map((line) => ({ stat: 'GOAL', comparison: 'OVER', line })),
  { stat: 'BTTS', comparison: 'YES' },
  ...['SHOTS', 'FOULS'].map((stat) => ({ stat, comparison: 'UNDER', line: 20.5 })),
  ...['SHOTS_ON_GOAL', 'YELLOW', 'CORNERS'].map((stat) => ({ stat, comparison: 'OVER', line: 4.5 })),
  { stat: 'RED', comparison: 'OVER', line: 0.5 },
];
const size = 10;
const windowVariables = { size, lines };
const autofilterInput = {
  name: '',
  stat: 'GOAL',
  comparison: 'OVER',
  line: 2.5,
  side: 'SUM',
  window: 10,
  minHitRate: 80,
};

/** Documents with nearly all fields of leagues, matches and autofilters. */
export const screenDocuments: Readonly<Record<string, ScreenDocument>> = {
  'the leagues list': {
    query: `{
      all: leagues(first: 100) { ${page} edges { cursor node { ${league} } } }
      active: leagues(scope: ACTIVE, first: 100) { ${page} edges { cursor node { ${league} } } }
      viewer { favouriteLeagues { ${league} } }
    }`,
  },
  'the league page': {
    query: `query League($season: String, $size: Int!, $lines: [StatLineInput!]!) {
      league(leagueId: 1) {
        ${league}
        standings(season: $season) {
          position team { teamId name logo } points played won drawn lost goalsFor goalsAgainst form
        }
        futureMatches(season: $season, first: 100) { ${page} edges { cursor node { ${match} ${windows} } } }
      }
    }`,
    variables: windowVariables,
  },
  'the coming matches': {
    query: `query Coming($size: Int!, $lines: [StatLineInput!]!) {
      futureMatches(first: 100, search: "team") {
        ${page} edges { cursor node { ${match} league { ${league} } ${windows} } }
      }
    }`,
    variables: windowVariables,
  },
  'the match page': {
    query: `query Match($size: Int!, $lines: [StatLineInput!]!) {
      match(matchId: 1) {
        ${match}
        league { ${league} }
        ${windows}
        homeInLeague: homeWindow(size: $size, sameLeague: true) ${window}
        awayInLeague: awayWindow(size: $size, sameLeague: true) ${window}
        headToHead(first: 10) { ${match} }
        lineups { confirmed home ${lineup} away ${lineup} }
        playerStatistics {
          ${playerFields} team { teamId } isHome position substitute
          play {
            minutesPlayed rating touches possessionLost dispossessed unsuccessfulTouches fouls wasFouled ballCarries
            carriesDistance progressiveCarries kilometersCovered sprints topSpeed
          }
          passing {
            passes accuratePasses longBalls accurateLongBalls crosses accurateCrosses keyPasses assists
            bigChancesCreated expectedAssists ownHalfPasses accurateOwnHalfPasses oppositionHalfPasses
            accurateOppositionHalfPasses
          }
          shooting {
            goals shots shotsOnTarget shotsOffTarget blockedShots hitWoodwork bigChancesMissed expectedGoals
            expectedGoalsOnTarget offsides ownGoals penaltiesWon penaltiesMissed shootoutGoals shootoutMisses
          }
          duels { duelsWon duelsLost aerialDuelsWon aerialDuelsLost dribbles successfulDribbles timesDribbledPast }
          defence {
            tackles tacklesWon lastManTackles interceptions clearances clearancesOffLine shotsBlocked ballRecoveries
            errorsLeadingToShot errorsLeadingToGoal penaltiesConceded
          }
          keeper {
            saves savedShotsFromInsideTheBox highClaims crossesNotClaimed punches runsOut
            successfulRunsOut goalsPrevented penaltiesFaced penaltiesSaved shootoutSaves
          }
        }
        incidents {
          __typename
          ... on GoalIncident { time addedTime isHome kind player { name } assist { name } homeScore awayScore }
          ... on CardIncident { time addedTime isHome card player { name } reason rescinded }
          ... on SubstitutionIncident { time addedTime isHome playerIn { name } playerOut { name } injury }
          ... on VarIncident { time addedTime isHome decision player { name } confirmed }
          ... on MissedPenaltyIncident { time addedTime isHome player { name } saved }
          ... on ShootoutIncident { sequence isHome player { name } scored homeScore awayScore }
          ... on PeriodIncident { time period homeScore awayScore }
          ... on InjuryTimeIncident { time length }
        }
      }
    }`,
    variables: windowVariables,
  },
  'the autofilters page': {
    query: `query Autofilters($size: Int!, $lines: [StatLineInput!]!, $input: AutofilterInput!) {
      viewer { autofilters { ${autofilter} } }
      leagues(scope: ACTIVE, first: 300) { edges { node { id name country countryCode flagUrl } } }
      autofilterMatches { ${page} edges { cursor node { ${autofilterMatch} } } }
      autofilterDraft(input: $input) {
        errors { field code message }
        matches { ${page} edges { cursor node { match { ${match} league { id name } } hits { percent } } } }
        backtest { matches hits correct seasons { season matches hits correct } }
      }
    }`,
    variables: {
      ...windowVariables,
      input: autofilterInput,
    },
  },
  'the dashboard': {
    query: `{
      viewer {
        favouriteLeagues { ${league} }
        autofilters { ${autofilter} }
        dashboard {
          leagues { league { ${league} } matches { ${match} league { id name } homeWindow { form } } }
          autofilterMatches { match { ${match} league { id name } } hits { autofilter { id name } percent } }
        }
      }
    }`,
  },
};

/** Queries of the web app with their maximum page sizes. */
export const webScreens: readonly [string, Readonly<Record<string, unknown>>][] = [
  ['leaguesScreenQuery', { scope: 'ALL', first: 300 }],
  ['leagueScreenQuery', { leagueId: 1, window: size, lines, first: 100 }],
  ['matchScreenQuery', { matchId: 1, size, sameLeague: true, lines, dropinfos: true, tips: true }],
  ['comparisonSectionReadingQuery', { matchId: 1, size, sameLeague: false, lines }],
  ['teamScreenQuery', { leagueId: 1, teamId: 1, ofLeague: 1, venue: 'ALL', lines }],
  ['autofiltersScreenQuery', { first: 50 }],
  ['autofilterBuilderDraftQuery', { input: autofilterInput, first: 50 }],
  ['dashboardScreenQuery', { stats: true, autofilters: true }],
  ['dropinfoSectionQuery', { signals: { field: 'KICK_OFF', direction: 'ASC' } }],
];
