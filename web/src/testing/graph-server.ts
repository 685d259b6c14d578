import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: { query?: string; operationName?: string; variables?: unknown };
}

export interface ScriptedResponse {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** Starts a local server that sends the responses in order and records the requests. */
export async function startGraphServer(responses: readonly ScriptedResponse[]) {
  const seen: ReceivedRequest[] = [];
  const remaining = [...responses];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const { status = 200, headers = {}, body } = remaining.shift() ?? { status: 500, body: {} };
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
