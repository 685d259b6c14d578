import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { incidents, lineups, matchPlayers } from '../../upstream/src/db/match-tables.ts';
import type { Stack } from '../harness/start-stack.ts';
import { type StoredMatch, storedFootball } from './stored-football.ts';

type MatchRow =
  | 'match.future'
  | 'match.get'
  | 'match.lineups'
  | 'match.playerStatistics'
  | 'match.incidents'
  | 'match.teamsHistory'
  | 'match.teamsMatches';

interface Page {
  futureMatches: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: { matchId: number; home: { team: { name: string } } } }[];
  };
}

const side = 'team { teamId } goals shots shotsOnGoal yellowCards redCards corners fouls';

const storedSide = (match: StoredMatch, at: 'Home' | 'Away') => ({
  team: { teamId: at === 'Home' ? match.homeTeamId : match.awayTeamId },
  goals: match[`goal${at}`],
  shots: match[`shots${at}`],
  shotsOnGoal: match[`shotsOnGoal${at}`],
  yellowCards: match[`yellow${at}`],
  redCards: match[`red${at}`],
  corners: match[`corners${at}`],
  fouls: match[`fouls${at}`],
});

/** Scenarios of match calls. */
export function matchScenarios(stack: () => Stack): Record<MatchRow, () => Promise<void>> {
  const run = async <Data>(query: string, variables: Record<string, unknown>) =>
    (await stack().signedIn('standard')).data<Data>(query, variables);

  async function playedMatch() {
    const [detailed] = await stack().db.select({ id: incidents.matchId }).from(incidents).limit(1);
    if (detailed === undefined) throw new Error('No match of the demo data has incidents.');
    return detailed.id;
  }

  return {
    async 'match.future'() {
      const client = await stack().signedIn('standard');
      const { coming } = await storedFootball(stack());
      const read = `query ($after: String, $search: String) {
        futureMatches(first: 3, after: $after, search: $search) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { matchId home { team { name } } } }
        }
      }`;
      const first = (await client.data<Page>(read)).futureMatches;
      const second = (await client.data<Page>(read, { after: first.pageInfo.endCursor })).futureMatches;
      expect(first.totalCount).toBe(coming.length);
      expect([...first.edges, ...second.edges].map(({ node }) => node.matchId)).toEqual(
        coming.slice(0, 6).map(({ id }) => id),
      );
      const name = first.edges[0]?.node.home.team.name ?? '';
      const found = (await client.data<Page>(read, { search: name.toUpperCase() })).futureMatches;
      expect(found.totalCount).toBeGreaterThan(0);
      expect(found.totalCount).toBeLessThan(coming.length);
      expect((await client.data<Page>(read, { search: 'no such team' })).futureMatches).toMatchObject({
        totalCount: 0,
        edges: [],
        pageInfo: { hasNextPage: false },
      });
    },

    async 'match.get'() {
      const { matches } = await storedFootball(stack());
      const id = await playedMatch();
      const stored = matches.find((match) => match.id === id);
      if (stored === undefined) throw new Error('An incident has no match.');
      const read = `query ($id: Int!) {
        match(matchId: $id) { matchId leagueId kickOff btts home { ${side} } away { ${side} } league { leagueId } }
      }`;
      expect(await run(read, { id })).toEqual({
        match: {
          matchId: id,
          leagueId: stored.leagueId,
          kickOff: stored.date.toISOString(),
          btts: (stored.goalHome ?? 0) > 0 && (stored.goalAway ?? 0) > 0,
          home: storedSide(stored, 'Home'),
          away: storedSide(stored, 'Away'),
          league: { leagueId: stored.leagueId },
        },
      });
      expect(await run(read, { id: 2_000_000_000 })).toEqual({ match: null });
    },

    async 'match.lineups'() {
      const [stored] = await stack().db.select().from(lineups).limit(1);
      if (stored === undefined) throw new Error('No match of the demo data has line-ups.');
      const players = await stack()
        .db.select()
        .from(matchPlayers)
        .where(eq(matchPlayers.matchId, stored.matchId));
      const count = (isHome: boolean, substitute: boolean) =>
        players.filter((player) => player.isHome === isHome && player.substitute === substitute).length;
      const lineup =
        '{ formation starting { position player { playerId name } } substitutes { shirtNumber } }';
      const read = `query ($id: Int!) {
        match(matchId: $id) { lineups { confirmed home ${lineup} away ${lineup} } }
      }`;
      interface Side {
        formation: string | null;
        starting: { position: string }[];
        substitutes: unknown[];
      }
      const { match } = await run<{ match: { lineups: { confirmed: boolean; home: Side; away: Side } } }>(
        read,
        {
          id: stored.matchId,
        },
      );
      const { confirmed, home, away } = match.lineups;
      expect([confirmed, home.formation, away.formation]).toEqual([
        stored.confirmed,
        stored.formationHome,
        stored.formationAway,
      ]);
      expect([home, away].map(({ starting, substitutes }) => [starting.length, substitutes.length])).toEqual(
        [true, false].map((isHome) => [count(isHome, false), count(isHome, true)]),
      );
      expect(home.starting[0]?.position).toBe('GOALKEEPER');
      const { coming } = await storedFootball(stack());
      expect(await run(read, { id: coming.at(-1)?.id })).toEqual({ match: { lineups: null } });
    },

    async 'match.playerStatistics'() {
      const id = await playedMatch();
      const players = await stack().db.select().from(matchPlayers).where(eq(matchPlayers.matchId, id));
      const stored = new Map(
        players.flatMap(({ playerId, statistics }) => (statistics ? [[playerId, statistics] as const] : [])),
      );
      const { match } = await run<{
        match: {
          playerStatistics: {
            player: { playerId: number };
            play: { minutesPlayed: number | null };
            shooting: { goals: number | null; shotsOnTarget: number | null };
          }[];
        };
      }>(
        `query ($id: Int!) { match(matchId: $id) { playerStatistics {
          player { playerId } play { minutesPlayed } shooting { goals shotsOnTarget }
        } } }`,
        { id },
      );
      expect(match.playerStatistics).toHaveLength(stored.size);
      expect(stored.size).toBeGreaterThan(0);
      for (const { player, play, shooting } of match.playerStatistics) {
        const counters = stored.get(player.playerId);
        expect({ ...play, ...shooting }).toEqual({
          minutesPlayed: counters?.minutesPlayed ?? null,
          goals: counters?.goals ?? null,
          shotsOnTarget: counters?.onTargetScoringAttempt ?? null,
        });
      }
    },

    async 'match.incidents'() {
      const id = await playedMatch();
      const rows = await stack().db.select().from(incidents).where(eq(incidents.matchId, id));
      const read = `query ($id: Int!) { match(matchId: $id) {
        home { goals } away { goals } incidents { __typename ... on GoalIncident { isHome } }
      } }`;
      const { match } = await run<{
        match: {
          home: { goals: number };
          away: { goals: number };
          incidents: { __typename: string; isHome?: boolean }[];
        };
      }>(read, { id });
      expect(match.incidents).toHaveLength(rows.length);
      const goals = (isHome: boolean) =>
        match.incidents.filter((one) => one.__typename === 'GoalIncident' && one.isHome === isHome).length;
      expect([goals(true), goals(false)]).toEqual([match.home.goals, match.away.goals]);
      const { coming } = await storedFootball(stack());
      expect(await run(read, { id: coming.at(-1)?.id })).toMatchObject({ match: { incidents: [] } });
    },

    async 'match.teamsHistory'() {
      const { matches, lastOf } = await storedFootball(stack());
      const pair = matches.findLast(({ homeTeamId, awayTeamId, date }) =>
        lastOf(homeTeamId, date, 500).some((past) => [past.homeTeamId, past.awayTeamId].includes(awayTeamId)),
      );
      if (pair === undefined) throw new Error('No two teams of the demo data have met twice.');
      const met = lastOf(pair.homeTeamId, pair.date, 500).filter((past) =>
        [past.homeTeamId, past.awayTeamId].includes(pair.awayTeamId),
      );
      expect(
        await run('query ($id: Int!) { match(matchId: $id) { headToHead(first: 3) { matchId } } }', {
          id: pair.id,
        }),
      ).toEqual({ match: { headToHead: met.slice(0, 3).map(({ id }) => ({ matchId: id })) } });
    },

    async 'match.teamsMatches'() {
      const { matches, coming, lastOf } = await storedFootball(stack());
      const played = matches.findLast(
        ({ goalHome, homeTeamId, date }) => goalHome !== null && lastOf(homeTeamId, date, 9).length > 5,
      );
      for (const match of [coming[0], played]) {
        if (match === undefined) throw new Error('The demo data has no such match.');
        const ids = (teamId: number, limit: number) => ({
          matches: lastOf(teamId, match.date, limit).map(({ id }) => ({ matchId: id })),
        });
        const inLeague = lastOf(match.homeTeamId, match.date, 500).filter(
          ({ leagueId, seasonId }) => leagueId === match.leagueId && seasonId === match.seasonId,
        );
        expect(
          await run(
            `query ($id: Int!) { match(matchId: $id) {
              homeWindow(size: 10) { matches { matchId } } awayWindow { matches { matchId } }
              inLeague: homeWindow(size: 10, sameLeague: true) { matches { matchId } }
            } }`,
            { id: match.id },
          ),
        ).toEqual({
          match: {
            homeWindow: ids(match.homeTeamId, 10),
            awayWindow: ids(match.awayTeamId, 5),
            inLeague: { matches: inLeague.slice(0, 10).map(({ id }) => ({ matchId: id })) },
          },
        });
      }
      const [match] = coming;
      if (match === undefined) throw new Error('The demo data has no future match.');
      const { leagueId, homeTeamId: teamId } = match;
      const ofTeam = lastOf(teamId, stack().clock.now(), 50);
      const isOf = (one: StoredMatch) => one.homeTeamId === teamId || one.awayTeamId === teamId;
      const read = `query ($leagueId: Int!, $teamId: Int!) { league(leagueId: $leagueId) { team(teamId: $teamId) {
        pastMatches(first: 50) { edges { node { matchId } } }
        futureMatches(first: 100) { edges { node { matchId } } }
        record { sampleSize } home: record(venue: HOME) { sampleSize }
        season: record(leagueId: $leagueId) { sampleSize }
      } } }`;
      const edges = (rows: readonly StoredMatch[]) => ({
        edges: rows.map(({ id }) => ({ node: { matchId: id } })),
      });
      expect(await run(read, { leagueId, teamId })).toEqual({
        league: {
          team: {
            pastMatches: edges(ofTeam),
            futureMatches: edges(coming.filter(isOf)),
            record: { sampleSize: ofTeam.length },
            home: { sampleSize: ofTeam.filter(({ homeTeamId }) => homeTeamId === teamId).length },
            season: { sampleSize: ofTeam.filter(({ seasonId }) => seasonId === match.seasonId).length },
          },
        },
      });
      expect(await run(read, { leagueId, teamId: 2_000_000_000 })).toEqual({ league: { team: null } });
    },
  };
}
