import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/fake-origin.ts';
import { samplePlan, sampleUser } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { createOriginGuard } from './origins.ts';
import { unlimited } from './rate/rate-limits.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine({
    settings: { PUBLIC_URL: 'https://tipgraph.example', ORIGINS: 'https://app.example' },
  });
  test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
});
afterEach(() => test.close());

const body = JSON.stringify({ query: '{ site { name } }' });
const send: TestEngine['send'] = (init, path) => test.send(init, path);

describe('forgeable requests', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'TEXT/PLAIN;a=b',
  ])('of type %s are rejected, but pass with a header that no form can send', async (type) => {
    const rejected = await send({ method: 'POST', headers: { 'content-type': type }, body });
    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    const headers = { 'content-type': type, 'x-app-type': 'App' };
    expect((await send({ method: 'POST', headers, body })).status).not.toBe(403);
  });

  it('without a content type are rejected', async () => {
    expect((await send({ method: 'POST', body: new Blob([body]) })).status).toBe(403);
  });

  it('cannot send a mutation by GET', async () => {
    const response = await send(
      {},
      `/graphql?query=${encodeURIComponent('mutation { signOut { errors { code } } }')}`,
    );
    expect(response.status).toBe(405);
    expect(test.origin.seen).toHaveLength(0);
  });
});

describe('origins', () => {
  const from = (origin: string, method = 'POST') =>
    send({
      method,
      headers: { 'content-type': 'application/json', origin },
      ...(method === 'POST' ? { body } : {}),
    });

  it.each([
    'https://evil.example',
    'null',
    'https://tipgraph.example.evil.example',
    'http://tipgraph.example',
  ])('that are foreign are rejected: %s', async (origin) => {
    const response = await from(origin);
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('of the gateway itself pass', async () => {
    expect((await from('https://tipgraph.example')).status).toBe(200);
    const guard = createOriginGuard('https://tipgraph.example', []);
    expect(guard.corsHeaders('https://tipgraph.example', 'tipgraph.example')).toBeNull();
    expect(guard.allows('http://localhost:5173', 'localhost:5173')).toBe(true);
  });

  it('with the own host but another scheme are foreign, unless configured', () => {
    const [origin, host] = ['http://tipgraph.example', 'tipgraph.example'];
    expect(createOriginGuard('https://tipgraph.example', []).allows(origin, host)).toBe(false);
    const guard = createOriginGuard('https://tipgraph.example', [origin]);
    expect(guard.allows(origin, host)).toBe(true);
    expect(guard.corsHeaders(origin, host)).toMatchObject({ 'access-control-allow-origin': origin });
  });

  it('that are configured pass and may read credential headers', async () => {
    const response = await from('https://app.example');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
    for (const name of ['access-token', 'client', 'token-type', 'uid', 'expiry']) {
      expect(response.headers.get('access-control-expose-headers')).toContain(name);
    }
    const preflight = await from('https://app.example', 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-xsrf-token');
  });
});

describe('wrong input', () => {
  const code = async (payload: string, type = 'application/json') => {
    const response = await send({ method: 'POST', headers: { 'content-type': type }, body: payload });
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    return [response.status, errors[0]?.extensions.code];
  };

  it.each([
    ['no JSON', '{', 400, 'BAD_USER_INPUT'],
    ['no query', '{}', 200, 'BAD_USER_INPUT'],
    ['a query that is no string', '{"query":5}', 400, 'BAD_USER_INPUT'],
    ['variables that are no object', '{"query":"{site{name}}","variables":"x"}', 400, 'BAD_USER_INPUT'],
    ['a batch', `[${body}]`, 400, 'BAD_USER_INPUT'],
    [
      'a body over the limit',
      JSON.stringify({ query: '{site{name}}', variables: { x: 'x'.repeat(70_000) } }),
      413,
      'BAD_USER_INPUT',
    ],
  ])('%s is rejected', async (_, payload, status, expected) => {
    expect(await code(payload)).toEqual([status, expected]);
  });

  it('over the limit is rejected also without content-length', async () => {
    const stream = new Response('x'.repeat(200_000)).body;
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    };
    const response = await send(init as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('BAD_USER_INPUT');
  });

  it.each([
    ['does not parse', '{ site {', 'GRAPHQL_PARSE_FAILED'],
    ['has too many tokens', `{ ${'__typename '.repeat(2000)}}`, 'GRAPHQL_PARSE_FAILED'],
    ['names an unknown field', '{ secrets }', 'GRAPHQL_VALIDATION_FAILED'],
    ['gives a wrong type', '{ tips(first: "many") { totalCount } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['is too deep', `{ ${'site { '.repeat(40)}name${' }'.repeat(40)} }`, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'has too many aliases',
      `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: liveCursor`).join(' ')} }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'has too many directives',
      `{ liveCursor ${'@skip(if: false) '.repeat(70)} }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'grows by fragments',
      `{ site { ...f0 } } ${Array.from({ length: 12 }, (_, index) => `fragment f${index} on Site { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f12 on Site { name }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'spreads a fragment in itself',
      '{ site { ...f } } fragment f on Site { name ...f }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['has an unknown operation name', 'query A { liveCursor } query B { liveCursor }', 'BAD_USER_INPUT'],
  ])('a document that %s is rejected', async (_, query, expected) => {
    expect((await test.executeAsGuest(query)).codes[0]).toBe(expected);
    expect((await test.executeAsGuest('{ site { name } }')).data).toEqual({ site: { name: 'Tipgraph' } });
    expect(test.origin.seen).toHaveLength(0);
  });

  it('with a variable of a wrong type is rejected', async () => {
    const document = 'query Tips($first: Int!) { tips(first: $first) { totalCount } }';
    for (const first of ['5', 1.5, null, {}, 3e9]) {
      expect((await test.execute(document, { first })).codes).toEqual(['BAD_USER_INPUT']);
    }
    expect(test.origin.seen).toHaveLength(0);
  });

  it('with too many upstream calls is rejected before the first call', async () => {
    const user = sampleUser({ permission: ['dropinfo', 'dropinfo_filters'] });
    test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [] }));
    test.origin.on('GET /tips.json', json({ tips: [] }));
    const filters = Array.from({ length: 10 }, (_, index) => {
      const id = Buffer.from(`DropinfoFilter:${index + 1}`).toString('base64url');
      return `d${index}: dropinfos(filter: { leagueFilterId: "${id}" }) { totalCount }`;
    });
    expect(
      (await test.execute(`{ ${filters.join(' ')} tips { totalCount } tipBalance { won } }`)).codes,
    ).toEqual([]);
    expect(test.origin.seen).toHaveLength(12);
    const more = await test.execute(
      `{ ${filters.join(' ')} tips { totalCount } futureMatches { totalCount } leagues { totalCount } tip(uid: "1") { id } }`,
    );
    expect([more.data, more.codes]).toEqual([undefined, ['BAD_USER_INPUT']]);
    expect(more.errors[0]?.message).toBe(
      'The operation needs too many upstream calls: they cost 27, and 25 is the most.',
    );
    expect(test.origin.seen).toHaveLength(12);
  });

  it('with a call per row is rejected by the requested number of rows', async () => {
    test.origin.on('GET /leagues.json', json({ leagues: [] }));
    const tables =
      'query ($first: Int!) { leagues(first: $first) { edges { node { standings { points } } } } }';
    expect((await test.execute(tables, { first: 24 })).codes).toEqual([]);
    expect((await test.execute(tables, { first: 25 })).codes).toEqual(['BAD_USER_INPUT']);
    expect(test.origin.seen).toHaveLength(1);
  });
});

describe('the schema', () => {
  it('is hidden, without suggestions, when introspection is off', async () => {
    const closed = await startTestEngine({ settings: { INTROSPECTION: '0' } });
    expect((await closed.executeAsGuest('{ __schema { types { name } } }')).codes).toContain(
      'GRAPHQL_VALIDATION_FAILED',
    );
    expect((await closed.executeAsGuest('{ __typename }')).data).toEqual({ __typename: 'Query' });
    expect((await closed.executeAsGuest('{ sites { name } }')).errors[0]?.message).toBe(
      'Cannot query field "sites" on type "Query".',
    );
    const query = 'query ($orderBy: DropinfoOrder) { dropinfos(orderBy: $orderBy) { totalCount } }';
    const { errors } = await closed.executeAsGuest(query, { orderBy: { field: 'DROPS' } });
    expect(errors[0]?.message).toMatch(/Value "DROPS" does not exist in "DropinfoOrderField" enum\.$/);
    await closed.close();
  });

  it.each([
    ['1', 'text/html'],
    ['0', 'application/json; charset=utf-8'],
  ])('is served as a page by configuration: GRAPHIQL=%s', async (graphiql, type) => {
    const other = await startTestEngine({ settings: { GRAPHIQL: graphiql } });
    const response = await other.send({ headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type') ?? 'application/json; charset=utf-8').toContain(type);
    expect(await response.text()).not.toMatch(/(?:src|href)=["']?https?:/);
    await other.close();
  });
});

describe('faults', () => {
  it('are masked with the request id, and logged', async () => {
    const broken = await startTestEngine({
      live: {
        changed: () => {},
        requestReauth: () => {},
        cursor: () => {
          throw new Error('the inner workings');
        },
      },
    });
    const answer = await broken.execute('{ liveCursor }', {}, { 'x-request-id': 'request-77' });
    expect(answer.errors[0]).toMatchObject({
      message: 'Something went wrong.',
      extensions: { code: 'INTERNAL', requestId: 'request-77' },
    });
    expect(answer.headers.get('x-request-id')).toBe('request-77');
    expect(broken.logged()).toContain('the inner workings');
    await broken.close();
  });

  it.each(['application/json', 'application/graphql', 'application/x-www-form-urlencoded'])(
    'do not include a client that disconnects while it sends %s',
    async (type) => {
      const { hostname, port } = new URL(test.url);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `POST /graphql HTTP/1.1\r\nhost: x\r\nx-app-type: App\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
      );
      // The request has arrived before this one.
      expect((await test.executeAsGuest('{ site { name } }')).codes).toEqual([]);
      socket.destroy();
      await once(socket, 'close');
      expect((await test.executeAsGuest('{ site { name } }')).codes).toEqual([]);
      expect(test.logged()).not.toContain('request fault');
    },
  );

  it('before an operation runs are masked with the request id', async () => {
    const fault = async () => {
      throw new Error('the inner workings');
    };
    const broken = await startTestEngine({
      rateLimits: { ...unlimited, admit: fault },
    });
    for (const id of ['request-78', null]) {
      const { status, errors, headers } = await broken.execute(
        '{ site { name } }',
        {},
        { 'x-request-id': id },
      );
      expect(status).toBe(500);
      const requestId = headers.get('x-request-id');
      expect(errors).toEqual([
        { message: 'Something went wrong.', extensions: { code: 'INTERNAL', requestId } },
      ]);
      expect(broken.logged()).toContain(`"requestId":"${requestId}"`);
    }
    await broken.close();
  });
});
