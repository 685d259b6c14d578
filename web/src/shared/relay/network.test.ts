import { createGraphClient, errorCodeOf } from '@tipgraph/client';
import { type CacheConfig, Observable } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { type ScriptedResponse, startGraphServer } from '../../testing/graph-server.ts';
import type { Failure } from './app-error.ts';
import { caughtError, isHandled, toAppError, toGraphError } from './app-error.ts';
import * as cachedResponses from './cached-responses.ts';
import { allowAnonymous, createNetwork, openingFields, requestTimeoutMs } from './network.ts';

const set = { accessToken: 'token-1', client: 'client-1', tokenType: 'Bearer', uid: 'ewa@tipgraph.example' };
const rotated = { 'access-token': 'token-2', client: 'client-1', 'token-type': 'Bearer', uid: set.uid };

const error = (code: string, path?: (string | number)[]) => ({ message: code, path, extensions: { code } });

async function setUp(
  answers: readonly ScriptedResponse[],
  options: { signedIn?: boolean; timeoutMs?: number; fetch?: () => Promise<Response> } = {},
) {
  const server = await startGraphServer(answers);
  const { credentials, fetchGraphQL } = createGraphClient({
    url: server.url,
    timeoutMs: options.timeoutMs ?? 5_000,
    ...(options.fetch && { fetch: options.fetch }),
  });
  if (options.signedIn) credentials.adopt(set, credentials.epoch());
  const failures: Failure[] = [];
  const onResponse = vi.fn();
  let language = 'pl';
  const network = createNetwork(
    fetchGraphQL,
    credentials,
    {
      onFailure(failure) {
        failures.push(failure);
        return failure.code === 'FORBIDDEN';
      },
      onResponse,
      onCachedResponse: () => undefined,
      onExtensions: () => undefined,
    },
    () => Observable.create(() => undefined),
    () => language,
  );
  const run = (operationKind: 'query' | 'mutation' = 'query', cacheConfig: CacheConfig = {}) =>
    network
      .execute(
        {
          id: 'id-of-the-document',
          name: 'testOperation',
          operationKind,
          text: null,
          metadata: {},
        },
        { first: 5 },
        cacheConfig,
      )
      .toPromise();
  return {
    server,
    credentials,
    failures,
    onResponse,
    run,
    switchTo(next: string) {
      language = next;
    },
    codes: () => failures.map(({ code }) => code),
  };
}

describe('fieldErrors', () => {
  it('throws an error of the whole request with its code', async () => {
    const { run, failures } = await setUp([{ body: { errors: [error('RATE_LIMITED')] } }]);
    const thrown = await run().catch((error: unknown) => error);
    expect(errorCodeOf(thrown)).toBe('RATE_LIMITED');
    expect(failures).toEqual([
      {
        code: 'RATE_LIMITED',
        kind: 'query',
        operation: 'testOperation',
        scope: 'page',
        opensPage: false,
        current: true,
      },
    ]);
  });

  it('leaves an error of one section in the response', async () => {
    const { run, failures } = await setUp([
      {
        body: {
          data: { viewer: { dashboard: { specialTips: null } } },
          errors: [error('FORBIDDEN', ['viewer', 'dashboard', 'specialTips'])],
        },
      },
    ]);
    await expect(run()).resolves.toMatchObject({ data: { viewer: {} }, errors: [{ message: 'FORBIDDEN' }] });
    expect(failures).toMatchObject([{ code: 'FORBIDDEN', scope: 'section' }]);
  });

  it('marks the errors that the app has acted on', async () => {
    const errors = [error('FORBIDDEN', ['one']), error('NOT_FOUND', ['other'])];
    const { run } = await setUp([
      { body: { errors } },
      { body: { data: { one: null, other: null }, errors } },
    ]);
    expect(isHandled(await run().catch((thrown: unknown) => thrown))).toBe(true);
    const answer = await run();
    const ofFields = (answer && 'errors' in answer && answer.errors) || [];
    expect(ofFields.map((one) => isHandled(toGraphError(one)))).toEqual([true, false]);
  });

  const headers = { 'x-request-id': '5f0c-1' };

  it("adds the response's request id to a section's error", async () => {
    const path = ['viewer', 'dashboard'];
    const body = {
      data: { viewer: null },
      errors: [error('UPSTREAM_ERROR', path), error('FORBIDDEN', path)],
    };
    const { run } = await setUp([{ headers, body }]);
    const answer = await run();
    const errors = answer && 'errors' in answer ? answer.errors : [];
    expect(errors?.map((error) => caughtError([error]))).toEqual([
      { code: 'UPSTREAM_ERROR', requestId: '5f0c-1' },
      { code: 'FORBIDDEN', requestId: null },
    ]);
  });

  it.each([
    ['an error of the whole request', { headers, body: { errors: [error('UPSTREAM_ERROR')] } }],
    ['an unreadable response', { status: 500, headers, body: '<html>' }],
  ])('throws %s with the request id', async (_name, answer) => {
    const { run } = await setUp([answer]);
    expect(await run().catch(toAppError)).toMatchObject({ requestId: '5f0c-1' });
  });

  it('throws NETWORK when the server is unreachable', async () => {
    const { run, server, codes } = await setUp([]);
    await server.stop();
    const thrown = await run().catch((error: unknown) => error);
    expect(errorCodeOf(thrown)).toBe('NETWORK');
    expect(codes()).toEqual(['NETWORK']);
  });

  it('throws UPSTREAM_TIMEOUT when the response takes too long', async () => {
    const { run, codes } = await setUp([], { timeoutMs: 0, fetch: () => new Promise(() => {}) });
    const thrown = await run().catch((error: unknown) => error);
    expect(errorCodeOf(thrown)).toBe('UPSTREAM_TIMEOUT');
    expect(codes()).toEqual(['UPSTREAM_TIMEOUT']);
  });

  it('uses the timeout of the operation', async () => {
    const { run } = await setUp([{ body: { data: { done: true } } }], { timeoutMs: 0 });
    expect(await run('mutation', { metadata: { [requestTimeoutMs]: 5_000 } })).toMatchObject({
      data: { done: true },
    });
  });

  it('converts an unknown code to INTERNAL', async () => {
    const { run, codes } = await setUp([{ body: { errors: [error('SOMETHING_NEW')] } }]);
    await run().catch(() => undefined);
    expect(codes()).toEqual(['INTERNAL']);
  });

  it('reports a missing viewer as a lost session, unless anonymous access is allowed', async () => {
    const asGuest = { body: { data: { viewer: null } } };
    const withError = { body: { ...asGuest.body, errors: [error('UNAUTHENTICATED', ['viewer'])] } };
    const { run, codes } = await setUp([asGuest, asGuest, withError], { signedIn: true });
    await run('query', { metadata: { [allowAnonymous]: true } });
    expect(codes()).toEqual([]);
    await run();
    expect(codes()).toEqual(['UNAUTHENTICATED']);
    await run();
    expect(codes()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  it('reports whether an error keeps a page from opening', async () => {
    const offline = { body: { errors: [error('UPSTREAM_OFFLINE')] } };
    const partial = {
      body: { data: {}, errors: [error('FORBIDDEN', ['one']), error('FORBIDDEN', ['other'])] },
    };
    const { run, failures } = await setUp([offline, offline, offline, partial]);
    await expect(run()).rejects.toThrow();
    const start = (fields: readonly string[]) => run('query', { metadata: { [openingFields]: fields } });
    await expect(start([])).rejects.toThrow();
    await expect(start(['one'])).rejects.toThrow();
    await start(['one']);
    expect(failures.map((failure) => failure.opensPage)).toEqual([false, false, true, true, false]);
  });

  it('reports a response, unless a part of it says that the service is offline', async () => {
    const withError = (code: string) => ({ body: { data: { tips: null }, errors: [error(code, ['tips'])] } });
    const { run, onResponse } = await setUp([withError('UPSTREAM_OFFLINE'), withError('UPSTREAM_ERROR')]);
    await run();
    expect(onResponse).not.toHaveBeenCalled();
    await run();
    expect(onResponse).toHaveBeenCalledOnce();
  });

  it.each([502, 503, 504])('converts status %i of a proxy to UPSTREAM_OFFLINE', async (status) => {
    const { run, codes } = await setUp([{ status, body: '<html>' }]);
    expect(errorCodeOf(await run().catch((error: unknown) => error))).toBe('UPSTREAM_OFFLINE');
    expect(codes()).toEqual(['UPSTREAM_OFFLINE']);
  });

  it('throws NETWORK when the response is cut off', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) });
    const { run, codes } = await setUp([], { fetch: async () => new Response(broken) });
    expect(errorCodeOf(await run().catch((error: unknown) => error))).toBe('NETWORK');
    expect(codes()).toEqual(['NETWORK']);
  });

  it.each(['query', 'mutation'] as const)(
    'drops the response to a %s of a previous session',
    async (kind) => {
      const answer = { body: { data: { viewer: { id: 'somebody else' } } } };
      const { run, credentials, failures } = await setUp([answer, answer], { signedIn: true });
      const running = run(kind);
      credentials.clear();
      const thrown = await running.catch((error: unknown) => error);
      expect(thrown).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(isHandled(thrown)).toBe(false);
      expect(failures).toEqual([]);
      await expect(run(kind)).resolves.toMatchObject(answer.body);
    },
  );

  it('accepts the response of a sign-in', async () => {
    const { run, credentials } = await setUp([{ headers: rotated, body: { data: { signIn: {} } } }]);
    await expect(run('mutation')).resolves.toMatchObject({ data: { signIn: {} } });
    expect(credentials.read()?.accessToken).toBe('token-2');
  });

  it('reports whether an error is of a previous session', async () => {
    const { run, credentials, failures } = await setUp([{ body: { errors: [error('UNAUTHENTICATED')] } }], {
      signedIn: true,
    });
    const running = run().catch(() => undefined);
    credentials.clear();
    await running;
    expect(failures).toMatchObject([{ code: 'UNAUTHENTICATED', current: false }]);
  });
});

describe('the response cache', () => {
  const offline = { signedIn: true, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  const opening = { metadata: { [openingFields]: [] } };
  const find = () =>
    vi.spyOn(cachedResponses, 'findCachedResponse').mockResolvedValue({ data: { tips: [] }, age: 60_000 });

  it('answers the first query of a page without a network, with the age', async () => {
    find();
    const { run, failures } = await setUp([], offline);
    expect(await run('query', opening)).toEqual({ data: { tips: [] }, extensions: { cachedAgeMs: 60_000 } });
    expect(failures).toEqual([]);
  });

  it('answers it also when the network hangs, but not when the server reports a timeout', async () => {
    find();
    const hanging = { signedIn: true, timeoutMs: 0, fetch: () => new Promise<Response>(() => {}) };
    const { run, failures } = await setUp([], hanging);
    expect(await run('query', opening)).toMatchObject({ data: { tips: [] } });
    expect(failures).toEqual([]);
    const body = { errors: [error('UPSTREAM_TIMEOUT')] };
    const slow = await setUp([{ headers: { 'x-request-id': '5f0c-1' }, body }], { signedIn: true });
    await expect(slow.run('query', opening)).rejects.toThrow();
  });

  it('answers nothing when the session has ended while it was read', async () => {
    const { run, credentials } = await setUp([], offline);
    find().mockImplementation(async () => {
      credentials.clear();
      return { data: { tips: [] }, age: 60_000 };
    });
    await expect(run('query', opening)).rejects.toThrow();
  });

  it('throws the error of the network when it cannot be read', async () => {
    find().mockRejectedValue(new Error('The storage is corrupt'));
    const { run } = await setUp([], offline);
    await expect(run('query', opening)).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('is separate for each language', async () => {
    const keys = find().mock.calls;
    const { run, switchTo } = await setUp([], offline);
    await run('query', opening);
    switchTo('en');
    await run('query', opening);
    expect(keys.map(([, { variables }]) => variables)).toEqual([
      { first: 5, language: 'pl' },
      { first: 5, language: 'en' },
    ]);
  });

  it('answers no other query', async () => {
    find();
    const later = await setUp([], offline);
    await expect(later.run()).rejects.toThrow();
    const guest = await setUp([], { ...offline, signedIn: false });
    await expect(guest.run('query', opening)).rejects.toThrow();
    const forbidden = await setUp([{ body: { errors: [error('FORBIDDEN')] } }], { signedIn: true });
    await expect(forbidden.run('query', opening)).rejects.toThrow();
    const proxy = await setUp([{ status: 502, body: '<html>' }], { signedIn: true });
    await expect(proxy.run('query', opening)).rejects.toThrow();
  });

  it('stores responses without errors when signed in', async () => {
    const cacheResponse = vi.spyOn(cachedResponses, 'cacheResponse').mockReturnValue();
    const body = { data: { tips: [] } };
    const partial = { ...body, errors: [error('FORBIDDEN', ['tips'])] };
    const guest = await setUp([{ body }]);
    await guest.run();
    const { run } = await setUp([{ body: partial }, { body }], { signedIn: true });
    await run();
    expect(await run()).toEqual(body);
    await vi.dynamicImportSettled();
    expect(cacheResponse.mock.calls).toEqual([
      [
        expect.anything(),
        expect.any(Number),
        {
          id: 'id-of-the-document',
          operationName: 'testOperation',
          variables: { first: 5, language: 'pl' },
        },
        body.data,
      ],
    ]);
  });
});
