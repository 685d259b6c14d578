import type {
  Card,
  CardIncident,
  GoalIncident,
  GoalKind,
  InjuryTimeIncident,
  MissedPenaltyIncident,
  Period,
  PeriodIncident,
  Player,
  ShootoutIncident,
  SubstitutionIncident,
  VarDecision,
  VarIncident,
} from '../__generated__/schema.ts';
import type { IncidentWire } from './shapes.ts';

const goalKinds: Readonly<Record<string, GoalKind>> = { penalty: 'PENALTY', ownGoal: 'OWN_GOAL' };

const cards: Readonly<Record<string, Card>> = { yellow: 'YELLOW', yellowRed: 'YELLOW_RED', red: 'RED' };

const decisions: Readonly<Record<string, VarDecision>> = {
  goalAwarded: 'GOAL_AWARDED',
  goalNotAwarded: 'GOAL_NOT_AWARDED',
  penaltyAwarded: 'PENALTY_AWARDED',
  penaltyNotAwarded: 'PENALTY_NOT_AWARDED',
  redCardGiven: 'RED_CARD_GIVEN',
  cardUpgrade: 'CARD_UPGRADE',
};

const periods: Readonly<Record<string, readonly [Period, number]>> = {
  HT: ['HALF_TIME', 45],
  FT: ['FULL_TIME', 90],
  ET: ['EXTRA_TIME', 120],
  PEN: ['PENALTIES', 120],
};

const scoreOf = (wire: IncidentWire) => ({
  homeScore: wire.home_score ?? null,
  awayScore: wire.away_score ?? null,
});

/** When and for whom something happened; null where the upstream does not tell both. */
function placeOf(wire: IncidentWire) {
  if (wire.time == null || wire.is_home == null) return null;
  return { time: wire.time, addedTime: wire.added_time ?? null, isHome: wire.is_home };
}

/** A player of whom no more than the name is sent. */
const toPlayer = (name: string | null | undefined): Player | null =>
  name ? { playerId: null, name, avatar: null } : null;

function toGoal(wire: IncidentWire): GoalIncident | null {
  const place = placeOf(wire);
  if (place === null) return null;
  return {
    __typename: 'GoalIncident',
    ...place,
    kind: goalKinds[wire.incident_class ?? ''] ?? 'REGULAR',
    player: toPlayer(wire.player),
    assist: toPlayer(wire.assist),
    ...scoreOf(wire),
  };
}

function toCard(wire: IncidentWire): CardIncident | null {
  const place = placeOf(wire);
  const card = cards[wire.incident_class ?? ''];
  if (place === null || card === undefined) return null;
  return {
    __typename: 'CardIncident',
    ...place,
    card,
    player: toPlayer(wire.player),
    reason: wire.reason ?? null,
    rescinded: wire.rescinded ?? false,
  };
}

function toSubstitution(wire: IncidentWire): SubstitutionIncident | null {
  const place = placeOf(wire);
  if (place === null) return null;
  return {
    __typename: 'SubstitutionIncident',
    ...place,
    playerIn: toPlayer(wire.player_in),
    playerOut: toPlayer(wire.player_out),
    injury: wire.injury ?? false,
  };
}

function toVar(wire: IncidentWire): VarIncident | null {
  const place = placeOf(wire);
  if (place === null) return null;
  return {
    __typename: 'VarIncident',
    ...place,
    decision: decisions[wire.incident_class ?? ''] ?? 'OTHER',
    player: toPlayer(wire.player),
    confirmed: wire.confirmed ?? null,
  };
}

function toMissedPenalty(wire: IncidentWire): MissedPenaltyIncident | null {
  const place = placeOf(wire);
  if (place === null) return null;
  return {
    __typename: 'MissedPenaltyIncident',
    ...place,
    player: toPlayer(wire.player),
    saved: wire.reason === 'goalkeeperSave',
  };
}

function toShootout(wire: IncidentWire): ShootoutIncident | null {
  const outcome = wire.incident_class;
  if (wire.is_home == null || (outcome !== 'scored' && outcome !== 'missed')) return null;
  return {
    __typename: 'ShootoutIncident',
    time: null,
    sequence: wire.sequence ?? null,
    isHome: wire.is_home,
    player: toPlayer(wire.player),
    scored: outcome === 'scored',
    ...scoreOf(wire),
  };
}

function toPeriod(wire: IncidentWire): PeriodIncident | null {
  const [period, minute] = periods[wire.text ?? ''] ?? ['UNKNOWN' as const, null];
  const time = wire.time ?? minute;
  return time === null
    ? null
    : { __typename: 'PeriodIncident', time, isHome: null, period, ...scoreOf(wire) };
}

function toInjuryTime(wire: IncidentWire): InjuryTimeIncident | null {
  if (wire.time == null || wire.length == null) return null;
  return { __typename: 'InjuryTimeIncident', time: wire.time, isHome: null, length: wire.length };
}

type IncidentModel =
  | GoalIncident
  | CardIncident
  | SubstitutionIncident
  | VarIncident
  | MissedPenaltyIncident
  | ShootoutIncident
  | PeriodIncident
  | InjuryTimeIncident;

const byType = new Map<string, (wire: IncidentWire) => IncidentModel | null>([
  ['goal', toGoal],
  ['card', toCard],
  ['substitution', toSubstitution],
  ['varDecision', toVar],
  ['inGamePenalty', toMissedPenalty],
  ['penaltyShootout', toShootout],
  ['period', toPeriod],
  ['injuryTime', toInjuryTime],
]);

/**
 * Incidents of the wire as the graph shows them, in their order. One of a type that this version does not know, or without
 * what its type must tell (when, for whom, which card), is left out.
 */
export const toIncidents = (wires: readonly IncidentWire[]): IncidentModel[] =>
  wires.flatMap((wire) => byType.get(wire.incident_type)?.(wire) ?? []);
