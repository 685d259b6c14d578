import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { leagues, matches, userLogs } from '../../upstream/src/db/tables.ts';
import type { Stack } from '../harness/start-stack.ts';
import { runAsAdmin } from './admin-client.ts';
import { countTable, type StoredMatch, storedFootball } from './stored-football.ts';

type MatchEditRow =
  | 'league.toggleEditable'
  | 'league.noStatsMatches'
  | 'match.editStats'
  | 'match.setReferee';

const globalId = (type: string, id: number) => btoa(`${type}:${id}`).replace(/=+$/, '');
const editStats = `mutation ($input: EditMatchStatsInput!) {
  editMatchStats(input: $input) {
    match { version home { goals shotsOnGoal } away { goals } } errors { field code }
  }
}`;
const setReferee = `mutation ($input: SetMatchRefereeInput!) {
  setMatchReferee(input: $input) { match { referee } errors { field code } }
}`;

/** Scenarios of match edits. */
export function matchEditScenarios(stack: () => Stack): Record<MatchEditRow, () => Promise<void>> {
  const run = runAsAdmin(stack);

  /** The last played match with complete data, in an editable league. */
  async function playedMatch(): Promise<StoredMatch> {
    const [found] = await stack()
      .db.select({ match: matches })
      .from(matches)
      .innerJoin(leagues, eq(leagues.id, matches.leagueId))
      .where(and(isNotNull(matches.foulsAway), isNotNull(matches.cornersAway)))
      .orderBy(desc(matches.date))
      .limit(1);
    if (found === undefined) throw new Error('No match was played in the demo data.');
    await stack().db.update(leagues).set({ isEditable: true }).where(eq(leagues.id, found.match.leagueId));
    return found.match;
  }

  const versionOf = async (matchId: number) => {
    const { match } = await run<{ match: { version: string } }>(
      'query ($id: Int!) { match(matchId: $id) { version } }',
      { id: matchId },
    );
    return match.version;
  };

  const lastLog = async () => {
    const [log] = await stack().db.select().from(userLogs).orderBy(desc(userLogs.id)).limit(1);
    return log;
  };

  return {
    async 'league.toggleEditable'() {
      const [league] = (await storedFootball(stack())).leagues;
      if (league === undefined) throw new Error('No league in the demo data.');
      const set = (value: boolean) =>
        run(
          `mutation ($leagueId: ID!, $value: Boolean!) { setLeagueEditable(input: { leagueId: $leagueId, value: $value }) {
            league { leagueId isEditable } errors { code } } }`,
          { leagueId: globalId('League', league.id), value },
        );
      for (const isEditable of [!league.isEditable, league.isEditable]) {
        for (const _ of ['first', 'repeated']) {
          expect(await set(isEditable)).toEqual({
            setLeagueEditable: { league: { leagueId: league.id, isEditable }, errors: [] },
          });
        }
        const [stored] = await stack().db.select().from(leagues).where(eq(leagues.id, league.id));
        expect(stored?.isEditable).toBe(isEditable);
        expect(await lastLog()).toMatchObject({
          action: 'league.editable',
          details: { league_id: league.id, before: { isEditable: !isEditable }, after: { isEditable } },
        });
      }
    },

    async 'league.noStatsMatches'() {
      const match = await playedMatch();
      const list = async (leagueId: number | null) => {
        const { admin } = await run<{
          admin: { matchesWithoutStats: { totalCount: number; edges: { node: { matchId: number } }[] } };
        }>(
          `query ($leagueId: Int) { admin { matchesWithoutStats(leagueId: $leagueId, first: 100) {
            totalCount edges { node { matchId version } } } } }`,
          { leagueId },
        );
        return admin.matchesWithoutStats.edges.map(({ node }) => node.matchId);
      };
      expect(await list(match.leagueId)).not.toContain(match.id);
      await stack().db.update(matches).set({ foulsAway: null }).where(eq(matches.id, match.id));
      expect(await list(null)).toContain(match.id);
      expect(await list(match.leagueId)).toContain(match.id);
      const other = (await storedFootball(stack())).leagues.find(({ id }) => id !== match.leagueId);
      expect(await list(other?.id ?? 0)).not.toContain(match.id);
      await stack().db.update(matches).set({ foulsAway: 9 }).where(eq(matches.id, match.id));
    },

    async 'match.editStats'() {
      const match = await playedMatch();
      const version = await versionOf(match.id);
      const counts = { shots: 12, shotsOnGoal: 5, yellowCards: 1, redCards: 0, corners: 4, fouls: 8 };
      const input = {
        matchId: globalId('Match', match.id),
        version,
        home: { goals: 7, ...counts },
        away: { goals: 6, ...counts },
      };
      const { editMatchStats } = await run<{ editMatchStats: { match: object; errors: object[] } }>(
        editStats,
        { input },
      );
      expect(editMatchStats).toEqual({
        match: { version: expect.any(String), home: { goals: 7, shotsOnGoal: 5 }, away: { goals: 6 } },
        errors: [],
      });
      expect(await run(editStats, { input: { ...input, home: { goals: 1 } } })).toEqual({
        editMatchStats: { match: null, errors: [{ field: null, code: 'STALE' }] },
      });
      const tooMany = { ...input, version: await versionOf(match.id), home: { shots: 3, shotsOnGoal: 4 } };
      expect(await run(editStats, { input: tooMany })).toEqual({
        editMatchStats: { match: null, errors: [{ field: ['home', 'shotsOnGoal'], code: 'TOO_MANY' }] },
      });

      const football = await storedFootball(stack());
      const season = football.seasons.find(({ id }) => id === match.seasonId);
      const table = countTable(football.matches.filter(({ seasonId }) => seasonId === match.seasonId));
      const { league } = await run<{
        league: { standings: { points: number; goalsFor: number; team: { teamId: number } }[] };
      }>(
        `query ($id: Int!, $season: String) { league(leagueId: $id) {
          standings(season: $season) { points goalsFor team { teamId } } } }`,
        { id: match.leagueId, season: season?.name },
      );
      for (const { team, points, goalsFor } of league.standings) {
        expect({ points, goalsFor }).toEqual({
          points: table.get(team.teamId)?.points,
          goalsFor: table.get(team.teamId)?.goalsFor,
        });
      }
      expect(await lastLog()).toMatchObject({
        action: 'match.stats',
        details: { match_id: match.id, after: { goalHome: 7 } },
      });
    },

    async 'match.setReferee'() {
      const match = await playedMatch();
      const input = { matchId: globalId('Match', match.id), version: await versionOf(match.id) };
      expect(await run(setReferee, { input: { ...input, referee: ' Jan Kruk ' } })).toEqual({
        setMatchReferee: { match: { referee: 'Jan Kruk' }, errors: [] },
      });
      expect(await run(setReferee, { input: { ...input, referee: 'Inny' } })).toEqual({
        setMatchReferee: { match: null, errors: [{ field: null, code: 'STALE' }] },
      });
      const [stored] = await stack().db.select().from(matches).where(eq(matches.id, match.id));
      expect(stored?.refereeDisplayName).toBe('Jan Kruk');
      expect(await lastLog()).toMatchObject({ action: 'match.referee' });
    },
  };
}
