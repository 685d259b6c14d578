import type { Random } from '../clock.ts';
import type { matches } from '../db/tables.ts';
import { happenings } from './chance.ts';

/** Goals that each side scores on the average. */
export interface ExpectedGoals {
  home: number;
  away: number;
}

/** How strong a team is, from 0.75 to 1.25; it follows from the id, so that it need not be stored. */
function strengthOf(teamId: number): number {
  return 0.75 + ((teamId * 7_919) % 101) / 200;
}

/** What two teams of the demo are expected to score against each other. */
export function expectedGoals(homeTeamId: number, awayTeamId: number): ExpectedGoals {
  const ratio = strengthOf(homeTeamId) / strengthOf(awayTeamId);
  return { home: 1.45 * ratio, away: 1.15 / ratio };
}

const mostGoals = 10;

function goalChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= mostGoals; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
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

type Match = typeof matches.$inferInsert;
type Statistics = Required<Pick<Match, Extract<keyof Match, `${string}Home` | `${string}Away`>>>;

/** Plays a match: its score and the statistics of both sides. */
export function playMatch(expected: ExpectedGoals, random: Random): Statistics {
  const home = playSide(expected.home, random);
  const away = playSide(expected.away, random);
  return {
    goalHome: home.goals,
    goalAway: away.goals,
    halfTimeGoalHome: home.firstHalf,
    halfTimeGoalAway: away.firstHalf,
    shotsHome: home.shots,
    shotsAway: away.shots,
    shotsOnGoalHome: home.onGoal,
    shotsOnGoalAway: away.onGoal,
    yellowHome: home.yellow,
    yellowAway: away.yellow,
    redHome: home.red,
    redAway: away.red,
    cornersHome: home.corners,
    cornersAway: away.corners,
    foulsHome: home.fouls,
    foulsAway: away.fouls,
  };
}

function playSide(mean: number, random: Random) {
  const firstHalf = happenings(mean * 0.45, random);
  const goals = firstHalf + happenings(mean * 0.55, random);
  const onGoal = goals + happenings(2.6 * mean ** 0.5, random);
  return {
    firstHalf,
    goals,
    onGoal,
    shots: onGoal + happenings(7, random),
    corners: happenings(4.8, random),
    fouls: happenings(11.5, random),
    yellow: happenings(1.9, random),
    red: random() < 0.08 ? 1 : 0,
  };
}
