import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anything, boolean, list, number, shape } from '../kit/shape.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import {
  type FakeOrigin,
  json,
  raw,
  type Script,
  startFakeOrigin,
  unreachableUrl,
} from '../testing/fake-origin.ts';
import { credentialHeaders, sampleCredentials } from '../testing/samples.ts';
import { get, put } from './endpoint.ts';
import { UpstreamClient } from './rest-client.ts';
import { CookieForwarder, UpstreamSession } from './session.ts';

const read = get('thing.list', '/things.json', {
  query: (args: { kind?: string; sizes?: readonly string[] }) => ({ kind: args.kind, 'sizes[]': args.sizes }),
  auth: 'optional',
  decode: shape({ things: list(shape({ size: number })) }),
  fields: [],
});

const change = put('thing.update', '/things/{uid}.json', {
  body: () => ({ name: 'new' }),
  auth: 'optional',
  decode: shape({ done: boolean }),
  fields: [],
});

const rename = {
  ...change,
  body: ({ uid }: { uid: string; deep?: unknown }) => ({ name: uid }),
};

const good = { things: [{ size: 1 }] };
const hangUp: Script = (_, response) => response.destroy();

let origin: FakeOrigin;
let rest: UpstreamClient;

const session = (
  overrides: Partial<ConstructorParameters<typeof UpstreamSession>[0]> = {},
): UpstreamSession =>
  new UpstreamSession({
    timeoutMs: 30_000,
    requestId: 'request-1',
    credentials: sampleCredentials,
    ...overrides,
  });

const failure = (promise: Promise<unknown>): Promise<UpstreamError> =>
  promise.then(
    () => {
      throw new Error('the call succeeded');
    },
    (error: unknown) => {
      if (error instanceof UpstreamError) return error;
      throw error;
    },
  );

beforeEach(async () => {
  origin = await startFakeOrigin();
  rest = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 30_000 });
});

afterEach(async () => {
  await rest.close(0);
  await origin.close();
});

describe('a request', () => {
  it('sends language, app type, request id and credentials', async () => {
    origin.on('GET /things.json', json(good));
    await rest.call(read, { kind: 'a&b' }, session({ lang: 'en', appType: 'App' }));
    expect(origin.seen[0]?.path).toBe('/things.json?kind=a%26b');
    expect(origin.seen[0]?.headers).toMatchObject({
      lang: 'en',
      'x-app-type': 'App',
      'x-request-id': 'request-1',
      'access-token': 'secret-token-0',
      client: 'client-of-ada',
      'token-type': 'Bearer',
      uid: 'ada@tipgraph.example',
    });
  });

  it('repeats a query parameter for each value of a list', async () => {
    origin.on('GET /things.json', json(good));
    await rest.call(read, { kind: 'a', sizes: ['1', '2'] }, session());
    await rest.call(read, { sizes: [] }, session());
    expect(origin.seen.map(({ path }) => path)).toEqual([
      '/things.json?kind=a&sizes%5B%5D=1&sizes%5B%5D=2',
      '/things.json',
    ]);
  });

  it('sends the XSRF cookie always and the XSRF token with changes only', async () => {
    origin.on('GET /things.json', json(good));
    origin.on('PUT /things/x%2F1.json', json({ done: true }));
    const cookies = new CookieForwarder({
      cookieHeader: 'XSRF-TOKEN=a%2Bb; _upstream_session=1',
      xsrfToken: 'a+b',
    });
    const one = session({ cookies });
    await rest.call(read, {}, one);
    await rest.call(change, { uid: 'x/1' }, one);
    expect(origin.seen.map(({ headers }) => [headers.cookie, headers['x-xsrf-token']])).toEqual([
      ['XSRF-TOKEN=a%2Bb; _upstream_session=1', undefined],
      ['XSRF-TOKEN=a%2Bb; _upstream_session=1', 'a+b'],
    ]);
    expect(JSON.parse(origin.seen[1]?.body ?? '')).toEqual({ name: 'new' });
  });

  it('is not sent for a guest when the call needs a signed-in caller', async () => {
    const error = await failure(rest.call({ ...read, auth: 'user' }, {}, session({ credentials: null })));
    expect(error.code).toBe('UNAUTHENTICATED');
    expect(origin.seen).toHaveLength(0);
  });

  it('is not sent when the budget of the operation is used up', async () => {
    origin.on('GET /things.json', json(good));
    const one = session({ budget: 1 });
    await rest.call(read, {}, one);
    expect((await failure(rest.call(read, {}, one))).code).toBe('BAD_USER_INPUT');
    expect(origin.seen).toHaveLength(1);
  });
});

describe('a response', () => {
  const rows: [string, Script, string][] = [
    ['HTML with 200', raw('<html></html>', 200, { 'content-type': 'text/html' }), 'BAD_UPSTREAM_RESPONSE'],
    [
      'JSON under a wrong content type',
      raw('{"things":[]}', 200, { 'content-type': 'text/plain' }),
      'BAD_UPSTREAM_RESPONSE',
    ],
    [
      'truncated JSON',
      raw('{"things":[{"si', 200, { 'content-type': 'application/json' }),
      'BAD_UPSTREAM_RESPONSE',
    ],
    ['204', raw('', 204), 'BAD_UPSTREAM_RESPONSE'],
    ['an empty 200', raw('', 200, { 'content-type': 'application/json' }), 'BAD_UPSTREAM_RESPONSE'],
    ['a redirect', raw('', 302, { location: '/elsewhere' }), 'BAD_UPSTREAM_RESPONSE'],
    ['an empty 401', raw('', 401), 'UNAUTHENTICATED'],
    ['a 401 with messages', json({ errors: ['sign in'] }, 401), 'UNAUTHENTICATED'],
    ['403', json({ errors: ['no'] }, 403), 'FORBIDDEN'],
    ['404', json({ errors: ['none'] }, 404), 'NOT_FOUND'],
    ['422', json({ errors: { name: ['blank'] } }, 422), 'BAD_USER_INPUT'],
    ['423', json({ errors: ['locked'] }, 423), 'LOCKED'],
    ['429', json({ errors: ['slow down'] }, 429), 'RATE_LIMITED'],
    ['413', raw('<html>', 413), 'BAD_USER_INPUT'],
    ['414', raw('', 414), 'BAD_USER_INPUT'],
    ['431', raw('', 431), 'BAD_USER_INPUT'],
    ['500', json({ errors: ['oops'], request_id: 'x' }, 500), 'UPSTREAM_ERROR'],
    [
      'HTML with 502',
      raw('<html>Bad gateway</html>', 502, { 'content-type': 'text/html' }),
      'UPSTREAM_ERROR',
    ],
    ['400', json({ errors: ['what?'] }, 400), 'UPSTREAM_ERROR'],
    ['a closed connection', hangUp, 'UPSTREAM_OFFLINE'],
    [
      'a body that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"things"', () => response.destroy());
      },
      'BAD_UPSTREAM_RESPONSE',
    ],
  ];

  it.each(rows)('%s', async (_, script, code) => {
    origin.on('GET /things.json', script);
    expect((await failure(rest.call(read, {}, session()))).code).toBe(code);
    origin.on('GET /things.json', json(good));
    expect(await rest.call(read, {}, session())).toEqual(good);
  });

  it.each([200, 204])('with status %i may be empty where it is ignored', async (status) => {
    origin.on('PUT /things/1.json', raw('', status));
    expect(await rest.call({ ...change, decode: anything }, { uid: '1' }, session())).toBeNull();
    expect((await failure(rest.call(change, { uid: '1' }, session()))).code).toBe('BAD_UPSTREAM_RESPONSE');
  });

  it('is UPSTREAM_OFFLINE when the upstream is down', async () => {
    const offline = new UpstreamClient({ upstreamUrl: unreachableUrl, upstreamTimeoutMs: 30_000 });
    expect((await failure(offline.call(read, {}, session()))).code).toBe('UPSTREAM_OFFLINE');
    expect(offline.lastContact?.answered).toBe(false);
    await offline.close(0);
  });

  it('with a wrong shape is reported by its field and not its value', async () => {
    origin.on('GET /things.json', json({ things: [{ size: 1 }, { size: 'secret' }] }));
    const error = await failure(rest.call(read, {}, session()));
    expect(error).toMatchObject({ code: 'BAD_UPSTREAM_RESPONSE', path: 'things[1].size' });
    expect(error.message).not.toContain('secret');
  });

  it('is refused when it exceeds the size limit', async () => {
    const pool = { maxResponseSize: 1000 };
    const small = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 30_000, pool });
    origin.on('GET /things.json', json({ things: Array.from({ length: 1000 }, () => ({ size: 1 })) }));
    expect((await failure(small.call(read, {}, session()))).code).toBe('BAD_UPSTREAM_RESPONSE');
    await small.close(0);
  });

  it('with status 422 has its errors as one list in both shapes', async () => {
    origin.on('GET /things.json', json({ errors: { name: ['blank', 'taken'], full_messages: ['x'] } }, 422));
    expect((await failure(rest.call(read, {}, session()))).faults).toEqual([
      { field: 'name', message: 'blank' },
      { field: 'name', message: 'taken' },
    ]);
    origin.on('GET /things.json', json({ errors: ['Too bad'] }, 422));
    expect((await failure(rest.call(read, {}, session()))).faults).toEqual([
      { field: null, message: 'Too bad' },
    ]);
  });
});

it('an upstream without TLS under an https address is offline', async () => {
  const secure = new UpstreamClient({
    upstreamUrl: origin.url.replace('http:', 'https:'),
    upstreamTimeoutMs: 30_000,
  });
  const { code, message } = await failure(secure.call(read, {}, session()));
  await secure.close(0);
  expect([code, message]).toEqual(['UPSTREAM_OFFLINE', expect.stringMatching(/: E\w+\.$/)]);
});

describe('a timed-out call', () => {
  it('is not aborted, and its credentials are taken', async () => {
    const quick = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 30 });
    let aborted = false;
    const arrived = new Promise<() => void>((resolve) => {
      origin.on('GET /things.json', (request, response) => {
        response.on('close', () => {
          aborted = !response.writableFinished;
        });
        const renewed = credentialHeaders({
          ...sampleCredentials,
          accessToken: 'next',
          expiry: '1790000009',
        });
        resolve(() => json(good, 200, renewed)(request, response));
      });
    });
    const one = session();
    expect((await failure(quick.call(read, {}, one))).code).toBe('UPSTREAM_TIMEOUT');
    (await arrived)();
    await quick.close(10_000);
    expect(aborted).toBe(false);
    expect(one.jar.renewed?.accessToken).toBe('next');
  });

  it('has its own timeout when it is long-running', async () => {
    const quick = new UpstreamClient({
      upstreamUrl: origin.url,
      upstreamTimeoutMs: 30,
      pool: { headersTimeout: 30, bodyTimeout: 30 },
    });
    const arrived = new Promise<() => void>((resolve) => {
      origin.on('PUT /things/1.json', (...exchange) => resolve(() => json({ done: true })(...exchange)));
    });
    const one = session({ timeoutMs: 30 });
    const long = quick.call({ ...change, timeoutMs: 10_000 }, { uid: '1' }, one);
    origin.on('GET /things.json', () => {});
    expect((await failure(quick.call(read, {}, one))).code).toBe('UPSTREAM_TIMEOUT');
    (await arrived)();
    expect(await long).toEqual({ done: true });
    const short = { ...change, timeoutMs: 1 };
    expect((await failure(quick.call(short, { uid: '1' }, session()))).code).toBe('UPSTREAM_TIMEOUT');
    await quick.close(0);
  });

  it('is not sent after the deadline of the operation', async () => {
    origin.on('GET /things.json', json(good));
    const expired = new UpstreamSession({ timeoutMs: 0, requestId: 'request-1' });
    expect((await failure(rest.call(read, {}, expired))).code).toBe('UPSTREAM_TIMEOUT');
    expect(origin.seen).toHaveLength(0);
  });
});

describe('a conditional read', () => {
  it('sends the tag and takes credentials from a 304', async () => {
    origin.on('GET /things.json', (request, response) =>
      request.headers['if-none-match'] === 'W/"1"'
        ? raw('', 304, { 'access-token': 'next', client: 'c', 'token-type': 'Bearer', uid: 'u' })(
            request,
            response,
          )
        : json(good, 200, { etag: 'W/"1"' })(request, response),
    );
    const one = session({ credentials: null });
    expect(await rest.poll(read, {}, one, null)).toEqual({ changed: true, reply: good, etag: 'W/"1"' });
    expect(await rest.poll(read, {}, one, 'W/"1"')).toEqual({ changed: false });
    expect(one.jar.renewed?.accessToken).toBe('next');
  });

  it('without a tag does not accept a 304', async () => {
    origin.on('GET /things.json', raw('', 304));
    expect((await failure(rest.poll(read, {}, session(), null))).code).toBe('BAD_UPSTREAM_RESPONSE');
  });
});

describe('a string that cannot be stored', () => {
  it.each([
    ['NUL', { uid: 'a\0b' }],
    ['a lone surrogate', { uid: 'a\ud800' }],
    ['either, deep in the input', { uid: 'a', deep: [{ note: '\udc00 ' }] }],
  ])('is refused before the call is sent: %s', async (_, args) => {
    const error = await failure(rest.call(rename, args, session()));
    expect(error.code).toBe('BAD_USER_INPUT');
    expect(origin.seen).toHaveLength(0);
  });

  it('is not a surrogate pair', async () => {
    origin.on('PUT /things/%F0%9F%98%80.json', json({ done: true }));
    expect(await rest.call(rename, { uid: '\u{1F600}' }, session())).toEqual({ done: true });
  });
});
