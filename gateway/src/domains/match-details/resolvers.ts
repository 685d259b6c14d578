import { reader, readerWith } from '../../kit/compile-shape.ts';
import type {
  DefenceCounters,
  DuelCounters,
  KeeperCounters,
  Lineup,
  Lineups,
  MissingReason,
  PassingCounters,
  PlayCounters,
  PlayerStatistics,
  ShootingCounters,
} from '../__generated__/schema.ts';
import type { DomainResolvers } from '../define-domain.ts';
import type { MatchModel } from '../match/match-model.ts';
import { toIncidents } from './incident.ts';
import {
  type LineupsWire,
  type LineupWire,
  lineupPlayer,
  type MissingPlayerWire,
  missingPlayer,
  type PlayerStatisticsWire,
  playerStatistics,
} from './shapes.ts';

/** The provider's name of each counter of a group. */
type CounterNames<Group> = { readonly [Name in keyof Omit<Group, '__typename'>]-?: string };

const play: CounterNames<PlayCounters> = {
  minutesPlayed: 'minutesPlayed',
  rating: 'rating',
  touches: 'touches',
  possessionLost: 'possessionLostCtrl',
  dispossessed: 'dispossessed',
  unsuccessfulTouches: 'unsuccessfulTouch',
  fouls: 'fouls',
  wasFouled: 'wasFouled',
  ballCarries: 'ballCarriesCount',
  carriesDistance: 'totalBallCarriesDistance',
  progressiveCarries: 'progressiveBallCarriesCount',
  kilometersCovered: 'kilometersCovered',
  sprints: 'numberOfSprints',
  topSpeed: 'topSpeed',
};

const passing: CounterNames<PassingCounters> = {
  passes: 'totalPass',
  accuratePasses: 'accuratePass',
  longBalls: 'totalLongBalls',
  accurateLongBalls: 'accurateLongBalls',
  crosses: 'totalCross',
  accurateCrosses: 'accurateCross',
  keyPasses: 'keyPass',
  assists: 'goalAssist',
  bigChancesCreated: 'bigChanceCreated',
  expectedAssists: 'expectedAssists',
  ownHalfPasses: 'totalOwnHalfPasses',
  accurateOwnHalfPasses: 'accurateOwnHalfPasses',
  oppositionHalfPasses: 'totalOppositionHalfPasses',
  accurateOppositionHalfPasses: 'accurateOppositionHalfPasses',
};

const shooting: CounterNames<ShootingCounters> = {
  goals: 'goals',
  shots: 'totalShots',
  shotsOnTarget: 'onTargetScoringAttempt',
  shotsOffTarget: 'shotOffTarget',
  blockedShots: 'blockedScoringAttempt',
  hitWoodwork: 'hitWoodwork',
  bigChancesMissed: 'bigChanceMissed',
  expectedGoals: 'expectedGoals',
  expectedGoalsOnTarget: 'expectedGoalsOnTarget',
  offsides: 'totalOffside',
  ownGoals: 'ownGoals',
  penaltiesWon: 'penaltyWon',
  penaltiesMissed: 'penaltyMiss',
  shootoutGoals: 'penaltyShootoutGoal',
  shootoutMisses: 'penaltyShootoutMiss',
};

const duels: CounterNames<DuelCounters> = {
  duelsWon: 'duelWon',
  duelsLost: 'duelLost',
  aerialDuelsWon: 'aerialWon',
  aerialDuelsLost: 'aerialLost',
  dribbles: 'totalContest',
  successfulDribbles: 'wonContest',
  timesDribbledPast: 'challengeLost',
};

const defence: CounterNames<DefenceCounters> = {
  tackles: 'totalTackle',
  tacklesWon: 'wonTackle',
  lastManTackles: 'lastManTackle',
  interceptions: 'interceptionWon',
  clearances: 'totalClearance',
  clearancesOffLine: 'clearanceOffLine',
  shotsBlocked: 'outfielderBlock',
  ballRecoveries: 'ballRecovery',
  errorsLeadingToShot: 'errorLeadToAShot',
  errorsLeadingToGoal: 'errorLeadToAGoal',
  penaltiesConceded: 'penaltyConceded',
};

const keeper: CounterNames<KeeperCounters> = {
  saves: 'saves',
  savedShotsFromInsideTheBox: 'savedShotsFromInsideTheBox',
  highClaims: 'goodHighClaim',
  crossesNotClaimed: 'crossNotClaimed',
  punches: 'punches',
  runsOut: 'totalKeeperSweeper',
  successfulRunsOut: 'accurateKeeperSweeper',
  goalsPrevented: 'goalsPrevented',
  penaltiesFaced: 'penaltyFaced',
  penaltiesSaved: 'penaltySave',
  shootoutSaves: 'penaltyShootoutSave',
};

/** Counters that are measures; all others are whole numbers. */
const measures: ReadonlySet<string> = new Set([
  'rating',
  'carriesDistance',
  'kilometersCovered',
  'topSpeed',
  'expectedAssists',
  'expectedGoals',
  'expectedGoalsOnTarget',
  'goalsPrevented',
]);

type Counters<Group> = { [Name in keyof Omit<Group, '__typename'>]-?: number | null };

function counterOf(name: string, value: unknown): number | null {
  if (typeof value !== 'number') return null;
  return measures.has(name) ? value : Math.round(value);
}

function groupOf<Group>(names: CounterNames<Group>, statistics: Readonly<Record<string, unknown>>) {
  const entries = Object.entries<string>(names).map(([name, source]) => [
    name,
    counterOf(name, statistics[source]),
  ]);
  return Object.fromEntries(entries) as Counters<Group>;
}

type CounterGroups = Pick<PlayerStatistics, 'play' | 'passing' | 'shooting' | 'duels' | 'defence' | 'keeper'>;

/**
 * A player's counters by the provider's names, in groups; one that was not sent, or is no number, is null. The
 * goalkeeping of a player who is no goalkeeper is null where it has no counter at all.
 */
export function toCounterGroups(
  statistics: Readonly<Record<string, unknown>>,
  isGoalkeeper: boolean,
): CounterGroups {
  const keeping = groupOf<KeeperCounters>(keeper, statistics);
  const hasKept = isGoalkeeper || Object.values(keeping).some((counter) => counter !== null);
  return {
    play: groupOf<PlayCounters>(play, statistics),
    passing: groupOf<PassingCounters>(passing, statistics),
    shooting: groupOf<ShootingCounters>(shooting, statistics),
    duels: groupOf<DuelCounters>(duels, statistics),
    defence: groupOf<DefenceCounters>(defence, statistics),
    keeper: hasKept ? keeping : null,
  };
}

export const matchDetailsResolvers = {
  Match: {
    lineups: async ({ matchId }, _args, { loaders }) => {
      const found = await loaders.matchDetails.lineups(matchId);
      return found === null ? null : toLineups(found);
    },
    playerStatistics: async (match, _args, { loaders }) =>
      toPlayerStatistics(await loaders.matchDetails.playerStatistics(match.matchId), match),
    incidents: async ({ matchId }, _args, { loaders }) =>
      toIncidents(await loaders.matchDetails.incidents(matchId)),
  },
} satisfies DomainResolvers;

/** Words of a description by the reason that they stand for; the first that fits counts. */
const reasonWords: readonly (readonly [RegExp, MissingReason])[] = [
  [/suspen|banned|\bban\b|\bcards?\b/i, 'SUSPENSION'],
  [/\bill(?:ness)?\b|\bsick|\bflu\b|influenza|virus|covid|fever|infection|cold\b/i, 'ILLNESS'],
  [/injur|knock|strain|sprain|surgery|fractur|broken|ruptur|torn|muscle|ligament|concussion/i, 'INJURY'],
];

/** The provider's code for an injury, the only one that is known for sure. */
const injuryCode = 1;

/** Why a player is missing, by the provider's code and words; null where there is neither. */
export function toMissingReason({
  reason,
  description,
}: Pick<MissingPlayerWire, 'reason' | 'description'>): MissingReason | null {
  if (reason === injuryCode) return 'INJURY';
  const words = description?.trim() ?? '';
  if (words === '') return reason == null ? null : 'OTHER';
  return reasonWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'OTHER';
}

const toMissingPlayer = readerWith(missingPlayer, { reason: toMissingReason });

const toLineupPlayer = reader(lineupPlayer);

const isGoalkeeper = ({ position }: { readonly position?: string | null | undefined }): boolean =>
  position === 'G';

function toLineup(wire: LineupWire): Lineup {
  const starting = wire.players.filter(({ substitute }) => !substitute);
  return {
    formation: wire.formation ?? null,
    starting: [...starting.filter(isGoalkeeper), ...starting.filter((player) => !isGoalkeeper(player))].map(
      toLineupPlayer,
    ),
    substitutes: wire.players.filter(({ substitute }) => substitute).map(toLineupPlayer),
    missing: (wire.missing_players ?? []).map(toMissingPlayer),
  };
}

/** The line-ups of the wire as the graph shows them. */
export const toLineups = (wire: LineupsWire): Lineups => ({
  confirmed: wire.confirmed,
  home: toLineup(wire.home),
  away: toLineup(wire.away),
});

/** What stands beside a player of the wire. */
interface Beside extends CounterGroups {
  readonly team: MatchModel['home']['team'];
  readonly isHome: boolean;
}

const readStatistics = readerWith(playerStatistics, {
  team: (_, { team }: Beside) => team,
  isHome: (_, { isHome }: Beside) => isHome,
  play: (_, { play }: Beside) => play,
  passing: (_, { passing }: Beside) => passing,
  shooting: (_, { shooting }: Beside) => shooting,
  duels: (_, { duels }: Beside) => duels,
  defence: (_, { defence }: Beside) => defence,
  keeper: (_, { keeper }: Beside) => keeper,
});

export type PlayerStatisticsModel = ReturnType<typeof readStatistics>;

/** What the players of a match did, in the upstream's order; who plays for neither of its teams is left out. */
export function toPlayerStatistics(
  wires: readonly PlayerStatisticsWire[],
  { home, away }: MatchModel,
): PlayerStatisticsModel[] {
  return wires.flatMap((wire) => {
    const side = [home, away].find(({ team }) => team.teamId === wire.team_id);
    if (side === undefined) return [];
    const groups = toCounterGroups(wire.statistics, isGoalkeeper(wire));
    return readStatistics(wire, { ...groups, team: side.team, isHome: side === home });
  });
}
