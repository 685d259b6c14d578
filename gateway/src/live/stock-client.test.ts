import { once } from 'node:events';
import { type Client, createClient } from 'graphql-ws';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { closeCodes, closeErrorOf } from './close-error.ts';
import { credentialsOf, LiveStack, until } from './testing/live-stack.ts';

/** An unmodified graphql-ws client without retry delays. It does not support reauthentication. */
const stockClient = (url: string, connectionParams?: Record<string, unknown>): Client =>
  createClient({
    url: url.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryWait: () => Promise.resolve(),
    ...(connectionParams && { connectionParams }),
  });

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

describe('an unmodified graphql-ws client', () => {
  it('is closed when it does not reauthenticate, then reconnects and resumes', async () => {
    const stack = await LiveStack.start();
    cleanups.push(() => stack.close());
    const client = stockClient(`${stack.url}/graphql`, credentialsOf('premium'));
    cleanups.push(() => client.dispose());
    const seen: unknown[] = [];
    const codes: number[] = [];
    client.on('closed', (event) => codes.push((event as { code: number }).code));
    client.subscribe(
      { query: 'subscription { dropinfosAdded { dropinfos { uid } } }' },
      {
        next: ({ data }) => seen.push(data),
        error: (error) => seen.push(error),
        complete: () => seen.push('complete'),
      },
    );
    const isSubscribed = () => stack.live.size().subscriptions === 1;
    await until(isSubscribed);
    stack.live.requestReauth('ada@tipgraph.example');
    await stack.time.advance(10_000);
    await until(() => codes.length === 1);
    await until(isSubscribed);
    stack.addDropinfo({ id: 2, uid: 'd-2' });
    await until(() => seen.length > 0);
    expect(codes).toEqual([4410]);
    expect(seen).toEqual([{ dropinfosAdded: { dropinfos: [{ uid: 'd-2' }] } }]);
  });

  /** The codes after which docs/live.md says that clients reconnect. */
  const comesBack = new Set<number>([
    closeCodes.restarting,
    closeCodes.tryAgain,
    closeCodes.noInit,
    closeCodes.noReauthentication,
    closeCodes.tooSlow,
    // The library stops after five attempts for these.
    closeCodes.mayNot,
    closeCodes.locked,
  ]);

  it.each(Object.entries(closeCodes))('after %s (%i) reconnects or stops', async (_name, code) => {
    const server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' });
    cleanups.push(() => server.close());
    await once(server, 'listening');
    let openings = 0;
    server.on('connection', (socket) => {
      openings += 1;
      socket.close(code);
    });
    const address = server.address();
    const client = stockClient(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    cleanups.push(() => client.dispose());
    const ended = new Promise((resolve) => {
      client.subscribe({ query: '{ liveCursor }' }, { next: () => {}, error: resolve, complete: () => {} });
    });
    expect(await ended).toMatchObject({ code });
    expect(openings > 1).toBe(comesBack.has(code));
  });
});

it('closeErrorOf returns 4500 for an unexpected error', () => {
  expect(closeErrorOf(new Error('x'))).toMatchObject({ code: 4500, message: 'internal' });
});
