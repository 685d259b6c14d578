import type { playerCounters_statistics$data } from '../../../../__generated__/playerCounters_statistics.graphql.ts';
import type { pl } from '../messages.pl.ts';

/** Names of counters, as the texts know them. */
export type CounterName = keyof typeof pl extends infer Id
  ? Id extends `member.match.counter.${infer Name}`
    ? Name
    : never
  : never;

/** A figure of a player: a count, a part of all (`30 z 41`), or a measure with its unit. */
export type Counter =
  | { readonly kind: 'count'; readonly name: CounterName; readonly value: number }
  | { readonly kind: 'part'; readonly name: CounterName; readonly value: number; readonly of: number }
  | {
      readonly kind: 'measure';
      readonly name: CounterName;
      readonly value: number;
      readonly decimals: number;
      readonly unit: 'none' | 'minutes' | 'metres' | 'kilometres' | 'kilometresPerHour';
    };

/** Counters that belong together. */
export interface CounterGroup {
  readonly name: 'general' | 'keeper' | 'shooting' | 'passing' | 'duels' | 'defence';
  readonly counters: readonly Counter[];
}

type Sent = number | null | undefined;

/**
 * A player's counters by group, the goalkeeper's first. What the provider did not send is left out, and so
 * is a group with nothing in it.
 */
export function counterGroups(statistics: playerCounters_statistics$data): readonly CounterGroup[] {
  const { play, keeper, shooting, passing, duels, defence } = statistics;
  const groups: readonly CounterGroup[] = [
    {
      name: 'general',
      counters: [
        ...measure('minutesPlayed', play.minutesPlayed, 'minutes', 0),
        ...measure('rating', play.rating, 'none', 1),
        ...count('touches', play.touches),
        ...count('possessionLost', play.possessionLost),
        ...count('dispossessed', play.dispossessed),
        ...count('unsuccessfulTouches', play.unsuccessfulTouches),
        ...count('fouls', play.fouls),
        ...count('wasFouled', play.wasFouled),
        ...count('ballCarries', play.ballCarries),
        ...measure('carriesDistance', play.carriesDistance, 'metres', 0),
        ...count('progressiveCarries', play.progressiveCarries),
        ...measure('kilometersCovered', play.kilometersCovered, 'kilometres', 1),
        ...count('sprints', play.sprints),
        ...measure('topSpeed', play.topSpeed, 'kilometresPerHour', 1),
      ],
    },
    {
      name: 'keeper',
      counters: keeper
        ? [
            ...count('saves', keeper.saves),
            ...count('savedShotsFromInsideTheBox', keeper.savedShotsFromInsideTheBox),
            ...measure('goalsPrevented', keeper.goalsPrevented, 'none', 2),
            ...count('goodHighClaim', keeper.goodHighClaim),
            ...count('crossNotClaimed', keeper.crossNotClaimed),
            ...count('punches', keeper.punches),
            ...part(
              'keeperSweeper',
              'totalKeeperSweeper',
              keeper.accurateKeeperSweeper,
              keeper.totalKeeperSweeper,
            ),
            ...part('penaltySave', 'penaltyFaced', keeper.penaltySave, keeper.penaltyFaced),
            ...count('shootoutSaves', keeper.shootoutSaves),
          ]
        : [],
    },
    {
      name: 'shooting',
      counters: [
        ...count('goals', shooting.goals),
        ...measure('expectedGoals', shooting.expectedGoals, 'none', 2),
        ...measure('expectedGoalsOnTarget', shooting.expectedGoalsOnTarget, 'none', 2),
        ...part('onTarget', 'totalShots', shooting.onTarget, shooting.totalShots),
        ...count('offTarget', shooting.offTarget),
        ...count('blocked', shooting.blocked),
        ...count('hitWoodwork', shooting.hitWoodwork),
        ...count('bigChanceMissed', shooting.bigChanceMissed),
        ...count('offsides', shooting.offsides),
        ...count('ownGoals', shooting.ownGoals),
        ...count('penaltyWon', shooting.penaltyWon),
        ...count('penaltyMiss', shooting.penaltyMiss),
        ...count('shootoutGoals', shooting.shootoutGoals),
        ...count('shootoutMisses', shooting.shootoutMisses),
      ],
    },
    {
      name: 'passing',
      counters: [
        ...count('goalAssist', passing.goalAssist),
        ...measure('expectedAssists', passing.expectedAssists, 'none', 2),
        ...part('accuratePass', 'totalPass', passing.accuratePass, passing.totalPass),
        ...part('ownHalf', 'totalOwnHalf', passing.accurateOwnHalfPasses, passing.totalOwnHalfPasses),
        ...part(
          'oppositionHalf',
          'totalOppositionHalf',
          passing.accurateOppositionHalfPasses,
          passing.totalOppositionHalfPasses,
        ),
        ...part('longBalls', 'totalLongBalls', passing.accurateLongBalls, passing.totalLongBalls),
        ...part('crosses', 'totalCross', passing.accurateCross, passing.totalCross),
        ...count('keyPass', passing.keyPass),
        ...count('bigChanceCreated', passing.bigChanceCreated),
      ],
    },
    {
      name: 'duels',
      counters: [
        ...part('duelWon', 'duels', duels.duelWon, sum(duels.duelWon, duels.duelLost)),
        ...part('aerialWon', 'aerials', duels.aerialWon, sum(duels.aerialWon, duels.aerialLost)),
        ...part('wonContest', 'totalContest', duels.wonContest, duels.totalContest),
        ...count('challengeLost', duels.challengeLost),
      ],
    },
    {
      name: 'defence',
      counters: [
        ...part('wonTackle', 'totalTackle', defence.wonTackle, defence.totalTackle),
        ...count('lastManTackle', defence.lastManTackle),
        ...count('interceptions', defence.interceptions),
        ...count('clearances', defence.clearances),
        ...count('clearancesOffLine', defence.clearancesOffLine),
        ...count('blocks', defence.blocks),
        ...count('ballRecovery', defence.ballRecovery),
        ...count('errorsLeadingToShot', defence.errorsLeadingToShot),
        ...count('errorsLeadingToGoal', defence.errorsLeadingToGoal),
        ...count('penaltyConceded', defence.penaltyConceded),
      ],
    },
  ];
  return groups.filter(({ counters }) => counters.length > 0);
}

function count(name: CounterName, value: Sent): readonly Counter[] {
  return value == null ? [] : [{ kind: 'count', name, value }];
}

/** A part of a whole; where only one of them is known, that one as a count under its own name. */
function part(name: CounterName, wholeName: CounterName, value: Sent, of: Sent): readonly Counter[] {
  if (value == null) return count(wholeName, of);
  return of == null ? count(name, value) : [{ kind: 'part', name, value, of }];
}

function measure(
  name: CounterName,
  value: Sent,
  unit: Extract<Counter, { kind: 'measure' }>['unit'],
  decimals: number,
): readonly Counter[] {
  return value == null ? [] : [{ kind: 'measure', name, value, unit, decimals }];
}

/** Both together; null where one of them is not known. */
function sum(one: Sent, other: Sent): number | null {
  return one == null || other == null ? null : one + other;
}
