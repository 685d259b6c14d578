import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialHeaders } from '../kit/credentials.ts';
import { json } from '../testing/fake-origin.ts';
import { sampleCredentials, samplePlan, sampleUser } from '../testing/samples.ts';
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
/** Who asks, and by whose word. Only guests without any may be given what a cache has. */
const callers: Readonly<Record<string, Headers>> = {
  guest: {},
  'guest in English': { lang: 'en' },
  'guest of the app': { 'x-app-type': 'App' },
  'guest of another origin': { origin: 'https://app.tipgraph.example' },
  'strict guest': { accept: 'application/graphql-response+json' },
  'guest with a request id': { 'x-request-id': 'mine' },
  'guest behind a proxy': { 'x-forwarded-for': '10.0.0.9', 'apollographql-client-name': 'x' },
  'one who wants events': { accept: 'text/event-stream' },
  'one who wants a picture': { accept: 'image/png' },
  'guest with cookies': { cookie: '_upstream_session=of-somebody' },
  ada,
  'ada in English': { ...ada, lang: 'en' },
  'bob, in cookies too': { ...ada, uid: 'bob@tipgraph.example', cookie: '_upstream_session=of-bob' },
  'one whom a proxy knows': { authorization: 'Basic YWRhOng=' },
  'credentials in part': { uid: 'ada@tipgraph.example' },
  tool: { 'x-tools-key': toolsKey },
};
const mayBePublic = (caller: string): boolean =>
  /^(?:guest|strict)/.test(caller) && !caller.endsWith('cookies');

let test: TestEngine;
const folder = mkdtempSync(join(tmpdir(), 'documents-'));

beforeAll(async () => {
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
  // What the upstream says tells all that it was told of the caller.
  const told = (headers: Readonly<Record<string, unknown>>) =>
    ['uid', 'lang', 'x-app-type', 'cookie'].map((name) => headers[name] ?? '-').join(' ');
  const cookies = {
    'set-cookie': ['XSRF-TOKEN=of-the-caller; path=/', '_upstream_session=of-the-caller; path=/'],
  };
  test.origin.on('GET /plans.json', (request, response) =>
    json({ plans: [samplePlan({ name: told(request.headers) })] }, 200, cookies)(request, response),
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

async function ask(path: string, headers: Headers, method = 'GET'): Promise<Answer> {
  const response = await test.send({ method, headers }, path);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

/** A cache between clients and the gateway that knows nothing of it, and does what RFC 9111 allows. */
class SharedCache {
  readonly #kept = new Map<string, { readonly asked: Headers; readonly answer: Answer }[]>();
  hits = 0;

  async ask(path: string, asked: Headers): Promise<Answer> {
    const known = this.#kept.get(path)?.find(({ asked: before, answer }) => {
      const vary = (answer.headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
      return vary.every((name) => before[name] === asked[name]);
    });
    if (known !== undefined) {
      this.hits += 1;
      return known.answer;
    }
    const answer = await ask(path, asked);
    const control = answer.headers['cache-control'] ?? '';
    const mayKeep = !/no-store|private/.test(control) && /max-age=[1-9]/.test(control);
    if (mayKeep) this.#kept.set(path, [...(this.#kept.get(path) ?? []), { asked, answer }]);
    return answer;
  }
}

describe.each(names)('a cache before the gateway, asked for the document %s', (name) => {
  it.each(['in this order', 'in the other'])('gives everyone what is theirs, asked %s', async (order) => {
    const cache = new SharedCache();
    const all = order === 'in this order' ? Object.entries(callers) : Object.entries(callers).reverse();
    for (const [caller, headers] of [...all, ...all]) {
      const got = await cache.ask(pathOf(name), headers);
      const own = await ask(pathOf(name), headers);
      const shown = ({ status, body, headers: { 'content-type': type, ...more } }: Answer) =>
        [caller, status, body, type, more['access-control-allow-origin']] as const;
      expect(shown(got)).toEqual(shown(own));
    }
    expect(cache.hits > 0).toBe(isPublic[name] === true);
  });

  it('may keep what guests get of what is everybody’s, without a word of who asked, and nothing else', async () => {
    for (const [caller, headers] of Object.entries(callers)) {
      const { headers: got, body } = await ask(pathOf(name), headers);
      const expected = isPublic[name] === true && mayBePublic(caller);
      expect([caller, got['cache-control']]).toEqual([
        caller,
        expected ? 'public, max-age=60, stale-while-revalidate=60' : 'no-store',
      ]);
      if (!expected) continue;
      for (const own of ['set-cookie', 'x-request-id', 'access-token', 'client', 'uid']) {
        expect([caller, own, got[own]]).toEqual([caller, own, undefined]);
      }
      expect(`${got.vary}, Accept-Encoding`.length, 'nginx keeps no answer with a longer one').toBeLessThan(
        129,
      );
      expect(body).not.toMatch(/errors|extensions/);
    }
  });
});

describe('what is everybody’s', () => {
  const path = pathOf('plans');

  it('is told from what a cache has: 304 without a body', async () => {
    const { headers } = await ask(path, {});
    const etag = headers.etag ?? '';
    const again = await ask(path, { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag,
      vary: headers.vary,
      'cache-control': headers['cache-control'],
    });
    expect(again.headers['content-type']).toBeUndefined();
    expect((await ask(path, { 'if-none-match': etag, lang: 'en' })).status).toBe(200);
    expect((await ask(path, { 'if-none-match': '*', ...ada })).status).toBe(200);
  });

  it('has the same tag in all codings, and a HEAD tells it', async () => {
    const tags = ['gzip', 'br', 'identity'].map(
      async (coding) => (await ask(path, { 'accept-encoding': coding })).headers.etag,
    );
    const head = await ask(path, {}, 'HEAD');
    expect(new Set(await Promise.all(tags))).toEqual(new Set([head.headers.etag]));
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it('is nobody’s to keep where it is asked for by its text, by POST, or as another document', async () => {
    const query = `/graphql?query=${encodeURIComponent('{ plans { id } }')}`;
    expect((await ask(query, {})).headers['cache-control']).toBe('no-store');
    const documentId = new URL(`http://x${path}`).searchParams.get('documentId');
    const posted = await test.send({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId }),
    });
    expect(posted.headers.get('cache-control')).toBe('no-store');
    const unknown = await ask(`/graphql?documentId=${'f'.repeat(64)}`, {});
    expect(unknown.headers['cache-control']).toBe('no-store');
  });

  it('is nobody’s to keep while an older reply stands in for it, or none', async () => {
    await ask(path, {});
    test.origin.on('GET /plans.json', (_, response) => response.destroy());
    const degraded = await ask(path, {});
    expect(degraded.body).toContain('degraded');
    expect(degraded.headers['cache-control']).toBe('no-store');
  });
});
