import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  type ClientOptions,
  createCredentialStore,
  createGraphClient,
  errorCodeOf,
  type GraphClient,
  type LivePayload,
} from '../../client/src/index.ts';
import { socketTransport } from '../../client/src/socket.ts';
import { sseTransport } from '../../client/src/sse.ts';
import { createSharedStorage } from '../../client/src/testing/shared-storage.ts';
import { toClientCredentials } from '../harness/graph-client.ts';
import { insertTip } from '../harness/insert-tip.ts';
import { openSession } from '../harness/open-session.ts';
import { demoPassword, type PersonaName, personas } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';

const viewer = '{ viewer { user { email } } }';
const signInText = 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }';
const tipsText = `subscription ($after: String) {
  tipStatusesChanged(after: $after) { cursor gap tips { title } }
}`;

let stack: Stack;
let proxy: TcpProxy;
const stops: (() => void)[] = [];

beforeAll(async () => {
  stack = await startStack({ awaitsEvents: true });
  proxy = await startTcpProxy(Number(new URL(stack.url).port));
}, 120_000);
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  proxy.resume();
  await proxy.restore();
});
afterAll(async () => {
  await proxy.close();
  await stack.close();
});

/** A client that connects through the proxy. */
const clientOf = (options: Partial<ClientOptions> = {}): GraphClient =>
  createGraphClient({
    url: `http://127.0.0.1:${proxy.port}/graphql`,
    toolsKey: stack.toolsKey,
    webSocket: WebSocket,
    keepAlive: { everyMs: 100, timeoutMs: 15_000 },
    backOff: {
      wait: () => new Promise((resolve) => setTimeout(resolve, 50)),
      wake: () => {},
      networkBack: () => {},
    },
    ...options,
  });

/** A client with a session from the database, since password hashes are slow. */
async function signedIn(name: PersonaName, options: Partial<ClientOptions> = {}): Promise<GraphClient> {
  const client = clientOf(options);
  const session = await openSession(stack.db, personas[name].email, stack.clock.now());
  client.credentials.adopt(toClientCredentials(session), client.credentials.epoch());
  return client;
}

describe('operations', () => {
  test('a client signs in without an XSRF cookie and keeps its session during bursts of operations', async () => {
    const { fetchGraphQL, credentials } = clientOf();
    const input = { email: personas.premium.email, password: demoPassword };
    expect(await fetchGraphQL(signInText, { input })).toMatchObject({
      data: { signIn: { errors: [] } },
      errors: [],
    });
    const tokens = new Set([credentials.read()?.accessToken]);
    for (let burst = 0; burst < 5; burst += 1) {
      const results = await Promise.all(Array.from({ length: 10 }, () => fetchGraphQL(viewer)));
      for (const { data } of results) expect(data).toEqual({ viewer: { user: { email: input.email } } });
      tokens.add(credentials.read()?.accessToken);
      stack.clock.advance(6);
    }
    expect(tokens.size).toBeGreaterThan(2);
    expect(await fetchGraphQL('mutation { signOut { errors { code } } }')).toMatchObject({
      data: { signOut: { errors: [] } },
    });
  });

  test('a client signs in when Rails refuses its first try without setting cookies', async () => {
    const { fetchGraphQL } = clientOf();
    let refusals = 0;
    stack.tap.mode = ({ method, headers }, response) => {
      if (method === 'GET' || headers['x-xsrf-token'] !== undefined) return 'pass';
      refusals += 1;
      response.writeHead(422, { 'content-type': 'application/json' });
      return response.end('{"status":422,"error":"Unprocessable Content"}');
    };
    stops.push(() => {
      stack.tap.mode = 'pass';
    });
    const input = { email: personas.premium.email, password: demoPassword };
    expect(await fetchGraphQL(signInText, { input })).toMatchObject({
      data: { signIn: { errors: [] } },
      errors: [],
    });
    expect(refusals).toBe(1);
  });

  test('an operation reports a code when the connection is refused, cut or stalled, and the next one works', async () => {
    const { fetchGraphQL } = await signedIn('premium');
    const codeOf = async (result: Promise<unknown>) => errorCodeOf(await result.catch((error) => error));
    await proxy.cut();
    expect(await codeOf(fetchGraphQL(viewer))).toBe('NETWORK');
    await proxy.restore();
    proxy.pause();
    expect(await codeOf(fetchGraphQL(viewer, {}, { timeoutMs: 50 }))).toBe('UPSTREAM_TIMEOUT');
    const code = codeOf(fetchGraphQL(viewer));
    await proxy.cut();
    expect(await code).toBe('NETWORK');
    proxy.resume();
    await proxy.restore();
    expect((await fetchGraphQL(viewer)).data).toMatchObject({ viewer: { user: {} } });
  });

  test('clients that share a storage without events do not sign each other in or out', async () => {
    const { onForeignChange: _, ...storage } = createSharedStorage().openTab();
    const first = await signedIn('premium', { credentials: createCredentialStore(storage) });
    const second = clientOf({ credentials: createCredentialStore(storage) });
    for (let round = 0; round < 5; round += 1) {
      for (const { fetchGraphQL } of [first, second]) {
        expect((await fetchGraphQL(viewer)).data).toMatchObject({ viewer: { user: {} } });
        stack.clock.advance(6);
      }
    }
    proxy.pause();
    const delayed = second.fetchGraphQL(viewer);
    const direct = clientOf({ url: `${stack.url}/graphql`, credentials: first.credentials });
    for (let round = 0; round < 3; round += 1) {
      await direct.fetchGraphQL(viewer);
      stack.clock.advance(6);
    }
    proxy.resume();
    expect((await delayed).data).toMatchObject({ viewer: { user: {} } });
    const late = second.fetchGraphQL(viewer);
    first.credentials.clear();
    expect((await late).isLate).toBe(true);
    expect(second.credentials.read()).toBeNull();
  });

  test('a client reports once that its session was ended elsewhere', async () => {
    const onSessionEnded = vi.fn();
    const { fetchGraphQL, credentials } = await signedIn('pro', { onSessionEnded });
    const session = credentials.read();
    const other = clientOf();
    if (session) other.credentials.adopt(session, other.credentials.epoch());
    await other.fetchGraphQL('mutation { signOut { errors { code } } }');
    expect(await fetchGraphQL(viewer)).toMatchObject({ data: { viewer: null }, errors: [] });
    await fetchGraphQL(viewer);
    expect(onSessionEnded.mock.calls).toEqual([['UNAUTHENTICATED']]);
  });
});

describe.each([
  ['a WebSocket', socketTransport],
  ['server-sent events', sseTransport],
])('a subscription over %s', (_name, transport) => {
  interface Payload {
    tipStatusesChanged: { tips: { title: string }[] };
  }

  /** Subscribes to tips; `titles` returns those received so far. */
  async function subscribe(options: Partial<ClientOptions> = {}) {
    const client = await signedIn('vip', { transport, ...options });
    const { data } = await client.fetchGraphQL<{ liveCursor: string }>('{ liveCursor }');
    const payloads: LivePayload<Payload>[] = [];
    const [gap, error] = [vi.fn(), vi.fn()];
    const stop = client.live.subscribe<Payload>(
      tipsText,
      { after: data?.liveCursor },
      { next: (payload) => void payloads.push(payload), gap, error },
    );
    stops.push(stop);
    await expect.poll(() => client.live.status().state).toBe('live');
    const titles = () =>
      payloads.flatMap((payload) => payload.data.tipStatusesChanged.tips.map((tip) => tip.title));
    return { ...client, titles, gap, error };
  }

  const publish = async (): Promise<string> =>
    (await insertTip(stack.db, { createdAt: stack.clock.now() })).title;

  test('resumes after a cut, a refusal and a stall without lost or duplicate events', async () => {
    const { titles, gap, error, live } = await subscribe({ keepAlive: { everyMs: 100, timeoutMs: 200 } });
    const written = [await publish()];
    await expect.poll(titles).toEqual(written);

    await proxy.cut();
    await expect.poll(() => live.status().state).toBe('lost');
    written.push(await publish(), await publish());
    await proxy.restore();
    await expect.poll(titles).toEqual(written);

    proxy.pause();
    written.push(await publish());
    await expect.poll(() => live.status().state).toBe('lost');
    proxy.resume();
    await expect.poll(titles).toEqual(written);

    written.push(await publish());
    await expect.poll(titles).toEqual(written);
    expect([gap.mock.calls, error.mock.calls]).toEqual([[], []]);
  });

  test('continues with rotated credentials when permissions may have changed', async () => {
    const { titles, error, live, credentials, fetchGraphQL } = await subscribe();
    const onReauthenticated = vi.fn();
    live.onReauthenticated(onReauthenticated);
    const states = new Set<string>();
    live.onStatus(() => states.add(live.status().state));
    stack.clock.advance(6);
    await fetchGraphQL(viewer);
    const before = credentials.read()?.accessToken;
    stack.clock.advance(6);
    // A sign-out makes all connections of the user reauthenticate.
    await (await signedIn('vip')).fetchGraphQL('mutation { signOut { errors { code } } }');
    if (transport === socketTransport) await expect.poll(() => onReauthenticated).toHaveBeenCalled();
    await expect.poll(() => credentials.read()?.accessToken).not.toBe(before);
    const written = [await publish()];
    await expect.poll(titles).toEqual(written);
    if (transport === socketTransport) expect([...states]).toEqual(['live']);
    expect(error).not.toHaveBeenCalled();
  });

  test('reports a gap when the server does not know its cursor', async () => {
    const { live } = await signedIn('vip', { transport });
    const gap = vi.fn();
    stops.push(live.subscribe(tipsText, { after: 'forged' }, { next: () => {}, gap }));
    await expect.poll(() => gap).toHaveBeenCalledOnce();
  });

  test('ends with the session', async () => {
    const onSessionEnded = vi.fn();
    const { error, fetchGraphQL } = await subscribe({ onSessionEnded });
    await fetchGraphQL('mutation { signOut { errors { code } } }');
    await expect.poll(() => error).toHaveBeenCalled();
    expect(error.mock.calls[0]?.[0]).toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect.poll(() => onSessionEnded.mock.calls).toEqual([['UNAUTHENTICATED']]);
  });

  test('is refused without permission', async () => {
    const { live } = clientOf({ transport });
    const error = vi.fn();
    stops.push(live.subscribe(tipsText, {}, { next: () => {}, error }));
    await expect.poll(() => error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
