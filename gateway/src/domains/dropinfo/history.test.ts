import { afterEach, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleDropinfo } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /dropinfos.json', json({ dropinfos: [sampleDropinfo({ id: 7, uid: 'd7' })] }));
});
afterEach(() => test.close());

const call = 'GET /dropinfos/7/history.json';
const calls = () => test.origin.seen.map(({ path }) => path).filter((path) => path.includes('history'));
const execute = (terms: string) =>
  test.execute(`{ dropinfo(uid: "d7") { history${terms} { openedAt minDrop
    pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { side at odds } } } } }`);

const step = (id: number, side: string, odds: number) => ({ id, side, at: '2026-03-14T11:00:00Z', odds });

it('returns the steps of both sides and continues after a cursor', async () => {
  const steps = [step(4, 'dropped', 2.4), step(9, 'opposite', 3), step(12, 'third', 5)];
  const opened = { opened_at: '2026-03-10T09:00:00Z', min_drop: 0.05 };
  test.origin.on(call, json({ history: { ...opened, steps, has_more: true } }));
  const { data } = await execute('(first: 3)');
  const at = '2026-03-14T11:00:00.000Z';
  expect(data).toMatchObject({
    dropinfo: {
      history: {
        openedAt: '2026-03-10T09:00:00.000Z',
        minDrop: 0.05,
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
        edges: [
          { node: { side: 'DROPPED', at, odds: 2.4 } },
          { node: { side: 'OPPOSITE', at, odds: 3 } },
          { node: { side: 'UNKNOWN', at, odds: 5 } },
        ],
      },
    },
  });
  const cursor = JSON.parse(JSON.stringify(data)).dropinfo.history.pageInfo.endCursor;
  test.origin.on(call, json({ history: { steps: [], has_more: false } }));
  expect((await execute(`(first: 2, after: "${cursor}")`)).data).toEqual({
    dropinfo: {
      history: {
        openedAt: null,
        minDrop: null,
        pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null },
        edges: [],
      },
    },
  });
  expect(calls()).toEqual([
    '/dropinfos/7/history.json?after=0&limit=3',
    '/dropinfos/7/history.json?after=12&limit=2',
  ]);
});

it.each(['(first: 0)', '(first: 301)', '(after: "bm8")', `(after: "${toGlobalId('Dropinfo', 7)}")`])(
  'refuses %s without a call',
  async (terms) => {
    expect((await execute(terms)).codes).toEqual(['BAD_USER_INPUT']);
    expect(calls()).toEqual([]);
  },
);

it('is an error when it cannot be read, and null when the upstream has no such call', async () => {
  test.origin.on(call, json({ errors: ['Forbidden'] }, 403));
  expect(await execute('')).toMatchObject({ data: { dropinfo: { history: null } }, codes: ['FORBIDDEN'] });
  test.origin.on(call, json({ errors: ['Not found'] }, 404));
  expect(await execute('')).toMatchObject({ data: { dropinfo: { history: null } }, codes: [] });
});

it('is read only when selected', async () => {
  await test.execute('{ dropinfo(uid: "d7") { uid movedAt } dropinfos { edges { node { uid } } } }');
  expect(calls()).toEqual([]);
});
