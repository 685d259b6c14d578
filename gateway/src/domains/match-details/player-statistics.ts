import { reader } from '../../kit/compile-shape.ts';
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

/** The provider's name for each counter of a group. */
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

/** Counters with decimals; all others are whole numbers. */
const decimalCounters: ReadonlySet<string> = new Set([
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
  return decimalCounters.has(name) ? value : Math.round(value);
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
 * Groups a player's counters; a missing or non-numeric counter is null. `keeper` is null for an outfield player without
 * any goalkeeping counter.
 */
export function toCounterGroups(
  statistics: Readonly<Record<string, unknown>>,
  isGoalkeeper: boolean,
): CounterGroups {
  const keeperCounters = groupOf<KeeperCounters>(keeper, statistics);
  const hasKeeper = isGoalkeeper || Object.values(keeperCounters).some((counter) => counter !== null);
  return {
    play: groupOf<PlayCounters>(play, statistics),
    passing: groupOf<PassingCounters>(passing, statistics),
    shooting: groupOf<ShootingCounters>(shooting, statistics),
    duels: groupOf<DuelCounters>(duels, statistics),
    defence: groupOf<DefenceCounters>(defence, statistics),
    keeper: hasKeeper ? keeperCounters : null,
  };
}

const readPlayer = reader(playerStatistics);

export type PlayerStatisticsModel = ReturnType<typeof readPlayer> &
  CounterGroups &
  Pick<PlayerStatistics, 'isHome'> & { readonly team: MatchModel['home']['team'] };

/** Player statistics in the upstream's order, without players of other teams. */
export function toPlayerStatistics(
  wires: readonly PlayerStatisticsWire[],
  { home, away }: MatchModel,
): PlayerStatisticsModel[] {
  return wires.flatMap((wire) => {
    const side = [home, away].find(({ team }) => team.teamId === wire.team_id);
    if (side === undefined) return [];
    const groups = toCounterGroups(wire.statistics, isGoalkeeper(wire));
    return [Object.assign(readPlayer(wire), groups, { team: side.team, isHome: side === home })];
  });
}
