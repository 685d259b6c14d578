import type { Card, GoalKind, Incident, Period, VarDecision } from '../__generated__/schema.ts';
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

/** Parts of a match, with the minute in which each ends. */
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

const player = (wire: IncidentWire): string | null => wire.player ?? null;

function toGoal(wire: IncidentWire): Incident | null {
  const place = placeOf(wire);
  if (place === null) return null;
  return {
    __typename: 'GoalIncident',
    ...place,
    kind: goalKinds[wire.incident_class ?? ''] ?? 'REGULAR',
    player: player(wire),
    assist: wire.assist ?? null,
    ...scoreOf(wire),
  };
}

function toCard(wire: IncidentWire): Incident | null {
  const place = placeOf(wire);
  const card = cards[wire.incident_class ?? ''];
  if (place === null || card === undefined) return null;
  return {
    __typename: 'CardIncident',
    ...place,
    card,
    player: player(wire),
    reason: wire.reason ?? null,
    rescinded: wire.rescinded ?? false,
  };
}

function toSubstitution(wire: IncidentWire): Incident | null {
  const place = placeOf(wire);
  if (place === null) return null;
  return {
    __typename: 'SubstitutionIncident',
    ...place,
    playerIn: wire.player_in ?? null,
    playerOut: wire.player_out ?? null,
    injury: wire.injury ?? false,
  };
}

function toVar(wire: IncidentWire): Incident | null {
  const place = placeOf(wire);
  if (place === null) return null;
  return {
    __typename: 'VarIncident',
    ...place,
    decision: decisions[wire.incident_class ?? ''] ?? 'OTHER',
    player: player(wire),
    confirmed: wire.confirmed ?? null,
  };
}

function toMissedPenalty(wire: IncidentWire): Incident | null {
  const place = placeOf(wire);
  if (place === null) return null;
  return {
    __typename: 'MissedPenaltyIncident',
    ...place,
    player: player(wire),
    saved: wire.reason === 'goalkeeperSave',
  };
}

function toShootout(wire: IncidentWire): Incident | null {
  const outcome = wire.incident_class;
  if (wire.is_home == null || (outcome !== 'scored' && outcome !== 'missed')) return null;
  return {
    __typename: 'ShootoutIncident',
    sequence: wire.sequence ?? null,
    isHome: wire.is_home,
    player: player(wire),
    scored: outcome === 'scored',
    ...scoreOf(wire),
  };
}

function toPeriod(wire: IncidentWire): Incident | null {
  const [period, minute] = periods[wire.text ?? ''] ?? ['UNKNOWN' as const, null];
  const time = wire.time ?? minute;
  return time === null ? null : { __typename: 'PeriodIncident', time, period, ...scoreOf(wire) };
}

function toInjuryTime(wire: IncidentWire): Incident | null {
  if (wire.time == null || wire.length == null) return null;
  return { __typename: 'InjuryTimeIncident', time: wire.time, length: wire.length };
}

const byType = new Map<string, (wire: IncidentWire) => Incident | null>([
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
export const toIncidents = (wires: readonly IncidentWire[]): Incident[] =>
  wires.flatMap((wire) => byType.get(wire.incident_type)?.(wire) ?? []);
