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

type ProviderValue = number | null | undefined;

/** A player's statistics by group. Missing values and empty groups are omitted. */
export function counterGroups(statistics: playerPanel_statistics$data) {
  const { play, keeper, shooting, passing, duels, defence } = statistics;
  const groups = {
    general: [
      measure('member.match.counter.minutesPlayed', play.minutesPlayed, 'minutes', 0),
      measure('member.match.counter.rating', play.rating, 'none', 1),
      count('member.match.counter.touches', play.touches),
      count('member.match.counter.possessionLost', play.possessionLost),
      count('member.match.counter.dispossessed', play.dispossessed),
      count('member.match.counter.unsuccessfulTouches', play.unsuccessfulTouches),
      count('member.match.counter.fouls', play.fouls),
      count('member.match.counter.wasFouled', play.wasFouled),
      count('member.match.counter.ballCarries', play.ballCarries),
      measure('member.match.counter.carriesDistance', play.carriesDistance, 'metres', 0),
      count('member.match.counter.progressiveCarries', play.progressiveCarries),
      measure('member.match.counter.kilometersCovered', play.kilometersCovered, 'kilometres', 1),
      count('member.match.counter.sprints', play.sprints),
      measure('member.match.counter.topSpeed', play.topSpeed, 'kilometresPerHour', 1),
    ],
    keeper: [
      count('member.match.counter.saves', keeper?.saves),
      count('member.match.counter.savedShotsFromInsideTheBox', keeper?.savedShotsFromInsideTheBox),
      measure('member.match.counter.goalsPrevented', keeper?.goalsPrevented, 'none', 2),
      count('member.match.counter.goodHighClaim', keeper?.highClaims),
      count('member.match.counter.crossNotClaimed', keeper?.crossesNotClaimed),
      count('member.match.counter.punches', keeper?.punches),
      part(
        ['member.match.counter.keeperSweeper', keeper?.successfulRunsOut],
        ['member.match.counter.totalKeeperSweeper', keeper?.runsOut],
      ),
      part(
        ['member.match.counter.penaltySave', keeper?.penaltiesSaved],
        ['member.match.counter.penaltyFaced', keeper?.penaltiesFaced],
      ),
      count('member.match.counter.shootoutSaves', keeper?.shootoutSaves),
    ],
    shooting: [
      count('common.goals', shooting.goals),
      measure('member.match.counter.expectedGoals', shooting.expectedGoals, 'none', 2),
      measure('member.match.counter.expectedGoalsOnTarget', shooting.expectedGoalsOnTarget, 'none', 2),
      part(
        ['member.match.counter.onTarget', shooting.shotsOnTarget],
        ['member.match.counter.totalShots', shooting.shots],
      ),
      count('member.match.counter.offTarget', shooting.shotsOffTarget),
      count('member.match.counter.blocked', shooting.blockedShots),
      count('member.match.counter.hitWoodwork', shooting.hitWoodwork),
      count('member.match.counter.bigChanceMissed', shooting.bigChancesMissed),
      count('member.match.counter.offsides', shooting.offsides),
      count('member.match.counter.ownGoals', shooting.ownGoals),
      count('member.match.counter.penaltyWon', shooting.penaltiesWon),
      count('member.match.counter.penaltyMiss', shooting.penaltiesMissed),
      count('member.match.counter.shootoutGoals', shooting.shootoutGoals),
      count('member.match.counter.shootoutMisses', shooting.shootoutMisses),
    ],
    passing: [
      count('member.match.counter.goalAssist', passing.assists),
      measure('member.match.counter.expectedAssists', passing.expectedAssists, 'none', 2),
      part(
        ['member.match.counter.accuratePass', passing.accuratePasses],
        ['member.match.counter.totalPass', passing.passes],
      ),
      part(
        ['member.match.counter.ownHalf', passing.accurateOwnHalfPasses],
        ['member.match.counter.totalOwnHalf', passing.ownHalfPasses],
      ),
      part(
        ['member.match.counter.oppositionHalf', passing.accurateOppositionHalfPasses],
        ['member.match.counter.totalOppositionHalf', passing.oppositionHalfPasses],
      ),
      part(
        ['member.match.counter.longBalls', passing.accurateLongBalls],
        ['member.match.counter.totalLongBalls', passing.longBalls],
      ),
      part(
        ['member.match.counter.crosses', passing.accurateCrosses],
        ['member.match.counter.totalCross', passing.crosses],
      ),
      count('member.match.counter.keyPass', passing.keyPasses),
      count('member.match.counter.bigChanceCreated', passing.bigChancesCreated),
    ],
    duels: [
      part(
        ['member.match.counter.duelWon', duels.duelsWon],
        ['member.match.counter.duels', sum(duels.duelsWon, duels.duelsLost)],
      ),
      part(
        ['member.match.counter.aerialWon', duels.aerialDuelsWon],
        ['member.match.counter.aerials', sum(duels.aerialDuelsWon, duels.aerialDuelsLost)],
      ),
      part(
        ['member.match.counter.wonContest', duels.successfulDribbles],
        ['member.match.counter.totalContest', duels.dribbles],
      ),
      count('member.match.counter.challengeLost', duels.timesDribbledPast),
    ],
    defence: [
      part(
        ['member.match.counter.wonTackle', defence.tacklesWon],
        ['member.match.counter.totalTackle', defence.tackles],
      ),
      count('member.match.counter.lastManTackle', defence.lastManTackles),
      count('member.match.counter.interceptions', defence.interceptions),
      count('member.match.counter.clearances', defence.clearances),
      count('member.match.counter.clearancesOffLine', defence.clearancesOffLine),
      count('member.match.counter.blocks', defence.shotsBlocked),
      count('member.match.counter.ballRecovery', defence.ballRecoveries),
      count('member.match.counter.errorsLeadingToShot', defence.errorsLeadingToShot),
      count('member.match.counter.errorsLeadingToGoal', defence.errorsLeadingToGoal),
      count('member.match.counter.penaltyConceded', defence.penaltiesConceded),
    ],
  };
  return Object.entries(groups).flatMap(([name, counters]) => {
    const known = counters.filter((counter) => counter !== null);
    return known.length === 0 ? [] : [{ name: name as keyof typeof groups, counters: known }];
  });
}

function count(label: MessageId, value: ProviderValue): Counter | null {
  return value == null ? null : { kind: 'count', label, value };
}

type LabelledValue = readonly [label: MessageId, value: ProviderValue];

/** A part of a whole. When only one of them is known, it becomes a count with its own label. */
function part([label, value]: LabelledValue, [wholeLabel, of]: LabelledValue): Counter | null {
  if (value == null) return count(wholeLabel, of);
  return of == null ? count(label, value) : { kind: 'part', label, value, of };
}

function measure(
  label: MessageId,
  value: ProviderValue,
  unit: Extract<Counter, { kind: 'measure' }>['unit'],
  decimals: number,
): Counter | null {
  return value == null ? null : { kind: 'measure', label, value, unit, decimals };
}

function sum(one: ProviderValue, other: ProviderValue): number | null {
  return one == null || other == null ? null : one + other;
}
