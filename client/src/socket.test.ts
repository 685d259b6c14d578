import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accept, drops, fakeTimeouts, fault, refusals, set, setUp } from './testing/live-client.ts';
import type { LivePeer } from './testing/live-server.ts';

describe('the live connection', () => {
  it.each([
    ['a restart of the server', (peer: LivePeer) => peer.close(1012)],
    ['a slow reader', (peer: LivePeer) => peer.close(4413)],
    ['a full server', (peer: LivePeer) => peer.close(1013)],
    ['no reauthentication in time', (peer: LivePeer) => peer.close(4410)],
    ['too many messages', (peer: LivePeer) => peer.close(4429)],
    ['a server error', (peer: LivePeer) => peer.close(4500)],
    ['a lost connection', (peer: LivePeer) => peer.cut()],
  ])('resumes after the last payload after %s, and reports a resync', async (_name, end) => {
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

  it('keeps a connection that answers after paused timers', async () => {
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

  it('replaces a dead socket after a sleep, and resumes', async () => {
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

  it('is lost immediately with the network, and resumes', async () => {
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

  describe('without subscriptions', () => {
    /** No timer may keep a Node process alive. */
    const watchTimers = () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
    };

    it('is idle when the connection is lost before it closes', async () => {
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

    it('is idle and stops waiting for the next attempt', async () => {
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

    it('closes the connection after a rejected subscription', async () => {
      fakeTimeouts();
      const { server, listen, credentials } = await setUp();
      const { stop } = listen('log-1');
      const peer = await server.peer();
      await accept(peer);
      credentials.adopt({ ...set, accessToken: 'newer' }, credentials.epoch());
      peer.close(4401);
      const second = await server.peer();
      await accept(second);
      stop();
      await second.next('complete');
      vi.advanceTimersByTime(3_000);
      await expect.poll(() => server.openConnections()).toBe(0);
    });

    it('starts with the shortest delay after a new subscription', async () => {
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

  it.each(refusals)(
    'waits after a temporary refusal by %s, and is not lost when it closes',
    async (_name, refuse) => {
      fakeTimeouts();
      const { server, listen, live, resyncs } = await setUp();
      listen('log-1');
      const peer = await server.peer();
      const { id } = await accept(peer);
      const states: string[] = [];
      live.onStatus(() => states.push(live.status().state));
      const timers = vi.getTimerCount();
      const [error] = fault('RATE_LIMITED');
      refuse(peer, id, [{ ...error, extensions: { ...error?.extensions, retryAfter: 10 } }]);
      await expect.poll(() => vi.getTimerCount()).toBe(timers + 2);
      vi.advanceTimersByTime(3_000);
      await expect.poll(() => server.openConnections()).toBe(0);
      vi.advanceTimersByTime(7_000);
      const { subscribe } = await accept(await server.peer());
      expect(subscribe.payload).toHaveProperty('variables', { after: 'log-1' });
      expect([states, resyncs]).toEqual([[], []]);
    },
  );

  describe('when the network is back', () => {
    const keepAlive = { everyMs: 60_000, timeoutMs: 50 };

    it('replaces a connection that does not answer', async () => {
      const { server, listen, live } = await setUp({ keepAlive });
      listen('log-1');
      const peer = await server.peer();
      await accept(peer);
      live.networkBack();
      await peer.next('ping');
      const { subscribe } = await accept(await server.peer());
      expect(subscribe.payload).toHaveProperty('variables', { after: 'log-1' });
    });

    it.each(['before', 'after'])('keeps a handshake that began just %s', async (order) => {
      fakeTimeouts();
      const { server, listen, live } = await setUp({ keepAlive });
      listen('log-1');
      if (order === 'after') live.networkBack();
      const peer = await server.peer();
      await peer.next('connection_init');
      if (order === 'before') live.networkBack();
      vi.advanceTimersByTime(keepAlive.timeoutMs);
      peer.send({ type: 'connection_ack', payload: {} });
      await peer.next('subscribe');
      expect(server.openConnections()).toBe(1);
    });

    it('replaces a handshake from before a sleep', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { server, listen, live } = await setUp({ keepAlive });
      listen('log-1');
      await (await server.peer()).next('connection_init');
      vi.setSystemTime(Date.now() + 60_000);
      live.networkBack();
      await accept(await server.peer());
      expect(live.status().state).toBe('live');
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

  it('stores credentials that are sent before a refusal', async () => {
    const { server, listen, credentials } = await setUp();
    listen();
    const peer = await server.peer();
    await peer.next('connection_init');
    peer.send({ type: 'ping', payload: { credentials: { ...set, accessToken: 'newer' } } });
    peer.close(1013);
    const { init } = await accept(await server.peer());
    expect(init.payload).toMatchObject({ accessToken: 'newer' });
    expect(credentials.read()).toMatchObject({ accessToken: 'newer' });
  });

  it.each([
    [4400, 'BAD_USER_INPUT'],
    [4401, 'UNAUTHENTICATED'],
    [4403, 'FORBIDDEN'],
    [4406, 'INTERNAL'],
    [4409, 'INTERNAL'],
    [4423, 'LOCKED'],
  ] as const)('does not reconnect after close code %i', async (code, expected) => {
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

  it('reconnects after 4401 when the credentials have been renewed', async () => {
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
});
