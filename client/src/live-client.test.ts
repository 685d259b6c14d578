import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type ClientOptions, createGraphClient, type LivePayload } from './index.ts';
import { socketTransport } from './socket.ts';
import { type LivePeer, startLiveServer } from './testing/live-server.ts';

const set = { accessToken: 'token-1', client: 'client-1', tokenType: 'Bearer', uid: 'ewa@tipgraph.example' };
const subscription = { id: 'id-of-the-document', operationName: 'dropsSubscription' };

async function setUp(options: Partial<ClientOptions> = {}) {
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
    ...options,
  });
  credentials.adopt(set, credentials.epoch());
  const resyncs: string[] = [];
  live.onResync((reason) => resyncs.push(reason));
  const onReauthenticated = vi.fn();
  live.onReauthenticated(onReauthenticated);

  const listen = (after: string | null = null) => {
    const payloads: LivePayload<unknown>[] = [];
    const error = vi.fn();
    const next = vi.fn((payload: LivePayload<unknown>) => void payloads.push(payload));
    const gap = vi.fn();
    const stop = live.subscribe(subscription, { after }, { next, gap, error });
    onTestFinished(stop);
    return { payloads, error, next, gap, stop };
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
    const client = { clientName: 'android', clientVersion: '1.1.0' };
    const { server, listen, live, credentials, now } = await setUp(client);
    const { payloads } = listen('log-1');
    const peer = await server.peer();
    const { init, subscribe, id } = await accept(peer, { credentials: { ...set, accessToken: 'token-2' } });
    expect(init.payload).toEqual({
      ...set,
      lang: 'pl',
      appType: 'App',
      clientName: 'android',
      clientVersion: '1.1.0',
    });
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

  it('keeps a connection that answers after a pause of the timers, as in a page in the background', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, listen, live, resyncs } = await setUp();
    const { payloads } = listen('log-1');
    const peer = await server.peer();
    const { id } = await accept(peer);
    await expect.poll(() => live.status().state).toBe('live');
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(5_000);
    await peer.next('ping');
    peer.send({ type: 'pong' });
    peer.send({ type: 'next', id, payload: drops('log-2') });
    await expect.poll(() => payloads).toHaveLength(1);
    expect([live.status().state, resyncs]).toEqual(['live', []]);
  });

  it('gives up a socket over which the computer slept, and resumes after the last payload', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, listen, live, resyncs } = await setUp({ keepAlive: { everyMs: 60_000, timeoutMs: 50 } });
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

  it('keeps the connection when an app throws at a payload', async () => {
    const reported = vi.fn();
    process.once('uncaughtException', reported);
    onTestFinished(() => void process.off('uncaughtException', reported));
    const { server, listen, live } = await setUp();
    const { payloads, next } = listen('log-1');
    next.mockImplementationOnce(() => {
      throw new Error('of the app');
    });
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'next', id, payload: drops('log-2') });
    peer.send({ type: 'next', id, payload: drops('log-3') });
    await expect.poll(() => payloads).toMatchObject([{ cursor: 'log-3' }]);
    expect(live.status().state).toBe('live');
    await expect.poll(() => reported).toHaveBeenCalledOnce();
  });

  it('starts afresh when the server no longer takes its cursor', async () => {
    const { server, listen, resyncs } = await setUp();
    listen('forged');
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: fault('BAD_USER_INPUT') });
    expect((await peer.next('subscribe')).payload).toHaveProperty('variables', { after: null });
    await expect.poll(() => resyncs).toEqual(['gap']);
  });

  it('tells a gap when it comes back without a cursor, once it stands and before its next payload', async () => {
    const { server, listen } = await setUp();
    const { gap, next } = listen();
    const first = await server.peer();
    await accept(first);
    first.cut();
    const second = await server.peer();
    await accept(second);
    await expect.poll(() => gap).toHaveBeenCalledOnce();
    second.cut();
    const third = await server.peer();
    const { id } = await accept(third);
    third.send({ type: 'next', id, payload: { data: { dropinfosAdded: {} } } });
    await expect.poll(() => next).toHaveBeenCalledOnce();
    expect(gap).toHaveBeenCalledTimes(2);
    expect(gap).toHaveBeenCalledBefore(next);
  });

  it('tells no gap for each try that is refused, but one when it stands', async () => {
    const { server, listen } = await setUp();
    const { gap, next } = listen();
    const peer = await server.peer();
    let { id } = await accept(peer);
    for (let refusal = 0; refusal < 3; refusal += 1) {
      peer.send({ type: 'error', id, payload: fault('UPSTREAM_OFFLINE') });
      ({ id = '' } = await peer.next('subscribe'));
    }
    expect(gap).not.toHaveBeenCalled();
    peer.send({ type: 'next', id, payload: drops('log-2') });
    await expect.poll(() => next).toHaveBeenCalledOnce();
    expect(gap).toHaveBeenCalledOnce();
  });

  describe('with nobody subscribed any more', () => {
    /** Nothing may keep a Node process alive then. */
    const watchTimers = () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
    };

    it('is at rest when the connection is cut before it closes', async () => {
      watchTimers();
      const { server, listen, live } = await setUp();
      const { stop } = listen('log-1');
      const peer = await server.peer();
      await accept(peer);
      expect(vi.getTimerCount()).toBe(1);
      stop();
      peer.cut();
      await expect.poll(() => live.status().state).toBe('connecting');
      expect(vi.getTimerCount()).toBe(0);
    });

    it('is at rest when it was about to connect again, and waits no longer', async () => {
      watchTimers();
      const waits: Promise<void>[] = [];
      const { server, listen, live } = await setUp({
        backOff: {
          wait(_attempt, signal) {
            const wait = new Promise<void>((resolve) => signal?.addEventListener('abort', resolve));
            waits.push(wait);
            return wait;
          },
          wake: () => undefined,
          networkBack: () => undefined,
        },
      });
      const { stop } = listen('log-1');
      const peer = await server.peer();
      await accept(peer);
      peer.cut();
      await expect.poll(() => waits).toHaveLength(1);
      expect(live.status().state).toBe('lost');
      stop();
      await Promise.all(waits);
      expect(live.status().state).toBe('connecting');
      expect(vi.getTimerCount()).toBe(0);
    });

    it('closes the connection also after one that was refused', async () => {
      const { server, listen, credentials } = await setUp();
      const { stop } = listen('log-1');
      const peer = await server.peer();
      await accept(peer);
      credentials.adopt({ ...set, accessToken: 'newer' }, credentials.epoch());
      peer.close(4401);
      await accept(await server.peer());
      stop();
      await expect.poll(() => server.openConnections()).toBe(0);
    });

    it('begins with the shortest wait when somebody subscribes again', async () => {
      const { server, listen, waits } = await setUp();
      const { stop } = listen('log-1');
      const peer = await server.peer();
      await server.stop();
      peer.cut();
      await expect.poll(() => waits.length).toBeGreaterThan(3);
      stop();
      const before = waits.length;
      listen('log-1');
      await expect.poll(() => waits.length).toBeGreaterThan(before);
      expect(waits[before]).toBe(0);
    });
  });

  describe('when the network is back', () => {
    const keepAlive = { everyMs: 60_000, timeoutMs: 50 };

    it('gives up a connection that does not answer', async () => {
      const { server, listen, live } = await setUp({ keepAlive });
      listen('log-1');
      const peer = await server.peer();
      await accept(peer);
      live.networkBack();
      await peer.next('ping');
      const { subscribe } = await accept(await server.peer());
      expect(subscribe.payload).toHaveProperty('variables', { after: 'log-1' });
    });

    it('keeps a connection that answers', async () => {
      const { server, listen, live } = await setUp({ keepAlive: { ...keepAlive, timeoutMs: 5_000 } });
      const { payloads } = listen('log-1');
      const peer = await server.peer();
      const { id } = await accept(peer);
      for (let round = 0; round < 2; round += 1) {
        live.networkBack();
        await peer.next('ping');
        peer.send({ type: 'pong' });
      }
      peer.send({ type: 'next', id, payload: drops('log-2') });
      await expect.poll(() => payloads).toHaveLength(1);
      expect(live.status().state).toBe('live');
    });
  });

  it('says who is here when a ping asks for it, with the credentials of that moment', async () => {
    const { server, listen, credentials, onReauthenticated } = await setUp();
    listen();
    const peer = await server.peer();
    await accept(peer);
    credentials.adopt({ ...set, accessToken: 'token-3' }, credentials.epoch());
    expect(onReauthenticated).not.toHaveBeenCalled();
    peer.send({ type: 'ping', payload: { reauthenticate: true } });
    expect((await peer.next('pong')).payload).toMatchObject({ ...set, accessToken: 'token-3', lang: 'pl' });
    peer.send({ type: 'ping', payload: { credentials: { ...set, accessToken: 'token-4' } } });
    expect(await peer.next('pong')).not.toHaveProperty('payload');
    expect(credentials.read()?.accessToken).toBe('token-4');
    expect(onReauthenticated).toHaveBeenCalledTimes(1);
  });

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
