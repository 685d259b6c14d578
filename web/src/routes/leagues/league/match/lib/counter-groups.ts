import type { playerPanel_statistics$data } from '../../../../../__generated__/playerPanel_statistics.graphql.ts';

/** A player's statistic: a count, a part of a whole (`30 z 41`), or a measure with a unit. Its name is a case of its message. */
export type Counter =
  | { readonly kind: 'count'; readonly name: string; readonly value: number }
  | { readonly kind: 'part'; readonly name: string; readonly value: number; readonly of: number }
  | {
      readonly kind: 'measure';
      readonly name: string;
      readonly value: number;
      readonly decimals: number;
      readonly unit: 'none' | 'minutes' | 'metres' | 'kilometres' | 'kilometresPerHour';
    };

type ProviderValue = number | null;

type Counts<Name extends string> = Readonly<Record<Name, ProviderValue>> | null;

/** A player's statistics by group. Missing values and empty groups are omitted. */
export function counterGroups(statistics: playerPanel_statistics$data) {
  const { play, keeper, shooting, passing, defence } = statistics;
  const { duelsWon, duelsLost, aerialDuelsWon, aerialDuelsLost } = statistics.duels;
  const duels = {
    ...statistics.duels,
    duels: sum(duelsWon, duelsLost),
    aerialDuels: sum(aerialDuelsWon, aerialDuelsLost),
  };
  const groups = {
    general: [
      measure(play, 'minutesPlayed', 'minutes', 0),
      measure(play, 'rating', 'none', 1),
      count(play, 'touches'),
      count(play, 'possessionLost'),
      count(play, 'dispossessed'),
      count(play, 'unsuccessfulTouches'),
      count(play, 'fouls'),
      count(play, 'wasFouled'),
      count(play, 'ballCarries'),
      measure(play, 'carriesDistance', 'metres', 0),
      count(play, 'progressiveCarries'),
      measure(play, 'kilometersCovered', 'kilometres', 1),
      count(play, 'sprints'),
      measure(play, 'topSpeed', 'kilometresPerHour', 1),
    ],
    keeper: [
      count(keeper, 'saves'),
      count(keeper, 'savedShotsFromInsideTheBox'),
      measure(keeper, 'goalsPrevented', 'none', 2),
      count(keeper, 'highClaims'),
      count(keeper, 'crossesNotClaimed'),
      count(keeper, 'punches'),
      part(keeper, 'successfulRunsOut', 'runsOut'),
      part(keeper, 'penaltiesSaved', 'penaltiesFaced'),
      count(keeper, 'shootoutSaves'),
    ],
    shooting: [
      count(shooting, 'goals'),
      measure(shooting, 'expectedGoals', 'none', 2),
      measure(shooting, 'expectedGoalsOnTarget', 'none', 2),
      part(shooting, 'shotsOnTarget', 'shots'),
      count(shooting, 'shotsOffTarget'),
      count(shooting, 'blockedShots'),
      count(shooting, 'hitWoodwork'),
      count(shooting, 'bigChancesMissed'),
      count(shooting, 'offsides'),
      count(shooting, 'ownGoals'),
      count(shooting, 'penaltiesWon'),
      count(shooting, 'penaltiesMissed'),
      count(shooting, 'shootoutGoals'),
      count(shooting, 'shootoutMisses'),
    ],
    passing: [
      count(passing, 'assists'),
      measure(passing, 'expectedAssists', 'none', 2),
      part(passing, 'accuratePasses', 'passes'),
      part(passing, 'accurateOwnHalfPasses', 'ownHalfPasses'),
      part(passing, 'accurateOppositionHalfPasses', 'oppositionHalfPasses'),
      part(passing, 'accurateLongBalls', 'longBalls'),
      part(passing, 'accurateCrosses', 'crosses'),
      count(passing, 'keyPasses'),
      count(passing, 'bigChancesCreated'),
    ],
    duels: [
      part(duels, 'duelsWon', 'duels'),
      part(duels, 'aerialDuelsWon', 'aerialDuels'),
      part(duels, 'successfulDribbles', 'dribbles'),
      count(duels, 'timesDribbledPast'),
    ],
    defence: [
      part(defence, 'tacklesWon', 'tackles'),
      count(defence, 'lastManTackles'),
      count(defence, 'interceptions'),
      count(defence, 'clearances'),
      count(defence, 'clearancesOffLine'),
      count(defence, 'shotsBlocked'),
      count(defence, 'ballRecoveries'),
      count(defence, 'errorsLeadingToShot'),
      count(defence, 'errorsLeadingToGoal'),
      count(defence, 'penaltiesConceded'),
    ],
  };
  return Object.entries(groups).flatMap(([name, counters]) => {
    const known = counters.filter((counter) => counter !== null);
    return known.length === 0 ? [] : [{ name: name as keyof typeof groups, counters: known }];
  });
}

function count<Name extends string>(counts: Counts<Name>, name: Name): Counter | null {
  const value = counts?.[name];
  return value == null ? null : { kind: 'count', name, value };
}

/** A part of a whole. When only one of them is known, it becomes a count with its own name. */
function part<Name extends string>(counts: Counts<Name>, name: Name, whole: Name): Counter | null {
  const value = counts?.[name];
  const of = counts?.[whole];
  if (value == null || of == null) return count(counts, value == null ? whole : name);
  return { kind: 'part', name, value, of };
}

function measure<Name extends string>(
  counts: Counts<Name>,
  name: Name,
  unit: Extract<Counter, { kind: 'measure' }>['unit'],
  decimals: number,
): Counter | null {
  const value = counts?.[name];
  return value == null ? null : { kind: 'measure', name, value, unit, decimals };
}

function sum(one: ProviderValue, other: ProviderValue): number | null {
  return one == null || other == null ? null : one + other;
}
