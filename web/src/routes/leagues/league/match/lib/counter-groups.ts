import type { playerPanel_statistics$data } from '../../../../../__generated__/playerPanel_statistics.graphql.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';

/** A player's statistic: a count, a part of a whole (`30 z 41`), or a measure with a unit. */
export type Counter =
  | { readonly kind: 'count'; readonly label: MessageId; readonly value: number }
  | { readonly kind: 'part'; readonly label: MessageId; readonly value: number; readonly of: number }
  | {
      readonly kind: 'measure';
      readonly label: MessageId;
      readonly value: number;
      readonly decimals: number;
      readonly unit: 'none' | 'minutes' | 'metres' | 'kilometres' | 'kilometresPerHour';
    };

export interface CounterGroup {
  readonly name: 'general' | 'keeper' | 'shooting' | 'passing' | 'duels' | 'defence';
  readonly counters: readonly Counter[];
}

type ProviderValue = number | null | undefined;

/** A player's statistics by group. Missing values and empty groups are omitted. */
export function counterGroups(statistics: playerPanel_statistics$data): readonly CounterGroup[] {
  const { play, keeper, shooting, passing, duels, defence } = statistics;
  const groups: readonly CounterGroup[] = [
    {
      name: 'general',
      counters: [
        ...measure('member.match.counter.minutesPlayed', play.minutesPlayed, 'minutes', 0),
        ...measure('member.match.counter.rating', play.rating, 'none', 1),
        ...count('member.match.counter.touches', play.touches),
        ...count('member.match.counter.possessionLost', play.possessionLost),
        ...count('member.match.counter.dispossessed', play.dispossessed),
        ...count('member.match.counter.unsuccessfulTouches', play.unsuccessfulTouches),
        ...count('member.match.counter.fouls', play.fouls),
        ...count('member.match.counter.wasFouled', play.wasFouled),
        ...count('member.match.counter.ballCarries', play.ballCarries),
        ...measure('member.match.counter.carriesDistance', play.carriesDistance, 'metres', 0),
        ...count('member.match.counter.progressiveCarries', play.progressiveCarries),
        ...measure('member.match.counter.kilometersCovered', play.kilometersCovered, 'kilometres', 1),
        ...count('member.match.counter.sprints', play.sprints),
        ...measure('member.match.counter.topSpeed', play.topSpeed, 'kilometresPerHour', 1),
      ],
    },
    {
      name: 'keeper',
      counters: keeper
        ? [
            ...count('member.match.counter.saves', keeper.saves),
            ...count('member.match.counter.savedShotsFromInsideTheBox', keeper.savedShotsFromInsideTheBox),
            ...measure('member.match.counter.goalsPrevented', keeper.goalsPrevented, 'none', 2),
            ...count('member.match.counter.goodHighClaim', keeper.highClaims),
            ...count('member.match.counter.crossNotClaimed', keeper.crossesNotClaimed),
            ...count('member.match.counter.punches', keeper.punches),
            ...part(
              'member.match.counter.keeperSweeper',
              'member.match.counter.totalKeeperSweeper',
              keeper.successfulRunsOut,
              keeper.runsOut,
            ),
            ...part(
              'member.match.counter.penaltySave',
              'member.match.counter.penaltyFaced',
              keeper.penaltiesSaved,
              keeper.penaltiesFaced,
            ),
            ...count('member.match.counter.shootoutSaves', keeper.shootoutSaves),
          ]
        : [],
    },
    {
      name: 'shooting',
      counters: [
        ...count('common.goals', shooting.goals),
        ...measure('member.match.counter.expectedGoals', shooting.expectedGoals, 'none', 2),
        ...measure('member.match.counter.expectedGoalsOnTarget', shooting.expectedGoalsOnTarget, 'none', 2),
        ...part(
          'member.match.counter.onTarget',
          'member.match.counter.totalShots',
          shooting.shotsOnTarget,
          shooting.shots,
        ),
        ...count('member.match.counter.offTarget', shooting.shotsOffTarget),
        ...count('member.match.counter.blocked', shooting.blockedShots),
        ...count('member.match.counter.hitWoodwork', shooting.hitWoodwork),
        ...count('member.match.counter.bigChanceMissed', shooting.bigChancesMissed),
        ...count('member.match.counter.offsides', shooting.offsides),
        ...count('member.match.counter.ownGoals', shooting.ownGoals),
        ...count('member.match.counter.penaltyWon', shooting.penaltiesWon),
        ...count('member.match.counter.penaltyMiss', shooting.penaltiesMissed),
        ...count('member.match.counter.shootoutGoals', shooting.shootoutGoals),
        ...count('member.match.counter.shootoutMisses', shooting.shootoutMisses),
      ],
    },
    {
      name: 'passing',
      counters: [
        ...count('member.match.counter.goalAssist', passing.assists),
        ...measure('member.match.counter.expectedAssists', passing.expectedAssists, 'none', 2),
        ...part(
          'member.match.counter.accuratePass',
          'member.match.counter.totalPass',
          passing.accuratePasses,
          passing.passes,
        ),
        ...part(
          'member.match.counter.ownHalf',
          'member.match.counter.totalOwnHalf',
          passing.accurateOwnHalfPasses,
          passing.ownHalfPasses,
        ),
        ...part(
          'member.match.counter.oppositionHalf',
          'member.match.counter.totalOppositionHalf',
          passing.accurateOppositionHalfPasses,
          passing.oppositionHalfPasses,
        ),
        ...part(
          'member.match.counter.longBalls',
          'member.match.counter.totalLongBalls',
          passing.accurateLongBalls,
          passing.longBalls,
        ),
        ...part(
          'member.match.counter.crosses',
          'member.match.counter.totalCross',
          passing.accurateCrosses,
          passing.crosses,
        ),
        ...count('member.match.counter.keyPass', passing.keyPasses),
        ...count('member.match.counter.bigChanceCreated', passing.bigChancesCreated),
      ],
    },
    {
      name: 'duels',
      counters: [
        ...part(
          'member.match.counter.duelWon',
          'member.match.counter.duels',
          duels.duelsWon,
          sum(duels.duelsWon, duels.duelsLost),
        ),
        ...part(
          'member.match.counter.aerialWon',
          'member.match.counter.aerials',
          duels.aerialDuelsWon,
          sum(duels.aerialDuelsWon, duels.aerialDuelsLost),
        ),
        ...part(
          'member.match.counter.wonContest',
          'member.match.counter.totalContest',
          duels.successfulDribbles,
          duels.dribbles,
        ),
        ...count('member.match.counter.challengeLost', duels.timesDribbledPast),
      ],
    },
    {
      name: 'defence',
      counters: [
        ...part(
          'member.match.counter.wonTackle',
          'member.match.counter.totalTackle',
          defence.tacklesWon,
          defence.tackles,
        ),
        ...count('member.match.counter.lastManTackle', defence.lastManTackles),
        ...count('member.match.counter.interceptions', defence.interceptions),
        ...count('member.match.counter.clearances', defence.clearances),
        ...count('member.match.counter.clearancesOffLine', defence.clearancesOffLine),
        ...count('member.match.counter.blocks', defence.shotsBlocked),
        ...count('member.match.counter.ballRecovery', defence.ballRecoveries),
        ...count('member.match.counter.errorsLeadingToShot', defence.errorsLeadingToShot),
        ...count('member.match.counter.errorsLeadingToGoal', defence.errorsLeadingToGoal),
        ...count('member.match.counter.penaltyConceded', defence.penaltiesConceded),
      ],
    },
  ];
  return groups.filter(({ counters }) => counters.length > 0);
}

function count(label: MessageId, value: ProviderValue): readonly Counter[] {
  return value == null ? [] : [{ kind: 'count', label, value }];
}

/** A part of a whole. When only one of them is known, it becomes a count with its own label. */
function part(
  label: MessageId,
  wholeLabel: MessageId,
  value: ProviderValue,
  of: ProviderValue,
): readonly Counter[] {
  if (value == null) return count(wholeLabel, of);
  return of == null ? count(label, value) : [{ kind: 'part', label, value, of }];
}

function measure(
  label: MessageId,
  value: ProviderValue,
  unit: Extract<Counter, { kind: 'measure' }>['unit'],
  decimals: number,
): readonly Counter[] {
  return value == null ? [] : [{ kind: 'measure', label, value, unit, decimals }];
}

function sum(one: ProviderValue, other: ProviderValue): number | null {
  return one == null || other == null ? null : one + other;
}
