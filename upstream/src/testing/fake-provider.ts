import { createServer } from 'node:http';
import { listenLocally } from './listen-locally.ts';
import { type ProviderDocuments, textOf } from './provider-documents.ts';

/** A response in place of a document. */
interface FakeResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

/** Starts a fake of the provider's HTTP service. */
export async function startFakeProvider() {
  const fake = {
    documents: {} as ProviderDocuments,
    /** Responses by path, or by `*` for any path; each is used once. */
    overrides: {} as Record<string, FakeResponse[]>,
    /** Paths of all requests. */
    requests: [] as string[],
    maxConcurrent: 0,
    /** Paths without a response. */
    silent: new Set<string>(),
  };
  let running = 0;
  const respondTo = (path: string): FakeResponse => {
    const override = fake.overrides[path]?.shift() ?? fake.overrides['*']?.shift();
    if (override) return override;
    const document = fake.documents[path];
    return document === undefined
      ? { status: 404, body: JSON.stringify({ error: { code: 404, message: 'Not Found' } }) }
      : { status: 200, body: textOf(document) };
  };
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
  const { url, close } = await listenLocally(server);
  return Object.assign(fake, { url: `${url}/api/v1`, close });
}
