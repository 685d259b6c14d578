import { day, hour, minute } from '../clock.ts';
import type { ProviderSource } from '../import/json/provider-source.ts';
import type { DemoTeam, Squads } from './demo-leagues.ts';
import type { Fixture } from './fixtures.ts';
import { drawTeamSheet, sideDocument } from './line-up.ts';
import { drawResults, expectedGoals, type SideResult } from './match-model.ts';
import { seededRandom } from './random.ts';
import { simulateMatch } from './simulate-match.ts';

/** Time before kick-off when line-ups are expected and confirmed. */
export const expectedBefore = day;
export const confirmedBefore = hour;
/** Time after kick-off until details are deleted; it includes the last seeded round. */
export const detailsRetention = 8 * day;

/** `season` is the first year. */
export interface DemoEvent extends Fixture {
  id: number;
  season: number;
  /** Without corners and referee, for admins to fill in. */
  isIncomplete: boolean;
}

/** Time from kick-off to the end, which differs so that matches end at different times. */
const durationOf = (eventId: number) => (104 + (eventId % 13)) * minute;

export const isOver = ({ id, kickOff }: Pick<DemoEvent, 'id' | 'kickOff'>, now: Date) =>
  kickOff.getTime() + durationOf(id) <= now.getTime();

/**
 * The documents of the demo's provider for matches of one season at a time, in the shapes that `import/json` reads. They are
 * computed from the ids of matches and teams, so repeated requests return the same.
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
      if (wait >= expectedBefore || wait < -detailsRetention) return null;
      const details = detailsById.get(event.id) ?? detailsOf(event, squads, now);
      detailsById.set(event.id, details);
      return name === 'lineups' ? details.lineups : details.incidents;
    },
  };
}

const resultsOf = ({ id, home, away }: DemoEvent) =>
  drawResults(expectedGoals(home.id, away.id), seededRandom(id));

function eventDocument(event: DemoEvent, now: Date): object {
  const { id, league, season, kickOff, home, away, round, referee, isIncomplete } = event;
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
    ...(referee !== null && !isIncomplete && { referee: { name: referee } }),
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
    .filter(([, count]) => !event.isIncomplete || count !== 'corners')
    .map(([key, count]) => ({ key, homeValue: home[count], awayValue: away[count] }));
  return { statistics: [{ period: 'ALL', groups: [{ statisticsItems }] }] };
}

/** `incidents` is null before the end of the match. */
interface Details {
  lineups: object;
  incidents: object | null;
}

function detailsOf(event: DemoEvent, squads: Squads, now: Date): Details {
  const { id, home, away, kickOff } = event;
  const random = seededRandom(-id);
  const homeSheet = drawTeamSheet(squads.get(home.id) ?? [], random);
  const awaySheet = drawTeamSheet(squads.get(away.id) ?? [], random);
  const simulated = isOver(event, now)
    ? simulateMatch([homeSheet, awaySheet], resultsOf(event), random)
    : null;
  const countersOf = simulated?.countersOf ?? new Map();
  return {
    lineups: {
      confirmed: kickOff.getTime() - now.getTime() < confirmedBefore,
      home: sideDocument(homeSheet, kickOff, countersOf),
      away: sideDocument(awaySheet, kickOff, countersOf),
    },
    incidents: simulated && { incidents: simulated.incidents },
  };
}
