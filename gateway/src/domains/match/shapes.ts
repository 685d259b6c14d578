import * as s from '../../kit/shape.ts';

const count = s.orNull(s.integer);

/** A side of a match, which the wire does not tell apart from the other but by the names of its fields. */
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

/** A match; a count that is absent is not known. */
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

/** The last ten played matches of a team, which come beside a list of matches. */
export const lastMatches = s.shape({ id: s.integer, matches: s.list(match) });
export type LastMatchesWire = s.WireOf<typeof lastMatches>;
