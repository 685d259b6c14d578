import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request as the server saw it. */
export interface SeenRequest {
  headers: IncomingHttpHeaders;
  body: { query?: string; operationName?: string; variables?: unknown };
}

/** What the server answers: status 200 and no headers of its own unless told otherwise. */
export interface GivenAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** Starts a local server that gives the answers in their order and remembers the requests. */
export async function startGraphServer(answers: readonly GivenAnswer[]) {
  const seen: SeenRequest[] = [];
  const left = [...answers];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const { status = 200, headers = {}, body } = left.shift() ?? { status: 500, body: {} };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { seen, url: `http://127.0.0.1:${address.port}/graphql`, stop };
}
