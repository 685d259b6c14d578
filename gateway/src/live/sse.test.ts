import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/global-id.ts';
import {
  credentialsOf,
  headersOf,
  holder,
  type LiveStack,
  startedStacks,
  until,
} from './testing/live-stack.ts';

const start = startedStacks();

const dropinfosAdded =
  'subscription ($after: String, $filter: DropinfoFilterInput) { dropinfosAdded(filter: $filter, after: $after) { cursor gap dropinfos { uid } } }';

type Variables = Record<string, unknown>;

const request = (stack: LiveStack, token: string | null, variables: Variables, signal: AbortSignal) =>
  fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token === null ? {} : headersOf(token)),
    },
    body: JSON.stringify({ query: dropinfosAdded, variables }),
    signal,
  });

async function stream(stack: LiveStack, token: string | null, variables: Variables = {}) {
  const abort = new AbortController();
  const response = await request(stack, token, variables, abort.signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** The data of the next event, or null at the end. */
  const next = async (): Promise<unknown> => {
    for (;;) {
      const event = /event: next\ndata: (.*)\n\n/.exec(text);
      if (event?.[1] !== undefined) {
        text = text.slice(event.index + event[0].length);
        return JSON.parse(event[1]);
      }
      const part = await reader?.read();
      if (part?.value === undefined) return null;
      text += part.value;
    }
  };
  return { response, next, abort: () => abort.abort() };
}

const codeIn = (result: unknown) =>
  (result as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

describe('subscriptions over SSE', () => {
  it('deliver the same as sockets, and resume', async () => {
    const stack = await start();
    stack.addDropinfo({ id: 2 });
    await until(() => stack.live.cursor().endsWith('-1'));
    const reader = await stream(stack, 'premium', { after: stack.live.cursor().replace('-1', '-0') });
    expect(await reader.next()).toMatchObject({ data: { dropinfosAdded: { dropinfos: [{ uid: 'd-2' }] } } });
    await stack.time.advance(250);
    stack.addDropinfo({ id: 3 });
    expect(await reader.next()).toMatchObject({ data: { dropinfosAdded: { dropinfos: [{ uid: 'd-3' }] } } });
  });

  it('return rotated credentials as headers', async () => {
    const stack = await start();
    stack.personas.set('old', { ...holder('premium'), rotateTo: 'new' });
    const { response } = await stream(stack, 'old', { after: 'elsewhere-0' });
    expect(response.headers.get('access-token')).toBe('new');
  });

  it('share one execution with the sockets', async () => {
    const stack = await start();
    const readers = await Promise.all([stream(stack, 'premium'), stream(stack, 'premium')]);
    const socket = await stack.connect();
    await socket.subscribe('a', dropinfosAdded);
    await until(() => stack.live.size().subscriptions === 3);
    stack.executions = 0;
    stack.addDropinfo({ id: 2 });
    await Promise.all([...readers.map((reader) => reader.next()), socket.next()]);
    expect(stack.executions).toBe(1);
  });

  it('leave the group when the client disconnects', async () => {
    const stack = await start();
    const reader = await stream(stack, 'premium');
    await until(() => stack.live.size().subscriptions === 1);
    reader.abort();
    await until(() => stack.live.size().subscriptions === 0);
  });

  it('are not started when the client disconnects during authentication', async () => {
    const stack = await start({}, { LIVE_MAX_SOCKETS_PER_USER: '1' });
    const release = stack.holdValidations();
    const abort = new AbortController();
    const gone = request(stack, 'premium', {}, abort.signal);
    await until(() => stack.validations === 1);
    abort.abort();
    await expect(gone).rejects.toThrow('aborted');
    await until(() => stack.requestsEnded === 1);
    release();
    await stack.time.advance(0);
    const reader = await stream(stack, 'premium');
    stack.addDropinfo({ id: 2 });
    expect(await reader.next()).toMatchObject({ data: { dropinfosAdded: { dropinfos: [{ uid: 'd-2' }] } } });
    expect(stack.live.size().subscriptions).toBe(1);
  });

  it('are refused when the rights change during authentication', async () => {
    const stack = await start();
    const release = stack.holdValidations();
    const opening = stream(stack, 'premium');
    await until(() => stack.validations === 1);
    stack.personas.set('premium', { status: 423 });
    stack.live.requestReauth('ada@tipgraph.example');
    release();
    expect(codeIn(await (await opening).next())).toBe('LOCKED');
  });

  it('are refused with status 200, so that clients read the error', async () => {
    const stack = await start();
    const malformed = await stream(stack, 'premium', { after: 'x' });
    expect(codeIn(await malformed.next())).toBe('BAD_USER_INPUT');
    const guest = await stream(stack, null);
    expect(codeIn(await guest.next())).toBe('UNAUTHENTICATED');
    expect([malformed.response.status, guest.response.status]).toEqual([200, 200]);
  });

  it('end with the error when they fail later', async () => {
    const stack = await start();
    const filter = { leagueFilterId: toGlobalId('DropinfoFilter', 5) };
    const reader = await stream(stack, 'premium', { filter });
    stack.addDropinfo({ id: 2 });
    expect(codeIn(await reader.next())).toBe('NOT_FOUND');
    expect(await reader.next()).toBeNull();
    expect(stack.live.size().subscriptions).toBe(0);
  });

  it('end when the subscription of the person ends', async () => {
    const stack = await start();
    stack.personas.set('short', holder('premium', undefined, '2026-03-14T12:30:00.000Z'));
    const reader = await stream(stack, 'short');
    await until(() => stack.live.size().subscriptions === 1);
    await stack.time.advance(30 * 60_000);
    expect(await reader.next()).toBeNull();
    expect(stack.live.size().subscriptions).toBe(0);
  });

  it('end when the process ends', async () => {
    const stack = await start();
    const reader = await stream(stack, 'premium');
    await until(() => stack.live.size().subscriptions === 1);
    await stack.live.disconnect();
    expect(await reader.next()).toBeNull();
  });

  it('are limited in number', async () => {
    const stack = await start({ maxStreams: 1 });
    await stream(stack, 'premium');
    await until(() => stack.live.size().subscriptions === 1);
    expect(codeIn(await (await stream(stack, 'premium')).next())).toBe('RATE_LIMITED');
  });

  it('are limited in number during concurrent authentication', async () => {
    const stack = await start({ maxStreams: 1 });
    const release = stack.holdValidations();
    const streams = [stream(stack, 'premium'), stream(stack, 'premium')];
    await until(() => stack.validations === 2);
    release();
    await Promise.all(streams);
    expect(stack.live.size().subscriptions).toBe(1);
  });

  it('are limited per person together with sockets', async () => {
    const stack = await start({}, { LIVE_MAX_SOCKETS_PER_USER: '2' });
    await stack.connect();
    const first = await stream(stack, 'premium');
    await until(() => stack.live.size().subscriptions === 1);
    expect(codeIn(await (await stream(stack, 'premium')).next())).toBe('RATE_LIMITED');
    first.abort();
    await until(() => stack.live.size().subscriptions === 0);
    await stream(stack, 'premium');
    await until(() => stack.live.size().subscriptions === 1);
  });

  it('count for no socket when they are refused for too many subscriptions', async () => {
    const stack = await start({ limits: { operationsPerSocket: 200 } }, { LIVE_MAX_SOCKETS_PER_USER: '2' });
    const socket = await stack.connect();
    for (let id = 0; id < 200; id += 1) await socket.subscribe(`s${id}`, dropinfosAdded);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(codeIn(await (await stream(stack, 'premium')).next())).toBe('RATE_LIMITED');
    }
    const second = stack.open();
    expect(await second.init(credentialsOf('premium'))).toMatchObject({ credentials: null });
  });

  it('end when the person must reauthenticate', async () => {
    const stack = await start();
    const reader = await stream(stack, 'premium');
    await until(() => stack.live.size().subscriptions === 1);
    stack.live.requestReauth('eve@tipgraph.example');
    expect(stack.live.size().subscriptions).toBe(1);
    stack.live.requestReauth('ada@tipgraph.example');
    expect(await reader.next()).toBeNull();
    expect(stack.live.size().subscriptions).toBe(0);
  });

  it.each([
    [null, {}, 'UNAUTHENTICATED'],
    ['unknown', {}, 'UNAUTHENTICATED'],
    ['tips-only', {}, 'FORBIDDEN'],
    ['locked', {}, 'LOCKED'],
    ['premium', { after: 'nonsense' }, 'BAD_USER_INPUT'],
  ])('reject %s with %j as %s', async (token, variables, code) => {
    const stack = await start();
    stack.personas.set('tips-only', holder('standard', ['tips', 'default_tips']));
    stack.personas.set('locked', { status: 423 });
    expect(codeIn(await (await stream(stack, token, variables)).next())).toBe(code);
  });
});
