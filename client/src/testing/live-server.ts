import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

/** A message of graphql-transport-ws. */
export interface LiveMessage {
  type: string;
  id?: string;
  payload?: object;
}

/** A connection on the server's side. */
export interface LivePeer {
  received: LiveMessage[];
  send(message: LiveMessage): void;
  /** The next message of a type, also one already received. */
  next(type: string): Promise<LiveMessage>;
  close(code: number): void;
  /** Terminates the connection without a close frame. */
  cut(): void;
}

/** Starts a scripted local server; connections are returned in order. */
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
    const waiter = waiting.shift();
    if (waiter) waiter(peer);
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
    /** The next connection, also one already open. */
    peer(): Promise<LivePeer> {
      const ready = peers.shift();
      return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve));
    },
    /** Closes the server. */
    stop,
    openConnections: () => server.clients.size,
  };
}

function toPeer(socket: WebSocket): LivePeer {
  const received: LiveMessage[] = [];
  const returned = new Set<LiveMessage>();
  let wake: (() => void)[] = [];
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)));
    const resumed = wake;
    wake = [];
    for (const resume of resumed) resume();
  });
  return {
    received,
    send: (message) => socket.send(JSON.stringify(message)),
    async next(type) {
      for (;;) {
        const found = received.find((message) => message.type === type && !returned.has(message));
        if (found) {
          returned.add(found);
          return found;
        }
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    },
    close: (code) => socket.close(code),
    cut: () => socket.terminate(),
  };
}
