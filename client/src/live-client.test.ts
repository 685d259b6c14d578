import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGraphClient } from './index.ts';
import { socketTransport } from './socket.ts';
import {
  accept,
  drops,
  fakeTimeouts,
  fault,
  refusals,
  set,
  setUp,
  subscription,
} from './testing/live-client.ts';

describe('the live client', () => {
  it('throws an error that names the option without a WebSocket', () => {
    vi.stubGlobal('WebSocket', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { live } = createGraphClient({
      url: 'http://tipgraph.example/graphql',
      transport: socketTransport,
    });
    expect(() => live.subscribe(subscription, {}, { next: () => undefined })).toThrow('`webSocket`');
  });

  it('opens no socket before the first subscription', async () => {
    const { server, live } = await setUp();
    expect(server.openConnections()).toBe(0);
    expect(live.status()).toMatchObject({ state: 'connecting', lastEventAt: null });
  });

  it('sends credentials, takes the server time and rotated credentials, and delivers payloads', async () => {
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

  it('reports a gap of the server', async () => {
    const { server, listen, resyncs } = await setUp();
    const { gap } = listen('log-1');
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'next', id, payload: drops('other-1', true) });
    await expect.poll(() => resyncs).toEqual(['gap']);
    expect(gap).toHaveBeenCalledOnce();
  });

  it('keeps the connection when a listener throws', async () => {
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

  it.each(refusals)(
    'restarts once without a cursor when the server rejects it by %s',
    async (_name, refuse) => {
      fakeTimeouts();
      const { server, listen, resyncs, waits } = await setUp();
      const { payloads } = listen('forged');
      const peer = await server.peer();
      refuse(peer, (await accept(peer)).id, fault('BAD_USER_INPUT'));
      const { id, payload } = await peer.next('subscribe');
      expect(payload).toHaveProperty('variables', { after: null });
      vi.advanceTimersByTime(1_000);
      expect(resyncs).toEqual(['gap']);
      peer.send({ type: 'next', id: id ?? '', payload: drops('log-2') });
      await expect.poll(() => payloads).toHaveLength(1);
      peer.send({ type: 'ping' });
      await peer.next('pong');
      expect(peer.received.filter(({ type }) => type === 'subscribe')).toHaveLength(2);
      expect(waits).toEqual([0]);
    },
  );

  it('reports a gap after a reconnect without a cursor, before the next payload', async () => {
    fakeTimeouts();
    const { server, listen } = await setUp();
    const { gap, next } = listen();
    const first = await server.peer();
    await accept(first);
    first.cut();
    const second = await server.peer();
    await accept(second);
    vi.advanceTimersByTime(1_000);
    expect(gap).toHaveBeenCalledOnce();
    second.cut();
    const third = await server.peer();
    const { id } = await accept(third);
    third.send({ type: 'next', id, payload: { data: { dropinfosAdded: {} } } });
    await expect.poll(() => next).toHaveBeenCalledOnce();
    expect(gap).toHaveBeenCalledTimes(2);
    expect(gap).toHaveBeenCalledBefore(next);
  });

  it('reports one gap when a request is accepted after rejections', async () => {
    const { server, listen } = await setUp();
    const { gap, next } = listen();
    const peer = await server.peer();
    let { id } = await accept(peer);
    for (let rejections = 0; rejections < 3; rejections += 1) {
      peer.send({ type: 'error', id, payload: fault('UPSTREAM_OFFLINE') });
      ({ id = '' } = await peer.next('subscribe'));
    }
    expect(gap).not.toHaveBeenCalled();
    peer.send({ type: 'next', id, payload: drops('log-2') });
    await expect.poll(() => next).toHaveBeenCalledOnce();
    expect(gap).toHaveBeenCalledOnce();
  });

  it('waits as after the first error when the request was open for more than 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, listen, waits } = await setUp();
    listen('log-1');
    const peer = await server.peer();
    let { id } = await accept(peer);
    for (const openMs of [0, 30_000, 30_001]) {
      vi.setSystemTime(Date.now() + openMs);
      peer.send({ type: 'error', id, payload: fault('UPSTREAM_OFFLINE') });
      ({ id = '' } = await peer.next('subscribe'));
    }
    expect(waits).toEqual([0, 1, 0]);
  });

  it('answers a reauthentication ping with the current credentials', async () => {
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

  it('reports a rejected subscription', async () => {
    const { server, listen } = await setUp();
    const { error } = listen();
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: fault('FORBIDDEN') });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ code: 'FORBIDDEN' }), true);
  });

  it('reports the end of the session, also after a renewal of credentials', async () => {
    const { server, listen, credentials, onSessionEnded } = await setUp();
    const { error } = listen();
    const peer = await server.peer();
    const { id } = await accept(peer);
    credentials.adopt({ ...set, accessToken: 'newer' }, credentials.epoch());
    peer.send({ type: 'error', id, payload: fault('UNAUTHENTICATED') });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(onSessionEnded.mock.calls).toEqual([['UNAUTHENTICATED']]);
  });

  it('marks the error of a subscription from before a sign-out as not current', async () => {
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

  it('marks the error of a guest’s subscription as not current', async () => {
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
  ])('reconnects for %s, but not for a rotation', async (_name, next) => {
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

  it('does not reuse the connection of another person', async () => {
    const { server, listen, credentials } = await setUp();
    credentials.clear();
    const { stop } = listen('log-1');
    await accept(await server.peer());
    stop();
    credentials.adopt(set, credentials.epoch());
    listen('log-1');
    expect((await accept(await server.peer())).init.payload).toMatchObject(set);
  });

  it('uses credentials of a sign-in while it connects', async () => {
    const { server, listen, credentials } = await setUp();
    credentials.clear();
    listen('log-1');
    await Promise.resolve();
    credentials.adopt(set, credentials.epoch());
    expect((await accept(await server.peer())).init.payload).toMatchObject(set);
  });

  it('ignores a connection that was terminated before its acknowledgement', async () => {
    const { server, listen, credentials, live, resyncs } = await setUp();
    listen('log-1');
    const first = await server.peer();
    await first.next('connection_init');
    credentials.adopt({ ...set, client: 'client-2' }, credentials.epoch());
    first.send({ type: 'connection_ack', payload: { credentials: { ...set, accessToken: 'late' } } });
    await accept(await server.peer());
    expect(live.status().state).toBe('live');
    expect(credentials.read()?.client).toBe('client-2');
    expect(resyncs).toEqual([]);
  });

  it('reconnects for another language', async () => {
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

  it('reports the resync of a lost connection that another language restarts', async () => {
    const { server, listen, live, resyncs } = await setUp();
    listen('log-1');
    const first = await server.peer();
    await accept(first);
    first.cut();
    const second = await server.peer();
    await second.next('connection_init');
    live.restart();
    await accept(await server.peer());
    expect(resyncs).toEqual(['reconnect']);
  });
});
