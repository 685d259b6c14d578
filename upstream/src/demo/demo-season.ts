import { day, hour, minute } from '../clock.ts';
import type { ProviderSource } from '../import/json/provider-source.ts';
import { seededRandom } from './chance.ts';
import type { DemoTeam, Squads } from './demo-leagues.ts';
import type { Fixture } from './fixtures.ts';
import { drawSheet, sideDocument } from './line-up.ts';
import { playCourse } from './match-course.ts';
import { expectedGoals, playMatch, type SideResult } from './match-model.ts';

/** How long before kick-off a line-up is expected, and how long before it is confirmed. */
export const expectedBefore = day;
export const confirmedBefore = hour;
/** How long the details of a played match are kept; at first the last round is within it. */
export const detailsKept = 8 * day;

/** A match of the demo's provider; `season` is its first year. */
export interface DemoEvent extends Omit<Fixture, 'league'> {
  id: number;
  league: Pick<Fixture['league'], 'code' | 'name' | 'country'>;
  season: number;
  /** Whether the provider lacks the corners and the referee, for admins to fill in. */
  isThin: boolean;
}

/** From kick-off to the final whistle; it differs from match to match, so that not all end at once. */
export const lengthOf = (eventId: number) => (104 + (eventId % 13)) * minute;

/** Whether a match is over. */
export const isOver = ({ id, kickOff }: Pick<DemoEvent, 'id' | 'kickOff'>, now: Date) =>
  kickOff.getTime() + lengthOf(id) <= now.getTime();

/**
 * The provider of the demo as of one moment: its documents for some matches of one season, in the shapes that
 * `import/json` reads. All of a match follows from its id and its teams, so it is the same whenever it is asked for.
 */
export function demoSource(events: readonly DemoEvent[], squads: Squads, now: Date): ProviderSource {
  const byId = new Map(events.map((event) => [event.id, event]));
  const detailsById = new Map<number, Details>();
  return {
    eventLists: [{ path: 'events', paged: false }],
    get: async (path) => {
      if (path.endsWith('/events')) return { events: events.map((event) => eventDocument(event, now)) };
      const [, id, name] = /^event\/(\d+)\/(\w+)$/.exec(path) ?? [];
      const event = byId.get(Number(id));
      if (!event) return null;
      if (name === 'statistics') return isOver(event, now) ? statisticsDocument(event) : null;
      const wait = event.kickOff.getTime() - now.getTime();
      if (wait >= expectedBefore || wait < -detailsKept) return null;
      const details = detailsById.get(event.id) ?? detailsOf(event, squads, now);
      detailsById.set(event.id, details);
      return name === 'lineups' ? details.lineups : details.incidents;
    },
  };
}

const resultsOf = ({ id, home, away }: DemoEvent) =>
  playMatch(expectedGoals(home.id, away.id), seededRandom(id));

function eventDocument(event: DemoEvent, now: Date): object {
  const { id, league, season, kickOff, home, away, round, referee, isThin } = event;
  const country = { name: league.country };
  const category = { name: league.country, country };
  const team = ({ id: teamId, name }: DemoTeam) => ({ id: teamId, name, country });
  const score = ({ goals, firstHalfGoals }: SideResult) => ({
    current: goals,
    normaltime: goals,
    period1: firstHalfGoals,
  });
  const [ofHome, ofAway] = resultsOf(event);
  const scores = isOver(event, now) ? { homeScore: score(ofHome), awayScore: score(ofAway) } : {};
  return {
    id,
    startTimestamp: kickOff.getTime() / 1_000,
    status: statusOf(event, now),
    tournament: { name: league.name, category, uniqueTournament: { name: league.name, category } },
    season: { id: season },
    homeTeam: team(home),
    awayTeam: team(away),
    ...scores,
    ...(round !== null && { roundInfo: { round } }),
    ...(referee !== null && !isThin && { referee: { name: referee } }),
  };
}

function statusOf(event: DemoEvent, now: Date) {
  if (isOver(event, now)) return { code: 100, type: 'finished' };
  return event.kickOff <= now ? { code: 7, type: 'inprogress' } : { code: 0, type: 'notstarted' };
}

function statisticsDocument(event: DemoEvent): object {
  const [home, away] = resultsOf(event);
  const keys: [key: string, count: keyof SideResult][] = [
    ['totalShotsOnGoal', 'shots'],
    ['shotsOnGoal', 'shotsOnGoal'],
    ['fouls', 'fouls'],
    ['yellowCards', 'yellow'],
    ['redCards', 'red'],
    ['cornerKicks', 'corners'],
  ];
  const statisticsItems = keys
    .filter(([, count]) => !event.isThin || count !== 'corners')
    .map(([key, count]) => ({ key, homeValue: home[count], awayValue: away[count] }));
  return { statistics: [{ period: 'ALL', groups: [{ statisticsItems }] }] };
}

/** Documents of a match; `incidents` null before its end. */
interface Details {
  lineups: object;
  incidents: object | null;
}

function detailsOf(event: DemoEvent, squads: Squads, now: Date): Details {
  const { id, home, away, kickOff } = event;
  const random = seededRandom(-id);
  const homeSheet = drawSheet(squads.get(home.id) ?? [], random);
  const awaySheet = drawSheet(squads.get(away.id) ?? [], random);
  const course = isOver(event, now) ? playCourse([homeSheet, awaySheet], resultsOf(event), random) : null;
  const countersOf = course?.countersOf ?? new Map();
  return {
    lineups: {
      confirmed: kickOff.getTime() - now.getTime() < confirmedBefore,
      home: sideDocument(homeSheet, kickOff, countersOf),
      away: sideDocument(awaySheet, kickOff, countersOf),
    },
    incidents: course && { incidents: course.incidents },
  };
}
