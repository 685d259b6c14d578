import type { Random } from '../clock.ts';
import { happenings, pickOne, rounded } from './chance.ts';
import type { Appearance, MatchCourse } from './match-course.ts';
import { minutesAt } from './match-course.ts';

/** Team totals of one side that its players' counters add up to. */
export interface SideTotals {
  goals: number;
  shots: number;
  onGoal: number;
  fouls: number;
}

/** Counters of a player, by the provider's names. */
export type Counters = Record<string, number>;

/** Chances by position of having a shot and of a foul. */
const shooting = { G: 0, D: 1, M: 3, F: 5 } as const;
const fouling = { G: 0, D: 3, M: 3, F: 2 } as const;

/**
 * Draws the counters of everybody who played. Shots, shots on goal and fouls add up to the teams' totals, and the
 * keeper's saves are the other side's shots on goal that were no goals.
 */
export function drawCounters(
  course: MatchCourse,
  totals: { home: SideTotals; away: SideTotals },
  random: Random,
): Map<Appearance, Counters> {
  const counters = new Map(course.appearances.map((one) => [one, basicCounters(one, random)]));
  for (const isHome of [true, false]) {
    const own = course.appearances.filter((one) => one.isHome === isHome);
    const others = course.appearances.filter((one) => one.isHome !== isHome);
    const give = (players: readonly Appearance[], counter: string, count = 1) => {
      const [first] = players;
      const taken = first && counters.get(first);
      if (taken) taken[counter] = (taken[counter] ?? 0) + count;
    };
    const { goals, shots, onGoal, fouls } = isHome ? totals.home : totals.away;
    const of = (player: unknown, some: readonly Appearance[]) => some.filter((one) => one.player === player);
    const credited = course.goals.filter((goal) => goal.isHome === isHome);
    for (const { scorer, assist, kind } of credited) {
      if (kind === 'ownGoal') give(of(scorer, others), 'ownGoals');
      else
        for (const counter of ['goals', 'totalShots', 'onTargetScoringAttempt'])
          give(of(scorer, own), counter);
      give(of(assist, own), 'goalAssist');
      give(of(assist, own), 'keyPass');
    }
    const ownGoals = credited.filter(({ kind }) => kind === 'ownGoal').length;
    const saved = onGoal - goals;
    for (let shot = goals - ownGoals; shot < shots; shot += 1) {
      const shooter = [weighted(own, shooting, random)];
      give(shooter, 'totalShots');
      if (shot < onGoal - ownGoals) give(shooter, 'onTargetScoringAttempt');
      else give(shooter, random() < 0.4 ? 'blockedScoringAttempt' : 'shotOffTarget');
    }
    for (let foul = 0; foul < fouls; foul += 1) {
      give([weighted(own, fouling, random)], 'fouls');
      give([weighted(others, fouling, random)], 'wasFouled');
    }
    give(
      others.filter(({ player }) => player.position === 'G'),
      'saves',
      saved,
    );
  }
  for (const one of counters.values()) one.rating = ratingOf(one, random);
  return counters;
}

function weighted(
  some: readonly Appearance[],
  weights: Readonly<Record<'G' | 'D' | 'M' | 'F', number>>,
  random: Random,
): Appearance {
  const chosenFrom = some.flatMap((one) => Array.from({ length: weights[one.player.position] }, () => one));
  return pickOne(chosenFrom, random);
}

/** What depends on nobody else: passes, duels and the like, by the time played. */
function basicCounters({ player: { position }, from, to }: Appearance, random: Random): Counters {
  const minutesPlayed = Math.max(1, minutesAt(to) - minutesAt(from));
  const share = minutesPlayed / 90;
  const draw = (mean: number) => happenings(mean * share, random);
  const part = (whole: number, least: number) => Math.round(whole * (least + random() * (1 - least)));
  const totalPass = draw(position === 'F' ? 22 : 38);
  const totalLongBalls = Math.min(totalPass, draw(position === 'G' ? 12 : 3));
  const common = {
    minutesPlayed,
    goals: 0,
    goalAssist: 0,
    totalPass,
    accuratePass: part(totalPass, 0.7),
    totalLongBalls,
    accurateLongBalls: part(totalLongBalls, 0.3),
    touches: totalPass + draw(14),
    possessionLostCtrl: draw(9),
  };
  if (position === 'G') {
    return {
      ...common,
      saves: 0,
      savedShotsFromInsideTheBox: 0,
      goodHighClaim: draw(0.8),
      punches: draw(0.5),
      totalKeeperSweeper: draw(0.6),
    };
  }
  const totalCross = draw(position === 'D' ? 1.2 : 2);
  const totalContest = draw(position === 'D' ? 0.6 : 2);
  const totalTackle = draw(position === 'F' ? 0.8 : 2);
  const aerials = draw(3);
  const aerialWon = part(aerials, 0);
  const wonContest = part(totalContest, 0);
  return {
    ...common,
    keyPass: draw(0.8),
    totalCross,
    accurateCross: part(totalCross, 0),
    totalShots: 0,
    onTargetScoringAttempt: 0,
    totalContest,
    wonContest,
    totalTackle,
    wonTackle: part(totalTackle, 0.4),
    aerialWon,
    aerialLost: aerials - aerialWon,
    duelWon: aerialWon + wonContest + draw(2),
    duelLost: aerials - aerialWon + totalContest - wonContest + draw(2),
    interceptionWon: draw(position === 'D' ? 1.5 : 0.8),
    totalClearance: draw(position === 'D' ? 4 : 0.7),
    ballRecovery: draw(3.5),
    fouls: 0,
    wasFouled: 0,
  };
}

/** A mark from 3 to 10 that goals, assists and saves lift. */
function ratingOf({ goals = 0, goalAssist = 0, saves = 0, ownGoals = 0 }: Counters, random: Random): number {
  const mark = 6 + random() * 1.3 + goals + goalAssist * 0.6 + saves * 0.15 - ownGoals;
  return rounded(Math.min(10, Math.max(3, mark)), 1);
}
