import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/global-id.ts';
import { json, raw } from '../testing/fake-origin.ts';
import { sampleDropinfo, sampleTip, sampleUser } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

let test: TestEngine;
const changes: unknown[] = [];
const reauthRequests: string[] = [];
beforeEach(async () => {
  changes.length = 0;
  reauthRequests.length = 0;
  test = await startTestEngine({
    live: {
      changed: (change) => changes.push(change),
      cursor: () => 'log-5',
      requestReauth: (uid) => reauthRequests.push(uid),
    },
  });
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ method, path }) => `${method} ${path}`);
const tokens = (token: string, expiry: string) => ({
  'access-token': token,
  client: 'new-client',
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
  expiry,
});

const signIn = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { viewer { user { email } dashboard { dropinfos { uid } } } errors { field code message } }
}`;
const input = { email: 'ada@tipgraph.example', password: 'secret-password' };

describe('signing in', () => {
  it('returns the viewer, and the new token is sent to the upstream and the caller', async () => {
    test.origin.on(
      'POST /auth/sign_in.json',
      json({ data: sampleUser() }, 200, tokens('fresh', '1790000001')),
    );
    test.origin.on('GET /users/dashboard.json', json({ dashboard: { dropinfos: [sampleDropinfo()] } }));
    const answer = await test.executeAsGuest(signIn, { input });
    expect(answer.data).toEqual({
      signIn: {
        viewer: { user: { email: 'ada@tipgraph.example' }, dashboard: { dropinfos: [{ uid: 'd-1' }] } },
        errors: [],
      },
    });
    expect(test.origin.seen[1]?.headers['access-token']).toBe('fresh');
    expect(answer.headers.get('access-token')).toBe('fresh');
  });

  it('with a wrong password returns an error in the payload', async () => {
    test.origin.on(
      'POST /auth/sign_in.json',
      json({ success: false, errors: ['Invalid login credentials.'] }, 401),
    );
    const { data } = await test.executeAsGuest(signIn, { input });
    expect(data).toMatchObject({
      signIn: { viewer: null, errors: [{ field: null, code: 'INVALID_CREDENTIALS' }] },
    });
  });

  it('with a refused XSRF token fails with the new cookie and without a retry', async () => {
    const cookie = { 'set-cookie': 'XSRF-TOKEN=fresh' };
    test.origin.on('POST /auth/sign_in.json', json({ errors: { xsrf_token: ['invalid'] } }, 422, cookie));
    const answer = await test.executeAsGuest(signIn, { input });
    expect(answer).toMatchObject({ data: { signIn: null }, codes: ['XSRF_REFUSED'] });
    expect(paths()).toEqual(['POST /auth/sign_in.json']);
    expect(answer.headers.getSetCookie()[0]).toContain('XSRF-TOKEN=fresh');
  });

  it.each([
    ['JSON', json({ status: 422, error: 'Unprocessable Content' }, 422)],
    ['HTML', raw('<h1>The change you wanted was rejected</h1>', 422, { 'content-type': 'text/html' })],
  ])(
    'refused by Rails in %s, without a new XSRF cookie, gets the cookie of one public read',
    async (_, refusal) => {
      test.origin.on('POST /auth/sign_in.json', refusal);
      const cookie = { 'set-cookie': 'XSRF-TOKEN=fresh; path=/' };
      test.origin.on('GET /plans.json', json({ plans: [] }, 200, cookie));
      const twice = `mutation ($input: SignInInput!) {
        a: signIn(input: $input) { errors { code } } b: signIn(input: $input) { errors { code } }
      }`;
      const answer = await test.executeAsGuest(twice, { input });
      expect(answer.codes).toEqual(['XSRF_REFUSED', 'XSRF_REFUSED']);
      const call = 'POST /auth/sign_in.json';
      expect(paths()).toEqual([call, 'GET /plans.json', call]);
      expect(answer.headers.getSetCookie()[0]).toContain('XSRF-TOKEN=fresh');
    },
  );

  it('fails with XSRF_REFUSED also when that read fails', async () => {
    test.origin.on('POST /auth/sign_in.json', raw('', 422));
    test.origin.on('GET /plans.json', json({}, 500));
    expect((await test.executeAsGuest(signIn, { input })).codes).toEqual(['XSRF_REFUSED']);
  });

  it('fails with LOCKED for a locked account', async () => {
    test.origin.on('POST /auth/sign_in.json', json({ errors: ['locked'] }, 423));
    expect((await test.executeAsGuest(signIn, { input })).codes).toEqual(['LOCKED']);
  });
});

describe('signing out', () => {
  it.each([
    [200, { success: true }, ['ada@tipgraph.example']],
    [404, { success: false, errors: ['User was not found or was not logged in.'] }, []],
  ])(
    'succeeds after a %i without credentials in the response, and requests reauthentication when accepted',
    async (status, body, requested) => {
      test.origin.on('DELETE /auth/sign_out.json', json(body, status));
      const answer = await test.execute('mutation { signOut { errors { code } } }');
      expect(answer.data).toEqual({ signOut: { errors: [] } });
      expect(answer.headers.has('access-token')).toBe(false);
      expect(reauthRequests).toEqual(requested);
    },
  );

  it('needs a signed-in caller', async () => {
    expect((await test.executeAsGuest('mutation { signOut { errors { code } } }')).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
    expect(paths()).toEqual([]);
  });
});

describe('settling a tip', () => {
  const id = toGlobalId('Tip', 4);
  const cancel = `mutation Cancel($input: SettleTipInput!) {
    settleTip(input: $input) { tip { status cancelReason } errors { field code } }
  }`;

  it('reports the change to live', async () => {
    test.origin.on(
      'PUT /tips/4/set_success.json',
      json({ tip: sampleTip({ id: 4, tip_status: 'tip_success' }) }),
    );
    const document =
      'mutation Win($input: SettleTipInput!) { settleTip(input: $input) { tip { status profitUnits } } }';
    expect((await test.execute(document, { input: { tipId: id, result: 'SUCCESS' } })).data).toEqual({
      settleTip: { tip: { status: 'SUCCESS', profitUnits: 1.8 } },
    });
    expect(changes).toEqual([{ kind: 'tip', id: 4 }]);
  });

  it('sends the reason of a cancellation and returns its errors', async () => {
    test.origin.on('PUT /tips/4/set_cancel.json', json({ errors: { cancel_reason: ['too_long'] } }, 422));
    const answer = await test.execute(cancel, {
      input: { tipId: id, result: 'CANCEL', cancelReason: 'rain' },
    });
    expect(answer.data).toEqual({
      settleTip: { tip: null, errors: [{ field: ['cancelReason'], code: 'TOO_LONG' }] },
    });
    expect(JSON.parse(test.origin.seen[0]?.body ?? '')).toEqual({ cancel_reason: 'rain' });
  });

  it.each(['SUCCESS', 'FAIL', 'CANCEL'])('as %s sends the version and returns STALE', async (result) => {
    const path = `/tips/4/set_${result.toLowerCase()}.json`;
    test.origin.on(`PUT ${path}`, json({ errors: { base: ['stale'] } }, 422));
    const input = { tipId: id, version: 3, result, cancelReason: 'rain' };
    expect((await test.execute(cancel, { input })).data).toEqual({
      settleTip: { tip: null, errors: [{ field: null, code: 'STALE' }] },
    });
    expect(paths()).toEqual([`PUT ${path}?version=3`]);
  });

  it.each([' ', null])('as cancelled with the reason %j makes no upstream call', async (cancelReason) => {
    const answer = await test.execute(cancel, { input: { tipId: id, result: 'CANCEL', cancelReason } });
    expect(answer.data).toEqual({
      settleTip: { tip: null, errors: [{ field: ['cancelReason'], code: 'BLANK' }] },
    });
    expect(paths()).toEqual([]);
  });

  it.each([
    ['a forged id', 'x', ['BAD_USER_INPUT']],
    ['an id of another type', toGlobalId('League', 1), ['BAD_USER_INPUT']],
    ['an unknown tip', toGlobalId('Tip', 999), ['NOT_FOUND']],
  ])('refuses %s', async (_, other, codes) => {
    expect(
      (await test.execute(cancel, { input: { tipId: other, result: 'CANCEL', cancelReason: 'rain' } })).codes,
    ).toEqual(codes);
  });

  it('fails with FORBIDDEN when the upstream refuses it', async () => {
    test.origin.on('PUT /tips/4/set_cancel.json', json({ errors: ['no'] }, 403));
    expect(
      (await test.execute(cancel, { input: { tipId: id, result: 'CANCEL', cancelReason: 'rain' } })).codes,
    ).toEqual(['FORBIDDEN']);
  });

  it('several times uses the latest token each time', async () => {
    const answer = (token: string, expiry: string) =>
      json({ tip: sampleTip({ id: 4 }) }, 200, { ...tokens(token, expiry), client: 'client-of-ada' });
    test.origin.on('PUT /tips/4/set_success.json', answer('first', '1790000001'));
    test.origin.on('PUT /tips/4/set_fail.json', answer('second', '1790000002'));
    const document = `mutation Both($id: ID!) {
      won: settleTip(input: { tipId: $id, result: SUCCESS }) { errors { code } }
      lost: settleTip(input: { tipId: $id, result: FAIL }) { errors { code } }
    }`;
    const { headers } = await test.execute(document, { id }, { 'x-xsrf-token': 'x', cookie: 'XSRF-TOKEN=x' });
    expect(test.origin.seen.map((request) => request.headers['access-token'])).toEqual([
      'secret-token-0',
      'first',
    ]);
    expect(headers.get('access-token')).toBe('second');
  });
});

it('liveCursor is the position of the live log', async () => {
  expect((await test.executeAsGuest('{ liveCursor }')).data).toEqual({ liveCursor: 'log-5' });
});
