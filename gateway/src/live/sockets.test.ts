import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { json } from '../testing/fake-origin.ts';
import { sampleUser } from '../testing/samples.ts';
import { version, webQuery } from '../testing/web-query.ts';
import {
  credentialsOf,
  headersOf,
  holder,
  type LiveStack,
  startedStacks,
  until,
} from './testing/live-stack.ts';
import { codesOf, type TestSocket } from './testing/test-socket.ts';

const dropinfosAdded =
  'subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } } }';
const plans = '{ plans { name } }';

const start = startedStacks();

/** Sends a query whose upstream answers only when the returned function is called. */
async function sendSlowQuery(stack: LiveStack, socket: TestSocket, id: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  stack.origin.on('GET /plans.json', async (request, response) => {
    await held;
    json({ plans: [] })(request, response);
  });
  const requests = () => stack.origin.seen.filter(({ path }) => path.startsWith('/plans.json')).length;
  const before = requests();
  await socket.send({ id, type: 'subscribe', payload: { query: plans } });
  await until(() => requests() > before);
  return release;
}

describe('a socket begins', () => {
  it('with the server time, without credentials that have not changed', async () => {
    const stack = await start();
    const socket = stack.open();
    expect(await socket.init(credentialsOf('premium'))).toEqual({
      serverTime: '2026-03-14T12:00:00.000Z',
      credentials: null,
    });
  });

  it('with the client’s name, which labels its operations', async () => {
    const stack = await start();
    const socket = stack.open();
    await socket.init({ ...credentialsOf('premium'), clientName: 'web', clientVersion: version });
    await socket.send({ id: 'q', type: 'subscribe', payload: { query: plans } });
    await socket.next();
    expect((await stack.metrics.text()).body).toContain(
      `tipgraph_release_operations_total{release="none",client="${version}"} 1`,
    );
  });

  it('with the rotated credentials, and uses them', async () => {
    const stack = await start();
    stack.personas.set('old', { ...holder('premium'), rotateTo: 'new' });
    const socket = stack.open();
    expect(await socket.init(credentialsOf('old'))).toMatchObject({
      credentials: { accessToken: 'new', client: 'c', tokenType: 'Bearer', uid: 'ada@tipgraph.example' },
    });
    await socket.send({ id: 'q', type: 'subscribe', payload: { query: plans } });
    await socket.next();
    expect(stack.origin.seen.at(-1)?.headers['access-token']).toBe('new');
  });

  it.each([[{ accessToken: 't' }], [{ ...credentialsOf('premium'), uid: 7 }], [{ lang: 'de' }]])(
    'not with %j: 4400',
    async (payload) => {
      const stack = await start();
      const socket = stack.open();
      await socket.send({ type: 'connection_init', payload });
      expect(await socket.closed).toBe(4400);
    },
  );

  it.each([
    'no json',
    '{"type":"unknown"}',
    '{"type":"connection_ack"}',
    '{"type":"next","id":"1","payload":{}}',
    '{"type":"connection_init","payload":[]}',
  ])('not with the message %s: 4400', async (message) => {
    const stack = await start();
    const socket = stack.open();
    await socket.send(message);
    expect(await socket.closed).toBe(4400);
  });

  it.each([
    ['wrong', 401, 4401],
    ['locked', 423, 4423],
    ['forbidden', 403, 4403],
    ['busy', 429, 1013],
    ['broken', 500, 1013],
  ])(
    'not with credentials that are %s, and gets rotated ones only to try again',
    async (token, status, code) => {
      const stack = await start();
      stack.personas.set(token, { status, rotateTo: 'new' });
      const socket = stack.open();
      await socket.send({ type: 'connection_init', payload: credentialsOf(token) });
      expect(await socket.closed).toBe(code);
      expect(socket.unread.map(({ type }) => type)).toEqual(code === 1013 ? ['ping'] : []);
    },
  );

  it('within the time limit, else 4408', async () => {
    const stack = await start();
    const [silent, good] = [stack.open(), await stack.connect()];
    await silent.opened();
    await until(() => stack.live.size().sockets === 2);
    await stack.time.advance(5000);
    expect(await silent.closed).toBe(4408);
    expect(good.ws.readyState).toBe(good.ws.OPEN);
  });

  it('once', async () => {
    const stack = await start();
    const socket = await stack.connect(null);
    await socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4429);
  });

  it('with the subprotocol, else it is closed', async () => {
    const stack = await start();
    const socket = stack.open({ protocol: 'graphql-ws' });
    await new Promise((resolve) => socket.ws.once('error', resolve));
    await until(() => stack.live.size().sockets === 0);
    const without = new WebSocket(`${stack.url.replace('http', 'ws')}/graphql`);
    const [code] = await once(without, 'close');
    expect(code).toBe(4406);
  });

  it('no operation with the id of a running one: 4409', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('d', dropinfosAdded);
    await socket.send({ id: 'd', type: 'subscribe', payload: { query: plans } });
    expect(await socket.closed).toBe(4409);
  });

  it('no operation with the long id of a running one: 4409', async () => {
    const stack = await start();
    const socket = await stack.connect();
    const id = 'ż'.repeat(50);
    await socket.subscribe(id, dropinfosAdded);
    await socket.send({ id, type: 'subscribe', payload: { query: plans } });
    expect(await socket.closed).toBe(4409);
  });

  it('as a guest although a member left during authentication', async () => {
    const stack = await start({ limits: { guests: 1 } });
    const release = stack.holdValidations();
    const leaving = stack.open();
    await leaving.send({ type: 'connection_init', payload: credentialsOf('premium') });
    await until(() => stack.validations === 1);
    leaving.ws.terminate();
    await until(() => stack.live.size().sockets === 0);
    release();
    await stack.connect();
    const guest = stack.open();
    await guest.send({ type: 'connection_init' });
    expect(await Promise.race([guest.closed, guest.next()])).toMatchObject({ type: 'connection_ack' });
  });

  it('as a guest below the guest limit, and as a member above it', async () => {
    const stack = await start({ limits: { guests: 1 } });
    const first = await stack.connect(null);
    const second = stack.open();
    await second.send({ type: 'connection_init' });
    expect(await second.closed).toBe(1013);
    await stack.connect();
    first.ws.close();
    await first.closed;
    await until(() => stack.live.size().sockets === 1);
    await stack.connect(null);
  });

  it('as a guest when the guest at the limit has signed in', async () => {
    const stack = await start({ limits: { guests: 1 } });
    stack.origin.on('POST /auth/sign_in.json', json({ data: sampleUser() }, 200, headersOf('premium')));
    const first = await stack.connect(null);
    const query =
      'mutation { signIn(input: { email: "ada@tipgraph.example", password: "x" }) { errors { code } } }';
    await first.send({ id: 's', type: 'subscribe', payload: { query } });
    const types = [await first.next(), await first.next(), await first.next()].map(({ type }) => type);
    expect(types).toEqual(['ping', 'next', 'complete']);
    await stack.connect(null);
  });

  it('below the socket limit, else 1013', async () => {
    const stack = await start({ limits: { sockets: 1 } });
    await stack.connect(null);
    const second = stack.open();
    expect(await second.closed).toBe(1013);
  });

  it('or is terminated when it was rejected and does not close', async () => {
    const stack = await start({ limits: { sockets: 0 } });
    const { hostname, port } = new URL(stack.url);
    const silent = connect(Number(port), hostname);
    silent.write(
      [
        'GET /graphql HTTP/1.1',
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
        'Sec-WebSocket-Protocol: graphql-transport-ws',
        '\r\n',
      ].join('\r\n'),
    );
    let isCut = false;
    const cut = once(silent, 'close').then(() => {
      isCut = true;
    });
    await once(silent, 'data');
    await stack.time.advance(999);
    expect(isCut).toBe(false);
    await stack.time.advance(1);
    await cut;
  });

  it('below the limit of its address, else 1013', async () => {
    const stack = await start({}, { TRUSTED_PROXIES: '127.0.0.1', LIVE_MAX_SOCKETS_PER_ADDRESS: '2' });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const first = await stack.connect(null, from('2001:db8::1'));
    await stack.connect(null, from('2001:db8::2'));
    expect(await stack.open(from('2001:db8::3')).closed).toBe(1013);
    await stack.connect(null, from('2001:db8:0:1::1'));
    first.ws.close();
    await until(() => stack.live.size().sockets === 2);
    await stack.connect(null, from('2001:db8::3'));
  });

  it.each([
    ['its person has too many', holder('premium')],
    ['the upstream is busy', { status: 429 }],
  ])('not when %s, but gets the rotated credentials before 1013', async (_, persona) => {
    const stack = await start({}, { LIVE_MAX_SOCKETS_PER_USER: '1' });
    await stack.connect();
    stack.personas.set('old', { ...persona, rotateTo: 'new' });
    const socket = stack.open();
    await socket.send({ type: 'connection_init', payload: credentialsOf('old') });
    expect(await socket.closed).toBe(1013);
    expect(socket.unread).toMatchObject([{ type: 'ping', payload: { credentials: { accessToken: 'new' } } }]);
  });

  it('below the limit of its person, else 1013', async () => {
    const stack = await start({}, { LIVE_MAX_SOCKETS_PER_USER: '2' });
    const [first] = await Promise.all([stack.connect(), stack.connect(), stack.connect(null)]);
    const over = stack.open();
    await over.send({ type: 'connection_init', payload: credentialsOf('premium') });
    expect(await over.closed).toBe(1013);
    const another = stack.open();
    await another.init({ ...credentialsOf('premium'), uid: 'eve@tipgraph.example' });
    first.ws.close();
    await until(() => stack.live.size().sockets === 3);
    await stack.connect();
  });

  it('without being counted when it closes during authentication', async () => {
    const stack = await start({}, { LIVE_MAX_SOCKETS_PER_USER: '2' });
    const release = stack.holdValidations();
    const gone = [stack.open(), stack.open(), stack.open()];
    await Promise.all(
      gone.map((socket) => socket.send({ type: 'connection_init', payload: credentialsOf('premium') })),
    );
    await until(() => stack.validations === 3);
    for (const { ws } of gone) ws.terminate();
    await until(() => stack.live.size().sockets === 0);
    release();
    await stack.time.advance(0);
    await stack.connect();
    await stack.connect();
  });
});

describe('a socket', () => {
  it('executes queries of a guest, and rejects subscriptions with UNAUTHENTICATED', async () => {
    const stack = await start();
    const socket = await stack.connect(null);
    await socket.send({ id: 'q', type: 'subscribe', payload: { query: plans } });
    expect(await socket.next()).toEqual({ id: 'q', type: 'next', payload: { data: { plans: [] } } });
    expect(await socket.next()).toEqual({ id: 'q', type: 'complete' });
    await socket.send({ id: 's', type: 'subscribe', payload: { query: dropinfosAdded } });
    const rejection = await socket.next();
    expect([rejection.id, codesOf(rejection)]).toEqual(['s', ['UNAUTHENTICATED']]);
    expect(await socket.next()).toEqual({ id: 's', type: 'complete' });
  });

  it('rejects with FORBIDDEN what the class may not see', async () => {
    const stack = await start();
    stack.personas.set('standard', holder('standard', ['tips', 'default_tips']));
    const socket = await stack.connect('standard');
    await socket.send({ id: 's', type: 'subscribe', payload: { query: dropinfosAdded } });
    expect(codesOf(await socket.next())).toEqual(['FORBIDDEN']);
  });

  it.each([
    [dropinfosAdded, { after: 'nonsense' }, 'BAD_USER_INPUT'],
    [dropinfosAdded, { after: 7 }, 'BAD_USER_INPUT'],
    ['subscription { dropinfosAdded(filter: {leagueFilterId: "x"}) { gap } }', {}, 'BAD_USER_INPUT'],
    ['subscription { nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['subscription {', {}, 'GRAPHQL_PARSE_FAILED'],
  ])('rejects %s with %j as %s and stays open', async (query, variables, code) => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.send({ id: 's', type: 'subscribe', payload: { query, variables } });
    expect(codesOf(await socket.next())).toEqual([code]);
    await socket.send({ type: 'ping' });
    await until(() => socket.unread.some(({ type }) => type === 'pong'));
  });

  it('allows a person 200 subscriptions over all sockets', async () => {
    const stack = await start();
    const sockets = await Promise.all(Array.from({ length: 5 }, () => stack.connect()));
    for (const socket of sockets.slice(0, 4)) {
      for (let count = 0; count < 50; count += 1) await socket.subscribe(`op-${count}`, dropinfosAdded);
    }
    await until(() => stack.live.size().subscriptions === 200);
    const [first, last] = [sockets[0], sockets[4]];
    await last?.send({ id: 'more', type: 'subscribe', payload: { query: dropinfosAdded } });
    expect(last && codesOf(await last.next())).toEqual(['RATE_LIMITED']);
    await first?.send({ id: 'op-0', type: 'complete' });
    await until(() => stack.live.size().subscriptions === 199);
    await last?.subscribe('again', dropinfosAdded);
    await until(() => stack.live.size().subscriptions === 200);
  });

  it('counts a subscription over the limit of groups as refused, and not for its person', async () => {
    const stack = await start({ maxGroups: 0 });
    const socket = await stack.connect();
    const payload = { query: dropinfosAdded };
    for (let at = 0; at < 201; at += 1) {
      await socket.send({ id: `op-${at}`, type: 'subscribe', payload });
      const refusal = await socket.next();
      expect(refusal.payload).toMatchObject({ errors: [{ message: 'Too many different subscriptions.' }] });
      expect((await socket.next()).type).toBe('complete');
    }
    expect((await stack.metrics.text()).body).toContain('type="subscription",code="RATE_LIMITED"} 201');
  });

  it('limits the running operations', async () => {
    const stack = await start({ limits: { operationsPerSocket: 2 } });
    const socket = await stack.connect();
    await socket.subscribe('a', dropinfosAdded);
    await socket.subscribe('b', dropinfosAdded);
    await socket.send({ id: 'c', type: 'subscribe', payload: { query: dropinfosAdded } });
    expect(codesOf(await socket.next())).toEqual(['RATE_LIMITED']);
    await socket.send({ id: 'a', type: 'complete' });
    await socket.subscribe('c', dropinfosAdded);
    expect(socket.unread).toEqual([]);
    expect(stack.live.size().subscriptions).toBe(2);
  });

  it('counts a query until it has ended, also when the client has completed it', async () => {
    const stack = await start({ limits: { operationsPerSocket: 1 } });
    const socket = await stack.connect();
    const release = await sendSlowQuery(stack, socket, 'a');
    await socket.send({ id: 'a', type: 'complete' });
    await socket.send({ id: 'b', type: 'subscribe', payload: { query: plans } });
    expect(codesOf(await socket.next())).toEqual(['RATE_LIMITED']);
    release();
    const retry = { id: 'c', type: 'subscribe', payload: { query: plans } };
    do await socket.send(retry);
    while ((await socket.next()).type === 'error');
    expect(await socket.next()).toEqual({ id: 'c', type: 'complete' });
  });

  it('rejects the id of a query that runs on after the client has completed it, until the query has ended', async () => {
    const stack = await start();
    const socket = await stack.connect();
    const release = await sendSlowQuery(stack, socket, 'd');
    await socket.send({ id: 'd', type: 'complete' });
    const again = { id: 'd', type: 'subscribe', payload: { query: plans } };
    await socket.send(again);
    const rejection = await socket.next();
    expect([rejection.type, rejection.id, codesOf(rejection)]).toEqual(['error', 'd', ['BAD_USER_INPUT']]);
    release();
    do await socket.send(again);
    while ((await socket.next()).type === 'error');
    expect(await socket.next()).toEqual({ id: 'd', type: 'complete' });
  });

  it('takes an id again in the same packet as its completion', async () => {
    const stack = await start();
    const socket = stack.open();
    const upgraded = once(socket.ws, 'upgrade');
    await socket.init(credentialsOf('premium'));
    const [{ socket: stream }] = (await upgraded) as [IncomingMessage];
    await socket.subscribe('d', dropinfosAdded);
    stream.cork();
    await socket.send({ id: 'd', type: 'complete' });
    await socket.send({ id: 'd', type: 'subscribe', payload: { query: dropinfosAdded } });
    await socket.send({ type: 'ping' });
    stream.uncork();
    expect(await socket.next()).toEqual({ type: 'pong' });
    expect(stack.live.size().subscriptions).toBe(1);
    stack.addDropinfo({ id: 2 });
    expect(await socket.next()).toMatchObject({ id: 'd', type: 'next' });
  });

  it('is closed for a message that is too large', async () => {
    const stack = await start({ limits: { messageBytes: 1000 } });
    const socket = await stack.connect();
    await socket.send({ type: 'ping', payload: { text: 'x'.repeat(1000) } });
    expect(await socket.closed).toBe(1009);
  });

  it('is closed for a message that is not UTF-8', async () => {
    const stack = await start();
    const socket = await stack.connect();
    socket.ws.send(Buffer.from('{"type":"ping"} \xff', 'latin1'), { binary: false });
    expect(await socket.closed).toBe(1007);
  });

  it('counts as a guest’s after a sign-out, and is closed above the guest limit', async () => {
    const stack = await start({ limits: { guests: 1 } });
    stack.origin.on('DELETE /auth/sign_out.json', json({ success: true }));
    const query = 'mutation { signOut { errors { code } } }';
    const [first, second] = [await stack.connect(), stack.open()];
    await second.init(credentialsOf('premium', 'eve@tipgraph.example'));
    await first.send({ id: 's', type: 'subscribe', payload: { query } });
    expect(await first.next()).toMatchObject({ id: 's', type: 'next' });
    await second.send({ id: 's', type: 'subscribe', payload: { query } });
    expect(await second.closed).toBe(1013);
    first.ws.close();
    await until(() => stack.live.size().sockets === 0);
    await stack.connect(null);
  });

  it('leaves its groups when it closes', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('a', dropinfosAdded);
    expect(stack.live.size()).toEqual({ sockets: 1, subscriptions: 1 });
    socket.ws.close();
    await until(() => stack.live.size().sockets === 0);
    expect(stack.live.size().subscriptions).toBe(0);
  });

  it('sends credentials that a query rotated', async () => {
    const stack = await start();
    stack.origin.on('GET /plans.json', json({ plans: [] }, 200, headersOf('next')));
    const socket = await stack.connect();
    await socket.send({ id: 'q', type: 'subscribe', payload: { query: plans } });
    const messages = [await socket.next(), await socket.next()];
    expect(messages.find(({ type }) => type === 'ping')?.payload).toMatchObject({
      credentials: { accessToken: 'next' },
    });
  });

  it('is terminated when the client is dead', async () => {
    const stack = await start();
    const dead = await stack.connect('premium', { autoPong: false });
    const good = await stack.connect();
    await stack.time.advance(20_000);
    await until(() => good.ws.bufferedAmount === 0);
    await good.send({ type: 'ping' });
    await good.next();
    await stack.time.advance(20_000);
    expect(await dead.closed).toBe(1006);
    expect(stack.live.size().sockets).toBe(1);
  });

  it('is pinged once in 20 seconds, at another time than other sockets', async () => {
    const stack = await start();
    const sockets = [await stack.connect(), await stack.connect(), await stack.connect()];
    const pinged: number[] = [];
    sockets.forEach(({ ws }, index) => {
      ws.on('ping', () => pinged.push(index));
    });
    for (let second = 0; second < 20; second += 1) {
      const before = pinged.length;
      await stack.time.advance(1000);
      for (const socket of sockets) {
        await socket.send({ type: 'ping' });
        await socket.next();
      }
      expect(pinged.length - before).toBeLessThanOrEqual(1);
    }
    expect(pinged.toSorted()).toEqual([0, 1, 2]);
  });

  it('is closed with 1012 when the process ends', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await stack.live.disconnect();
    expect(await socket.closed).toBe(1012);
  });

  it('gets an error when live is off', async () => {
    const stack = await start({}, { LIVE_EMAIL: '', LIVE_PASSWORD: '' });
    expect(stack.live.status()).toEqual({ state: 'off', ageMs: null, leader: false });
    const socket = await stack.connect();
    await socket.send({ id: 's', type: 'subscribe', payload: { query: dropinfosAdded } });
    expect(codesOf(await socket.next())).toEqual(['UPSTREAM_OFFLINE']);
  });
});

describe('a socket with released documents only', () => {
  const key = 'a-key-of-the-tools-for-this-test-only';
  const env = { PERSISTED_ONLY: '1', TOOLS_KEYS: key };
  const statuses = webQuery('dashboardScreenLiveTipStatusesSubscription');
  const documentId = createHash('sha256').update(statuses).digest('hex');

  it('rejects document text and unknown ids', async () => {
    const socket = (await start({}, env)).open();
    await socket.init(credentialsOf('premium'));
    await socket.send({ id: 'q', type: 'subscribe', payload: { query: statuses } });
    expect(codesOf(await socket.next())).toEqual(['PERSISTED_DOCUMENT_REQUIRED']);
    await socket.send({ id: 'r', type: 'subscribe', payload: { query: '', documentId: 'f'.repeat(64) } });
    expect(codesOf(await socket.next())).toEqual(['PERSISTED_DOCUMENT_NOT_FOUND']);
  });

  it('executes a document by id', async () => {
    const stack = await start({}, env);
    const socket = stack.open();
    await socket.init(credentialsOf('premium'));
    await socket.send({ id: 's', type: 'subscribe', payload: { query: '', documentId } });
    await until(() => stack.live.size().subscriptions === 1);
    stack.settleTips([1]);
    expect(await socket.next()).toMatchObject({ id: 's', type: 'next' });
  });

  it('executes any document with a tools key', async () => {
    const socket = (await start({}, env)).open();
    await socket.init({ ...credentialsOf('premium'), toolsKey: key });
    await socket.send({ id: 'q', type: 'subscribe', payload: { query: plans } });
    expect(await socket.next()).toMatchObject({ id: 'q', type: 'next' });
  });

  it('executes any document with a tools key of a pong, also after a pong without one', async () => {
    const stack = await start({}, env);
    const socket = await stack.connect();
    for (const [id, toolsKey] of Object.entries({ q: key, r: undefined })) {
      stack.live.requestReauth('ada@tipgraph.example');
      expect(await socket.next()).toMatchObject({ type: 'ping', payload: { reauthenticate: true } });
      await socket.send({ type: 'pong', payload: { ...credentialsOf('premium'), toolsKey } });
      await socket.send({ id, type: 'subscribe', payload: { query: plans } });
      expect(await socket.next()).toMatchObject({ id, type: 'next' });
      expect(await socket.next()).toEqual({ id, type: 'complete' });
    }
  });
});
