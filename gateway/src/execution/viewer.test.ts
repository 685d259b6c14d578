import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/global-id.ts';
import { json, raw } from '../testing/fake-origin.ts';
import { sampleDropinfo, samplePlan, sampleTip, sampleUser } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ method, path }) => `${method} ${path}`);
const validate = 'GET /auth/validate_token.json';

describe('viewer and plans', () => {
  it('need one call when the caller has credentials', async () => {
    test.origin.on(validate, json({ success: true, user: sampleUser(), plans: [samplePlan()] }));
    const answer = await test.execute(
      '{ viewer { user { email } permissions } plans { name permissions activeSale { percent } } }',
    );
    expect(answer.data).toEqual({
      viewer: { user: { email: 'ada@tipgraph.example' }, permissions: ['STATS', 'TIPS', 'DROPINFO'] },
      plans: [{ name: 'standard', permissions: ['STATS', 'TIPS', 'UNKNOWN'], activeSale: null }],
    });
    expect(paths()).toEqual([validate]);
  });

  it('are null and the plans of the 401 when the credentials are refused', async () => {
    test.origin.on(validate, json({ success: false, errors: ['no'], plans: [samplePlan()] }, 401));
    const answer = await test.execute(
      'query Start { ...Parts } fragment Parts on Query { viewer { permissions } plans { name } }',
    );
    expect(answer).toMatchObject({ data: { viewer: null, plans: [{ name: 'standard' }] }, codes: [] });
    expect(paths()).toEqual([validate]);
  });

  it('use the list of plans when the 401 is empty', async () => {
    test.origin.on(validate, raw('', 401));
    test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
    const answer = await test.execute('{ viewer { permissions } plans { name } }');
    expect(answer).toMatchObject({ data: { viewer: null, plans: [{ name: 'standard' }] }, codes: [] });
  });

  it('are null and the list of plans for a guest', async () => {
    test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
    const answer = await test.executeAsGuest('{ viewer { permissions } plans { name } }');
    expect(answer.data).toEqual({ viewer: null, plans: [{ name: 'standard' }] });
    expect(paths()).toEqual(['GET /plans.json']);
  });

  it('fail with LOCKED for a locked account', async () => {
    test.origin.on(validate, json({ errors: ['locked'] }, 423));
    expect(await test.execute('{ viewer { permissions } }')).toMatchObject({
      data: { viewer: null },
      codes: ['LOCKED'],
    });
  });

  it('do not share the call when viewer is skipped', async () => {
    test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
    await test.execute('{ viewer @skip(if: true) { permissions } plans { name } }');
    expect(paths()).toEqual(['GET /plans.json']);
  });
});

it('only the viewer finds itself by its global id', async () => {
  test.origin.on(validate, json({ user: sampleUser({ id: 10 }), plans: [] }));
  const query = 'query ($id: ID!) { viewer { id } node(id: $id) { ... on Viewer { user { email } } } }';
  const id = toGlobalId('Viewer', 10);
  const found = { node: { user: { email: 'ada@tipgraph.example' } } };
  expect((await test.execute(query, { id })).data).toEqual({ viewer: { id }, ...found });
  expect((await test.execute(query, { id: toGlobalId('Viewer', 11) })).data).toEqual({
    viewer: { id },
    node: null,
  });
  expect((await test.executeAsGuest(query, { id })).data).toEqual({ viewer: null, node: null });
});

describe('the dashboard', () => {
  it('has FORBIDDEN sections as null and the others with data', async () => {
    test.origin.on(validate, json({ user: sampleUser(), plans: [] }));
    const tips = [
      sampleTip({ id: 3, idx: 3, created_at: '2026-03-14T10:00:00Z' }),
      sampleTip({ id: 2, idx: 2, created_at: '2026-03-14T10:00:00Z' }),
      sampleTip({ id: 9, idx: 9, created_at: '2026-03-13T10:00:00Z' }),
    ];
    test.origin.on(
      'GET /users/dashboard.json',
      json({
        dashboard: {
          ...{ default_tips: tips, dropinfos: [sampleDropinfo()], special_tips: null },
          plans_running_out: [{ name: 'ME_VIP', left: 2 }],
        },
      }),
    );
    const answer = await test.execute(
      `{ viewer { dashboard { defaultTips { number } specialTips { number } aiTips { number } dropinfos { uid }
        limitedPlanWarning plansRunningOut { name placesLeft } } } }`,
    );
    expect(answer.data).toEqual({
      viewer: {
        dashboard: {
          defaultTips: [{ number: 9 }, { number: 2 }, { number: 3 }],
          specialTips: null,
          aiTips: null,
          dropinfos: [{ uid: 'd-1' }],
          limitedPlanWarning: false,
          plansRunningOut: [{ name: 'me_vip', placesLeft: 2 }],
        },
      },
    });
    expect(answer.errors.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
      ['viewer.dashboard.specialTips', 'FORBIDDEN'],
      ['viewer.dashboard.aiTips', 'FORBIDDEN'],
    ]);
  });
});

describe('credentials', () => {
  it('that were rotated are returned with the upstream’s cookies', async () => {
    const rotated = {
      'access-token': 'secret-token-1',
      client: 'client-of-ada',
      'token-type': 'Bearer',
      uid: 'ada@tipgraph.example',
      expiry: '1790000009',
    };
    const blank = { ...rotated, 'access-token': ' ', expiry: ' ' };
    const cookies = [
      'XSRF-TOKEN=x%2By; Path=/api',
      '_upstream_session=s; HttpOnly; Domain=127.0.0.1',
      'debug=1; Domain=upstream.internal',
    ];
    test.origin.on('GET /tips.json', json({ tips: [] }, 200, { ...rotated, 'set-cookie': cookies }));
    test.origin.on('GET /leagues.json', json({ errors: ['no'] }, 403, blank));
    const answer = await test.execute('{ tips { totalCount } leagues { totalCount } }');
    expect(answer.codes).toEqual(['FORBIDDEN']);
    expect(Object.fromEntries(Object.keys(rotated).map((name) => [name, answer.headers.get(name)]))).toEqual(
      rotated,
    );
    expect(answer.headers.getSetCookie()).toEqual([
      'XSRF-TOKEN=x%2By; Path=/; SameSite=Lax',
      '_upstream_session=s; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('that were not rotated are not returned', async () => {
    test.origin.on(
      'GET /tips.json',
      json({ tips: [] }, 200, { 'access-token': ' ', client: 'client-of-ada' }),
    );
    expect((await test.execute('{ tips { totalCount } }')).headers.has('access-token')).toBe(false);
  });
});
