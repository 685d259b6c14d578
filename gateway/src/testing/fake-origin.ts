import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake upstream received. */
export interface SeenRequest {
  readonly method: string;
  /** Path with its query, without the base path /api. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers one request; may do anything to the connection. */
export type Script = (request: SeenRequest, response: ServerResponse) => unknown;

/** A scripted upstream on a free port. */
export interface FakeOrigin {
  /** Base address, path included. */
  readonly url: string;
  /** All requests since the start, in order. */
  readonly seen: readonly SeenRequest[];
  /** Says how to answer `METHOD /path` (without query); without a script it is a 404. */
  on(route: string, script: Script): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): Script =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };

/** Answers with any bytes. */
export const raw =
  (body: string, status: number, headers: Record<string, string> = {}): Script =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Starts a scripted upstream. */
export async function startFakeOrigin(): Promise<FakeOrigin> {
  const scripts = new Map<string, Script>();
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/^\/api/, '');
    const method = request.method ?? '';
    const known = { method, path, headers: request.headers, body: await bodyOf(request) };
    seen.push(known);
    const script = scripts.get(`${method} ${path.split('?')[0]}`) ?? json({ errors: ['Not found'] }, 404);
    await script(known, response);
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
