import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenRequest {
  readonly method: string;
  /** With query, without the base path /api. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers a request; may also break the connection. */
export type Script = (request: SeenRequest, response: ServerResponse) => unknown;

/** A scripted upstream on a free port. */
export interface FakeOrigin {
  /** Base URL with path. */
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** @param route `METHOD /path` without query; without a script it is answered with 404 */
  on(route: string, script: Script): void;
  close(): Promise<void>;
}

/** Nothing listens on this port, while another process may soon listen on that of a closed server. */
export const unreachableUrl = 'http://127.0.0.1:1/api';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): Script =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };

export const raw =
  (body: string, status: number, headers: Record<string, string> = {}): Script =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

export async function startFakeOrigin(): Promise<FakeOrigin> {
  const scripts = new Map<string, Script>();
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/^\/api/, '');
    const method = request.method ?? '';
    const seenRequest = { method, path, headers: request.headers, body: await bodyOf(request) };
    seen.push(seenRequest);
    const script = scripts.get(`${method} ${path.split('?')[0]}`) ?? json({ errors: ['Not found'] }, 404);
    await script(seenRequest, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    seen,
    on: (route, script) => scripts.set(route, script),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
