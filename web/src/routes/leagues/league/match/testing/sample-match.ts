import { comparisonRows } from '../lib/comparison-choice.ts';

const HOME = { id: 'team-1', teamId: 1, name: 'Odra' };
const AWAY = { id: 'team-2', teamId: 2, name: 'Granit' };

export function playedMatch(number: number, home: number | null, away: number, isSwapped = false) {
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

/** A window with `hits` of ten matches for every line. */
export function teamWindow(hits: number, form: readonly string[] = ['WON', 'DRAWN', 'LOST', 'WON', 'WON']) {
  return {
    form,
    matches: form.map((_, index) => playedMatch(index + 1, 2, 1)),
    rates: comparisonRows.map(({ stat }) => ({
      hits,
      sampleSize: 10,
      average: stat === 'BTTS' ? null : 2.14,
      results: Array.from({ length: 10 }, (_, index) => ({
        count: stat === 'BTTS' ? null : index,
        hit: index < hits,
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

/** Eleven players and two substitutes; player ids begin after `from`. */
export function lineup(from: number, missing: readonly object[] = []) {
  const player = (number: number) => ({
    playerId: from + number,
    name: `Jan Gracz${from + number}`,
    avatar: number === 2 ? `https://pictures.tipgraph.example/${from + number}.png` : null,
  });
  return {
    formation: '4-4-2',
    starting: POSITIONS.map((position, index) => ({
      position,
      shirtNumber: index + 1,
      captain: index === 4,
      player: player(index + 1),
    })),
    substitutes: [12, 13].map((number) => ({
      position: 'MIDFIELDER',
      shirtNumber: number,
      player: player(number),
    })),
    missing,
  };
}

export function missingPlayer(number: number, change: object = {}) {
  return {
    certainty: 'MISSING',
    reason: 'INJURY',
    description: 'Knee Injury',
    player: { playerId: number, name: `Brak${number}` },
    ...change,
  };
}

/** A player's statistics: 90 minutes and these values. */
export const playerStatistics = (number: number, figures: object = {}) => ({
  isHome: number < 100,
  position: 'MIDFIELDER',
  player: { playerId: number, name: `Jan Gracz${number}` },
  play: { minutesPlayed: 90 },
  ...figures,
});

/** A match of tomorrow with all data but statistics and incidents. */
export function upcomingMatch(change: object = {}) {
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
      currentSeason: '2025/2026',
      standings: [
        { position: 2, points: 44, team: HOME },
        { position: 11, points: 25, team: AWAY },
      ],
    },
    home: { team: HOME },
    away: { team: AWAY },
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

/** The same match after it was played. */
export function finishedMatch(change: object = {}) {
  return upcomingMatch({
    kickOff: '2026-03-13T19:30:00Z',
    home: { goals: 2, team: HOME },
    away: { goals: 1, team: AWAY },
    playerStatistics: [1, 2, 3, 4, 101].map((number) => playerStatistics(number)),
    ...change,
  });
}
