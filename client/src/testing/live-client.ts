import { onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type ClientOptions, createGraphClient, type LivePayload } from '../index.ts';
import { socketTransport } from '../socket.ts';
import { type LivePeer, startLiveServer } from './live-server.ts';

export const set = {
  accessToken: 'token-1',
  client: 'client-1',
  tokenType: 'Bearer',
  uid: 'ewa@tipgraph.example',
};
export const subscription = { id: 'id-of-the-document', operationName: 'dropsSubscription' };

/** A signed-in client of a scripted server. */
export async function setUp(options: Partial<ClientOptions> = {}) {
  const server = await startLiveServer();
  const waits: number[] = [];
  let now = 1_000_000;
  const onSessionEnded = vi.fn();
  const { credentials, live } = createGraphClient({
    url: server.url,
    transport: socketTransport,
    webSocket: WebSocket,
    backOff: {
      // Lets messages arrive between attempts.
      wait(attempt) {
        waits.push(attempt);
        return new Promise((resolve) => setImmediate(resolve));
      },
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

/** Fakes `setTimeout` until the test ends. */
export function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Accepts a connection; returns the following subscribe message. */
export async function accept(peer: LivePeer, payload: Record<string, unknown> = {}) {
  const init = await peer.next('connection_init');
  peer.send({
    type: 'connection_ack',
    payload: { serverTime: '1970-01-01T00:33:20.000Z', credentials: null, ...payload },
  });
  const subscribe = await peer.next('subscribe');
  return { init, subscribe, id: subscribe.id ?? '' };
}

export const drops = (cursor: string, gap = false) => ({ data: { dropinfosAdded: { cursor, gap } } });
export const fault = (code: string) => [{ message: 'x', extensions: { code } }];

/** The two ways of a server to refuse a subscription. */
export const refusals: [name: string, refuse: (peer: LivePeer, id: string, errors: object[]) => void][] = [
  ['an error', (peer, id, errors) => peer.send({ type: 'error', id, payload: errors })],
  [
    'a result without data',
    (peer, id, errors) => {
      peer.send({ type: 'next', id, payload: { errors } });
      peer.send({ type: 'complete', id });
    },
  ],
];
