import { comparisonRows } from '../lib/comparison-choice.ts';

const HOME = { id: 'team-1', teamId: 1, name: 'Odra', logo: null };
const AWAY = { id: 'team-2', teamId: 2, name: 'Granit', logo: null };

/** A played match of a list. */
export function playedMatch(number: number, home: number, away: number, isSwapped = false) {
  const sides = [
    { team: isSwapped ? AWAY : HOME, goals: home, corners: 6, yellowCards: 2 },
    { team: isSwapped ? HOME : AWAY, goals: away, corners: 4, yellowCards: 1 },
  ];
  return {
    id: `match-${number}`,
    matchId: number,
    leagueId: 7,
    kickOff: `2025-0${number}-20T18:00:00Z`,
    home: sides[0],
    away: sides[1],
  };
}

/** A window in which of every line so many of ten matches satisfied it. */
export function teamWindow(hits: number, form: readonly string[] = ['WON', 'DRAWN', 'LOST', 'WON', 'WON']) {
  return {
    form,
    matches: form.map((_, place) => playedMatch(place + 1, 2, 1)),
    rates: comparisonRows.map(({ stat }) => ({
      hits,
      sampleSize: 10,
      average: stat === 'BTTS' ? null : 2.14,
      results: Array.from({ length: 10 }, (_, place) => ({
        count: stat === 'BTTS' ? null : place,
        hit: place < hits,
        match: { id: `window-${place}` },
      })),
    })),
  };
}

const POSITIONS = [
  'GOALKEEPER',
  ...Array(4).fill('DEFENDER'),
  ...Array(4).fill('MIDFIELDER'),
  'FORWARD',
  'FORWARD',
];

/** A team of eleven with two on the bench; the players' numbers begin after `from`. */
export function lineup(from: number, missing: readonly object[] = []) {
  const player = (number: number) => ({
    playerId: from + number,
    name: `Jan Gracz${from + number}`,
    avatar: number === 2 ? `https://pictures.tipgraph.example/${from + number}.png` : null,
  });
  return {
    formation: '4-4-2',
    starting: POSITIONS.map((position, place) => ({
      position,
      shirtNumber: place + 1,
      captain: place === 4,
      player: player(place + 1),
    })),
    substitutes: [12, 13].map((number) => ({
      position: 'MIDFIELDER',
      shirtNumber: number,
      captain: false,
      player: player(number),
    })),
    missing,
  };
}

/** Somebody who will not or may not play. */
export function missingPlayer(number: number, change: object = {}) {
  return {
    certainty: 'MISSING',
    reason: 'INJURY',
    description: 'Knee Injury',
    expectedEndAt: null,
    position: 'DEFENDER',
    player: { playerId: number, name: `Brak${number}`, avatar: null },
    ...change,
  };
}

const nothing = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]));

/** Statistics without any counter, of which some are set. */
export function counters({
  play = {},
  passing = {},
  shooting = {},
  duels = {},
  defence = {},
  keeper = null as object | null,
} = {}) {
  return {
    play: {
      ...nothing(
        'minutesPlayed rating touches possessionLost dispossessed unsuccessfulTouches fouls wasFouled ballCarries carriesDistance progressiveCarries kilometersCovered sprints topSpeed',
      ),
      ...play,
    },
    passing: {
      ...nothing(
        'passes accuratePasses longBalls accurateLongBalls crosses accurateCrosses keyPasses assists bigChancesCreated expectedAssists ownHalfPasses accurateOwnHalfPasses oppositionHalfPasses accurateOppositionHalfPasses',
      ),
      ...passing,
    },
    shooting: {
      ...nothing(
        'goals shots shotsOnTarget shotsOffTarget blockedShots hitWoodwork bigChancesMissed expectedGoals expectedGoalsOnTarget offsides ownGoals penaltiesWon penaltiesMissed shootoutGoals shootoutMisses',
      ),
      ...shooting,
    },
    duels: {
      ...nothing(
        'duelsWon duelsLost aerialDuelsWon aerialDuelsLost dribbles successfulDribbles timesDribbledPast',
      ),
      ...duels,
    },
    defence: {
      ...nothing(
        'tackles tacklesWon lastManTackles interceptions clearances clearancesOffLine shotsBlocked ballRecoveries errorsLeadingToShot errorsLeadingToGoal penaltiesConceded',
      ),
      ...defence,
    },
    keeper: keeper && {
      ...nothing(
        'saves savedShotsFromInsideTheBox highClaims crossesNotClaimed punches runsOut successfulRunsOut goalsPrevented penaltiesFaced penaltiesSaved shootoutSaves',
      ),
      ...keeper,
    },
  };
}

/** A player's statistics: minutes, and what is told. */
export function playerStatistics(number: number, figures: Parameters<typeof counters>[0] = {}) {
  return {
    isHome: number < 100,
    position: 'MIDFIELDER',
    player: { playerId: number, name: `Jan Gracz${number}`, avatar: null },
    ...counters({ play: { minutesPlayed: 90 }, ...figures }),
  };
}

const noCounts = {
  shots: null,
  shotsOnGoal: null,
  corners: null,
  fouls: null,
  yellowCards: null,
  redCards: null,
};

/** A match of tomorrow with everything known but what happens in it, or one changed. */
export function comingMatch(change: object = {}) {
  return {
    id: 'match-17',
    matchId: 17,
    leagueId: 7,
    season: '2025/2026',
    round: 'Round 22',
    kickOff: '2026-03-15T19:30:00Z',
    referee: 'P. Olszanek',
    league: {
      id: 'league-7',
      name: '1. Liga',
      country: 'Polska',
      countryCode: null,
      flagUrl: null,
      currentSeason: '2025/2026',
      standings: [
        { position: 2, points: 44, team: HOME },
        { position: 11, points: 25, team: AWAY },
      ],
    },
    home: { ...noCounts, goals: null, team: HOME },
    away: { ...noCounts, goals: null, team: AWAY },
    homeWindow: teamWindow(8),
    awayWindow: teamWindow(4),
    homeLast: teamWindow(8),
    awayLast: teamWindow(4, ['LOST', 'LOST']),
    headToHead: [playedMatch(9, 1, 2), playedMatch(8, 3, 1, true), playedMatch(7, 0, 0)],
    lineups: {
      confirmed: false,
      home: lineup(0, [
        missingPlayer(40),
        missingPlayer(41, { certainty: 'DOUBTFUL', reason: 'SUSPENSION', description: null }),
      ]),
      away: lineup(100),
    },
    playerStatistics: [],
    incidents: [],
    ...change,
  };
}

/** The same match after it was played, or one changed. */
export function finishedMatch(change: object = {}) {
  return comingMatch({
    kickOff: '2026-03-13T19:30:00Z',
    home: { ...noCounts, goals: 2, team: HOME },
    away: { ...noCounts, goals: 1, team: AWAY },
    playerStatistics: [1, 2, 3, 4, 101].map((number) => playerStatistics(number)),
    ...change,
  });
}
