import { readerWith } from '../../kit/compile-shape.ts';
import type { ModelOf } from '../../kit/shape.ts';
import * as s from '../../kit/shape.ts';

const count = s.orNull(s.integer);

/** A side of a match; on the wire the sides differ only by field names. */
const sideOf = <const Side extends 'home' | 'away'>(side: Side) =>
  s.part(
    s.shape({
      team: s.part(
        s.shape('Team', {
          id: s.from(`${side}_team_id`, s.globalId('Team')),
          teamId: s.from(`${side}_team_id`, s.integer),
          name: s.from(side, s.text),
          logo: s.from(`logo_${side}`, s.orNull(s.text)),
        }),
      ),
      goals: s.from(`goal_${side}`, count),
      shots: s.from(`shots_${side}`, count),
      shotsOnGoal: s.from(`shots_on_goal_${side}`, count),
      yellowCards: s.from(`yellow_${side}`, count),
      redCards: s.from(`red_${side}`, count),
      corners: s.from(`corners_${side}`, count),
      fouls: s.from(`fouls_${side}`, count),
    }),
  );

/** An absent count is unknown. */
export const match = s.shape('Match', {
  id: s.globalId('Match'),
  matchId: s.from('id', s.integer),
  leagueId: s.integer,
  season: s.text,
  round: s.from('round_name', s.orNull(s.text)),
  kickOff: s.from('date', s.dateTime),
  referee: s.from('referee_display_name', s.orNull(s.text)),
  home: sideOf('home'),
  away: sideOf('away'),
  btts: s.hidden(s.orNull(s.boolean)),
  version: s.orNull(s.text),
});
export type MatchWire = s.WireOf<typeof match>;

/** The last ten played matches of a team, sent next to a list of matches. */
export const lastMatches = s.shape({ id: s.integer, matches: s.list(match) });
export type LastMatchesWire = s.WireOf<typeof lastMatches>;

const readMatch = readerWith(match, {
  /** From the upstream, else from the goals; null when both are unknown. */
  btts: ({ btts, goal_home: home, goal_away: away }) =>
    btts ?? (home == null || away == null ? null : home > 0 && away > 0),
  lastMatches: (_, lastMatches: LastMatches) => lastMatches,
});

export const toMatch = (wire: MatchWire, lastMatches: LastMatches = 'unknown'): MatchModel =>
  readMatch(wire, lastMatches);

/** Last matches by team, as sent next to a list; `unknown` when the reply has none. */
export const toLastMatches = (teams: readonly LastMatchesWire[] | null | undefined): LastMatches =>
  teams ? new Map(teams.map(({ id, matches }) => [id, matches.map((wire) => toMatch(wire))])) : 'unknown';

/** The matches of a reply with the last matches of their teams. */
export function toMatches(reply: {
  readonly matches: readonly MatchWire[];
  readonly teams?: readonly LastMatchesWire[] | null | undefined;
}): MatchModel[] {
  const lastMatches = toLastMatches(reply.teams);
  return reply.matches.map((wire) => toMatch(wire, lastMatches));
}

/**
 * Source of the last matches of a match's teams: a map by team, sent next to a list; `on-demand` for a single match,
 * which loads them; `unknown` for a match of a list without them.
 */
type LastMatches = 'on-demand' | 'unknown' | ReadonlyMap<number, readonly MatchModel[]>;

export interface MatchModel extends ModelOf<typeof match> {
  /** Whether both teams scored. */
  readonly btts: boolean | null;
  readonly lastMatches: LastMatches;
}

export interface TeamWindowModel {
  readonly teamId: number;
  readonly matches: MatchModel[];
}

export type TeamRecordModel = TeamWindowModel;

/** Matches of a season of a league, or of all leagues. */
export interface MatchScope {
  readonly leagueId: number | null;
  readonly season: string | null;
}

export const isOfTeam = ({ home, away }: Pick<MatchModel, 'home' | 'away'>, teamId: number): boolean =>
  home.team.teamId === teamId || away.team.teamId === teamId;
