import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/fake-origin.ts';
import { credentialsOf, headersOf, holder, LiveStack, until } from './testing/live-stack.ts';
import type { Message, TestSocket } from './testing/test-socket.ts';

const ada = 'ada@tipgraph.example';
const eve = 'eve@tipgraph.example';
const paymentChanged =
  'subscription ($after: String) { paymentChanged(after: $after) { cursor gap payments { uid status } } }';
const viewerChanged =
  'subscription ($after: String) { viewerChanged(after: $after) { cursor gap viewer { user { firstName } } } }';

let stack: LiveStack;
/** The payments of each person by the upstream's word for their state. */
let payments: Record<string, string>;
/** What the next reading of payments rotates the token to; null for none. */
let rotateTo: string | null;

beforeEach(async () => {
  stack = await LiveStack.start();
  payments = { 'p-1': 'pending', 'p-2': 'pending' };
  rotateTo = null;
  stack.origin.on('GET /payments/user_index.json', (request, response) => {
    const { headers } = request;
    if (!stack.personas.has(String(headers['access-token']))) {
      return json({ errors: ['no'] }, 401)(request, response);
    }
    const rows = Object.entries(payments).map(([uid, payment_status], at) => ({
      ...{ id: at + 1, uid, payment_status, amount: 49 },
    }));
    const rotated = rotateTo === null ? {} : { ...headersOf(rotateTo), uid: String(headers.uid) };
    return json({ payments: rows }, 200, rotated)(request, response);
  });
});
afterEach(() => stack.close());

const paid = (uid = ada, id = 1) => {
  payments[`p-${id}`] = 'done';
  return { kind: 'payment', id, uid };
};

async function follow(token: string, uid = ada, query = paymentChanged, variables = {}): Promise<TestSocket> {
  const socket = stack.open();
  await socket.init(credentialsOf(token, uid));
  await socket.subscribe('s', query, variables);
  return socket;
}

/** Answers the request to reauthenticate, and gives what comes next. */
async function reauthenticate(socket: TestSocket, token: string, uid = ada): Promise<Message> {
  expect(await socket.next()).toMatchObject({ type: 'ping', payload: { reauthenticate: true } });
  await socket.send({ type: 'pong', payload: credentialsOf(token, uid) });
  return socket.next();
}

const shown = (uid: string, status: string) => ({
  id: 's',
  type: 'next',
  payload: { data: { paymentChanged: { gap: false, payments: [{ uid, status }] } } },
});

describe('what is one person’s own', () => {
  it('reaches both of the person’s devices with fresh credentials, and nobody else', async () => {
    stack.personas.set('phone', holder('premium')).set('eve', holder('premium'));
    const [desk, phone, other] = [await follow('premium'), await follow('phone'), await follow('eve', eve)];
    expect(await stack.hook(paid())).toBe(202);
    expect(await reauthenticate(desk, 'premium')).toMatchObject(shown('p-1', 'DONE'));
    expect(await reauthenticate(phone, 'phone')).toMatchObject(shown('p-1', 'DONE'));
    await other.subscribe('done', paymentChanged);
    expect(other.unread).toEqual([]);
  });

  it('is not told to another person who asks for all that was missed', async () => {
    stack.personas.set('eve', holder('premium'));
    const after = stack.live.cursor();
    await stack.hook(paid());
    const other = await follow('eve', eve, paymentChanged, { after });
    expect(other.unread).toEqual([]);
    expect(stack.origin.seen.filter(({ path }) => path.startsWith('/payments'))).toEqual([]);
  });

  it('is told in order and once, also to who was away', async () => {
    const socket = await follow('premium');
    await stack.hook(paid(ada, 1));
    const first = await reauthenticate(socket, 'premium');
    socket.ws.terminate();
    await stack.hook({ ...paid(ada, 2), id: 'p-2' });
    const { cursor: after } = (first.payload as { data: { paymentChanged: { cursor: string } } }).data
      .paymentChanged;
    const again = await follow('premium', ada, paymentChanged, { after });
    expect(await again.next()).toMatchObject(shown('p-2', 'DONE'));
    await again.subscribe('t', paymentChanged, { after: stack.live.cursor() });
    expect(again.unread).toEqual([]);
  });

  it('is told as a gap where the log does not reach back, without a read', async () => {
    const socket = await follow('premium', ada, paymentChanged, { after: 'elsewhere-7' });
    const { paymentChanged: payload } = (
      (await socket.next()).payload as { data: { paymentChanged: object } }
    ).data;
    expect(payload).toEqual({ cursor: stack.live.cursor(), gap: true, payments: [] });
    const viewer = await follow('premium', ada, viewerChanged, { after: 'elsewhere-7' });
    expect(await viewer.next()).toMatchObject({
      payload: { data: { viewerChanged: { gap: true, viewer: null } } },
    });
    expect(stack.origin.seen.filter(({ path }) => path.startsWith('/payments'))).toEqual([]);
  });

  it('hands over the credentials that its reading rotates before it comes', async () => {
    const socket = await follow('premium');
    rotateTo = 'rotated';
    await stack.hook(paid());
    expect(await reauthenticate(socket, 'premium')).toMatchObject({
      type: 'ping',
      payload: { credentials: { accessToken: 'rotated', uid: ada } },
    });
    expect(await socket.next()).toMatchObject(shown('p-1', 'DONE'));
  });

  it.each([
    [paymentChanged, () => paid(), shown('p-1', 'DONE').payload],
    [
      viewerChanged,
      () => ({ kind: 'user', id: 1, uid: ada }),
      { data: { viewerChanged: { gap: false, viewer: { user: {} } } } },
    ],
  ])(
    'waits for reauthentication where the socket’s credentials are used up: %s',
    async (query, news, payload) => {
      const after = stack.live.cursor();
      await stack.hook(news());
      const socket = stack.open();
      await socket.init(credentialsOf('premium'));
      stack.personas.delete('premium');
      stack.personas.set('newer', holder('premium'));
      await socket.subscribe('s', query, { after });
      expect(await reauthenticate(socket, 'newer')).toMatchObject({ type: 'next', payload });
    },
  );

  it('shows the viewer as they are now; the person’s other sockets go on without a question', async () => {
    const [socket, plain] = [await follow('premium', ada, viewerChanged), await stack.connect('premium')];
    stack.personas.set('premium', { user: { ...holder('premium').user, first_name: 'Adela' } });
    await stack.hook({ kind: 'user', id: 1, uid: ada });
    expect(await reauthenticate(socket, 'premium')).toMatchObject({
      payload: { data: { viewerChanged: { gap: false, viewer: { user: { firstName: 'Adela' } } } } },
    });
    await plain.subscribe('d', paymentChanged);
    expect(plain.unread).toEqual([]);
  });

  it('ends the socket of somebody who is locked as soon as the hook tells', async () => {
    const socket = await stack.connect('premium');
    stack.personas.set('premium', { status: 423 });
    await stack.hook({ kind: 'user', id: 1, uid: ada, rights: true });
    await socket.next();
    await socket.send({ type: 'pong', payload: credentialsOf('premium') });
    expect(await socket.closed).toBe(4423);
  });

  it('is no news when the hook is not believed', async () => {
    const socket = await follow('premium');
    expect(await stack.hook(paid(), 'guessed')).toBe(401);
    await socket.subscribe('done', paymentChanged);
    expect(socket.unread).toEqual([]);
    expect(stack.live.cursor()).toMatch(/-0$/);
  });

  it('is one event of a thing a second, and what came in between is told at its end', async () => {
    for (const nonce of [1, 2, 3]) await stack.hook({ ...paid(), nonce });
    await stack.hook(paid(ada, 2));
    expect(stack.live.cursor()).toMatch(/-2$/);
    await stack.time.advance(1000);
    expect(stack.live.cursor()).toMatch(/-3$/);
    await stack.time.advance(5000);
    expect(stack.live.cursor()).toMatch(/-3$/);
  });

  it('is counted, and no more when the socket goes', async () => {
    const socket = await follow('premium');
    expect(stack.live.size().subscriptions).toBe(1);
    await socket.send({ id: 's', type: 'complete' });
    await until(() => stack.live.size().subscriptions === 0);
  });
});

describe('what is one person’s own, over SSE', () => {
  /** Reads a stream to its end: the data of its events, and its head. */
  async function read(variables: object, query = paymentChanged) {
    const response = await fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headersOf('premium') },
      body: JSON.stringify({ query, variables }),
    });
    const ended = response
      .text()
      .then((text) =>
        [...text.matchAll(/^event: next\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '')),
      );
    return { response, ended };
  }

  it('ends the stream, whose reader gets it with the head that brings the next credentials', async () => {
    const { ended } = await read({});
    await stack.hook(paid());
    const [opening, ...more] = await ended;
    expect(opening).toMatchObject({ data: { paymentChanged: { gap: false, payments: [] } } });
    expect(more).toEqual([]);
    rotateTo = 'rotated';
    const again = await read({ after: opening.data.paymentChanged.cursor });
    expect(again.response.headers.get('access-token')).toBe('rotated');
    await stack.hook(paid(ada, 2));
    expect(await again.ended).toMatchObject([
      { data: { paymentChanged: { gap: false, payments: [{ uid: 'p-1', status: 'DONE' }] } } },
    ]);
  });

  it('says nothing to a reader who has missed nothing, and counts the stream', async () => {
    const { ended } = await read({ after: stack.live.cursor() }, viewerChanged);
    expect(stack.live.size().subscriptions).toBe(1);
    stack.live.requestReauth(ada);
    expect(await ended).toEqual([]);
    expect(stack.live.size().subscriptions).toBe(0);
  });
});
