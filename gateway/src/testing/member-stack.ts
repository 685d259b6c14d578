import type { LastMatchesWire, MatchWire } from '../domains/match/shapes.ts';
import { type FakeOrigin, json } from './fake-origin.ts';
import {
  sampleAutofilter,
  sampleDropinfo,
  sampleLeague,
  sampleMatch,
  sampleTip,
  sampleUser,
} from './samples.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A future match of the teams 2n - 1 and 2n. */
const futureMatch = (number: number): MatchWire =>
  sampleMatch({
    id: number,
    date: '2026-04-01T18:00:00.000Z',
    home: `Team ${2 * number - 1}`,
    away: `Team ${2 * number}`,
    home_team_id: 2 * number - 1,
    away_team_id: 2 * number,
    goal_home: null,
    goal_away: null,
  });

/** The last ten matches of a team, all at home against the same team. */
const lastMatches = (teamId: number): LastMatchesWire => ({
  id: teamId,
  matches: numbers(10).map((number) =>
    sampleMatch({ id: 1000 * teamId + number, home_team_id: teamId, away_team_id: 1_000_000 + teamId }),
  ),
});

const player = (number: number) => ({ id: number, name: `Player ${number}`, position: 'M' });

/** Scripts an upstream in which all lists have `size` items, and match 1 of league 1 has all details. */
export function scriptMemberStack(origin: FakeOrigin, size: number): void {
  const ids = numbers(size);
  const leagues = ids.map((id) => sampleLeague({ id, name: `Liga ${id}` }));
  const matches = ids.map(futureMatch);
  const teams = ids.flatMap((number) => [lastMatches(2 * number - 1), lastMatches(2 * number)]);
  const autofilterMatches = matches.map((match) => ({ ...match, hits: [{ autofilter_id: 1, rate: 80 }] }));
  const list = { matches, teams, page: 1, per_page: 100, total: size };
  const season = { season: '2025/2026', league_id: 1, points: 3 };
  const scripts: Record<string, unknown> = {
    '/auth/validate_token.json': {
      user: sampleUser({ favourite_leagues: ids, active_leagues: ids }),
      plans: [],
    },
    '/leagues.json': { leagues },
    '/leagues/active_leagues.json': { leagues },
    '/leagues/1.json': {
      league: { ...leagues[0], teams: ids.map((id) => ({ id, name: `Team ${id}`, stats: [season] })) },
    },
    '/leagues/1/future_matches.json': { matches, teams },
    '/matches/future_matches.json': list,
    '/matches/1.json': { match: matches[0] },
    '/matches/1/lineups.json': {
      lineups: {
        confirmed: true,
        home: { team_id: 1, players: ids.map((id) => ({ ...player(id), substitute: id > 11 })) },
        away: { team_id: 2, players: ids.map((id) => ({ ...player(100 + id), substitute: id > 11 })) },
      },
    },
    '/matches/1/player_statistics.json': {
      player_statistics: ids.map((id) => ({ ...player(id), team_id: 1, statistics: { goals: 1 } })),
    },
    '/matches/1/incidents.json': {
      incidents: ids.map((time) => ({ incident_type: 'goal', time, is_home: true, player: 'Player 1' })),
    },
    '/matches/teams_history.json': { matches: ids.map((id) => sampleMatch({ id: 500 + id })) },
    '/matches/teams_matches.json': { matches: [1, 2].flatMap((id) => lastMatches(id).matches) },
    '/autofilters/autofilter_matches.json': {
      ...list,
      matches: autofilterMatches,
      draft: true,
      rehearsal: [],
    },
    '/dropinfos.json': {
      dropinfos: ids.map((id) =>
        sampleDropinfo({ id, match_id: 1, league: { id: 1, name: 'Liga', country: 'Polska' } }),
      ),
    },
    '/tips.json': { tips: ids.map((id) => sampleTip({ id, match_id: 1, league_id: 1 })) },
    '/users/dashboard.json': {
      dashboard: {
        leagues: leagues.map((league) => ({ ...league, matches })),
        autofilters_matches: autofilterMatches,
        autofilters_navs: ids.map((id) => sampleAutofilter({ id, league_ids: ids, hit_count: 3 })),
      },
    },
  };
  for (const [path, body] of Object.entries(scripts)) origin.on(`GET ${path}`, json(body));
}
