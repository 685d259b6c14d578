import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake server behind nginx. */
export interface ProbeServer {
  readonly url: string;
  readonly requests: { path: string; headers: IncomingHttpHeaders; body: number }[];
  answer: RequestListener;
  close(): Promise<void>;
}

export const fine: RequestListener = (_request, response) => response.end('fine');

export async function startProbeServer(port = 0): Promise<ProbeServer> {
  const server: Server = createServer((incoming, response) => {
    receive(incoming, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = { path: incoming.url ?? '', headers: incoming.headers, body: 0 };
    probe.requests.push(received);
    for await (const chunk of incoming) received.body += (chunk as Buffer).length;
    probe.answer(incoming, response);
  }
  await once(server, 'listening');
  const probe: ProbeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: fine,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return probe;
}
