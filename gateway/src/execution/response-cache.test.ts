import { execute } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, type Script } from '../testing/fake-origin.ts';
import {
  sampleCredentials,
  sampleDropinfo,
  sampleLeague,
  samplePlan,
  sampleTip,
  sampleUser,
} from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import type { Caller } from './context.ts';
import { bytesOf } from './serialized-result.ts';
import { cacheKeyOf, UpstreamCache } from './upstream-cache.ts';

let test: TestEngine;
/** Name of the league in the upstream's reply, by uid of the caller. */
let names: Record<string, string>;

const ola = { uid: 'ola@tipgraph.example', client: 'client-of-ola', 'access-token': 'secret-token-1' };
const leagues = '{ leagues(first: 10) { edges { node { name isActive } } } }';
const nameIn = ({ data }: { data: unknown }) =>
  (data as { leagues: { edges: { node: { name: string } }[] } }).leagues.edges[0]?.node.name;

const byCaller =
  (answer: (uid: string) => Script): Script =>
  (request, response) =>
    answer(String(request.headers.uid))(request, response);

beforeEach(async () => {
  names = { 'ada@tipgraph.example': 'Liga', 'ola@tipgraph.example': 'Liga' };
  test = await startTestEngine();
  test.origin.on(
    'GET /leagues.json',
    byCaller((uid) =>
      names[uid] === undefined
        ? json({ errors: ['no'] }, 403)
        : json({ leagues: [sampleLeague({ name: names[uid] })] }),
    ),
  );
  test.origin.on(
    'GET /auth/validate_token.json',
    byCaller((uid) =>
      json({ success: true, plans: [], user: sampleUser({ email: uid, active_leagues: [1] }) }),
    ),
  );
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ path }) => path);

describe('a repeated query', () => {
  it('repeats the upstream calls with the current credentials and has the same answer', async () => {
    const first = await test.execute(leagues);
    const again = await test.execute(leagues, undefined, { 'access-token': 'secret-token-9' });
    expect(again.data).toEqual(first.data);
    expect(again.status).toBe(200);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(paths().toSorted()).toEqual([
      '/auth/validate_token.json',
      '/auth/validate_token.json',
      '/leagues.json',
      '/leagues.json',
    ]);
    const tokens = test.origin.seen.map(({ headers }) => headers['access-token']);
    expect(tokens).toEqual(['secret-token-0', 'secret-token-0', 'secret-token-9', 'secret-token-9']);
    expect((await test.metrics.text()).body).toMatch(/tipgraph_operations_total\{[^}]*code="OK"\} 2/);
  });

  it('has the current data of the upstream', async () => {
    expect(nameIn(await test.execute(leagues))).toBe('Liga');
    names['ada@tipgraph.example'] = 'Ekstraliga';
    expect(nameIn(await test.execute(leagues))).toBe('Ekstraliga');
    names['ada@tipgraph.example'] = 'Liga';
    expect(nameIn(await test.execute(leagues))).toBe('Liga');
  });

  it('returns renewed credentials and cookies', async () => {
    await test.execute(leagues);
    const renewed = { 'access-token': 'secret-token-5', client: 'client-of-ada', 'token-type': 'Bearer' };
    test.origin.on(
      'GET /leagues.json',
      json({ leagues: [sampleLeague()] }, 200, {
        ...renewed,
        uid: 'ada@tipgraph.example',
        expiry: '1790000009',
        'set-cookie': 'XSRF-TOKEN=new; path=/',
      }),
    );
    const again = await test.execute(leagues);
    expect(nameIn(again)).toBe('Liga');
    expect(again.headers.get('access-token')).toBe('secret-token-5');
    expect(again.headers.getSetCookie()[0]).toMatch(/^XSRF-TOKEN=new;/);
  });

  it('fails when the upstream refuses it', async () => {
    await test.execute(leagues);
    delete names['ada@tipgraph.example'];
    expect(await test.execute(leagues)).toMatchObject({
      data: { leagues: null },
      codes: ['FORBIDDEN'],
    });
    names['ada@tipgraph.example'] = 'Liga';
    expect(nameIn(await test.execute(leagues))).toBe('Liga');
  });
});

describe('a reply with an ETag', () => {
  const validate = { success: true, plans: [], user: sampleUser({ active_leagues: [1] }) };
  const tagged =
    (tag: () => string, body: () => object): Script =>
    (request, response) =>
      request.headers['if-none-match'] === tag()
        ? response.writeHead(304, { etag: tag() }).end()
        : json(body(), 200, { etag: tag() })(request, response);
  const sentTags = (path: string) =>
    test.origin.seen
      .filter((request) => request.path === path)
      .map(({ headers }) => headers['if-none-match'] ?? null);
  let name: string;

  beforeEach(() => {
    name = 'Liga';
    test.origin.on(
      'GET /auth/validate_token.json',
      tagged(
        () => 'W/"me"',
        () => validate,
      ),
    );
    test.origin.on(
      'GET /leagues.json',
      tagged(
        () => `W/"${name}"`,
        () => ({ leagues: [sampleLeague({ name })] }),
      ),
    );
  });

  it('is revalidated and used again when it has not changed', async () => {
    const first = await test.execute(leagues);
    expect((await test.execute(leagues)).data).toEqual(first.data);
    expect((await test.execute(leagues)).data).toEqual(first.data);
    expect(sentTags('/leagues.json')).toEqual([null, 'W/"Liga"', 'W/"Liga"']);
    expect(sentTags('/auth/validate_token.json')).toEqual([null, 'W/"me"', 'W/"me"']);
  });

  it('is used again when another reply has changed', async () => {
    await test.execute(leagues);
    name = 'Ekstraliga';
    const answer = await test.execute(leagues);
    expect(answer.data).toEqual({ leagues: { edges: [{ node: { name: 'Ekstraliga', isActive: true } }] } });
    expect(sentTags('/leagues.json')).toEqual([null, 'W/"Liga"']);
    expect(nameIn(await test.execute(leagues))).toBe('Ekstraliga');
    expect(sentTags('/leagues.json')).toEqual([null, 'W/"Liga"', 'W/"Ekstraliga"']);
  });

  it('is not revalidated for another user, language or query', async () => {
    await test.execute(leagues);
    await test.execute(leagues, undefined, ola);
    await test.execute(leagues, undefined, { lang: 'en' });
    await test.execute('{ leagues(first: 10) { totalCount } }');
    expect(sentTags('/leagues.json')).toEqual([null, null, null, null]);
  });
});

describe('the answer of one user', () => {
  it('is not sent to a user with other data or without access', async () => {
    names['ada@tipgraph.example'] = 'Only for Ada';
    expect(nameIn(await test.execute(leagues))).toBe('Only for Ada');
    expect(nameIn(await test.execute(leagues, undefined, ola))).toBe('Liga');
    expect(nameIn(await test.execute(leagues, undefined, ola))).toBe('Liga');
    delete names['ola@tipgraph.example'];
    expect((await test.execute(leagues, undefined, ola)).codes).toEqual(['FORBIDDEN']);
    const guest = await test.executeAsGuest(leagues);
    expect(guest.codes).toEqual(['UNAUTHENTICATED']);
    expect(nameIn(await test.execute(leagues))).toBe('Only for Ada');
  });

  it('does not change the upstream calls of another user', async () => {
    await test.execute(leagues);
    const before = paths().length;
    await test.execute('{ viewer { user { email } } }', undefined, ola);
    expect(paths().slice(before)).toEqual(['/auth/validate_token.json']);
  });

  it('is not used for another language, variables or document', async () => {
    test.origin.on('GET /leagues.json', (request, response) =>
      json({ leagues: [sampleLeague({ name: String(request.headers.lang) })] })(request, response),
    );
    const withFirst =
      'query ($first: Int!) { leagues(first: $first) { totalCount edges { node { name } } } }';
    expect(nameIn(await test.execute(withFirst, { first: 1 }))).toBe('pl');
    expect(nameIn(await test.execute(withFirst, { first: 1 }, { lang: 'en' }))).toBe('en');
    expect(nameIn(await test.execute(withFirst, { first: 1 }))).toBe('pl');
    expect((await test.execute(withFirst, { first: 0 })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await test.execute('{ leagues(first: 10) { totalCount } }')).data).toEqual({
      leagues: { totalCount: 1 },
    });
  });
});

describe('a client that tries to get the answer of another user', () => {
  const owners: Record<string, string> = {
    'token-of-ada': 'ada@tipgraph.example',
    'token-of-ola': 'ola@tipgraph.example',
  };
  /** Credentials of Ada without the token. */
  const likeAda = { uid: 'ada@tipgraph.example', client: 'client-of-ada' };
  const ada = { ...likeAda, 'access-token': 'token-of-ada' };

  /** An upstream that checks token and uid, with an ETag per user. */
  const strict =
    (body: (owner: string) => object): Script =>
    (request, response) => {
      const owner = owners[String(request.headers['access-token'])];
      if (owner === undefined || owner !== request.headers.uid)
        return json({ errors: ['no'] }, 401)(request, response);
      const etag = `W/"${owner}"`;
      return request.headers['if-none-match'] === etag
        ? response.writeHead(304, { etag }).end()
        : json(body(owner), 200, { etag })(request, response);
    };

  beforeEach(() => {
    test.origin.on(
      'GET /leagues.json',
      strict((owner) => ({ leagues: [sampleLeague({ name: `Only for ${owner}` })] })),
    );
    test.origin.on(
      'GET /auth/validate_token.json',
      strict((owner) => ({
        success: true,
        plans: [],
        user: sampleUser({ email: owner, active_leagues: [1] }),
      })),
    );
  });

  it.each([
    ['and the own token', { ...likeAda, 'access-token': 'token-of-ola' }],
    ['and an invalid token', { ...likeAda, 'access-token': 'guessed' }],
    [
      'and the ETag of the answer',
      { ...likeAda, 'access-token': 'guessed', 'if-none-match': 'W/"ada@tipgraph.example"' },
    ],
  ])("is refused with the other's uid %s", async (_, headers) => {
    for (let turn = 0; turn < 2; turn += 1)
      expect(nameIn(await test.execute(leagues, undefined, ada))).toContain('ada@');
    const refused = await test.execute(leagues, undefined, headers);
    expect(refused).toMatchObject({ data: { leagues: null }, codes: ['UNAUTHENTICATED'] });
    expect(JSON.stringify(refused)).not.toContain('Only for');
    expect(nameIn(await test.execute(leagues, undefined, ada))).toContain('ada@');
  });

  it('gets its own answer, without the ETags of the other user', async () => {
    await test.execute(leagues, undefined, ada);
    const own = { ...ola, 'access-token': 'token-of-ola' };
    for (let turn = 0; turn < 2; turn += 1)
      expect(nameIn(await test.execute(leagues, undefined, own))).toContain('ola@');
    const tags = test.origin.seen.map(({ headers }) => headers['if-none-match']);
    expect(tags.filter((tag) => tag !== undefined)).toEqual([
      'W/"ola@tipgraph.example"',
      'W/"ola@tipgraph.example"',
    ]);
  });

  it('gets a new answer with another client id, and is refused with partial credentials', async () => {
    await test.execute(leagues, undefined, ada);
    const before = test.origin.seen.length;
    expect(nameIn(await test.execute(leagues, undefined, { ...ada, client: 'another' }))).toContain('ada@');
    expect(test.origin.seen.slice(before).map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      undefined,
    ]);
    const partial = { ...ada, 'token-type': null, 'access-token': null };
    expect((await test.execute(leagues, undefined, partial)).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('the cache', () => {
  const newCache = (maxBytes: number) => new UpstreamCache(test.rest, { maxBytes, now: () => 0 });
  const caller: Caller = { credentials: sampleCredentials, lang: 'pl', appType: 'Browser' };
  const executeWith = async (
    cache: UpstreamCache,
    query: string,
    variables: Record<string, unknown> = {},
    sender = caller,
  ) => {
    const { operation } = test.engine.prepare({ query, variables }, null);
    if (operation === null) throw new Error('The query is invalid.');
    const context = test.engine.createContext(sender);
    const key = cacheKeyOf(operation, context);
    const answer = key && (await cache.lookup(key, context));
    if (answer !== null) return { isCached: true, text: answer.stringify(answer) };
    const { schema } = test.engine;
    const { document, variables: variableValues } = operation;
    const result = await execute({ schema, document, variableValues, contextValue: context });
    const stored = key === null ? result : cache.store(key, context, result);
    return { isCached: false, text: stored === result ? null : bytesOf(stored).toString() };
  };

  it('returns the cached text when the replies are the same', async () => {
    const cache = newCache(10_000);
    const first = await executeWith(cache, leagues);
    expect(await executeWith(cache, leagues)).toMatchObject({ isCached: true, text: first.text });
    names['ada@tipgraph.example'] = 'Ekstraliga';
    expect(await executeWith(cache, leagues)).toMatchObject({ isCached: false });
    expect(await executeWith(cache, leagues)).toMatchObject({ isCached: true });
  });

  it('returns the answer of another caller with the same replies, and then uses the own ETags', async () => {
    const cache = newCache(50_000);
    const credentials = { ...sampleCredentials, uid: 'ola@tipgraph.example', client: 'client-of-ola' };
    const executeAsOla = () => executeWith(cache, leagues, {}, { ...caller, credentials });
    const user = sampleUser({ active_leagues: [1] });
    test.origin.on('GET /auth/validate_token.json', json({ success: true, plans: [], user }));
    const setName = (name: string) =>
      test.origin.on('GET /leagues.json', (request, response) =>
        json({ leagues: [sampleLeague({ name })] }, 200, { etag: `W/"${name} ${request.headers.uid}"` })(
          request,
          response,
        ),
      );
    setName('Liga');
    await executeWith(cache, leagues);
    await executeAsOla();
    setName('Ekstraliga');
    const made = await executeWith(cache, leagues);
    const cached = { isCached: true, text: made.text };
    expect([made.isCached, await executeAsOla(), await executeAsOla()]).toMatchObject([
      false,
      cached,
      cached,
    ]);
    expect(test.origin.seen.at(-1)?.headers['if-none-match']).toBeUndefined();
    expect(
      test.origin.seen.filter(({ path }) => path === '/leagues.json').at(-1)?.headers['if-none-match'],
    ).toBe('W/"Ekstraliga ola@tipgraph.example"');
  });

  it.each([
    ['a query of the live log', '{ liveCursor }'],
    ['a query without upstream calls', '{ __typename site { name } }'],
    ['a query with an error', '{ tips { totalCount } site { name } }'],
    ['a mutation', 'mutation { signOut { errors { code } } }'],
  ])('does not store %s', async (_, query) => {
    const cache = newCache(10_000);
    await executeWith(cache, query);
    expect(cache.size).toBe(0);
    expect(await executeWith(cache, query)).toMatchObject({ isCached: false });
  });

  it.each([
    ['dropinfos', '{ dropinfos { totalCount } }', '{ dropinfos(filter: {when: COMING}) { totalCount } }'],
    [
      'tips of the admin area',
      '{ admin { tips { totalCount } } }',
      '{ admin { tips(toSettle: true) { totalCount } } }',
    ],
  ])('stores %s, except with a filter by time', async (_, all, byTime) => {
    const cache = newCache(10_000);
    const user = sampleUser({ is_typer: true });
    test.origin.on('GET /auth/validate_token.json', json({ success: true, plans: [], user }));
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [sampleDropinfo()] }));
    test.origin.on('GET /tips.json', json({ tips: [sampleTip()] }));
    for (const query of [all, byTime]) await executeWith(cache, query);
    expect(await executeWith(cache, all)).toMatchObject({ isCached: true });
    expect(await executeWith(cache, byTime)).toMatchObject({ isCached: false });
  });

  it('stays within its maximum size', async () => {
    const cache = newCache(8_000);
    for (let turn = 0; turn < 30; turn += 1) {
      names['ada@tipgraph.example'] = `Liga ${turn} ${'x'.repeat(10 * turn)}`;
      await executeWith(cache, leagues);
      expect(cache.size).toBeLessThanOrEqual(8_000);
    }
    expect(cache.size).toBeGreaterThan(4_000);
    names['ada@tipgraph.example'] = 'Liga 0 ';
    expect(await executeWith(cache, leagues)).toMatchObject({ isCached: false });
  });

  it('counts the overhead of small answers', async () => {
    const [one, other] = ['{ leagues(first: 1) { totalCount } }', '{ leagues(first: 2) { totalCount } }'];
    const roomy = newCache(50_000);
    await executeWith(roomy, one);
    const sizeOfOne = roomy.size;
    const texts = ['{"data":{"leagues":{"totalCount":1}}}', JSON.stringify({ leagues: [sampleLeague()] })];
    expect(sizeOfOne).toBeGreaterThan(texts.join('').length + 1_500);
    const cache = newCache(sizeOfOne * 1.5);
    await executeWith(cache, one);
    expect(await executeWith(cache, one)).toMatchObject({ isCached: true });
    await executeWith(cache, other);
    expect(await executeWith(cache, other)).toMatchObject({ isCached: true });
    expect(await executeWith(cache, one)).toMatchObject({ isCached: false });
  });

  it('ignores undeclared variables', async () => {
    const cache = newCache(10_000);
    const query = 'query ($first: Int!) { leagues(first: $first) { totalCount } }';
    await executeWith(cache, query, { first: 10, filler: 'one' });
    const size = cache.size;
    expect(await executeWith(cache, query, { filler: 'other', first: 10 })).toMatchObject({ isCached: true });
    expect(cache.size).toEqual(size);
    expect(await executeWith(cache, query, { first: 9 })).toMatchObject({ isCached: false });
  });

  it('makes each call once when the needed calls have changed', async () => {
    test.origin.on('GET /tips.json', json({ tips: [sampleTip()] }));
    test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
    const query = '{ plans { name } tips { totalCount } }';
    await test.execute(query);
    const before = paths().length;
    test.origin.on('GET /auth/validate_token.json', json({ errors: ['no'] }, 401));
    expect((await test.execute(query)).data).toEqual({
      plans: [{ name: 'standard' }],
      tips: { totalCount: 1 },
    });
    expect(new Set(paths().slice(before)).size).toBe(paths().length - before);
  });
});
