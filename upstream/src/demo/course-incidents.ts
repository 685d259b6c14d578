import type { incidents } from '../db/match-tables.ts';
import type { MatchCourse, Moment } from './match-course.ts';
import { timeOf } from './match-course.ts';

/** An incident without its match and place. */
export type DrawnIncident = Required<
  Pick<
    typeof incidents.$inferInsert,
    'incidentType' | 'incidentClass' | 'time' | 'addedTime' | 'isHome' | 'details'
  >
>;

/** Order among what happens in one minute, and the whistle after everything of its half. */
const lastMinute = 99;

/** The incidents of a match in the order of time, with the score after each goal and at the end of each half. */
export function incidentsOf(course: MatchCourse): DrawnIncident[] {
  const timed: { time: number; incident: DrawnIncident }[] = [];
  const add = (at: Moment, incident: Omit<DrawnIncident, 'time' | 'addedTime'>) => {
    timed.push({ time: timeOf(at), incident: { ...incident, ...clockOf(at) } });
  };
  const score = { home_score: 0, away_score: 0 };
  const whistle = (half: 1 | 2, text: 'HT' | 'FT') =>
    timed.push({
      time: timeOf({ half, minute: lastMinute }),
      incident: period(half, text, { ...score }),
    });

  for (const half of [1, 2] as const) {
    for (const { at, isHome, kind, scorer, assist } of course.goals.filter((goal) => goal.at.half === half)) {
      score[isHome ? 'home_score' : 'away_score'] += 1;
      const details = { player: scorer.name, ...(assist && { assist: assist.name }), ...score };
      add(at, { incidentType: 'goal', incidentClass: kind, isHome, details });
    }
    timed.push({
      time: timeOf({ half, minute: 45 }) + 0.5,
      incident: injuryTime(half, course.added[half]),
    });
    whistle(half, half === 1 ? 'HT' : 'FT');
  }
  for (const { at, isHome, kind, player } of course.cards) {
    add(at, {
      incidentType: 'card',
      incidentClass: kind,
      isHome,
      details: { player: player.name, reason: kind === 'red' ? 'Professional foul last man' : 'Foul' },
    });
  }
  for (const { at, isHome, kind, player } of course.noGoals) {
    const isPenalty = kind === 'missedPenalty';
    add(at, {
      incidentType: isPenalty ? 'inGamePenalty' : 'varDecision',
      incidentClass: isPenalty ? 'missed' : kind,
      isHome,
      details: { player: player.name, ...(isPenalty ? { reason: 'offTarget' } : { confirmed: true }) },
    });
  }
  for (const { at, isHome, out, in: coming } of course.substitutions) {
    add(at, {
      incidentType: 'substitution',
      incidentClass: 'regular',
      isHome,
      details: { player_in: coming.name, player_out: out.name, injury: false },
    });
  }
  return timed.toSorted((one, other) => one.time - other.time).map(({ incident }) => incident);
}

/** What the clock of the match shows. */
function clockOf({ half, minute }: Moment) {
  return {
    time: (half - 1) * 45 + Math.min(minute, 45),
    addedTime: minute > 45 ? minute - 45 : null,
  };
}

function period(
  half: 1 | 2,
  text: 'HT' | 'FT',
  score: { home_score: number; away_score: number },
): DrawnIncident {
  return {
    incidentType: 'period',
    incidentClass: null,
    time: half * 45,
    addedTime: null,
    isHome: null,
    details: { text, ...score },
  };
}

function injuryTime(half: 1 | 2, length: number): DrawnIncident {
  return {
    incidentType: 'injuryTime',
    incidentClass: null,
    time: half * 45,
    addedTime: null,
    isHome: null,
    details: { length },
  };
}
