import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ClientOptions, createGraphClient } from './index.ts';
import { sseTransport } from './sse.ts';
import { drops, fakeTimeouts, set } from './testing/live-client.ts';

/** A request on the server's side, with control over its response. */
interface ReceivedRequest {
  readonly headers: Headers;
  readonly variables: unknown;
  readonly signal: AbortSignal | undefined;
  begin(headers?: Record<string, string>): void;
  event(result: object): void;
  /** Begins with a result. */
  accept(): void;
  answer(response: Response): void;
}

function setUp(options: Partial<ClientOptions> = {}) {
  const requests: ReceivedRequest[] = [];
  const client = createGraphClient({
    url: 'https://tipgraph.example/graphql',
    transport: sseTransport,
    backOff: { wait: async () => undefined, wake: () => undefined, networkBack: () => undefined },
    fetch: (_url, { headers, body, signal } = {}) =>
      new Promise((resolve, reject) => {
        let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
        const abortSignal = signal instanceof AbortSignal ? signal : undefined;
        abortSignal?.addEventListener('abort', () => {
          reject(abortSignal.reason);
          writer?.error(abortSignal.reason);
        });
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            writer = controller;
          },
        });
        const begin = (more: Record<string, string> = {}) =>
          resolve(new Response(stream, { headers: { 'content-type': 'text/event-stream', ...more } }));
        const event = (result: object) =>
          writer?.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(result)}\n\n`));
        requests.push({
          headers: new Headers(headers as HeadersInit),
          variables: JSON.parse(String(body)).variables,
          signal: abortSignal,
          begin,
          event,
          accept() {
            begin();
            event(drops('log-2'));
          },
          answer: resolve,
        });
      }),
    ...options,
  });
  client.credentials.adopt(set, client.credentials.epoch());
  const sink = { next: vi.fn(), gap: vi.fn(), error: vi.fn() };
  const listen = (after: string | null = 'log-1') => {
    const stop = client.live.subscribe('subscription {}', { after }, sink);
    onTestFinished(stop);
    return stop;
  };
  const request = async (at: number): Promise<ReceivedRequest> => {
    await expect.poll(() => requests.length).toBeGreaterThan(at);
    const found = requests[at];
    if (!found) throw new Error('No request');
    return found;
  };
  return { ...client, ...sink, requests, request, listen, state: () => client.live.status().state };
}

describe('a stream of server-sent events', () => {
  it('delivers payloads whose errors have the request id', async () => {
    const { listen, request, next, state } = setUp();
    listen();
    const { begin, event, headers } = await request(0);
    expect(headers.get('access-token')).toBe('token-1');
    begin({ 'x-request-id': '5f0c-1' });
    event({ data: { tips: { cursor: 'log-2' } }, errors: [{ message: 'x' }] });
    await expect.poll(() => next).toHaveBeenCalledOnce();
    expect(state()).toBe('live');
    expect(next.mock.calls[0]?.[0]).toMatchObject({ cursor: 'log-2', errors: [{ requestId: '5f0c-1' }] });
  });

  it('without events is live soon after its headers', async () => {
    fakeTimeouts();
    const { listen, request, state } = setUp();
    listen();
    const timers = vi.getTimerCount();
    (await request(0)).begin();
    await expect.poll(() => vi.getTimerCount()).not.toBe(timers);
    expect(state()).toBe('connecting');
    await expect
      .poll(() => {
        vi.advanceTimersByTime(250);
        return state();
      })
      .toBe('live');
  });

  it('that is refused again and again is lost, and reports a resync once accepted', async () => {
    const { listen, request, state, live } = setUp();
    const resync = vi.fn();
    live.onResync(resync);
    listen();
    (await request(0)).accept();
    await expect.poll(state).toBe('live');
    for (let at = 0; at < 3; at += 1) {
      const { begin, event } = await request(at);
      if (at > 0) begin();
      event({ errors: [{ message: 'x', extensions: { code: 'UPSTREAM_OFFLINE' } }] });
    }
    const { accept } = await request(3);
    expect([state(), resync.mock.calls]).toEqual(['lost', []]);
    accept();
    await expect.poll(state).toBe('live');
    expect(resync.mock.calls).toEqual([['reconnect']]);
  });

  it('reports a rejection with the request id', async () => {
    const { listen, request, error, state } = setUp();
    listen();
    (await request(0)).answer(
      Response.json(
        { errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] },
        { headers: { 'x-request-id': '5f0c-2' } },
      ),
    );
    await expect.poll(() => error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toMatchObject({ code: 'FORBIDDEN', requestId: '5f0c-2' });
    expect(state()).toBe('connecting');
  });

  it('stopped before its headers is not live, but its credentials are stored', async () => {
    const { listen, request, credentials, state, live } = setUp();
    const states: string[] = [];
    live.onStatus(() => states.push(live.status().state));
    const stop = listen();
    const { begin, signal } = await request(0);
    stop();
    expect(signal?.aborted).toBe(false);
    begin({ 'access-token': 'token-2', client: 'client-1', 'token-type': 'Bearer', uid: set.uid });
    await expect.poll(() => signal?.aborted).toBe(true);
    expect(credentials.read()?.accessToken).toBe('token-2');
    expect([state(), states]).toEqual(['connecting', []]);
  });

  it('without headers is requested again after a sign-in', async () => {
    const { listen, request, credentials } = setUp();
    listen();
    await request(0);
    credentials.adopt({ ...set, client: 'client-2', accessToken: 'other' }, credentials.epoch());
    const { headers, variables } = await request(1);
    expect([headers.get('access-token'), variables]).toEqual(['other', { after: 'log-1' }]);
  });

  it('started before a sign-out stores no credentials', async () => {
    const { listen, request, credentials } = setUp();
    listen();
    const late = await request(0);
    const next = { ...set, client: 'client-2', accessToken: 'other' };
    credentials.adopt(next, credentials.epoch());
    await request(1);
    late.begin({ 'access-token': 'token-2', client: 'client-1', 'token-type': 'Bearer', uid: set.uid });
    await expect.poll(() => late.signal?.aborted).toBe(true);
    expect(credentials.read()).toEqual(next);
  });

  it('rejected with renewed credentials is requested again', async () => {
    const { listen, request, credentials, error } = setUp();
    listen();
    const { answer } = await request(0);
    credentials.adopt({ ...set, accessToken: 'newer' }, credentials.epoch());
    answer(Response.json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }));
    expect((await request(1)).headers.get('access-token')).toBe('newer');
    expect(error).not.toHaveBeenCalled();
  });

  it('stopped while another one waits for a retry leaves the client lost', async () => {
    const wait = vi.fn(() => new Promise<void>(() => undefined));
    const backOff = { wait, wake: () => undefined, networkBack: () => undefined };
    const { listen, request, state } = setUp({ backOff });
    const stopOpen = listen();
    const stopOther = listen();
    (await request(0)).accept();
    await expect.poll(state).toBe('live');
    (await request(1)).answer(new Response('', { status: 502 }));
    await expect.poll(() => wait).toHaveBeenCalled();
    expect(state()).toBe('live');
    stopOpen();
    expect(state()).toBe('lost');
    stopOther();
    expect(state()).toBe('connecting');
  });

  it('stopped while another one is requested does not make the client lost', async () => {
    const { listen, request, state } = setUp();
    const stop = listen();
    (await request(0)).accept();
    await expect.poll(state).toBe('live');
    listen();
    stop();
    expect(state()).toBe('live');
    (await request(1)).answer(new Response('', { status: 502 }));
    await expect.poll(state).toBe('lost');
  });

  it('is requested again after a long silence', async () => {
    fakeTimeouts();
    const { listen, request, state } = setUp({ keepAlive: { everyMs: 30_000, timeoutMs: 10_000 } });
    listen();
    (await request(0)).accept();
    await expect.poll(state).toBe('live');
    vi.advanceTimersByTime(30_000);
    expect(state()).toBe('live');
    vi.advanceTimersByTime(10_000);
    expect(state()).toBe('lost');
    expect((await request(1)).variables).toEqual({ after: 'log-2' });
  });

  it('refused without a cursor reports no gap while it waits for a retry', async () => {
    fakeTimeouts();
    const wait = vi.fn(() => new Promise<void>(() => undefined)).mockResolvedValueOnce();
    const { listen, request, gap } = setUp({
      backOff: { wait, wake: () => undefined, networkBack: () => undefined },
    });
    listen(null);
    for (const at of [0, 1]) (await request(at)).answer(new Response('', { status: 502 }));
    await expect.poll(() => wait).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(gap).not.toHaveBeenCalled();
  });

  it('is reopened when the network is back only if it was silent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { listen, request, live, requests, next, state } = setUp();
    listen();
    const { accept, event } = await request(0);
    accept();
    await expect.poll(state).toBe('live');
    vi.setSystemTime(Date.now() + 10_000);
    live.networkBack();
    event(drops('log-3'));
    await expect.poll(() => next).toHaveBeenCalledTimes(2);
    expect([state(), requests.length]).toEqual(['live', 1]);
    vi.setSystemTime(Date.now() + 16_000);
    live.networkBack();
    expect(state()).toBe('lost');
    expect((await request(1)).variables).toEqual({ after: 'log-3' });
  });
});
