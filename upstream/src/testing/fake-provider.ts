import { createServer } from 'node:http';
import { type ProviderDocuments, textOf } from './provider-documents.ts';

/** What the fake answers in place of a document, once. */
export interface FakeAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A fake of the provider's HTTP service. */
export interface FakeProvider {
  /** Its address, a path included. */
  url: string;
  documents: ProviderDocuments;
  /** Answers that come first, by path, or by `*` for any path; each is used once. */
  instead: Record<string, FakeAnswer[]>;
  /** Paths asked for so far. */
  asked: string[];
  /** The most requests that were under way at the same time. */
  maxConcurrent: number;
  /** Lets requests of these paths wait for good. */
  silent: Set<string>;
  close(): Promise<void>;
}

/** Starts the fake on a free port of this machine. */
export async function startFakeProvider(): Promise<FakeProvider> {
  let underWay = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/^\/api\/v1\//, '');
    fake.asked.push(path);
    if (fake.silent.has(path)) return;
    underWay += 1;
    fake.maxConcurrent = Math.max(fake.maxConcurrent, underWay);
    setImmediate(() => {
      underWay -= 1;
      const { status, headers, body } = answerTo(path);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  });
  const answerTo = (path: string): FakeAnswer => {
    const other = fake.instead[path]?.shift() ?? fake.instead['*']?.shift();
    if (other) return other;
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
    instead: {},
    asked: [],
    maxConcurrent: 0,
    silent: new Set(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}
