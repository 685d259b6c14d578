import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { userLeagues, users } from '../../upstream/src/db/tables.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import type { Stack } from '../harness/start-stack.ts';
import { countTable, type StoredFootball, storedFootball } from './stored-football.ts';

type LeagueRow =
  | 'league.active'
  | 'league.get'
  | 'league.futureMatches'
  | 'league.pastMatches'
  | 'user.toggleFavouriteLeague'
  | 'user.toggleActiveLeague';

interface LeagueNode {
  id: string;
  leagueId: number;
  isActive: boolean;
  isFavourite: boolean;
}

interface Leagues {
  leagues: { edges: { node: LeagueNode }[] };
}

const marks = 'id leagueId isActive isFavourite';
const setter = (name: string) => `mutation ($leagueId: ID!, $value: Boolean!) {
  ${name}(input: { leagueId: $leagueId, value: $value }) { league { ${marks} } errors { field code } }
}`;
const setFavourite = setter('setLeagueFavourite');
const setActive = setter('setLeagueActive');

/** The league with the most future matches, and its current season. */
function busiestLeague(football: StoredFootball) {
  const counts = new Map<number, number>();
  for (const { seasonId } of football.coming) counts.set(seasonId, (counts.get(seasonId) ?? 0) + 1);
  const [seasonId] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const season = football.seasons.find(({ id }) => id === seasonId);
  if (season === undefined) throw new Error('The demo data has no future match.');
  return season;
}

/** Scenarios of league calls. */
export function leagueScenarios(stack: () => Stack): Record<LeagueRow, () => Promise<void>> {
  async function storedChoice(name: PersonaName) {
    const rows = await stack()
      .db.select({ leagueId: userLeagues.leagueId, favourite: userLeagues.favourite })
      .from(userLeagues)
      .innerJoin(users, eq(users.id, userLeagues.userId))
      .where(eq(users.email, personas[name].email));
    const ids = (chosen: typeof rows) => chosen.map(({ leagueId }) => leagueId).toSorted((a, b) => a - b);
    return { active: ids(rows), favourite: ids(rows.filter(({ favourite }) => favourite)) };
  }

  async function strangeLeague(name: PersonaName) {
    const client = await stack().signedIn(name);
    const { leagues } = await client.data<Leagues>(`{ leagues(first: 300) { edges { node { ${marks} } } } }`);
    const league = leagues.edges.map(({ node }) => node).find(({ isActive }) => !isActive);
    if (league === undefined) throw new Error('All leagues of the demo data are active.');
    return { client, league };
  }

  return {
    async 'league.active'() {
      const client = await stack().signedIn('premium');
      const { leagues } = await client.data<Leagues>(
        `{ leagues(scope: ACTIVE, first: 300) { edges { node { ${marks} } } } }`,
      );
      const chosen = await storedChoice('premium');
      const shown = leagues.edges.map(({ node }) => node);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.map(({ leagueId }) => leagueId).toSorted((a, b) => a - b)).toEqual(chosen.active);
      for (const { leagueId, isActive, isFavourite } of shown) {
        expect([isActive, isFavourite]).toEqual([true, chosen.favourite.includes(leagueId)]);
      }
    },

    async 'league.get'() {
      const client = await stack().signedIn('standard');
      const football = await storedFootball(stack());
      const season = busiestLeague(football);
      const read = `query ($id: Int!, $season: String) { league(leagueId: $id) {
        leagueId currentSeason standings(season: $season) {
          position points played goalsFor goalsAgainst form team { teamId }
        }
      } }`;
      interface Row {
        position: number;
        points: number;
        played: number;
        goalsFor: number;
        goalsAgainst: number;
        form: string[];
        team: { teamId: number };
      }
      const { league } = await client.data<{ league: { standings: Row[] } }>(read, {
        id: season.leagueId,
        season: season.name,
      });
      const table = countTable(football.matches.filter(({ seasonId }) => seasonId === season.id));
      expect(league.standings.map(({ position }) => position)).toEqual(
        [...table].map((_, index) => index + 1),
      );
      for (const { team, points, played, goalsFor, goalsAgainst, form } of league.standings) {
        expect({ points, played, goalsFor, goalsAgainst }).toEqual(table.get(team.teamId));
        expect(form).toHaveLength(Math.min(played, 5));
      }
      const points = league.standings.map((row) => row.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(await client.data(read, { id: season.leagueId, season: '1899/1900' })).toMatchObject({
        league: { leagueId: season.leagueId, standings: null },
      });
      expect(await client.data(read, { id: 2_000_000_000 })).toEqual({ league: null });
    },

    async 'league.futureMatches'() {
      const client = await stack().signedIn('standard');
      const football = await storedFootball(stack());
      const season = busiestLeague(football);
      const { league } = await client.data<{
        league: {
          futureMatches: {
            totalCount: number;
            edges: {
              node: {
                matchId: number;
                homeWindow: { matches: { matchId: number }[]; rates: { hits: number; sampleSize: number }[] };
              };
            }[];
          };
        };
      }>(
        `query ($id: Int!, $season: String) { league(leagueId: $id) {
          futureMatches(season: $season, first: 100) { totalCount edges { node {
            matchId homeWindow(size: 10) { matches { matchId }
              rates(lines: [{ stat: GOALS, comparison: OVER, line: 2.5 }]) { hits sampleSize } }
          } } }
        } }`,
        { id: season.leagueId, season: season.name },
      );
      const stored = football.coming.filter(({ seasonId }) => seasonId === season.id);
      const { totalCount, edges } = league.futureMatches;
      expect(totalCount).toBe(stored.length);
      expect(edges.map(({ node }) => node.matchId)).toEqual(stored.slice(0, 100).map(({ id }) => id));
      for (const [index, { node }] of edges.entries()) {
        const last = football.lastOf(stored[index]?.homeTeamId ?? 0, stack().clock.now(), 10);
        expect(node.homeWindow.matches.map(({ matchId }) => matchId)).toEqual(last.map(({ id }) => id));
        const over = last.filter(({ goalHome, goalAway }) => (goalHome ?? 0) + (goalAway ?? 0) >= 3);
        expect(node.homeWindow.rates).toEqual([{ hits: over.length, sampleSize: last.length }]);
      }
    },

    async 'league.pastMatches'() {
      const client = await stack().signedIn('standard');
      const football = await storedFootball(stack());
      const season = busiestLeague(football);
      const read = `query ($id: Int!, $season: String, $after: String) { league(leagueId: $id) {
        pastMatches(season: $season, first: 30, after: $after) { totalCount pageInfo { endCursor } edges { node {
          matchId home { goals } away { goals }
        } } }
      } }`;
      type Page = {
        totalCount: number;
        pageInfo: { endCursor: string };
        edges: { node: { matchId: number; home: { goals: number }; away: { goals: number } } }[];
      };
      const page = async (after: string | null) =>
        (
          await client.data<{ league: { pastMatches: Page } }>(read, {
            id: season.leagueId,
            season: season.name,
            after,
          })
        ).league.pastMatches;
      const now = stack().clock.now();
      const stored = football.matches
        .filter(({ seasonId, date, goalHome }) => seasonId === season.id && date < now && goalHome !== null)
        .toSorted((a, b) => b.date.getTime() - a.date.getTime() || b.id - a.id);
      const first = await page(null);
      const second = await page(first.pageInfo.endCursor);
      expect(first.totalCount).toBe(stored.length);
      expect([...first.edges, ...second.edges].map(({ node }) => node.matchId)).toEqual(
        stored.slice(0, 60).map(({ id }) => id),
      );
      expect(first.edges[0]?.node).toMatchObject({
        home: { goals: stored[0]?.goalHome },
        away: { goals: stored[0]?.goalAway },
      });
    },

    async 'user.toggleFavouriteLeague'() {
      const { client, league } = await strangeLeague('premium');
      const send = (value: boolean) => client.data(setFavourite, { leagueId: league.id, value });
      const answer = (choice: object) => ({
        setLeagueFavourite: { league: { ...league, isActive: true, ...choice }, errors: [] },
      });
      expect(await send(true)).toEqual(answer({ isFavourite: true }));
      expect(await send(true)).toEqual(answer({ isFavourite: true }));
      const own = await client.data<{ viewer: { favouriteLeagues: LeagueNode[] } }>(
        `{ viewer { favouriteLeagues { ${marks} } } }`,
      );
      const shown = own.viewer.favouriteLeagues.map(({ leagueId }) => leagueId);
      expect(shown.toSorted((a, b) => a - b)).toEqual((await storedChoice('premium')).favourite);
      expect(shown).toContain(league.leagueId);
      expect(await send(false)).toEqual(answer({ isFavourite: false }));
      expect(await send(false)).toEqual(answer({ isFavourite: false }));
      const stored = await storedChoice('premium');
      expect([stored.active.includes(league.leagueId), stored.favourite.includes(league.leagueId)]).toEqual([
        true,
        false,
      ]);
      const unknown = await client.run(setFavourite, {
        leagueId: btoa('League:2000000000').replace(/=+$/, ''),
        value: true,
      });
      expect(unknown.codes).toEqual(['NOT_FOUND']);
    },

    async 'user.toggleActiveLeague'() {
      const { client, league } = await strangeLeague('pro');
      const send = (value: boolean) => client.data(setActive, { leagueId: league.id, value });
      const answer = (isActive: boolean) => ({
        setLeagueActive: { league: { ...league, isActive, isFavourite: false }, errors: [] },
      });
      expect(await Promise.all([send(true), send(true)])).toEqual([answer(true), answer(true)]);
      expect((await storedChoice('pro')).active).toContain(league.leagueId);
      await client.data(setFavourite, { leagueId: league.id, value: true });
      expect((await storedChoice('pro')).favourite).toContain(league.leagueId);
      expect(await send(false)).toEqual(answer(false));
      expect(await send(false)).toEqual(answer(false));
      expect((await storedChoice('pro')).active).not.toContain(league.leagueId);
    },
  };
}
