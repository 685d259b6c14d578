import type { Random } from '../clock.ts';
import { happenings, rounded } from './chance.ts';
import type { SquadPlayer } from './demo-leagues.ts';

/** What depends on nobody else: passes, duels and the like, by the time played. */
export function basicCounters(
  { position }: SquadPlayer,
  minutesOnPitch: number,
  random: Random,
): Record<string, number> {
  const minutesPlayed = Math.max(1, minutesOnPitch);
  const share = minutesPlayed / 90;
  const draw = (mean: number) => happenings(mean * share, random);
  const part = (whole: number, min: number) => Math.round(whole * (min + random() * (1 - min)));
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
export function ratingOf(
  { goals = 0, goalAssist = 0, saves = 0, ownGoals = 0 }: Record<string, number>,
  random: Random,
): number {
  const mark = 6 + random() * 1.3 + goals + goalAssist * 0.6 + saves * 0.15 - ownGoals;
  return rounded(Math.min(10, Math.max(3, mark)), 1);
}
