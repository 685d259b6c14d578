import { afterEach, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
});
afterEach(() => test.close());

const missing = json({ errors: ['Not found'] }, 404);
const receipt = {
  title: 'Odra – Granit',
  tip: '1',
  date: '2026-03-15T18:00:00.000Z',
  in_digest: false,
  sent_at: '2026-03-14T12:00:00.000Z',
  odds: 2,
  opened_odds: 1.9,
};

it('returns null when the upstream has no such calls, and UNSUPPORTED when saving', async () => {
  test.origin.on('GET /alerts/settings.json', missing);
  test.origin.on('GET /alerts/receipts.json', missing);
  test.origin.on('PUT /alerts/settings.json', missing);
  const read = '{ viewer { alertSettings { isOwn leagues { name } } alertReceipts { totalCount } } }';
  expect(await test.execute(read)).toMatchObject({
    data: { viewer: { alertSettings: null, alertReceipts: null } },
    codes: [],
  });
  const save = `mutation { saveAlertSettings(input: { digestAt: "20:00", timeZone: "Europe/Warsaw" }) {
    viewer { id } errors { code } } }`;
  expect((await test.execute(save)).data).toEqual({
    saveAlertSettings: { viewer: null, errors: [{ code: 'UNSUPPORTED' }] },
  });
});

it('refuses ids of other types, and changes the leagues only when they are given', async () => {
  const save = (leagueIds: readonly string[] | null | undefined) =>
    test.execute(
      `mutation ($leagueIds: [ID!]) { saveAlertSettings(
        input: { digestAt: "20:00", timeZone: "Europe/Warsaw", leagueIds: $leagueIds }) { errors { field code } } }`,
      { leagueIds },
    );
  const refused = { saveAlertSettings: { errors: [{ field: ['leagueIds'], code: 'INVALID' }] } };
  const wrong = ['forged', toGlobalId('Team', 1), toGlobalId('League', 'uid')];
  for (const id of wrong) {
    expect((await save([toGlobalId('League', 1), id])).data).toEqual(refused);
  }
  expect(test.origin.seen.some(({ method }) => method === 'PUT')).toBe(false);
  test.origin.on('PUT /alerts/settings.json', json({}));
  for (const ids of [undefined, null, [], [toGlobalId('League', 1)]]) await save(ids);
  const sent = test.origin.seen.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ body }) => JSON.parse(body).settings.league_ids)).toEqual([
    undefined,
    undefined,
    [],
    [1],
  ]);
});

it('returns the slippage of opened alerts, and reads a page once', async () => {
  const summary = { sent: 2, opened: 1, measured: 1, slippage: -0.05 };
  const receipts = [receipt, { ...receipt, opened_odds: null }];
  test.origin.on(
    'GET /alerts/receipts.json',
    json({ receipts, summary, total: 2, per_page: 20, months: ['2026-03'] }),
  );
  const read = `{ viewer { alertReceipts(month: "2026-03") {
    summary { slippage } months edges { node { slippage openedOdds dropinfoUid } } } } }`;
  const { data } = await test.execute(read);
  expect(data).toEqual({
    viewer: {
      alertReceipts: {
        summary: { slippage: -0.05 },
        months: ['2026-03'],
        edges: [
          { node: { slippage: expect.closeTo(-0.05, 10), openedOdds: 1.9, dropinfoUid: null } },
          { node: { slippage: null, openedOdds: null, dropinfoUid: null } },
        ],
      },
    },
  });
  const requestedPaths = test.origin.seen
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/alerts'));
  expect(requestedPaths).toEqual(['/alerts/receipts.json?month=2026-03&page=1&per_page=20']);
});

it('refuses pages of more than 100 receipts', async () => {
  const answer = await test.execute('{ viewer { alertReceipts(first: 101) { totalCount } } }');
  expect(answer.codes).toEqual(['BAD_USER_INPUT']);
  expect(test.origin.seen.map(({ path }) => path)).toEqual(['/auth/validate_token.json']);
});
