import type { playerCounters_statistics$data } from '../../../../../__generated__/playerCounters_statistics.graphql.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';

/** Names of counters, as the texts know them. */
export type CounterName = MessageId extends infer Id
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
            ...count('goodHighClaim', keeper.highClaims),
            ...count('crossNotClaimed', keeper.crossesNotClaimed),
            ...count('punches', keeper.punches),
            ...part('keeperSweeper', 'totalKeeperSweeper', keeper.successfulRunsOut, keeper.runsOut),
            ...part('penaltySave', 'penaltyFaced', keeper.penaltiesSaved, keeper.penaltiesFaced),
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
        ...part('onTarget', 'totalShots', shooting.shotsOnTarget, shooting.shots),
        ...count('offTarget', shooting.shotsOffTarget),
        ...count('blocked', shooting.blockedShots),
        ...count('hitWoodwork', shooting.hitWoodwork),
        ...count('bigChanceMissed', shooting.bigChancesMissed),
        ...count('offsides', shooting.offsides),
        ...count('ownGoals', shooting.ownGoals),
        ...count('penaltyWon', shooting.penaltiesWon),
        ...count('penaltyMiss', shooting.penaltiesMissed),
        ...count('shootoutGoals', shooting.shootoutGoals),
        ...count('shootoutMisses', shooting.shootoutMisses),
      ],
    },
    {
      name: 'passing',
      counters: [
        ...count('goalAssist', passing.assists),
        ...measure('expectedAssists', passing.expectedAssists, 'none', 2),
        ...part('accuratePass', 'totalPass', passing.accuratePasses, passing.passes),
        ...part('ownHalf', 'totalOwnHalf', passing.accurateOwnHalfPasses, passing.ownHalfPasses),
        ...part(
          'oppositionHalf',
          'totalOppositionHalf',
          passing.accurateOppositionHalfPasses,
          passing.oppositionHalfPasses,
        ),
        ...part('longBalls', 'totalLongBalls', passing.accurateLongBalls, passing.longBalls),
        ...part('crosses', 'totalCross', passing.accurateCrosses, passing.crosses),
        ...count('keyPass', passing.keyPasses),
        ...count('bigChanceCreated', passing.bigChancesCreated),
      ],
    },
    {
      name: 'duels',
      counters: [
        ...part('duelWon', 'duels', duels.duelsWon, sum(duels.duelsWon, duels.duelsLost)),
        ...part(
          'aerialWon',
          'aerials',
          duels.aerialDuelsWon,
          sum(duels.aerialDuelsWon, duels.aerialDuelsLost),
        ),
        ...part('wonContest', 'totalContest', duels.successfulDribbles, duels.dribbles),
        ...count('challengeLost', duels.timesDribbledPast),
      ],
    },
    {
      name: 'defence',
      counters: [
        ...part('wonTackle', 'totalTackle', defence.tacklesWon, defence.tackles),
        ...count('lastManTackle', defence.lastManTackles),
        ...count('interceptions', defence.interceptions),
        ...count('clearances', defence.clearances),
        ...count('clearancesOffLine', defence.clearancesOffLine),
        ...count('blocks', defence.shotsBlocked),
        ...count('ballRecovery', defence.ballRecoveries),
        ...count('errorsLeadingToShot', defence.errorsLeadingToShot),
        ...count('errorsLeadingToGoal', defence.errorsLeadingToGoal),
        ...count('penaltyConceded', defence.penaltiesConceded),
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
