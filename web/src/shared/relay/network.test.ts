import { createGraphClient, errorCodeOf } from '@tipgraph/client';
import { type CacheConfig, Observable } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { type ScriptedResponse, startGraphServer } from '../../testing/graph-server.ts';
import type { Failure } from './app-error.ts';
import { caughtError, toAppError } from './app-error.ts';
import * as keptAnswers from './kept-answers.ts';
import { allowAnonymous, createNetwork, opensPage, requestTimeoutMs } from './network.ts';

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
  const network = createNetwork(
    fetchGraphQL,
    credentials,
    {
      onFailure: (failure) => failures.push(failure),
      onAnswer: () => undefined,
      onKeptAnswer: () => undefined,
      onExtensions: () => undefined,
    },
    () => Observable.create(() => undefined),
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
    run,
    codes: () => failures.map(({ code }) => code),
  };
}

describe('fieldErrors', () => {
  it('throws an error of the whole request with its code', async () => {
    const { run, failures } = await setUp([{ body: { errors: [error('RATE_LIMITED')] } }]);
    const thrown = await run().catch((error: unknown) => error);
    expect(errorCodeOf(thrown)).toBe('RATE_LIMITED');
    expect(failures).toEqual([
      { code: 'RATE_LIMITED', kind: 'query', scope: 'page', opensPage: false, current: true },
    ]);
  });

  it('leaves an error of one section in the answer', async () => {
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

  const found = { 'x-request-id': '5f0c-1' };

  it("gives a section's error the number of its answer, by which support finds it", async () => {
    const path = ['viewer', 'dashboard'];
    const body = {
      data: { viewer: null },
      errors: [error('UPSTREAM_ERROR', path), error('FORBIDDEN', path)],
    };
    const { run } = await setUp([{ headers: found, body }]);
    const answer = await run();
    const errors = answer && 'errors' in answer ? answer.errors : [];
    expect(errors?.map((error) => caughtError([error]))).toEqual([
      { code: 'UPSTREAM_ERROR', requestId: '5f0c-1' },
      { code: 'FORBIDDEN', requestId: null },
    ]);
  });

  it.each([
    ['an error of the whole request', { headers: found, body: { errors: [error('UPSTREAM_ERROR')] } }],
    ['an unreadable answer', { status: 500, headers: found, body: '<html>' }],
  ])('throws %s with that number', async (_name, answer) => {
    const { run } = await setUp([answer]);
    expect(await run().catch(toAppError)).toMatchObject({ requestId: '5f0c-1' });
  });

  it('says NETWORK when nobody answers', async () => {
    const { run, server, codes } = await setUp([]);
    await server.stop();
    const thrown = await run().catch((error: unknown) => error);
    expect(errorCodeOf(thrown)).toBe('NETWORK');
    expect(codes()).toEqual(['NETWORK']);
  });

  it('says UPSTREAM_TIMEOUT when the answer takes too long', async () => {
    const { run, codes } = await setUp([], { timeoutMs: 0, fetch: () => new Promise(() => {}) });
    const thrown = await run().catch((error: unknown) => error);
    expect(errorCodeOf(thrown)).toBe('UPSTREAM_TIMEOUT');
    expect(codes()).toEqual(['UPSTREAM_TIMEOUT']);
  });

  it('waits longer for what is known to take long', async () => {
    const { run } = await setUp([{ body: { data: { done: true } } }], { timeoutMs: 0 });
    expect(await run('mutation', { metadata: { [requestTimeoutMs]: 5_000 } })).toMatchObject({
      data: { done: true },
    });
  });

  it('calls a code that it does not know INTERNAL', async () => {
    const { run, codes } = await setUp([{ body: { errors: [error('SOMETHING_NEW')] } }]);
    await run().catch(() => undefined);
    expect(codes()).toEqual(['INTERNAL']);
  });

  it('takes a missing viewer for a lost sign-in, except where a guest is expected', async () => {
    const asGuest = { body: { data: { viewer: null } } };
    const { run, codes } = await setUp([asGuest, asGuest], { signedIn: true });
    await run('query', { metadata: { [allowAnonymous]: true } });
    expect(codes()).toEqual([]);
    await run();
    expect(codes()).toEqual(['UNAUTHENTICATED']);
  });

  it('tells which reading a page waits for', async () => {
    const away = { body: { errors: [error('UPSTREAM_OFFLINE')] } };
    const { run, failures } = await setUp([away, away]);
    await expect(run()).rejects.toThrow();
    await expect(run('query', { metadata: { [opensPage]: true } })).rejects.toThrow();
    expect(failures).toMatchObject([{ opensPage: false }, { opensPage: true }]);
  });

  it.each([502, 503, 504])('takes %i from a proxy for the service being away', async (status) => {
    const { run, codes } = await setUp([{ status, body: '<html>' }]);
    expect(errorCodeOf(await run().catch((error: unknown) => error))).toBe('UPSTREAM_OFFLINE');
    expect(codes()).toEqual(['UPSTREAM_OFFLINE']);
  });

  it('says NETWORK when the answer breaks off', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) });
    const { run, codes } = await setUp([], { fetch: async () => new Response(broken) });
    expect(errorCodeOf(await run().catch((error: unknown) => error))).toBe('NETWORK');
    expect(codes()).toEqual(['NETWORK']);
  });

  it.each(['query', 'mutation'] as const)(
    'drops the answer to a %s of somebody who has left',
    async (kind) => {
      const answer = { body: { data: { viewer: { id: 'somebody else' } } } };
      const { run, credentials, failures } = await setUp([answer, answer], { signedIn: true });
      const running = run(kind);
      credentials.clear();
      await expect(running).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(failures).toEqual([]);
      await expect(run(kind)).resolves.toMatchObject(answer.body);
    },
  );

  it('takes the answer by which somebody signs in', async () => {
    const { run, credentials } = await setUp([{ headers: rotated, body: { data: { signIn: {} } } }]);
    await expect(run('mutation')).resolves.toMatchObject({ data: { signIn: {} } });
    expect(credentials.read()?.accessToken).toBe('token-2');
  });

  it('knows that an answer came to somebody who has left', async () => {
    const { run, credentials, failures } = await setUp([{ body: { errors: [error('UNAUTHENTICATED')] } }], {
      signedIn: true,
    });
    const running = run().catch(() => undefined);
    credentials.clear();
    await running;
    expect(failures).toMatchObject([{ code: 'UNAUTHENTICATED', current: false }]);
  });
});

describe('answers from before', () => {
  const away = { signedIn: true, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  const opening = { metadata: { [opensPage]: true } };
  const find = () =>
    vi.spyOn(keptAnswers, 'findAnswer').mockResolvedValue({ data: { tips: [] }, age: 60_000 });

  it('stand in for a page that cannot be read for want of a network, and say how old they are', async () => {
    find();
    const { run, failures } = await setUp([], away);
    expect(await run('query', opening)).toEqual({ data: { tips: [] }, extensions: { keptAge: 60_000 } });
    expect(failures).toEqual([]);
  });

  it('stand in for nothing else', async () => {
    find();
    const later = await setUp([], away);
    await expect(later.run()).rejects.toThrow();
    const guest = await setUp([], { ...away, signedIn: false });
    await expect(guest.run('query', opening)).rejects.toThrow();
    const refused = await setUp([{ body: { errors: [error('FORBIDDEN')] } }], { signedIn: true });
    await expect(refused.run('query', opening)).rejects.toThrow();
  });

  it('are kept for who is signed in, where nothing of them failed', async () => {
    const keep = vi.spyOn(keptAnswers, 'keepAnswer').mockReturnValue();
    const body = { data: { tips: [] } };
    const partly = { ...body, errors: [error('FORBIDDEN', ['tips'])] };
    const guest = await setUp([{ body }]);
    await guest.run();
    const { run } = await setUp([{ body: partly }, { body }], { signedIn: true });
    await run();
    expect(await run()).toEqual(body);
    await vi.waitFor(() =>
      expect(keep).toHaveBeenCalledExactlyOnceWith(
        expect.anything(),
        expect.any(Number),
        { id: 'id-of-the-document', operationName: 'testOperation', variables: { first: 5 } },
        body.data,
      ),
    );
  });
});
