import type { GraphQLResponse } from 'relay-runtime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type LivePeer, startLiveServer } from '../../testing/live-server.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { errorCodeOf } from '../relay/app-error.ts';
import type { Failure } from '../relay/failure.ts';
import { createCredentialStore } from '../session/credentials.ts';
import { createPageClock } from './clock.ts';
import { createLiveClient } from './live-client.ts';
import { createLiveWire } from './live-wire.ts';

const set = { accessToken: 'token-1', client: 'client-1', tokenType: 'Bearer', uid: 'ewa@tipgraph.example' };
const params = {
  id: 'id-of-the-document',
  cacheID: 'test',
  name: 'dropsSubscription',
  operationKind: 'subscription',
  text: null,
  metadata: {},
} as const;

async function setUp() {
  const server = await startLiveServer();
  const credentials = createCredentialStore(createSharedStorage().openTab());
  credentials.adopt(set, credentials.epoch());
  const failures: Failure[] = [];
  const clock = createPageClock({ now: () => 1_000_000, setTimer: () => 1, clearTimer: () => undefined });
  const waits: number[] = [];
  const onProofAsked = vi.fn();
  const live = createLiveClient({
    url: server.url,
    credentials,
    language: () => 'pl',
    appType: 'App',
    clock,
    backOff: async (attempt) => void waits.push(attempt),
    webSocketImpl: WebSocket,
    onFailure: (failure) => failures.push(failure),
    onProofAsked,
  });
  live.carryBy(createLiveWire);
  const resyncs: string[] = [];
  live.onResync((reason) => resyncs.push(reason));

  const listen = (after: string | null = null) => {
    const payloads: GraphQLResponse[] = [];
    const error = vi.fn();
    const subscription = live
      .subscribe(params, { after })
      .subscribe({ next: (it) => payloads.push(it), error });
    onTestFinished(() => subscription.unsubscribe());
    return { payloads, error, stop: () => subscription.unsubscribe() };
  };
  return { server, credentials, failures, clock, waits, live, resyncs, listen, onProofAsked };
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

describe('the live client', () => {
  it('opens no socket before somebody listens', async () => {
    const { server, live } = await setUp();
    expect(server.openConnections()).toBe(0);
    expect(live.status()).toMatchObject({ state: 'connecting', lastEventAt: null });
  });

  it('proves who is here, takes the time and rotated credentials, and hands on payloads', async () => {
    const { server, listen, live, credentials, clock } = await setUp();
    const { payloads } = listen('log-1');
    const peer = await server.peer();
    const { init, subscribe, id } = await accept(peer, { credentials: { ...set, accessToken: 'token-2' } });
    expect(init.payload).toEqual({ ...set, lang: 'pl', appType: 'App' });
    expect(subscribe.payload).toMatchObject({
      operationName: 'dropsSubscription',
      variables: { after: 'log-1' },
    });
    expect(credentials.read()?.accessToken).toBe('token-2');
    expect(clock.now()).toBe(2_000_000);
    expect(live.status()).toMatchObject({ state: 'live', since: 2_000_000 });
    peer.send({ type: 'next', id, payload: drops('log-2') });
    await expect.poll(() => payloads).toEqual([drops('log-2')]);
    expect(live.status().lastEventAt).toBe(2_000_000);
  });

  it.each([
    ['a restart of the server', (peer: LivePeer) => peer.close(1012)],
    ['too slow a reader', (peer: LivePeer) => peer.close(4413)],
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
    listen('log-1');
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'next', id, payload: drops('other-1', true) });
    await expect.poll(() => resyncs).toEqual(['gap']);
  });

  it('starts afresh when the server no longer takes its cursor', async () => {
    const { server, listen, resyncs } = await setUp();
    listen('forged');
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT' } }] });
    expect((await peer.next('subscribe')).payload).toHaveProperty('variables', { after: null });
    expect(resyncs).toEqual(['gap']);
  });

  it('proves itself again when asked, with the credentials of that moment', async () => {
    const { server, listen, credentials, onProofAsked } = await setUp();
    listen();
    const peer = await server.peer();
    await accept(peer);
    credentials.adopt({ ...set, accessToken: 'token-3' }, credentials.epoch());
    expect(onProofAsked).not.toHaveBeenCalled();
    peer.send({ type: 'ping', payload: { prove: true } });
    expect((await peer.next('pong')).payload).toMatchObject({ ...set, accessToken: 'token-3', lang: 'pl' });
    peer.send({ type: 'ping', payload: { credentials: { ...set, accessToken: 'token-4' } } });
    expect(await peer.next('pong')).not.toHaveProperty('payload');
    expect(credentials.read()?.accessToken).toBe('token-4');
    expect(onProofAsked).toHaveBeenCalledTimes(1);
  });

  it.each([
    [4401, 'UNAUTHENTICATED'],
    [4403, 'FORBIDDEN'],
    [4423, 'LOCKED'],
  ] as const)('does not come back after close code %i', async (code, expected) => {
    const { server, listen, failures, waits } = await setUp();
    const { error } = listen();
    const peer = await server.peer();
    await accept(peer);
    peer.close(code);
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(errorCodeOf(error.mock.calls[0]?.[0])).toBe(expected);
    expect(failures).toEqual([{ code: expected, kind: 'live', scope: 'page', current: true }]);
    expect(waits).toEqual([]);
  });

  it('hands a refused subscription to the app', async () => {
    const { server, listen, failures } = await setUp();
    const { error } = listen();
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(failures).toMatchObject([{ code: 'FORBIDDEN', kind: 'live', current: true }]);
  });

  it('says of a subscription from before a sign-out that its refusal concerns nobody here', async () => {
    const { server, credentials, live, listen, failures } = await setUp();
    const { error } = listen();
    await accept(await server.peer());
    credentials.clear();
    live.restart();
    const peer = await server.peer();
    const { init, id } = await accept(peer);
    expect(init.payload).not.toHaveProperty('accessToken');
    peer.send({ type: 'error', id, payload: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([{ code: 'UNAUTHENTICATED', kind: 'live', scope: 'page', current: false }]);
  });

  it('says so too of a subscription that a guest has opened', async () => {
    const { server, credentials, listen, failures } = await setUp();
    credentials.clear();
    const { error } = listen();
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(failures).toMatchObject([{ code: 'UNAUTHENTICATED', current: false }]);
  });

  it('connects anew for another person or language', async () => {
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
