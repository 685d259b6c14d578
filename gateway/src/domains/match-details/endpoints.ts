import { z } from 'zod';
import { wireId, wireTime } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';

const playerWire = z.object({
  id: wireId,
  name: z.string(),
  avatar: z.string().nullish(),
  position: z.string().nullish(),
});
export type PlayerWire = z.infer<typeof playerWire>;

const lineupWire = z.object({
  team_id: wireId,
  formation: z.string().nullish(),
  players: z.array(
    playerWire.extend({
      shirt_number: z.int().nullish(),
      substitute: z.boolean(),
      captain: z.boolean().nullish(),
    }),
  ),
  missing_players: z
    .array(
      playerWire.extend({
        type: z.string(),
        reason: z.int().nullish(),
        description: z.string().nullish(),
        expected_end_at: wireTime.nullish(),
      }),
    )
    .nullish(),
});
export type LineupWire = z.infer<typeof lineupWire>;
export type MissingPlayerWire = NonNullable<LineupWire['missing_players']>[number];

const lineupsWire = z.object({ confirmed: z.boolean(), home: lineupWire, away: lineupWire });
export type LineupsWire = z.infer<typeof lineupsWire>;

/** What a player did; the provider may send counters of any kind, of which those that are numbers count. */
const playerStatisticsWire = playerWire.extend({
  team_id: wireId,
  substitute: z.boolean().nullish(),
  statistics: z.record(z.string(), z.unknown()),
});
export type PlayerStatisticsWire = z.infer<typeof playerStatisticsWire>;

const optionalInt = z.int().nullish();
const optionalText = z.string().nullish();
const optionalFlag = z.boolean().nullish();

/** Something that happened; which fields it has depends on its type. */
const incidentWire = z.object({
  incident_type: z.string(),
  incident_class: optionalText,
  time: optionalInt,
  added_time: optionalInt,
  is_home: optionalFlag,
  player: optionalText,
  assist: optionalText,
  reason: optionalText,
  rescinded: optionalFlag,
  player_in: optionalText,
  player_out: optionalText,
  injury: optionalFlag,
  confirmed: optionalFlag,
  sequence: optionalInt,
  home_score: optionalInt,
  away_score: optionalInt,
  text: optionalText,
  length: optionalInt,
});
export type IncidentWire = z.infer<typeof incidentWire>;

/** Reads who plays in a match and who is missing; null where it is not known. */
export const matchLineups = defineEndpoint({
  id: 'match.lineups',
  method: 'GET',
  path: (args: { id: number }) => `/matches/${args.id}/lineups.json`,
  auth: 'user',
  decode: z.object({ lineups: lineupsWire.nullable() }),
  cost: 1,
  fields: [{ field: 'Match.lineups', per: 'object' }],
});

export const matchPlayerStatistics = defineEndpoint({
  id: 'match.playerStatistics',
  method: 'GET',
  path: (args: { id: number }) => `/matches/${args.id}/player_statistics.json`,
  auth: 'user',
  decode: z.object({ player_statistics: z.array(playerStatisticsWire) }),
  cost: 1,
  fields: [{ field: 'Match.playerStatistics', per: 'object' }],
});

export const matchIncidents = defineEndpoint({
  id: 'match.incidents',
  method: 'GET',
  path: (args: { id: number }) => `/matches/${args.id}/incidents.json`,
  auth: 'user',
  decode: z.object({ incidents: z.array(incidentWire) }),
  cost: 1,
  fields: [{ field: 'Match.incidents', per: 'object' }],
});
