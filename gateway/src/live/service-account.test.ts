import { describe, expect, it } from 'vitest';
import { shape } from '../kit/shape.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { get } from '../rest/endpoint.ts';
import { decode } from '../rest/reply.ts';
import type { UpstreamClient } from '../rest/rest-client.ts';
import { ServiceAccount } from './service-account.ts';
import { FakeTime } from './testing/fake-time.ts';

const list = get('list', '/', { auth: 'none', decode: shape({}), fields: [] });

function setUp() {
  const time = new FakeTime();
  const calls: string[] = [];
  const state = {
    token: 'none',
    publicFault: null as UpstreamError | null,
    signInFault: null as UpstreamError | null,
    issued: 0,
  };
  const headers = (token: string) => (name: string) =>
    ({ 'access-token': token, client: 'c', 'token-type': 'Bearer', uid: 'live@tipgraph.example' })[name] ??
    null;
  const rest: Pick<UpstreamClient, 'call' | 'poll'> = {
    async call(called, _args, session) {
      calls.push(called.id);
      if (called.id === 'plan.list') {
        if (state.publicFault !== null) throw state.publicFault;
        session.cookies.update(['XSRF-TOKEN=x%3D1; Path=/', '_upstream_session=s; HttpOnly'], false);
      }
      if (called.id === 'auth.signIn') {
        session.cookies.writeHeaders(true, (name, value) => calls.push(`${name}: ${value}`));
        if (state.signInFault !== null) throw state.signInFault;
        state.issued += 1;
        state.token = `t${state.issued}`;
        session.jar.update(headers(state.token));
      }
      return undefined as never;
    },
    async poll(called, _args, session, etag) {
      const token = session.jar.current?.accessToken;
      calls.push(`poll ${session.lang} ${token} ${etag}`);
      if (token !== state.token) throw new UpstreamError('UNAUTHENTICATED', 'signed out', { status: 401 });
      return { changed: true, reply: decode(called.decode, {}, called.id), etag: 'e' };
    },
  };
  const config = { upstreamUrl: 'http://upstream.example', upstreamCookies: [], upstreamTimeoutMs: 1000 };
  const account = new ServiceAccount(
    { config, rest, timers: time, random: () => 1 },
    { email: 'live@tipgraph.example', password: 'secret' },
  );
  return { account, calls, state, time };
}

describe('ServiceAccount', () => {
  it('reads the XSRF cookie, then signs in with it, once', async () => {
    const { account, calls } = setUp();
    await Promise.all([account.read(list, {}, 'pl', null), account.read(list, {}, 'en', 'e')]);
    expect(calls).toEqual([
      'plan.list',
      'auth.signIn',
      'cookie: XSRF-TOKEN=x%3D1; _upstream_session=s',
      'x-xsrf-token: x=1',
      'poll pl t1 null',
      'poll en t1 e',
    ]);
  });

  it('signs in again when its credentials are rejected, once for all readers', async () => {
    const { account, calls, state } = setUp();
    await account.read(list, {}, 'pl', null);
    calls.length = 0;
    state.token = 'gone';
    const answers = await Promise.all([
      account.read(list, {}, 'pl', null),
      account.read(list, {}, 'en', null),
    ]);
    expect(answers.map(({ changed }) => changed)).toEqual([true, true]);
    expect(calls.filter((call) => call === 'auth.signIn')).toHaveLength(1);
  });

  it('does not sign in after other errors', async () => {
    const { account, calls, state } = setUp();
    state.signInFault = new UpstreamError('UPSTREAM_OFFLINE', 'down');
    await expect(account.read(list, {}, 'pl', null)).rejects.toMatchObject({ code: 'UPSTREAM_OFFLINE' });
    expect(calls.filter((call) => call === 'auth.signIn')).toHaveLength(1);
  });

  it('names its settings when the upstream refuses them', async () => {
    const { account, state } = setUp();
    state.signInFault = new UpstreamError('UNAUTHENTICATED', 'You need to sign in.', { status: 401 });
    await expect(account.read(list, {}, 'pl', null)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'The upstream refused the sign-in with LIVE_EMAIL and LIVE_PASSWORD: You need to sign in.',
    });
  });

  it('names the call and UPSTREAM_URL when even a public call is refused', async () => {
    const { account, state } = setUp();
    state.publicFault = new UpstreamError('NOT_FOUND', 'Not found.', { status: 404 });
    await expect(account.read(list, {}, 'pl', null)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message:
        'The upstream refused the public call plan.list (is the path of UPSTREAM_URL right?): Not found.',
    });
  });

  it('pauses longer after each failed sign-in, and recovers', async () => {
    const { account, calls, state, time } = setUp();
    state.signInFault = new UpstreamError('LOCKED', 'locked', { status: 423 });
    const attempts = () => calls.filter((call) => call === 'auth.signIn').length;
    const read = () => account.read(list, {}, 'pl', null);
    await expect(read()).rejects.toMatchObject({ code: 'LOCKED' });
    await time.advance(999);
    await expect(read()).rejects.toMatchObject({ code: 'LOCKED' });
    expect(attempts()).toBe(1);
    await time.advance(1);
    await expect(read()).rejects.toMatchObject({ code: 'LOCKED' });
    await time.advance(1999);
    await expect(read()).rejects.toMatchObject({ code: 'LOCKED' });
    expect(attempts()).toBe(2);
    state.signInFault = null;
    await time.advance(1);
    expect(await read()).toMatchObject({ changed: true });
  });
});
