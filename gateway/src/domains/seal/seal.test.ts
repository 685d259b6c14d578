import { afterEach, beforeEach, expect, it } from 'vitest';
import { json } from '../../testing/fake-origin.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const hex = (digit: string) => digit.repeat(64);
const sealed = (sequence: number, over: object = {}) => ({
  sequence,
  tip_number: 7,
  kind: 'created',
  sealed_at: '2026-03-14T12:00:00Z',
  previous_hash: hex('0'),
  hash: hex('1'),
  content_hash: hex('2'),
  salt_hash: hex('3'),
  ...over,
});
const page = `query ($first: Int! = 2, $after: String) { seals(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
  edges { node { sequence tipNumber kind sealedAt previousHash hash contentHash saltHash content salt } } } }`;
const head = '{ sealHead { sequence hash sealedAt stamp { sequence hash stampedAt response } } }';

it('returns the chain after a seal, also to guests', async () => {
  const open = { kind: 'melted', content: '{}', salt: hex('4') };
  test.origin.on('GET /seals.json', json({ seals: [sealed(1), sealed(2, open)], total: 3 }));
  const { data } = await test.executeAsGuest(page);
  expect(data).toMatchObject({
    seals: {
      totalCount: 3,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      edges: [
        {
          node: {
            sequence: 1,
            tipNumber: 7,
            kind: 'CREATED',
            sealedAt: '2026-03-14T12:00:00.000Z',
            previousHash: hex('0'),
            hash: hex('1'),
            contentHash: hex('2'),
            saltHash: hex('3'),
            content: null,
            salt: null,
          },
        },
        { node: { kind: 'UNKNOWN', content: '{}', salt: hex('4') } },
      ],
    },
  });
  test.origin.on('GET /seals.json', json({ seals: [sealed(3)], total: 3 }));
  const after = (data as { seals: { pageInfo: { endCursor: string } } }).seals.pageInfo.endCursor;
  const next = await test.executeAsGuest(page, { after });
  expect(next.data).toMatchObject({
    seals: { pageInfo: { hasNextPage: false, hasPreviousPage: true }, edges: [{ node: { sequence: 3 } }] },
  });
  expect(test.origin.seen.map(({ path }) => path)).toEqual([
    '/seals.json?after=0&limit=2',
    '/seals.json?after=2&limit=2',
  ]);
});

it.each([{ first: 0 }, { first: 301 }, { after: 'x' }, { after: btoa('["tips",1]') }])(
  'refuses %j',
  async (variables) => {
    expect((await test.executeAsGuest(page, variables)).codes).toEqual(['BAD_USER_INPUT']);
  },
);

it('returns the newest seal with the newest time stamp; null before the first', async () => {
  const newest = { sequence: 3, hash: hex('1'), sealed_at: '2026-03-14T12:00:00Z' };
  const stamp = { sequence: 2, hash: hex('5'), stamped_at: '2026-03-14T06:00:00Z', response: 'MAA=' };
  test.origin.on('GET /seals/head.json', json({ head: { ...newest, stamp } }));
  expect((await test.executeAsGuest(head)).data).toEqual({
    sealHead: {
      sequence: 3,
      hash: hex('1'),
      sealedAt: '2026-03-14T12:00:00.000Z',
      stamp: { sequence: 2, hash: hex('5'), stampedAt: '2026-03-14T06:00:00.000Z', response: 'MAA=' },
    },
  });
  test.origin.on('GET /seals/head.json', json({ head: null }));
  expect(await test.executeAsGuest(head)).toMatchObject({ data: { sealHead: null }, codes: [] });
});

it('reads the newest seal once for all aliases', async () => {
  test.origin.on('GET /seals/head.json', json({ head: null }));
  await test.executeAsGuest('{ a: sealHead { sequence } b: sealHead { hash } }');
  expect(test.origin.seen).toHaveLength(1);
});

it('is null without an error when the upstream has no seals, and does not call again', async () => {
  for (const query of [page, head, page, head]) {
    const { data, codes } = await test.executeAsGuest(query);
    expect(Object.values(data ?? {})).toEqual([null]);
    expect(codes).toEqual([]);
  }
  expect(test.origin.seen).toHaveLength(2);
});
