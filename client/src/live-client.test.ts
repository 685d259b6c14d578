import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createGraphClient, type LivePayload } from './index.ts';
import { socketTransport } from './socket.ts';
import { type LivePeer, startLiveServer } from './testing/live-server.ts';

const set = { accessToken: 'token-1', client: 'client-1', tokenType: 'Bearer', uid: 'ewa@tipgraph.example' };
const subscription = { id: 'id-of-the-document', operationName: 'dropsSubscription' };

async function setUp() {
  const server = await startLiveServer();
  const waits: number[] = [];
  let now = 1_000_000;
  const onSessionEnded = vi.fn();
  const { credentials, live } = createGraphClient({
    url: server.url,
    transport: socketTransport,
    webSocket: WebSocket,
    backOff: {
      wait: async (attempt) => void waits.push(attempt),
      wake: () => undefined,
      networkBack: () => undefined,
    },
    now: () => now,
    onServerTime(serverNow) {
      now = serverNow;
    },
    onSessionEnded,
  });
  credentials.adopt(set, credentials.epoch());
  const resyncs: string[] = [];
  live.onResync((reason) => resyncs.push(reason));
  const onReauthenticated = vi.fn();
  live.onReauthenticated(onReauthenticated);

  const listen = (after: string | null = null) => {
    const payloads: LivePayload<unknown>[] = [];
    const error = vi.fn();
    const gap = vi.fn();
    const stop = live.subscribe(
      subscription,
      { after },
      { next: (it) => void payloads.push(it), gap, error },
    );
    onTestFinished(stop);
    return { payloads, error, gap, stop };
  };
  return {
    server,
    credentials,
    waits,
    live,
    resyncs,
    listen,
    onReauthenticated,
    onSessionEnded,
    now: () => now,
  };
}

/** Answers the opening of a connection and gives the subscription that follows. */
async function accept(peer: LivePeer, payload: Record<string, unknown> = {}) {
  const init = await peer.next('connection_init');
  peer.send({
    type: 'connection_ack',
    payload: { serverTime: '1970-01-01T00:33:20.000Z', credentials: null, ...payload },
  });
  const subscribe = await peer.next('subscribe');
  return { init, subscribe, id: subscribe.id ?? '' };
}

const drops = (cursor: string, gap = false) => ({ data: { dropinfosAdded: { cursor, gap } } });
const fault = (code: string) => [{ message: 'x', extensions: { code } }];

describe('the live client', () => {
  it('names the option where the platform has no WebSocket', () => {
    vi.stubGlobal('WebSocket', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { live } = createGraphClient({
      url: 'http://tipgraph.example/graphql',
      transport: socketTransport,
    });
    expect(() => live.subscribe(subscription, {}, { next: () => undefined })).toThrow('`webSocket`');
  });

  it('opens no socket before somebody listens', async () => {
    const { server, live } = await setUp();
    expect(server.openConnections()).toBe(0);
    expect(live.status()).toMatchObject({ state: 'connecting', lastEventAt: null });
  });

  it('says who is here, takes the time and rotated credentials, and hands on payloads', async () => {
    const { server, listen, live, credentials, now } = await setUp();
    const { payloads } = listen('log-1');
    const peer = await server.peer();
    const { init, subscribe, id } = await accept(peer, { credentials: { ...set, accessToken: 'token-2' } });
    expect(init.payload).toEqual({ ...set, lang: 'pl', appType: 'App' });
    expect(subscribe.payload).toMatchObject({
      operationName: 'dropsSubscription',
      variables: { after: 'log-1' },
    });
    expect(credentials.read()?.accessToken).toBe('token-2');
    expect(now()).toBe(2_000_000);
    expect(live.status()).toMatchObject({ state: 'live', since: 2_000_000 });
    peer.send({ type: 'next', id, payload: drops('log-2') });
    await expect.poll(() => payloads).toEqual([{ ...drops('log-2'), errors: [], cursor: 'log-2' }]);
    expect(live.status().lastEventAt).toBe(2_000_000);
  });

  it.each([
    ['a restart of the server', (peer: LivePeer) => peer.close(1012)],
    ['too slow a reader', (peer: LivePeer) => peer.close(4413)],
    ['no room', (peer: LivePeer) => peer.close(1013)],
    ['no reauthentication in time', (peer: LivePeer) => peer.close(4410)],
    ['too many messages', (peer: LivePeer) => peer.close(4429)],
    ['a fault of the server', (peer: LivePeer) => peer.close(4500)],
    ['a cut line', (peer: LivePeer) => peer.cut()],
  ])('resumes after the last payload after %s, and has lists read again', async (_name, end) => {
    const { server, listen, live, resyncs, waits } = await setUp();
    const { payloads, error } = listen('log-1');
    const first = await server.peer();
    const { id } = await accept(first);
    first.send({ type: 'next', id, payload: drops('log-2') });
    await expect.poll(() => payloads).toHaveLength(1);

    end(first);
    await expect.poll(() => live.status().state).toBe('lost');
    const second = await server.peer();
    const { subscribe } = await accept(second);
    expect(subscribe.payload).toHaveProperty('variables', { after: 'log-2' });
    expect(live.status().state).toBe('live');
    expect(resyncs).toEqual(['reconnect']);
    expect(waits[0]).toBe(0);
    expect(error).not.toHaveBeenCalled();
  });

  it('gives up a socket over which the computer slept, and resumes after the last payload', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, listen, live, resyncs } = await setUp();
    const { payloads } = listen('log-1');
    const first = await server.peer();
    const { id } = await accept(first);
    first.send({ type: 'next', id, payload: drops('log-2') });
    await expect.poll(() => payloads).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(live.status().state).toBe('live');

    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(5_000);
    const { subscribe } = await accept(await server.peer());
    expect(subscribe.payload).toHaveProperty('variables', { after: 'log-2' });
    expect(resyncs).toEqual(['reconnect']);
  });

  it('is lost at once when the network goes, and comes back with what was missed', async () => {
    const { server, listen, live, resyncs } = await setUp();
    listen('log-1');
    await accept(await server.peer());
    await expect.poll(() => live.status().state).toBe('live');
    live.networkLost();
    expect(live.status().state).toBe('lost');
    const { subscribe } = await accept(await server.peer());
    expect(subscribe.payload).toHaveProperty('variables', { after: 'log-1' });
    expect(resyncs).toEqual(['reconnect']);
  });

  it('says so when the server tells of a gap', async () => {
    const { server, listen, resyncs } = await setUp();
    const { gap } = listen('log-1');
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'next', id, payload: drops('other-1', true) });
    await expect.poll(() => resyncs).toEqual(['gap']);
    expect(gap).toHaveBeenCalledOnce();
  });

  it('starts afresh when the server no longer takes its cursor', async () => {
    const { server, listen, resyncs } = await setUp();
    listen('forged');
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: fault('BAD_USER_INPUT') });
    expect((await peer.next('subscribe')).payload).toHaveProperty('variables', { after: null });
    expect(resyncs).toEqual(['gap']);
  });

  it.each(['reauthenticate', 'prove'])(
    'says who is here when a ping has %s, with the credentials of that moment',
    async (asked) => {
      const { server, listen, credentials, onReauthenticated } = await setUp();
      listen();
      const peer = await server.peer();
      await accept(peer);
      credentials.adopt({ ...set, accessToken: 'token-3' }, credentials.epoch());
      expect(onReauthenticated).not.toHaveBeenCalled();
      peer.send({ type: 'ping', payload: { [asked]: true } });
      expect((await peer.next('pong')).payload).toMatchObject({ ...set, accessToken: 'token-3', lang: 'pl' });
      peer.send({ type: 'ping', payload: { credentials: { ...set, accessToken: 'token-4' } } });
      expect(await peer.next('pong')).not.toHaveProperty('payload');
      expect(credentials.read()?.accessToken).toBe('token-4');
      expect(onReauthenticated).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    [4400, 'BAD_USER_INPUT'],
    [4401, 'UNAUTHENTICATED'],
    [4403, 'FORBIDDEN'],
    [4406, 'INTERNAL'],
    [4409, 'INTERNAL'],
    [4423, 'LOCKED'],
  ] as const)('does not come back after close code %i', async (code, expected) => {
    const { server, listen, onSessionEnded, waits } = await setUp();
    const { error } = listen();
    const peer = await server.peer();
    await accept(peer);
    peer.close(code);
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ code: expected }), true);
    const isEnd = expected === 'UNAUTHENTICATED' || expected === 'LOCKED';
    expect(onSessionEnded.mock.calls).toEqual(isEnd ? [[expected]] : []);
    expect(waits).toEqual([]);
  });

  it('comes back after 4401 with credentials that somebody else has renewed meanwhile', async () => {
    const { server, listen, credentials } = await setUp();
    const { error } = listen('log-1');
    const peer = await server.peer();
    await accept(peer);
    credentials.adopt({ ...set, accessToken: 'newer' }, credentials.epoch());
    peer.close(4401);
    const { init, subscribe } = await accept(await server.peer());
    expect(init.payload).toMatchObject({ accessToken: 'newer' });
    expect(subscribe.payload).toHaveProperty('variables', { after: 'log-1' });
    expect(error).not.toHaveBeenCalled();
  });

  it('hands a refused subscription to the app', async () => {
    const { server, listen } = await setUp();
    const { error } = listen();
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: fault('FORBIDDEN') });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ code: 'FORBIDDEN' }), true);
  });

  it('says of a subscription from before a sign-out that its refusal concerns nobody here', async () => {
    const { server, credentials, listen, onSessionEnded } = await setUp();
    const { error } = listen();
    await accept(await server.peer());
    credentials.clear();
    const peer = await server.peer();
    const { init, id } = await accept(peer);
    expect(init.payload).not.toHaveProperty('accessToken');
    peer.send({ type: 'error', id, payload: fault('UNAUTHENTICATED') });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ code: 'UNAUTHENTICATED' }), false);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('says so too of a subscription that a guest has opened', async () => {
    const { server, credentials, listen, onSessionEnded } = await setUp();
    credentials.clear();
    const { error } = listen();
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: fault('UNAUTHENTICATED') });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ code: 'UNAUTHENTICATED' }), false);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each([
    ['another person', { ...set, client: 'client-2', uid: 'jan@tipgraph.example' }],
    ['a further sign-in', { ...set, client: 'client-2' }],
  ])('connects anew by itself for %s, and not for a rotation', async (_name, next) => {
    const { server, listen, credentials, resyncs } = await setUp();
    listen('log-1');
    await accept(await server.peer());
    credentials.adopt({ ...set, accessToken: 'rotated' }, credentials.epoch());
    expect(server.openConnections()).toBe(1);
    credentials.adopt(next, credentials.epoch());
    const { init, subscribe } = await accept(await server.peer());
    expect(init.payload).toMatchObject(next);
    expect(subscribe.payload).toHaveProperty('variables', { after: 'log-1' });
    expect(resyncs).toEqual([]);
  });

  it('uses no connection of somebody who followed before for who signs in', async () => {
    const { server, listen, credentials } = await setUp();
    credentials.clear();
    const { stop } = listen('log-1');
    await accept(await server.peer());
    stop();
    credentials.adopt(set, credentials.epoch());
    listen('log-1');
    expect((await accept(await server.peer())).init.payload).toMatchObject(set);
  });

  it('takes the credentials of who signs in while it connects', async () => {
    const { server, listen, credentials } = await setUp();
    credentials.clear();
    listen('log-1');
    await Promise.resolve();
    credentials.adopt(set, credentials.epoch());
    expect((await accept(await server.peer())).init.payload).toMatchObject(set);
  });

  it('connects anew for another language', async () => {
    const { server, listen, live, resyncs } = await setUp();
    listen('log-1');
    await accept(await server.peer());
    live.restart();
    const second = await server.peer();
    const { init, subscribe } = await accept(second);
    expect(init.payload).toMatchObject({ uid: set.uid });
    expect(subscribe.payload).toHaveProperty('variables', { after: 'log-1' });
    expect(resyncs).toEqual([]);

    second.cut();
    await accept(await server.peer());
    expect(resyncs).toEqual(['reconnect']);
  });
});
