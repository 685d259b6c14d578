import { readerWith } from '../../kit/compile-shape.ts';
import type {
  DefenceCounters,
  DuelCounters,
  KeeperCounters,
  PassingCounters,
  PlayCounters,
  PlayerStatistics,
  ShootingCounters,
} from '../__generated__/schema.ts';
import type { MatchModel } from '../match/shapes.ts';
import { isGoalkeeper, type PlayerStatisticsWire, playerStatistics } from './shapes.ts';

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
