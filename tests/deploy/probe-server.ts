import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { listenLocally } from '../../upstream/src/testing/listen-locally.ts';

/** A fake server behind nginx. */
export interface ProbeServer {
  readonly url: string;
  readonly requests: { path: string; headers: IncomingHttpHeaders; body: number }[];
  answer: RequestListener;
  close(): Promise<void>;
}

export const fine: RequestListener = (_request, response) => response.end('fine');

export async function startProbeServer(port = 0): Promise<ProbeServer> {
  const server = createServer((incoming, response) => {
    receive(incoming, response).catch(() => response.destroy());
  });
  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = { path: incoming.url ?? '', headers: incoming.headers, body: 0 };
    probe.requests.push(received);
    for await (const chunk of incoming) received.body += (chunk as Buffer).length;
    probe.answer(incoming, response);
  }
  const probe: ProbeServer = { ...(await listenLocally(server, port)), requests: [], answer: fine };
  return probe;
}
