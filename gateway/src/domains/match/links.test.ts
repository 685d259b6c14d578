import type { ExecutionResult } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf } from '../../execution/serialized-result.ts';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleDropinfo, sampleMatch, sampleTip } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { toDropinfo } from '../dropinfo/shapes.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ path }) => path.split('?')[0]);
const league = { id: 4, name: 'Liga', country: 'Polska' };
const nodesOf = (data: unknown, list: string) =>
  (data as Record<string, { edges: { node: unknown }[] }>)[list]?.edges.map(({ node }) => node);

describe('the match of a dropinfo', () => {
  const list = (fields: string) => `{ dropinfos(first: 4) { edges { node { match { ${fields} } } } } }`;
  const linked = sampleDropinfo({ id: 1, match_id: 7, league });

  it('needs no call for its ids; null when the upstream does not send both', async () => {
    const others = [
      sampleDropinfo({ id: 2, league }),
      sampleDropinfo({ id: 3, match_id: null, league }),
      sampleDropinfo({ id: 4, match_id: 7 }),
    ];
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [linked, ...others] }));
    const answer = await test.execute(list('__typename id matchId leagueId'));
    expect(answer.codes).toEqual([]);
    const match = { __typename: 'Match', id: toGlobalId('Match', 7), matchId: 7, leagueId: 4 };
    const nodes = nodesOf(answer.data, 'dropinfos');
    expect(nodes).toEqual([{ match }, { match: null }, { match: null }, { match: null }]);
    expect(paths()).toEqual(['/dropinfos.json']);
  });

  it('is read once for all dropinfos when more fields are selected', async () => {
    const rows = [1, 2, 3].map((id) => sampleDropinfo({ id, match_id: 7, league }));
    test.origin.on('GET /dropinfos.json', json({ dropinfos: rows }));
    test.origin.on('GET /matches/7.json', json({ match: sampleMatch({ id: 7, league_id: 4 }) }));
    const answer = await test.execute(`${list('matchId ...Home')} fragment Home on Match { home { goals } }`);
    const match = { matchId: 7, home: { goals: 2 } };
    expect(nodesOf(answer.data, 'dropinfos')).toEqual([{ match }, { match }, { match }]);
    expect(paths()).toEqual(['/dropinfos.json', '/matches/7.json']);
  });

  it('is null when missing or forbidden, without affecting the dropinfo', async () => {
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [linked] }));
    const gone = await test.execute(list('season'));
    expect([nodesOf(gone.data, 'dropinfos'), gone.codes]).toEqual([[{ match: null }], []]);
    test.origin.on('GET /matches/7.json', json({ errors: ['no'] }, 403));
    const refused = await test.execute(list('season'));
    expect([nodesOf(refused.data, 'dropinfos'), refused.codes]).toEqual([[{ match: null }], ['FORBIDDEN']]);
  });
});

describe('the match in a live payload', () => {
  const payload = async (fields: string) => {
    const query = `subscription { dropinfosAdded { dropinfos { uid match { ${fields} } } } }`;
    const { operation } = test.engine.prepare({ query, variables: {} }, null);
    if (operation === null) throw new Error('The document was refused.');
    const context = test.engine.createContext({ credentials: null, lang: 'pl', appType: 'Browser' });
    const dropinfos = [toDropinfo(sampleDropinfo({ match_id: 7, league }))];
    const dropinfosAdded = { cursor: 'a-1', gap: false, dropinfos };
    const result = await test.engine.execute(operation, context, { dropinfosAdded });
    return JSON.parse(bytesOf(result).toString()) as ExecutionResult;
  };

  it('has only its ids', async () => {
    expect(await payload('matchId leagueId')).toEqual({
      data: { dropinfosAdded: { dropinfos: [{ uid: 'd-1', match: { matchId: 7, leagueId: 4 } }] } },
    });
    const more = await payload('season');
    expect(more.data).toEqual({ dropinfosAdded: { dropinfos: [{ uid: 'd-1', match: null }] } });
    expect(more.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect(paths()).toEqual([]);
  });
});

describe('the match of a tip', () => {
  const link = (matchId: number, leagueId: number) => ({ match: { matchId, leagueId } });

  it('is linked per tip or per match of a coupon without a call', async () => {
    const leg = { date: '2026-03-14T18:43:00.000Z', title: 'Odra – Granit', tip: '1', exchange: 1.5 };
    const coupon = sampleTip({
      id: 2,
      matches: [{ ...leg, match_id: 8, league_id: 5 }, { ...leg, match_id: 9, league_id: 6 }, leg],
    });
    const single = sampleTip({ id: 1, match_id: 7, league_id: 4 });
    test.origin.on('GET /tips.json', json({ tips: [coupon, single, sampleTip({ id: 3 })] }));
    const fields = 'match { matchId leagueId }';
    const answer = await test.execute(
      `{ tips { edges { node { ${fields} matches { title ${fields} } } } } }`,
    );
    expect(answer.codes).toEqual([]);
    const { title } = leg;
    const legs = [link(8, 5), link(9, 6), { match: null }].map((one) => ({ title, ...one }));
    const nodes = nodesOf(answer.data, 'tips');
    expect(nodes).toHaveLength(3);
    expect(nodes).toEqual(
      expect.arrayContaining([
        { match: null, matches: legs },
        { ...link(7, 4), matches: [] },
        { match: null, matches: [] },
      ]),
    );
    expect(paths()).toEqual(['/tips.json']);
  });
});

describe('dropinfos and tips of a match', () => {
  const at = (minute: number) => `2026-03-14T10:${String(minute).padStart(2, '0')}:00.000Z`;

  beforeEach(() => {
    test.origin.on('GET /matches/7.json', json({ match: sampleMatch({ id: 7 }) }));
    const dropinfos = [1, 3, 2].map((id) => sampleDropinfo({ id, created_at: at(id), match_id: 7, league }));
    test.origin.on(
      'GET /dropinfos.json',
      json({ dropinfos: [...dropinfos, sampleDropinfo({ id: 9, match_id: 8, league }), sampleDropinfo()] }),
    );
    const leg = { date: at(0), title: 'Odra – Granit', tip: '1', exchange: 1.5, match_id: 7, league_id: 1 };
    const tips = [
      sampleTip({ id: 1, idx: 1, match_id: 7, league_id: 1, created_at: at(1) }),
      sampleTip({ id: 2, idx: 2, matches: [leg], created_at: at(2) }),
      sampleTip({ id: 3, idx: 3, match_id: 8, league_id: 1 }),
      sampleTip({ id: 4, idx: 4 }),
    ];
    test.origin.on('GET /tips.json', json({ tips }));
  });

  it('come from the caller’s lists, newest first, with one call each', async () => {
    const fields = 'dropinfos { id } tips { number }';
    const answer = await test.execute(
      `{ match(matchId: 7) { ${fields} newest: dropinfos(first: 1) { id } } dropinfos { totalCount } }`,
    );
    const ids = [3, 2, 1].map((id) => ({ id: toGlobalId('Dropinfo', id) }));
    expect(answer.data).toEqual({
      match: { dropinfos: ids, newest: ids.slice(0, 1), tips: [{ number: 2 }, { number: 1 }] },
      dropinfos: { totalCount: 5 },
    });
    expect(paths().toSorted()).toEqual(['/dropinfos.json', '/matches/7.json', '/tips.json']);
  });

  it('are refused one by one without the permission', async () => {
    test.origin.on('GET /dropinfos.json', json({ errors: ['no'] }, 403));
    const answer = await test.execute('{ match(matchId: 7) { season dropinfos { id } tips { number } } }');
    expect(answer).toMatchObject({
      data: { match: { season: '2025/2026', dropinfos: null, tips: [{ number: 2 }, { number: 1 }] } },
      codes: ['FORBIDDEN'],
    });
  });

  it.each(['dropinfos(first: 0) { id }', 'dropinfos(first: 51) { id }', 'tips(first: 51) { id }'])(
    'refuse %s',
    async (field) => {
      const answer = await test.execute(`{ match(matchId: 7) { ${field} } }`);
      expect(answer.codes).toEqual(['BAD_USER_INPUT']);
      expect(paths()).toEqual(['/matches/7.json']);
    },
  );
});
