import type { Random } from '../clock.ts';
import { poisson } from './random.ts';

/** Mean goals of each side. */
export interface ExpectedGoals {
  home: number;
  away: number;
}

/** From 0.75 to 1.25. It is computed from the provider's id, so that it need not be stored. */
function strengthOf(teamId: number): number {
  return 0.75 + ((teamId * 7_919) % 101) / 200;
}

/** @param homeTeamId the provider's id */
export function expectedGoals(homeTeamId: number, awayTeamId: number): ExpectedGoals {
  const ratio = strengthOf(homeTeamId) / strengthOf(awayTeamId);
  return { home: 1.45 * ratio, away: 1.15 / ratio };
}

const maxGoals = 10;

function goalChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= maxGoals; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** The probability of all scores that satisfy a condition. */
export function chanceThat(
  { home, away }: ExpectedGoals,
  holds: (goalsHome: number, goalsAway: number) => boolean,
): number {
  const ofHome = goalChances(home);
  const ofAway = goalChances(away);
  let chance = 0;
  for (const [goalsHome, one] of ofHome.entries()) {
    for (const [goalsAway, other] of ofAway.entries()) {
      if (holds(goalsHome, goalsAway)) chance += one * other;
    }
  }
  return chance;
}

export interface SideResult {
  goals: number;
  firstHalfGoals: number;
  shots: number;
  shotsOnGoal: number;
  corners: number;
  fouls: number;
  yellow: number;
  red: number;
}

export function drawResults({ home, away }: ExpectedGoals, random: Random): [SideResult, SideResult] {
  return [drawResult(home, random), drawResult(away, random)];
}

function drawResult(mean: number, random: Random): SideResult {
  const firstHalfGoals = poisson(mean * 0.45, random);
  const goals = firstHalfGoals + poisson(mean * 0.55, random);
  const shotsOnGoal = goals + poisson(2.6 * mean ** 0.5, random);
  return {
    firstHalfGoals,
    goals,
    shotsOnGoal,
    shots: shotsOnGoal + poisson(7, random),
    corners: poisson(4.8, random),
    fouls: poisson(11.5, random),
    yellow: poisson(1.9, random),
    red: random() < 0.08 ? 1 : 0,
  };
}
