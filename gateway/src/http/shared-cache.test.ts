import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/fake-origin.ts';
import { credentialHeaders, sampleCredentials, samplePlan, sampleUser } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { webQuery } from '../testing/web-query.ts';

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const documents = {
  plans: 'query Plans { plans { name pricePln } }',
  effectiveness: webQuery('ourEffectivenessScreenQuery'),
  twoAtOnce:
    'query Both($isShort: Boolean!) { plans { name pricePln @skip(if: $isShort) } effectiveness { won } }',
  site: 'query Site { site { name } }',
  withViewer: 'query Offer { plans { name } viewer { user { email } } }',
  ofViewer: 'query Who { viewer { user { email } } }',
  refused: 'query Refused { plans { name } leagues(first: 1) { totalCount } }',
  ofNow: 'query Now { liveCursor }',
  byId: 'query ById { node(id: "UGxhbjox") { id } }',
};
const isPublic = { plans: true, effectiveness: true, twoAtOnce: true, site: true } as Record<string, boolean>;

type Name = keyof typeof documents;
const names = Object.keys(documents) as Name[];
const pathOf = (name: Name): string => {
  const variables = encodeURIComponent('{"isShort":false}');
  const id = createHash('sha256').update(documents[name]).digest('hex');
  return `/graphql?documentId=${id}&variables=${variables}`;
};

const toolsKey = 'k'.repeat(32);
const ada = credentialHeaders(sampleCredentials);
/** Headers of callers. Only guests without credentials may get cached answers. */
const callers: Readonly<Record<string, Headers>> = {
  guest: {},
  'guest in English': { lang: 'en' },
  'guest of the app': { 'x-app-type': 'App' },
  'guest of another origin': { origin: 'https://app.tipgraph.example' },
  'strict guest': { accept: 'application/graphql-response+json' },
  'guest with a request id': { 'x-request-id': 'mine' },
  'guest behind a proxy': { 'x-forwarded-for': '10.0.0.9', 'apollographql-client-name': 'x' },
  'client of events': { accept: 'text/event-stream' },
  'client of images': { accept: 'image/png' },
  'guest with cookies': { cookie: '_upstream_session=of-another' },
  ada,
  'ada in English': { ...ada, lang: 'en' },
  'bob with cookies': { ...ada, uid: 'bob@tipgraph.example', cookie: '_upstream_session=of-bob' },
  'client with authorization': { authorization: 'Basic YWRhOng=' },
  'partial credentials': { uid: 'ada@tipgraph.example' },
  tool: { 'x-tools-key': toolsKey },
};
const mayBePublic = (caller: string): boolean =>
  /^(?:guest|strict)/.test(caller) && !caller.endsWith('cookies');

let test: TestEngine;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  mkdirSync(join(folder, 'web-1.0.0'));
  const texts = Object.entries(documents).map(([name, text]) => [
    new URL(`http://x${pathOf(name as Name)}`).searchParams.get('documentId'),
    text,
  ]);
  writeFileSync(join(folder, 'web-1.0.0', 'documents.json'), JSON.stringify(Object.fromEntries(texts)));
  test = await startTestEngine({
    settings: {
      DOCUMENTS_DIR: folder,
      TOOLS_KEYS: toolsKey,
      ORIGINS: 'https://app.tipgraph.example',
      PUBLIC_MAX_AGE: '60',
    },
  });
  // The upstream's reply contains all that it got of the caller.
  const callerIn = (headers: Readonly<Record<string, unknown>>) =>
    ['uid', 'lang', 'x-app-type', 'cookie'].map((name) => headers[name] ?? '-').join(' ');
  const cookies = {
    'set-cookie': ['XSRF-TOKEN=of-the-caller; path=/', '_upstream_session=of-the-caller; path=/'],
  };
  test.origin.on('GET /plans.json', (request, response) =>
    json({ plans: [samplePlan({ name: callerIn(request.headers) })] }, 200, cookies)(request, response),
  );
  test.origin.on('GET /effectivness.json', (request, response) =>
    json({ effectiveness: { won: request.headers.lang === 'en' ? 1 : 2 } }, 200, cookies)(request, response),
  );
  test.origin.on('GET /auth/validate_token.json', (request, response) =>
    json({ success: true, plans: [], user: sampleUser({ email: String(request.headers.uid) }) }, 200, {
      ...cookies,
      'access-token': `new-of-${String(request.headers.uid)}`,
      client: 'c',
      'token-type': 'Bearer',
      uid: String(request.headers.uid),
    })(request, response),
  );
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string, headers: Headers, method = 'GET'): Promise<Answer> {
  const response = await test.send({ method, headers }, path);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

/** A shared cache by RFC 9111. */
class SharedCache {
  readonly #entries = new Map<string, { readonly request: Headers; readonly answer: Answer }[]>();
  hits = 0;

  async get(path: string, request: Headers): Promise<Answer> {
    const entry = this.#entries.get(path)?.find(({ request: stored, answer }) => {
      const vary = (answer.headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
      return vary.every((name) => stored[name] === request[name]);
    });
    if (entry !== undefined) {
      this.hits += 1;
      return entry.answer;
    }
    const answer = await get(path, request);
    const control = answer.headers['cache-control'] ?? '';
    const mayStore = !/no-store|private/.test(control) && /max-age=[1-9]/.test(control);
    if (mayStore) this.#entries.set(path, [...(this.#entries.get(path) ?? []), { request, answer }]);
    return answer;
  }
}

describe.each(names)('a shared cache with the document %s', (name) => {
  it.each(['forward', 'reverse'])('returns the own answer to each caller in %s order', async (order) => {
    const cache = new SharedCache();
    const all = order === 'forward' ? Object.entries(callers) : Object.entries(callers).reverse();
    for (const [caller, headers] of [...all, ...all]) {
      const got = await cache.get(pathOf(name), headers);
      const own = await get(pathOf(name), headers);
      const shown = ({ status, body, headers: { 'content-type': type, ...more } }: Answer) =>
        [caller, status, body, type, more['access-control-allow-origin']] as const;
      expect(shown(got)).toEqual(shown(own));
    }
    expect(cache.hits > 0).toBe(isPublic[name] === true);
  });

  it('may store public answers to guests only, without headers of the caller', async () => {
    for (const [caller, headers] of Object.entries(callers)) {
      const { headers: got, body } = await get(pathOf(name), headers);
      const expected = isPublic[name] === true && mayBePublic(caller);
      expect([caller, got['cache-control']]).toEqual([
        caller,
        expected ? 'public, max-age=60, stale-while-revalidate=60' : 'no-store',
      ]);
      if (!expected) continue;
      for (const own of ['set-cookie', 'x-request-id', 'access-token', 'client', 'uid']) {
        expect([caller, own, got[own]]).toEqual([caller, own, undefined]);
      }
      expect(`${got.vary}, Accept-Encoding`.length, 'nginx does not cache a longer Vary').toBeLessThan(129);
      expect(body).not.toMatch(/errors|extensions/);
    }
  });
});

describe('a public answer', () => {
  const path = pathOf('plans');

  it('is 304 without a body for its ETag', async () => {
    const { headers } = await get(path, {});
    const etag = headers.etag ?? '';
    const again = await get(path, { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag,
      vary: headers.vary,
      'cache-control': headers['cache-control'],
    });
    expect(again.headers['content-type']).toBeUndefined();
    expect((await get(path, { 'if-none-match': etag, lang: 'en' })).status).toBe(200);
    expect((await get(path, { 'if-none-match': '*', ...ada })).status).toBe(200);
  });

  it('varies by the same headers as a 304, so that a cache that updates its entry keeps the encodings apart', async () => {
    const plans = Array.from({ length: 40 }, (_, at) => samplePlan({ id: at + 1, name: `plan ${at}` }));
    test.origin.on('GET /plans.json', json({ plans }));
    const whole = await get(path, { 'accept-encoding': 'gzip' });
    const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': whole.headers.etag ?? '' });
    expect(whole.headers.vary).toContain('Accept-Encoding');
    expect([again.status, again.headers.vary]).toEqual([304, whole.headers.vary]);
    expect([again.headers['content-encoding'], again.headers['content-length']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('has the same ETag in all encodings and for HEAD', async () => {
    const tags = ['gzip', 'br', 'identity'].map(
      async (coding) => (await get(path, { 'accept-encoding': coding })).headers.etag,
    );
    const head = await get(path, {}, 'HEAD');
    expect(new Set(await Promise.all(tags))).toEqual(new Set([head.headers.etag]));
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it('is not cacheable by query text, by POST or with an unknown document', async () => {
    const query = `/graphql?query=${encodeURIComponent('{ plans { id } }')}`;
    expect((await get(query, {})).headers['cache-control']).toBe('no-store');
    const documentId = new URL(`http://x${path}`).searchParams.get('documentId');
    const posted = await test.send({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId }),
    });
    expect(posted.headers.get('cache-control')).toBe('no-store');
    const unknown = await get(`/graphql?documentId=${'f'.repeat(64)}`, {});
    expect(unknown.headers['cache-control']).toBe('no-store');
  });

  it('is not cacheable with a stale reply', async () => {
    await get(path, {});
    test.origin.on('GET /plans.json', (_, response) => response.destroy());
    const degraded = await get(path, {});
    expect(degraded.body).toContain('degraded');
    expect(degraded.headers['cache-control']).toBe('no-store');
  });
});
