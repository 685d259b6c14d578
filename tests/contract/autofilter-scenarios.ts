import { expect } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import type { Stack } from '../harness/start-stack.ts';
import { storedFootball } from './stored-football.ts';

type AutofilterRow = 'autofilter.matches' | 'autofilter.create';

interface Matches {
  totalCount: number;
  edges: {
    node: { match: { matchId: number }; hits: { autofilter: { id: string } | null; percent: number }[] };
  }[];
}

interface Created {
  createAutofilter: { autofilter: { id: string } | null; errors: { field: string[] | null; code: string }[] };
}

const list = `{ totalCount edges { node { match { matchId } hits { autofilter { id } homeHits homeSample percent } } } }`;
const create = `mutation ($autofilter: AutofilterInput!) {
  createAutofilter(input: { autofilter: $autofilter }) {
    autofilter { id name stat comparison line side window minHitRate leagues { id } } errors { field code }
  }
}`;
const rule = {
  name: 'Two goals at home',
  stat: 'GOALS',
  comparison: 'OVER',
  line: 1.5,
  side: 'HOME',
  window: 5,
  minHitRate: 40,
};

/** Scenarios of autofilter calls. */
export function autofilterScenarios(stack: () => Stack): Record<AutofilterRow, () => Promise<void>> {
  /** Global id and number of every league. */
  async function allLeagues(client: GraphClient) {
    const { leagues } = await client.data<{
      leagues: { edges: { node: { id: string; leagueId: number } }[] };
    }>('{ leagues(first: 300) { edges { node { id leagueId } } } }');
    return leagues.edges.map(({ node }) => node);
  }

  return {
    async 'autofilter.matches'() {
      const client = await stack().signedIn('vip');
      const leagues = (await allLeagues(client)).map(({ id }) => id);
      const { autofilterDraft } = await client.data<{
        autofilterDraft: {
          errors: unknown[];
          matches: Matches;
          backtest: { matches: number; hits: number; correct: number; seasons: { hits: number }[] };
        };
      }>(
        `query ($input: AutofilterInput!) { autofilterDraft(input: $input) {
          errors { field code } matches ${list} backtest { matches hits correct seasons { hits } }
        } }`,
        { input: { ...rule, name: '', leagueIds: leagues } },
      );
      const { coming, lastOf } = await storedFootball(stack());
      const expected = coming.flatMap((match) => {
        const last = lastOf(match.homeTeamId, stack().clock.now(), 5);
        const hits = last.filter((one) => {
          const own = one.homeTeamId === match.homeTeamId ? one.goalHome : one.goalAway;
          return (own ?? 0) >= 2;
        });
        const percent = (hits.length * 100) / 5;
        return last.length === 5 && percent >= 40 ? [{ matchId: match.id, percent }] : [];
      });
      const shown = ({ edges }: Matches) =>
        edges.map(({ node }) => ({ matchId: node.match.matchId, percent: node.hits[0]?.percent }));
      expect(autofilterDraft.errors).toEqual([]);
      expect(expected.length).toBeGreaterThan(0);
      expect(autofilterDraft.matches.totalCount).toBe(expected.length);
      expect(shown(autofilterDraft.matches)).toEqual(expected.slice(0, 50));
      const { matches, hits, correct, seasons } = autofilterDraft.backtest;
      expect(matches).toBeGreaterThanOrEqual(hits);
      expect(hits).toBeGreaterThanOrEqual(correct);
      expect(seasons.reduce((sum, season) => sum + season.hits, 0)).toBe(hits);

      const saved = await client.data<Created>(create, { autofilter: { ...rule, leagueIds: leagues } });
      const id = saved.createAutofilter.autofilter?.id;
      const { one, all, viewer } = await client.data<{
        one: Matches;
        all: Matches;
        viewer: { autofilters: { id: string; hitCount: number }[] };
      }>(
        `query ($id: ID) {
          one: autofilterMatches(autofilterId: $id) ${list} all: autofilterMatches ${list}
          viewer { autofilters { id hitCount } }
        }`,
        { id },
      );
      expect(shown(one)).toEqual(shown(autofilterDraft.matches));
      expect(one.edges.every(({ node }) => node.hits.some(({ autofilter }) => autofilter?.id === id))).toBe(
        true,
      );
      expect(all.totalCount).toBeGreaterThanOrEqual(one.totalCount);
      expect(viewer.autofilters.find((autofilter) => autofilter.id === id)?.hitCount).toBe(one.totalCount);
      expect(await client.data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({
        node: { id },
      });
    },

    async 'autofilter.create'() {
      const client = await stack().signedIn('pro');
      const [league] = await allLeagues(client);
      const autofilter = {
        ...rule,
        stat: 'BTTS',
        comparison: 'YES',
        line: null,
        side: 'BOTH',
      };
      const leagueIds = [league?.id];
      const send = async (over: object) =>
        (await client.data<Created>(create, { autofilter: { ...autofilter, leagueIds, ...over } }))
          .createAutofilter;
      expect(await send({})).toEqual({
        autofilter: { ...autofilter, id: expect.any(String), leagues: [{ id: league?.id }] },
        errors: [],
      });
      const refused = (field: string, code: string) => ({
        autofilter: null,
        errors: [{ field: ['autofilter', field], code }],
      });
      const unknown = btoa('League:2000000000').replace(/=+$/, '');
      expect(await send({})).toEqual(refused('name', 'TAKEN'));
      expect(await send({ name: ' ' })).toEqual(refused('name', 'BLANK'));
      expect(await send({ name: 'x'.repeat(61) })).toEqual(refused('name', 'TOO_LONG'));
      expect(await send({ name: 'Other', leagueIds: [unknown] })).toEqual(refused('leagueIds', 'INVALID'));
      expect(await send({ name: 'Other', line: 0.5 })).toEqual(refused('line', 'INVALID'));
    },
  };
}
