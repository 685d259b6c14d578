import { reader } from '../../kit/compile-shape.ts';
import { oneOf } from '../../kit/shape.ts';
import type {
  CardIncident,
  GoalIncident,
  InjuryTimeIncident,
  MissedPenaltyIncident,
  Period,
  PeriodIncident,
  Player,
  ShootoutIncident,
  SubstitutionIncident,
  VarIncident,
} from '../__generated__/schema.ts';
import type { IncidentWire } from './shapes.ts';

type TimedIncident = GoalIncident | CardIncident | SubstitutionIncident | VarIncident | MissedPenaltyIncident;

type Incident = TimedIncident | ShootoutIncident | PeriodIncident | InjuryTimeIncident;

const goalKind = reader(oneOf({ penalty: 'PENALTY', ownGoal: 'OWN_GOAL' }, 'REGULAR'));

const cardOf = reader(oneOf({ yellow: 'YELLOW', yellowRed: 'YELLOW_RED', red: 'RED' }, null));

const decisionOf = reader(
  oneOf(
    {
      goalAwarded: 'GOAL_AWARDED',
      goalNotAwarded: 'GOAL_NOT_AWARDED',
      penaltyAwarded: 'PENALTY_AWARDED',
      penaltyNotAwarded: 'PENALTY_NOT_AWARDED',
      redCardGiven: 'RED_CARD_GIVEN',
      cardUpgrade: 'CARD_UPGRADE',
    },
    'OTHER',
  ),
);

const periods: ReadonlyMap<unknown, readonly [Period, number]> = new Map([
  ['HT', ['HALF_TIME', 45]],
  ['FT', ['FULL_TIME', 90]],
  ['ET', ['EXTRA_TIME', 120]],
  ['PEN', ['PENALTIES', 120]],
]);

const scoreOf = ({ home_score, away_score }: IncidentWire) => ({
  homeScore: home_score ?? null,
  awayScore: away_score ?? null,
});

const toPlayer = (name: string | null | undefined): Player | null =>
  name ? { playerId: null, name, avatar: null } : null;

/** An incident of a team at a minute; null when either is missing. */
function toTimed(wire: IncidentWire): TimedIncident | null {
  const { time, is_home: isHome } = wire;
  if (time == null || isHome == null) return null;
  const common = { time, addedTime: wire.added_time ?? null, isHome };
  const type = wire.incident_class ?? '';
  const player = toPlayer(wire.player);
  switch (wire.incident_type) {
    case 'goal': {
      const assist = toPlayer(wire.assist);
      return {
        __typename: 'GoalIncident',
        ...common,
        kind: goalKind(type),
        player,
        assist,
        ...scoreOf(wire),
      };
    }
    case 'card': {
      const card = cardOf(type);
      const [reason, rescinded] = [wire.reason ?? null, wire.rescinded ?? false];
      return card && { __typename: 'CardIncident', ...common, card, player, reason, rescinded };
    }
    case 'substitution': {
      const [playerIn, playerOut] = [toPlayer(wire.player_in), toPlayer(wire.player_out)];
      const injury = wire.injury ?? false;
      return { __typename: 'SubstitutionIncident', ...common, playerIn, playerOut, injury };
    }
    case 'varDecision': {
      const [decision, confirmed] = [decisionOf(type), wire.confirmed ?? null];
      return { __typename: 'VarIncident', ...common, decision, player, confirmed };
    }
    case 'inGamePenalty': {
      const saved = wire.reason === 'goalkeeperSave';
      return { __typename: 'MissedPenaltyIncident', ...common, player, saved };
    }
    default:
      return null;
  }
}

function toShootout(wire: IncidentWire): ShootoutIncident | null {
  const { is_home: isHome, incident_class: outcome, sequence = null } = wire;
  if (isHome == null || (outcome !== 'scored' && outcome !== 'missed')) return null;
  const [player, scored] = [toPlayer(wire.player), outcome === 'scored'];
  return { __typename: 'ShootoutIncident', time: null, sequence, isHome, player, scored, ...scoreOf(wire) };
}

function toPeriod(wire: IncidentWire): PeriodIncident | null {
  const [period, minute] = periods.get(wire.text) ?? (['UNKNOWN', null] as const);
  const time = wire.time ?? minute;
  return time === null
    ? null
    : { __typename: 'PeriodIncident', time, isHome: null, period, ...scoreOf(wire) };
}

const toInjuryTime = ({ time, length }: IncidentWire): InjuryTimeIncident | null =>
  time == null || length == null ? null : { __typename: 'InjuryTimeIncident', time, isHome: null, length };

const ofOtherTypes = new Map<string, (wire: IncidentWire) => Incident | null>([
  ['penaltyShootout', toShootout],
  ['period', toPeriod],
  ['injuryTime', toInjuryTime],
]);

/** Incidents in the upstream's order, without those of unknown types or without a required field. */
export const toIncidents = (wires: readonly IncidentWire[]): Incident[] =>
  wires.flatMap((wire) => (ofOtherTypes.get(wire.incident_type) ?? toTimed)(wire) ?? []);
