import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCredentialStore, createMemoryStorage } from './credentials.ts';
import { createGraphClient, documentCookies, errorCodeOf } from './index.ts';
import type { ClientOptions } from './options.ts';
import { set } from './testing/live-client.ts';

const rotated = { 'access-token': 'token-2', client: 'client-1', 'token-type': 'Bearer', uid: set.uid };
const released = { id: 'id-of-the-document', operationName: 'testOperation' };
const fault = (code: string, path?: (string | number)[]) => ({ message: code, path, extensions: { code } });

interface FakeResponse {
  status?: number;
  headers?: HeadersInit;
  body?: unknown;
}

/** A client of a server that returns these responses in order. */
function setUp(
  answers: readonly FakeResponse[],
  { signedIn = false, ...options }: Partial<ClientOptions> & { signedIn?: boolean } = {},
) {
  const left = [...answers];
  const seen: { headers: Headers; body: unknown }[] = [];
  const onSessionEnded = vi.fn();
  const client = createGraphClient({
    url: 'https://tipgraph.example/graphql',
    fetch: async (_url, { headers, body } = {}) => {
      seen.push({ headers: new Headers(headers as HeadersInit), body });
      const { status = 200, headers: given = {}, body: answer = { data: {} } } = left.shift() ?? {};
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), {
        status,
        headers: given,
      });
    },
    onSessionEnded,
    ...options,
  });
  if (signedIn) client.credentials.adopt(set, client.credentials.epoch());
  return { ...client, seen, onSessionEnded };
}

const bodyOf = (body: unknown): unknown => JSON.parse(String(body));

describe('a request', () => {
  it('carries credentials, language, app type, tools key and the decoded XSRF token', async () => {
    const { fetchGraphQL, seen } = setUp([], {
      signedIn: true,
      language: () => 'en',
      toolsKey: 'key',
      clientName: 'android',
      clientVersion: '1.1.0',
      cookies: documentCookies(() => 'other=1; XSRF-TOKEN=a%2Bb%253D'),
    });
    await fetchGraphQL(released, { first: 5 });
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
      'access-token': 'token-1',
      client: 'client-1',
      'token-type': 'Bearer',
      uid: set.uid,
      lang: 'en',
      'x-app-type': 'App',
      'x-tools-key': 'key',
      'apollographql-client-name': 'android',
      'apollographql-client-version': '1.1.0',
      'x-xsrf-token': 'a+b%3D',
      'content-type': 'application/json',
    });
    expect(bodyOf(seen[0]?.body)).toEqual({
      documentId: released.id,
      operationName: 'testOperation',
      variables: { first: 5 },
    });
  });

  it('has the default of an option that is undefined', async () => {
    const { fetchGraphQL, seen } = setUp([], {
      credentials: undefined,
      cookies: undefined,
      language: undefined,
      appType: undefined,
      toolsKey: undefined,
    });
    await fetchGraphQL(released);
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      lang: 'pl',
      'x-app-type': 'App',
    });
  });

  it('reports the server’s time only when the clock differs, however late the response is', async () => {
    const start = Date.parse('2026-10-01T12:00:00Z');
    const reported = async (date: string, sleepMs: number) => {
      let now = start;
      const onServerTime = vi.fn();
      const { fetchGraphQL } = setUp([], {
        now: () => now,
        onServerTime,
        fetch: async () => {
          now += sleepMs;
          return new Response('{"data":{}}', { headers: { date } });
        },
      });
      await fetchGraphQL(released);
      return onServerTime.mock.calls;
    };
    const minute = 60_000;
    expect(await reported('Thu, 01 Oct 2026 12:00:00 GMT', 10 * minute)).toEqual([]);
    expect(await reported('Thu, 01 Oct 2026 12:10:00 GMT', 10 * minute)).toEqual([]);
    expect(await reported('Thu, 01 Oct 2026 11:59:59 GMT', 0)).toEqual([]);
    expect(await reported('Thu, 01 Oct 2026 11:59:00 GMT', 10 * minute)).toEqual([[start - minute]]);
    expect(await reported('Thu, 01 Oct 2026 12:11:00 GMT', 10 * minute)).toEqual([[start + 11 * minute]]);
    expect(await reported('no date', 0)).toEqual([]);
  });

  it('sends document text, also when generated', async () => {
    const { fetchGraphQL, seen } = setUp([]);
    await fetchGraphQL('{ liveCursor }');
    await fetchGraphQL(Object('{ plans { id } }'));
    expect(seen.map(({ body }) => bodyOf(body))).toMatchObject([
      { query: '{ liveCursor }' },
      { query: '{ plans { id } }' },
    ]);
    expect(seen[0]?.headers.has('access-token')).toBe(false);
  });

  it('rejects a parsed document', async () => {
    const { fetchGraphQL, seen } = setUp([]);
    const parsed = { kind: 'Document', definitions: [] };
    // @ts-expect-error It would be sent as "[object Object]".
    await expect(fetchGraphQL(parsed)).rejects.toThrow('`print`');
    expect(seen).toEqual([]);
  });

  it('sends files after the map, without a content type of its own', async () => {
    const { fetchGraphQL, seen } = setUp([]);
    const [one, two] = [new File(['one'], 'one.png'), new File(['two'], 'two.png')];
    const variables = { input: { images: [null, null] } };
    await fetchGraphQL(released, variables, { files: { 'input.images.0': one, 'input.images.1': two } });
    const { headers, body } = seen[0] ?? {};
    expect(headers?.has('content-type')).toBe(false);
    const entries = body instanceof FormData ? [...body.entries()] : [];
    expect(entries.map(([name]) => name)).toEqual(['operations', 'map', '0', '1']);
    expect(bodyOf(entries[0]?.[1])).toEqual({
      documentId: released.id,
      operationName: 'testOperation',
      variables,
    });
    expect(bodyOf(entries[1]?.[1])).toEqual({
      0: ['variables.input.images.0'],
      1: ['variables.input.images.1'],
    });
    const files = entries.slice(2).map(([, file]) => (file instanceof File ? file.text() : null));
    expect(await Promise.all(files)).toEqual(['one', 'two']);
  });

  it('returns cookies of responses until they are deleted', async () => {
    const cookies = (...lines: string[]): FakeResponse => ({
      headers: lines.map((line): [string, string] => ['set-cookie', line]),
    });
    const { fetchGraphQL, seen } = setUp([
      cookies('XSRF-TOKEN=a%2Bb; path=/', '_session=s1; HttpOnly', 'seen=1'),
      cookies('_session=; path=/', 'seen=deleted; Max-Age=0'),
    ]);
    for (const _ of [1, 2, 3]) await fetchGraphQL(released);
    expect(seen.map(({ headers }) => headers.get('cookie'))).toEqual([
      null,
      'XSRF-TOKEN=a%2Bb; _session=s1; seen=1',
      'XSRF-TOKEN=a%2Bb',
    ]);
    expect(seen[1]?.headers.get('x-xsrf-token')).toBe('a+b');
  });
});

describe('the XSRF token', () => {
  const cookie = { headers: { 'set-cookie': 'XSRF-TOKEN=of-the-answer; path=/' } };

  it.each([
    ["the page's cookies", 'document', { cookie: 'XSRF-TOKEN=of-the-page' }, 'of-the-page', null],
    ['cookies that React Native sends', 'navigator', { product: 'ReactNative' }, 'of-the-answer', null],
    ['a jar', 'document', undefined, 'of-the-answer', 'XSRF-TOKEN=of-the-answer'],
  ])('is read from %s by default', async (_name, global, value, token, sent) => {
    vi.stubGlobal(global, value);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { fetchGraphQL, seen } = setUp([cookie]);
    await fetchGraphQL(released);
    await fetchGraphQL(released);
    expect(seen[1]?.headers.get('x-xsrf-token')).toBe(token);
    expect(seen[1]?.headers.get('cookie')).toBe(sent);
  });
});

describe('a response', () => {
  it.each([
    ['a response', { headers: rotated }],
    ['an error', { status: 401, headers: rotated, body: { errors: [fault('RATE_LIMITED')] } }],
    ['an unreadable answer', { status: 500, headers: rotated, body: '<html>' }],
  ])('stores its rotated credentials: %s', async (_name, answer) => {
    const { fetchGraphQL, credentials } = setUp([answer], { signedIn: true });
    await fetchGraphQL(released).catch(() => undefined);
    expect(credentials.read()?.accessToken).toBe('token-2');
  });

  it('with blank credentials changes nothing', async () => {
    const { fetchGraphQL, credentials } = setUp([{ headers: { ...rotated, 'access-token': '' } }], {
      signedIn: true,
    });
    await fetchGraphQL(released);
    expect(credentials.read()).toEqual(set);
  });

  it('has its partial data and its errors by code', async () => {
    const { fetchGraphQL } = setUp([
      {
        headers: { 'x-request-id': '5f0c-1' },
        body: {
          data: { tips: null, site: { name: 'x' } },
          errors: [
            fault('UPSTREAM_ERROR', ['tips']),
            { message: 'x', extensions: { code: 'RATE_LIMITED', retryAfter: 3 } },
            fault('FORBIDDEN'),
            { message: 'x', extensions: { code: 'SOMETHING_NEW', requestId: '9-of-its-own' } },
          ],
          extensions: { cost: { actual: 1 } },
        },
      },
    ]);
    const { data, errors, extensions } = await fetchGraphQL(released);
    expect(data).toEqual({ tips: null, site: { name: 'x' } });
    expect(errors).toMatchObject([
      { code: 'UPSTREAM_ERROR', path: ['tips'], requestId: '5f0c-1', retryAfter: null },
      { code: 'RATE_LIMITED', path: [], requestId: '5f0c-1', retryAfter: 3 },
      { code: 'FORBIDDEN', requestId: '5f0c-1' },
      { code: 'INTERNAL', requestId: '9-of-its-own' },
    ]);
    expect(extensions).toEqual({ cost: { actual: 1 } });
  });

  it.each([
    ['NETWORK', () => Promise.reject(new TypeError('fetch failed'))],
    ['UPSTREAM_OFFLINE', async () => new Response('<html>', { status: 503 })],
    ['INTERNAL', async () => new Response('<html>', { status: 500 })],
    ['RATE_LIMITED', async () => new Response('<html>', { status: 429 })],
    ['BAD_USER_INPUT', async () => new Response('<html>', { status: 413 })],
    [
      'NETWORK',
      async () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) })),
    ],
  ])('that is not GraphQL is thrown as %s', async (code, fetch) => {
    const { fetchGraphQL } = setUp([], { fetch });
    expect(errorCodeOf(await fetchGraphQL(released).catch((error: unknown) => error))).toBe(code);
  });

  it('that is not GraphQL has a reason and a retry time', async () => {
    const cause = new TypeError('fetch failed');
    const unreachable = setUp([], { fetch: () => Promise.reject(cause) });
    await expect(unreachable.fetchGraphQL(released)).rejects.toMatchObject({ code: 'NETWORK', cause });
    const busy = setUp([{ status: 503, headers: { 'retry-after': '7' }, body: '<html>' }]);
    await expect(busy.fetchGraphQL(released)).rejects.toMatchObject({ retryAfter: 7 });
  });

  it('that takes too long throws UPSTREAM_TIMEOUT, and its credentials are still stored', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { fetchGraphQL, credentials } = setUp([], {
      signedIn: true,
      timeoutMs: 0,
      fetch: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const files = { 'input.image': new Blob(['1']) };
    await expect(fetchGraphQL(released, {}, { files })).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    await expect(fetchGraphQL(released)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    answer(Response.json({ data: {} }, { headers: rotated }));
    await expect.poll(() => credentials.read()?.accessToken).toBe('token-2');
  });

  it('is returned when the storage refuses its credentials, which is reported', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const storage = createMemoryStorage();
    storage.set = () => {
      throw new Error('The storage is full');
    };
    const { fetchGraphQL } = setUp([{ headers: rotated, body: { data: { createTip: {} } } }], {
      credentials: createCredentialStore(storage),
    });
    expect(await fetchGraphQL(released)).toMatchObject({ data: { createTip: {} } });
    expect(() => vi.runAllTimers()).toThrow('The storage is full');
  });
});

describe('a session that has ended', () => {
  it.each([
    ['a null viewer without an error', { data: { viewer: null } }, 'UNAUTHENTICATED'],
    [
      'UNAUTHENTICATED',
      { data: { tips: null }, errors: [fault('UNAUTHENTICATED', ['tips'])] },
      'UNAUTHENTICATED',
    ],
    ['LOCKED', { data: { viewer: null }, errors: [fault('LOCKED', ['viewer'])] }, 'LOCKED'],
  ])('is reported once for %s', async (_name, body, code) => {
    const { fetchGraphQL, onSessionEnded } = setUp([{ body }, { body }], { signedIn: true });
    const results = await Promise.all([fetchGraphQL(released), fetchGraphQL(released)]);
    expect(results.map(({ sessionEnd }) => sessionEnd)).toEqual([code, code]);
    expect(onSessionEnded.mock.calls).toEqual([[code]]);
  });

  it('is reported with allowAnonymous when an error names it', async () => {
    const body = { data: { viewer: null }, errors: [fault('LOCKED', ['viewer'])] };
    const { fetchGraphQL, onSessionEnded } = setUp([{ body }], { signedIn: true });
    expect((await fetchGraphQL(released, {}, { allowAnonymous: true })).sessionEnd).toBe('LOCKED');
    expect(onSessionEnded.mock.calls).toEqual([['LOCKED']]);
  });

  it.each([
    [
      'a viewer that could not be read',
      { data: { viewer: null }, errors: [fault('UPSTREAM_OFFLINE', ['viewer'])] },
    ],
    ['a field that is forbidden', { data: { admin: null }, errors: [fault('FORBIDDEN', ['admin'])] }],
    ['another account that is locked', { data: { signIn: null }, errors: [fault('LOCKED', ['signIn'])] }],
  ])('is not reported for %s', async (_name, body) => {
    const { fetchGraphQL, onSessionEnded } = setUp([{ body }], { signedIn: true });
    expect((await fetchGraphQL(released)).sessionEnd).toBeNull();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each([
    ['a query', { data: { viewer: null, site: {} } }],
    ['a change', { data: { createTip: null }, errors: [fault('UNAUTHENTICATED', ['createTip'])] }],
  ])('is not reported for renewed credentials: %s is sent again', async (_name, body) => {
    const { fetchGraphQL, credentials, onSessionEnded, seen } = setUp([{ body }, {}, { body }], {
      signedIn: true,
    });
    const pending = fetchGraphQL(released);
    credentials.adopt({ ...set, accessToken: 'newer' }, credentials.epoch());
    expect(await pending).toMatchObject({ data: {}, errors: [] });
    expect(seen.map(({ headers }) => headers.get('access-token'))).toEqual(['token-1', 'newer']);
    await fetchGraphQL(released);
    expect(onSessionEnded.mock.calls).toEqual([['UNAUTHENTICATED']]);
  });

  it('is not reported to guests, with allowAnonymous or after a sign-out', async () => {
    const asGuest = { body: { data: { viewer: null } } };
    const guest = setUp([asGuest]);
    await guest.fetchGraphQL(released);
    const { fetchGraphQL, credentials, onSessionEnded } = setUp([asGuest, asGuest], { signedIn: true });
    await fetchGraphQL(released, {}, { allowAnonymous: true });
    const running = fetchGraphQL(released);
    credentials.clear();
    expect(await running).toMatchObject({ isLate: true, sessionEnd: null });
    expect([guest.onSessionEnded, onSessionEnded].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });
});

describe('a rejected XSRF token', () => {
  const cookie = (token: string) => ({ 'set-cookie': `XSRF-TOKEN=${token}; path=/` });
  const rejected = { data: { signIn: null }, errors: [fault('XSRF_REFUSED', ['signIn'])] };

  it('is retried once with the new cookie', async () => {
    const { fetchGraphQL, seen } = setUp([
      { headers: cookie('fresh'), body: rejected },
      { body: { data: { signIn: {} } } },
    ]);
    expect(await fetchGraphQL(released)).toMatchObject({ data: { signIn: {} }, errors: [] });
    expect(seen.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual([null, 'fresh']);
  });

  it('is returned to the caller the second time', async () => {
    const { fetchGraphQL, seen } = setUp([{ body: rejected }, { body: rejected }, {}]);
    expect(await fetchGraphQL(released)).toMatchObject({ errors: [{ code: 'XSRF_REFUSED' }] });
    expect(seen).toHaveLength(2);
  });

  it('is not retried when part of the operation had an effect', async () => {
    const body = { data: { signIn: {}, createTip: null }, errors: [fault('XSRF_REFUSED', ['createTip'])] };
    const { fetchGraphQL, seen } = setUp([{ body }, {}]);
    await fetchGraphQL(released);
    expect(seen).toHaveLength(1);
  });

  it('is read without decoding when it is malformed', () => {
    expect(documentCookies(() => 'XSRF-TOKEN=50%').xsrfToken()).toBe('50%');
  });

  it.each(['MY-XSRF-TOKEN=x', 'XSRF-TOKEN-2=x'])('is not another cookie: %s', (cookie) => {
    expect(documentCookies(() => cookie).xsrfToken()).toBeNull();
  });
});
