import * as s from '../../kit/shape.ts';

const position = s.oneOf(
  { '': null, G: 'GOALKEEPER', D: 'DEFENDER', M: 'MIDFIELDER', F: 'FORWARD' },
  'UNKNOWN',
);

const playerFields = {
  player: s.part(s.shape({ playerId: s.from('id', s.integer), name: s.text, avatar: s.orNull(s.text) })),
  position: s.orNull(position),
};

export const lineupPlayer = s.shape({
  ...playerFields,
  shirtNumber: s.orNull(s.integer),
  substitute: s.hidden(s.boolean),
  captain: s.orElse(s.boolean, false),
});

export const missingPlayer = s.shape({
  ...playerFields,
  certainty: s.from('type', s.wordOf(['doubtful'], 'MISSING')),
  reason: s.hidden(s.orNull(s.integer)),
  description: s.orNull(s.text),
  expectedEndAt: s.orNull(s.dateTime),
});
export type MissingPlayerWire = s.WireOf<typeof missingPlayer>;

const lineup = s.shape({
  formation: s.orNull(s.text),
  players: s.hidden(s.list(lineupPlayer)),
  missingPlayers: s.hidden(s.orNull(s.list(missingPlayer))),
});
export type LineupWire = s.WireOf<typeof lineup>;

/** Before they are confirmed, sides may be absent. */
export const lineups = s.shape({
  confirmed: s.boolean,
  home: s.orNull(lineup),
  away: s.orNull(lineup),
});
export type LineupsWire = s.WireOf<typeof lineups>;

/** `statistics` may contain values of any type; only numbers are used. */
export const playerStatistics = s.shape({
  ...playerFields,
  teamId: s.hidden(s.integer),
  substitute: s.orElse(s.boolean, false),
  statistics: s.hidden(s.record),
});
export type PlayerStatisticsWire = s.WireOf<typeof playerStatistics>;

const integer = s.orNull(s.integer);
const text = s.orNull(s.text);
const flag = s.orNull(s.boolean);

/** The fields depend on `incident_type`. */
export const incident = s.shape({
  incident_type: s.text,
  incident_class: text,
  time: integer,
  added_time: integer,
  is_home: flag,
  player: text,
  assist: text,
  reason: text,
  rescinded: flag,
  player_in: text,
  player_out: text,
  injury: flag,
  confirmed: flag,
  sequence: integer,
  home_score: integer,
  away_score: integer,
  text,
  length: integer,
});
export type IncidentWire = s.WireOf<typeof incident>;

export const isGoalkeeper = ({ position }: { readonly position?: string | null | undefined }): boolean =>
  position === 'G';
