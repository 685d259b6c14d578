import type { Random } from '../clock.ts';
import { happenings } from './chance.ts';

/** Goals that each side scores on the average. */
export interface ExpectedGoals {
  home: number;
  away: number;
}

/** How strong a team is, from 0.75 to 1.25; it follows from the provider's id, so that it need not be stored. */
function strengthOf(teamId: number): number {
  return 0.75 + ((teamId * 7_919) % 101) / 200;
}

/** What two teams of the demo are expected to score against each other. */
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

/** How likely a score is for which something holds. */
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

/** What one side of a match has done. */
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

/** Plays a match: what the home side and the away side do in it. */
export function playMatch({ home, away }: ExpectedGoals, random: Random): [SideResult, SideResult] {
  return [playSide(home, random), playSide(away, random)];
}

function playSide(mean: number, random: Random): SideResult {
  const firstHalfGoals = happenings(mean * 0.45, random);
  const goals = firstHalfGoals + happenings(mean * 0.55, random);
  const shotsOnGoal = goals + happenings(2.6 * mean ** 0.5, random);
  return {
    firstHalfGoals,
    goals,
    shotsOnGoal,
    shots: shotsOnGoal + happenings(7, random),
    corners: happenings(4.8, random),
    fouls: happenings(11.5, random),
    yellow: happenings(1.9, random),
    red: random() < 0.08 ? 1 : 0,
  };
}
