import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

/** One message of the graphql-transport-ws protocol. */
export interface LiveMessage {
  type: string;
  id?: string;
  payload?: object;
}

/** One connection as the server sees it. */
export interface LivePeer {
  received: LiveMessage[];
  send(message: LiveMessage): void;
  /** The next message of a kind, also one that has come already. */
  next(type: string): Promise<LiveMessage>;
  close(code: number): void;
  /** Cuts the line without a word. */
  cut(): void;
}

/** Starts a local server that speaks as the test tells it to; connections are handed out in their order. */
export async function startLiveServer() {
  const http = createServer();
  const server = new WebSocketServer({
    server: http,
    path: '/graphql',
    handleProtocols: () => 'graphql-transport-ws',
  });
  const peers: LivePeer[] = [];
  const waiting: ((peer: LivePeer) => void)[] = [];
  server.on('connection', (socket) => {
    const peer = toPeer(socket);
    const taker = waiting.shift();
    if (taker) taker(peer);
    else peers.push(peer);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of server.clients) socket.terminate();
      http.close(() => resolve());
    });
  onTestFinished(stop);
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `ws://127.0.0.1:${address.port}/graphql`,
    /** The next connection, also one that is there already. */
    peer(): Promise<LivePeer> {
      const ready = peers.shift();
      return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve));
    },
    /** From now on nobody can connect. */
    stop,
    openConnections: () => server.clients.size,
  };
}

function toPeer(socket: WebSocket): LivePeer {
  const received: LiveMessage[] = [];
  const taken = new Set<LiveMessage>();
  let wake: (() => void)[] = [];
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)));
    const sleepers = wake;
    wake = [];
    for (const sleeper of sleepers) sleeper();
  });
  return {
    received,
    send: (message) => socket.send(JSON.stringify(message)),
    async next(type) {
      for (;;) {
        const found = received.find((message) => message.type === type && !taken.has(message));
        if (found) {
          taken.add(found);
          return found;
        }
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    },
    close: (code) => socket.close(code),
    cut: () => socket.terminate(),
  };
}
