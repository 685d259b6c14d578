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
/** The upstream's payments: status by uid. */
let payments: Record<string, string>;
/** The token to which the next read of payments rotates; null for none. */
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

async function subscribe(
  token: string,
  uid = ada,
  query = paymentChanged,
  variables = {},
): Promise<TestSocket> {
  const socket = stack.open();
  await socket.init(credentialsOf(token, uid));
  await socket.subscribe('s', query, variables);
  return socket;
}

/** Answers the request to reauthenticate; returns the next message. */
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

describe('a personal change', () => {
  it('reaches both devices of the person with new credentials, and no one else', async () => {
    stack.personas.set('phone', holder('premium')).set('eve', holder('premium'));
    const [desk, phone, other] = [
      await subscribe('premium'),
      await subscribe('phone'),
      await subscribe('eve', eve),
    ];
    expect(await stack.hook(paid())).toBe(202);
    expect(await reauthenticate(desk, 'premium')).toMatchObject(shown('p-1', 'DONE'));
    expect(await reauthenticate(phone, 'phone')).toMatchObject(shown('p-1', 'DONE'));
    await other.subscribe('done', paymentChanged);
    expect(other.unread).toEqual([]);
  });

  it('is not replayed to another person', async () => {
    stack.personas.set('eve', holder('premium'));
    const after = stack.live.cursor();
    await stack.hook(paid());
    const other = await subscribe('eve', eve, paymentChanged, { after });
    await other.subscribe('t', paymentChanged, { after: stack.live.cursor() });
    expect(other.unread).toEqual([]);
    expect(stack.origin.seen.filter(({ path }) => path.startsWith('/payments'))).toEqual([]);
  });

  it('is delivered in order and once, also after a disconnection', async () => {
    const socket = await subscribe('premium');
    await stack.hook(paid(ada, 1));
    const first = await reauthenticate(socket, 'premium');
    socket.ws.terminate();
    await stack.hook({ ...paid(ada, 2), id: 'p-2' });
    const { cursor: after } = (first.payload as { data: { paymentChanged: { cursor: string } } }).data
      .paymentChanged;
    const again = await subscribe('premium', ada, paymentChanged, { after });
    expect(await again.next()).toMatchObject(shown('p-2', 'DONE'));
    await again.subscribe('t', paymentChanged, { after: stack.live.cursor() });
    expect(again.unread).toEqual([]);
  });

  it('becomes a gap without a read when the log does not reach back', async () => {
    const socket = await subscribe('premium', ada, paymentChanged, { after: 'elsewhere-7' });
    const { paymentChanged: payload } = (
      (await socket.next()).payload as { data: { paymentChanged: object } }
    ).data;
    expect(payload).toEqual({ cursor: stack.live.cursor(), gap: true, payments: [] });
    const viewer = await subscribe('premium', ada, viewerChanged, { after: 'elsewhere-7' });
    expect(await viewer.next()).toMatchObject({
      payload: { data: { viewerChanged: { gap: true, viewer: null } } },
    });
    expect(stack.origin.seen.filter(({ path }) => path.startsWith('/payments'))).toEqual([]);
  });

  it.each([
    [paymentChanged, () => paid(), { paymentChanged: { gap: true, payments: [] } }],
    [
      viewerChanged.replace('user {', 'payments { totalCount } user {'),
      () => ({ kind: 'user', id: 1, uid: ada }),
      { viewerChanged: { gap: true, viewer: null } },
    ],
  ])('becomes a gap when it cannot be read now: %s', async (query, news, data) => {
    const socket = await subscribe('premium', ada, query);
    stack.origin.on('GET /payments/user_index.json', json({ errors: ['down'] }, 500));
    await stack.hook(news());
    const { payload } = await reauthenticate(socket, 'premium');
    expect(payload).toMatchObject({ data });
    expect(payload).not.toHaveProperty('errors');
  });

  it('contains the errors of fields that the person may not read', async () => {
    stack.origin.on('GET /payments/user_index.json', json({ errors: ['no'] }, 403));
    const socket = await subscribe('premium');
    await stack.hook(paid());
    expect(await reauthenticate(socket, 'premium')).toMatchObject({
      payload: {
        data: { paymentChanged: { gap: false, payments: null } },
        errors: [{ extensions: { code: 'FORBIDDEN' } }],
      },
    });
  });

  it('is preceded by the credentials that its read rotates', async () => {
    const socket = await subscribe('premium');
    rotateTo = 'rotated';
    await stack.hook(paid());
    expect(await reauthenticate(socket, 'premium')).toMatchObject({
      type: 'ping',
      payload: { credentials: { accessToken: 'rotated', uid: ada } },
    });
    expect(await socket.next()).toMatchObject(shown('p-1', 'DONE'));
  });

  it('closes the socket when the credentials of a new address cannot be validated', async () => {
    const moved = { ...headersOf('moved'), uid: 'ada.new@tipgraph.example' };
    stack.origin.on('GET /payments/user_index.json', json({ payments: [] }, 200, moved));
    stack.personas.set('moved', { status: 500 });
    const after = stack.live.cursor();
    await stack.hook(paid());
    const socket = await subscribe('premium', ada, paymentChanged, { after });
    expect(await socket.closed).toBe(1013);
  });

  it.each([
    [paymentChanged, () => paid(), shown('p-1', 'DONE').payload],
    [
      viewerChanged,
      () => ({ kind: 'user', id: 1, uid: ada }),
      { data: { viewerChanged: { gap: false, viewer: { user: {} } } } },
    ],
  ])(
    'waits for reauthentication when the socket’s credentials are used up: %s',
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

  it('returns the current viewer, and does not disturb the person’s other sockets', async () => {
    const [socket, plain] = [await subscribe('premium', ada, viewerChanged), await stack.connect('premium')];
    stack.personas.set('premium', { user: { ...holder('premium').user, first_name: 'Adela' } });
    await stack.hook({ kind: 'user', id: 1, uid: ada });
    expect(await reauthenticate(socket, 'premium')).toMatchObject({
      payload: { data: { viewerChanged: { gap: false, viewer: { user: { firstName: 'Adela' } } } } },
    });
    await plain.subscribe('d', paymentChanged);
    expect(plain.unread).toEqual([]);
  });

  it('closes the socket of a locked person when the hook arrives', async () => {
    const socket = await stack.connect('premium');
    stack.personas.set('premium', { status: 423 });
    await stack.hook({ kind: 'user', id: 1, uid: ada, rights: true });
    await socket.next();
    await socket.send({ type: 'pong', payload: credentialsOf('premium') });
    expect(await socket.closed).toBe(4423);
  });

  it('is ignored when the hook is not signed', async () => {
    const socket = await subscribe('premium');
    expect(await stack.hook(paid(), 'guessed')).toBe(401);
    await socket.subscribe('done', paymentChanged);
    expect(socket.unread).toEqual([]);
    expect(stack.live.cursor()).toMatch(/-0$/);
  });

  it('is logged at most once a second per record, with later changes at its end', async () => {
    for (const nonce of [1, 2, 3]) await stack.hook({ ...paid(), nonce });
    await stack.hook(paid(ada, 2));
    expect(stack.live.cursor()).toMatch(/-2$/);
    await stack.time.advance(1000);
    expect(stack.live.cursor()).toMatch(/-3$/);
    await stack.time.advance(5000);
    expect(stack.live.cursor()).toMatch(/-3$/);
  });

  it('is counted until the socket closes', async () => {
    const socket = await subscribe('premium');
    expect(stack.live.size().subscriptions).toBe(1);
    await socket.send({ id: 's', type: 'complete' });
    await until(() => stack.live.size().subscriptions === 0);
  });
});

describe('a personal change over SSE', () => {
  /** Reads a stream to its end; returns its events and headers. */
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

  it('ends the stream; the next response carries it with new credentials', async () => {
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

  it('becomes a gap when it cannot be read now', async () => {
    const after = stack.live.cursor();
    await stack.hook(paid());
    stack.origin.on('GET /payments/user_index.json', json({ errors: ['down'] }, 500));
    const { ended } = await read({ after });
    stack.live.requestReauth(ada);
    const cursor = stack.live.cursor();
    expect(await ended).toEqual([{ data: { paymentChanged: { cursor, gap: true, payments: [] } } }]);
  });

  it('is not passed over when the session ends before it is read', async () => {
    const after = stack.live.cursor();
    await stack.hook(paid());
    stack.origin.on('GET /payments/user_index.json', json({ errors: ['no'] }, 401));
    const [event, ...more] = await (await read({ after })).ended;
    expect(event).toEqual({ errors: [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })] });
    expect(more).toEqual([]);
    expect(stack.live.size().subscriptions).toBe(0);
  });

  it('is not sent to a reader that missed nothing', async () => {
    const { ended } = await read({ after: stack.live.cursor() }, viewerChanged);
    expect(stack.live.size().subscriptions).toBe(1);
    stack.live.requestReauth(ada);
    expect(await ended).toEqual([]);
    expect(stack.live.size().subscriptions).toBe(0);
  });
});
