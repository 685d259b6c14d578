import { afterEach, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleTip } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const query = `query ($first: Int, $after: String, $filter: GoqFilterInput) {
  goqTips(first: $first, after: $after, filter: $filter) {
    totalCount edges { node { number qualityValue } } pageInfo { hasNextPage endCursor }
  }
}`;
const tips = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    sampleTip({ id: from + index, uid: `t-${from + index}`, idx: from + index, quality_value: 70 }),
  );
const addresses = () => test.origin.seen.map(({ path }) => path);

it('uses the upstream’s pages, with one call per page', async () => {
  test.origin.on('GET /tips/goq.json', (request, response) => {
    const page = Number(new URL(request.path, 'http://origin').searchParams.get('page'));
    const rows = page === 1 ? tips(1, 20) : tips(21, 25);
    json({ tips: rows, page, per_page: 20, total: 25 })(request, response);
  });
  const first = await test.execute(query, { first: 20 });
  expect(first.data).toMatchObject({ goqTips: { totalCount: 25, pageInfo: { hasNextPage: true } } });
  const { goqTips } = first.data as { goqTips: { pageInfo: { endCursor: string } } };
  const second = await test.execute(query, { first: 20, after: goqTips.pageInfo.endCursor });
  expect(second.data).toMatchObject({
    goqTips: {
      edges: [21, 22, 23, 24, 25].map((number) => ({ node: { number, qualityValue: 70 } })),
      pageInfo: { hasNextPage: false },
    },
  });
  expect(addresses()).toHaveLength(2);
});

it('treats a list without a total as complete', async () => {
  test.origin.on('GET /tips/goq.json', json({ tips: tips(1, 3) }));
  expect((await test.execute(query)).data).toMatchObject({
    goqTips: { totalCount: 3, pageInfo: { hasNextPage: false } },
  });
});

it.each([
  ['type', { type: 'AI' }],
  ['status', { status: 'FAIL' }],
  ['minimum', { minQualityValue: 80 }],
  ['time', { from: '2026-03-02T00:00:00.000Z', before: '2026-03-03T00:00:00.000Z' }],
  ['id', { tipId: toGlobalId('Tip', 22) }],
])('filters by %s where the upstream does not', async (_, filter) => {
  const wanted = {
    tip_type: 'chatgpt',
    tip_status: 'tip_fail',
    quality_value: 80,
    created_at: '2026-03-02T12:00:00Z',
  };
  const all = tips(1, 25).map((tip) => ({ ...tip, created_at: '2026-03-03T00:00:00Z' }));
  const rows = all.map((tip) => (tip.id === 22 ? { ...tip, ...wanted } : tip));
  test.origin.on('GET /tips/goq.json', (request, response) => {
    const page = Number(new URL(request.path, 'http://origin').searchParams.get('page'));
    json({ tips: rows.slice(20 * page - 20, 20 * page), page, per_page: 20, total: 25 })(request, response);
  });
  expect((await test.execute(query, { filter })).data).toMatchObject({
    goqTips: { totalCount: 1, edges: [{ node: { number: 22 } }], pageInfo: { hasNextPage: false } },
  });
  expect(addresses()).toHaveLength(2);
});

it.each([
  ['the first page', 80, 40, (number: number) => number <= 20],
  ['a later page', 60, 20, (number: number) => number <= 20 || number > 40 || number % 2 === 0],
])(
  'repeats and skips no tip when the upstream first ignores the filter on %s',
  async (_, total, first, fits) => {
    const rows = tips(1, total).map((tip) => ({ ...tip, quality_value: fits(tip.idx) ? 90 : 70 }));
    test.origin.on('GET /tips/goq.json', (request, response) => {
      const page = Number(new URL(request.path, 'http://origin').searchParams.get('page'));
      json({ tips: rows.slice(20 * page - 20, 20 * page), page, per_page: 20, total })(request, response);
    });
    const shown: number[] = [];
    let after: string | null = null;
    do {
      const { data } = await test.execute(query, { first, after, filter: { minQualityValue: 80 } });
      const { goqTips } = data as {
        goqTips: {
          edges: { node: { number: number } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      shown.push(...goqTips.edges.map(({ node }) => node.number));
      after = goqTips.pageInfo.hasNextPage ? goqTips.pageInfo.endCursor : null;
    } while (after !== null);
    expect(shown).toEqual(rows.map(({ idx }) => idx).filter(fits));
  },
);

it('sends the filter with the upstream’s names', async () => {
  test.origin.on('GET /tips/goq.json', json({ tips: [] }));
  const filter = {
    tipId: toGlobalId('Tip', 5),
    type: 'AI',
    status: 'FAIL',
    minQualityValue: 60.5,
    from: '2026-03-01T00:00:00.000Z',
    before: '2026-03-02T00:00:00.000Z',
  };
  await test.execute(query, { filter });
  const params = new URL(addresses()[0] ?? '', 'http://origin').searchParams;
  expect(Object.fromEntries(params)).toEqual({
    page: '1',
    id: '5',
    tip_type: 'chatgpt',
    tip_status: 'tip_fail',
    least_quality_value: '60.5',
    from: '2026-03-01T00:00:00.000Z',
    before: '2026-03-02T00:00:00.000Z',
  });
});

it.each([
  [Math.fround(60.2), '60.2'],
  [Math.fround(0.7), '0.7'],
  [1e-7, '0'],
  [1e21, '999999.9999'],
  [-1e6, '-999999.9999'],
])('sends the minimum %d as %s', async (minQualityValue, sent) => {
  test.origin.on('GET /tips/goq.json', json({ tips: [] }));
  await test.execute(query, { filter: { minQualityValue } });
  expect(new URL(addresses()[0] ?? '', 'http://origin').searchParams.get('least_quality_value')).toBe(sent);
});

it.each([
  [{ filter: { tipId: toGlobalId('League', 5) } }],
  [{ filter: { status: 'DELETED' } }],
  [{ first: 101 }],
  [{ first: 0 }],
])('refuses %j without a call', async (variables) => {
  expect((await test.execute(query, variables)).codes).toEqual(['BAD_USER_INPUT']);
  expect(addresses()).toEqual([]);
});
