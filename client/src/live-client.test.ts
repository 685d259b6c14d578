import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGraphClient } from './index.ts';
import { socketTransport } from './socket.ts';
import { accept, drops, fault, set, setUp, subscription } from './testing/live-client.ts';

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

  it('hands a refused subscription to the app', async () => {
    const { server, listen } = await setUp();
    const { error } = listen();
    const peer = await server.peer();
    const { id } = await accept(peer);
    peer.send({ type: 'error', id, payload: fault('FORBIDDEN') });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ code: 'FORBIDDEN' }), true);
  });

  it('hands on that the session has ended, also when credentials were renewed since it connected', async () => {
    const { server, listen, credentials, onSessionEnded } = await setUp();
    const { error } = listen();
    const peer = await server.peer();
    const { id } = await accept(peer);
    credentials.adopt({ ...set, accessToken: 'newer' }, credentials.epoch());
    peer.send({ type: 'error', id, payload: fault('UNAUTHENTICATED') });
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(onSessionEnded.mock.calls).toEqual([['UNAUTHENTICATED']]);
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

  it('hears nothing more of a connection that was given up before it was accepted', async () => {
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
