import { afterEach, describe, expect, it } from 'vitest';
import { headersOf, holder, LiveStreet, until } from './testing/live-street.ts';

const streets: LiveStreet[] = [];
const start = async (...args: Parameters<typeof LiveStreet.start>) => {
  const street = await LiveStreet.start(...args);
  streets.push(street);
  return street;
};

afterEach(async () => {
  await Promise.all(streets.splice(0).map((street) => street.close()));
});

const dropinfosAdded =
  'subscription ($after: String) { dropinfosAdded(after: $after) { cursor gap dropinfos { uid } } }';

type Variables = Record<string, unknown>;

const ask = (street: LiveStreet, token: string | null, variables: Variables, signal: AbortSignal) =>
  fetch(`${street.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token === null ? {} : headersOf(token)),
    },
    body: JSON.stringify({ query: dropinfosAdded, variables }),
    signal,
  });

async function stream(street: LiveStreet, token: string | null, variables: Variables = {}) {
  const abort = new AbortController();
  const response = await ask(street, token, variables, abort.signal);
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
      if (part?.value === undefined) {
        return null;
      }
      text += part.value;
    }
  };
  return { response, next, abort: () => abort.abort() };
}

const codeIn = (result: unknown) =>
  (result as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

describe('subscriptions over SSE', () => {
  it('bring what the sockets bring, and resume', async () => {
    const street = await start();
    street.addDropinfo({ id: 2 });
    await until(() => street.live.cursor().endsWith('-1'));
    const reader = await stream(street, 'premium', { after: street.live.cursor().replace('-1', '-0') });
    expect(await reader.next()).toMatchObject({ data: { dropinfosAdded: { dropinfos: [{ uid: 'd-2' }] } } });
    await street.time.advance(250);
    street.addDropinfo({ id: 3 });
    expect(await reader.next()).toMatchObject({ data: { dropinfosAdded: { dropinfos: [{ uid: 'd-3' }] } } });
  });

  it('hand over rotated credentials as headers', async () => {
    const street = await start();
    street.personas.set('old', { ...holder('premium'), rotateTo: 'new' });
    const { response } = await stream(street, 'old', { after: 'elsewhere-0' });
    expect(response.headers.get('access-token')).toBe('new');
  });

  it('share one execution with the sockets', async () => {
    const street = await start();
    const readers = await Promise.all([stream(street, 'premium'), stream(street, 'premium')]);
    const socket = await street.connect();
    await socket.subscribe('a', dropinfosAdded);
    await until(() => street.live.size().subscriptions === 3);
    street.executions = 0;
    street.addDropinfo({ id: 2 });
    await Promise.all([...readers.map((reader) => reader.next()), socket.next()]);
    expect(street.executions).toBe(1);
  });

  it('leave the group when the reader goes', async () => {
    const street = await start();
    const reader = await stream(street, 'premium');
    await until(() => street.live.size().subscriptions === 1);
    reader.abort();
    await until(() => street.live.size().subscriptions === 0);
  });

  it('are not begun for a reader who goes while it is proved', async () => {
    const street = await start({}, { LIVE_SOCKETS_PER_PERSON: '1' });
    const release = street.holdProofs();
    const abort = new AbortController();
    const gone = ask(street, 'premium', {}, abort.signal);
    await until(() => street.proofs === 1);
    abort.abort();
    await expect(gone).rejects.toThrow('aborted');
    await until(() => street.requestsEnded === 1);
    release();
    await street.time.advance(0);
    const reader = await stream(street, 'premium');
    street.addDropinfo({ id: 2 });
    expect(await reader.next()).toMatchObject({ data: { dropinfosAdded: { dropinfos: [{ uid: 'd-2' }] } } });
    expect(street.live.size().subscriptions).toBe(1);
  });

  it('end when the subscription of the person ends', async () => {
    const street = await start();
    street.personas.set('short', holder('premium', undefined, '2026-03-14T12:30:00.000Z'));
    const reader = await stream(street, 'short');
    await until(() => street.live.size().subscriptions === 1);
    await street.time.advance(30 * 60_000);
    expect(await reader.next()).toBeNull();
    expect(street.live.size().subscriptions).toBe(0);
  });

  it('end when the process ends', async () => {
    const street = await start();
    const reader = await stream(street, 'premium');
    await until(() => street.live.size().subscriptions === 1);
    await street.live.close();
    expect(await reader.next()).toBeNull();
  });

  it('are bounded in number', async () => {
    const street = await start({ streams: 1 });
    await stream(street, 'premium');
    await until(() => street.live.size().subscriptions === 1);
    expect(codeIn(await (await stream(street, 'premium')).next())).toBe('RATE_LIMITED');
  });

  it('are bounded in number also when several are proved at a time', async () => {
    const street = await start({ streams: 1 });
    const release = street.holdProofs();
    const streams = [stream(street, 'premium'), stream(street, 'premium')];
    await until(() => street.proofs === 2);
    release();
    await Promise.all(streams);
    expect(street.live.size().subscriptions).toBe(1);
  });

  it('are bounded in number for a person, together with the sockets', async () => {
    const street = await start({}, { LIVE_SOCKETS_PER_PERSON: '2' });
    await street.connect();
    const first = await stream(street, 'premium');
    await until(() => street.live.size().subscriptions === 1);
    expect(codeIn(await (await stream(street, 'premium')).next())).toBe('RATE_LIMITED');
    first.abort();
    await until(() => street.live.size().subscriptions === 0);
    await stream(street, 'premium');
    await until(() => street.live.size().subscriptions === 1);
  });

  it('end when the person must prove themselves again', async () => {
    const street = await start();
    const reader = await stream(street, 'premium');
    await until(() => street.live.size().subscriptions === 1);
    street.live.askProof('eve@tipgraph.example');
    expect(street.live.size().subscriptions).toBe(1);
    street.live.askProof('ada@tipgraph.example');
    expect(await reader.next()).toBeNull();
    expect(street.live.size().subscriptions).toBe(0);
  });

  it.each([
    [null, {}, 'UNAUTHENTICATED'],
    ['unknown', {}, 'UNAUTHENTICATED'],
    ['tips-only', {}, 'FORBIDDEN'],
    ['locked', {}, 'LOCKED'],
    ['premium', { after: 'nonsense' }, 'BAD_USER_INPUT'],
  ])('refuse %s with %j as %s', async (token, variables, code) => {
    const street = await start();
    street.personas.set('tips-only', holder('standard', ['tips', 'default_tips']));
    street.personas.set('locked', { status: 423 });
    expect(codeIn(await (await stream(street, token, variables)).next())).toBe(code);
  });
});
