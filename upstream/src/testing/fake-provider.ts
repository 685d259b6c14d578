import { createServer } from 'node:http';
import { type ProviderDocuments, textOf } from './provider-documents.ts';

/** A response in place of a document. */
interface FakeResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A fake of the provider's HTTP service. */
export interface FakeProvider {
  url: string;
  documents: ProviderDocuments;
  /** Responses by path, or by `*` for any path; each is used once. */
  overrides: Record<string, FakeResponse[]>;
  /** Paths of all requests. */
  requests: string[];
  maxConcurrent: number;
  /** Paths without a response. */
  silent: Set<string>;
  close(): Promise<void>;
}

/** Starts the fake on a free local port. */
export async function startFakeProvider(): Promise<FakeProvider> {
  let running = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/^\/api\/v1\//, '');
    fake.requests.push(path);
    if (fake.silent.has(path)) return;
    running += 1;
    fake.maxConcurrent = Math.max(fake.maxConcurrent, running);
    setImmediate(() => {
      running -= 1;
      const { status, headers, body } = respondTo(path);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  });
  const respondTo = (path: string): FakeResponse => {
    const override = fake.overrides[path]?.shift() ?? fake.overrides['*']?.shift();
    if (override) return override;
    const document = fake.documents[path];
    return document === undefined
      ? { status: 404, body: JSON.stringify({ error: { code: 404, message: 'Not Found' } }) }
      : { status: 200, body: textOf(document) };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const fake: FakeProvider = {
    url: `http://127.0.0.1:${port}/api/v1`,
    documents: {},
    overrides: {},
    requests: [],
    maxConcurrent: 0,
    silent: new Set(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}
