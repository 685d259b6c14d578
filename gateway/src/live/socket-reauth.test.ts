import { describe, expect, it } from 'vitest';
import { json, raw } from '../testing/fake-origin.ts';
import { sampleUser } from '../testing/samples.ts';
import { credentialsOf, headersOf, holder, startedStacks, until } from './testing/live-stack.ts';
import { codesOf } from './testing/test-socket.ts';

const dropinfosAdded =
  'subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } } }';
const tipsChanged = 'subscription { tipStatusesChanged { tips { uid } } }';
const plans = '{ plans { name } }';
const asksToReauthenticate = { type: 'ping', payload: { reauthenticate: true } };

const start = startedStacks();

describe('a socket reauthenticates', () => {
  const soon = '2026-03-14T12:05:00.000Z';
  const fiveMinutes = 5 * 60_000;

  async function atExpiry() {
    const stack = await start();
    stack.personas.set('pro', holder('standard', ['tips', 'default_tips', 'dropinfo'], soon));
    const socket = await stack.connect('pro');
    await socket.subscribe('t', tipsChanged);
    await socket.subscribe('d', dropinfosAdded);
    await stack.time.advance(fiveMinutes - 1);
    expect(socket.unread).toEqual([]);
    await stack.time.advance(1);
    expect(await socket.next()).toEqual(asksToReauthenticate);
    return { stack, socket };
  }

  it('when its subscription ends, and resumes in another class without losing events', async () => {
    const { stack, socket } = await atExpiry();
    stack.settleTips([1, 7]);
    await until(() => stack.live.cursor().endsWith('-2'));
    await socket.send({ type: 'pong', payload: { reauthenticate: true } });
    stack.personas.set('more', { ...holder('premium'), rotateTo: 'rotated' });
    await socket.send({ type: 'pong', payload: credentialsOf('more') });
    expect(await socket.next()).toMatchObject({
      type: 'ping',
      payload: { credentials: { accessToken: 'rotated' } },
    });
    expect(await socket.next()).toMatchObject({
      id: 't',
      type: 'next',
      payload: { data: { tipStatusesChanged: { tips: [{ uid: 't-1' }, { uid: 't-7' }] } } },
    });
    await stack.time.advance(250);
    stack.addDropinfo({ id: 2 });
    expect(await socket.next()).toMatchObject({ id: 'd', type: 'next' });
  });

  it('and ends the subscriptions that its class may no longer see', async () => {
    const { stack, socket } = await atExpiry();
    stack.personas.set('less', holder('standard', ['tips', 'default_tips']));
    await socket.send({ type: 'pong', payload: credentialsOf('less') });
    const ended = await socket.next();
    expect([ended.id, ended.type, codesOf(ended)]).toEqual(['d', 'error', ['FORBIDDEN']]);
    stack.settleTips([1, 7]);
    expect(await socket.next()).toMatchObject({
      id: 't',
      payload: { data: { tipStatusesChanged: { tips: [{ uid: 't-7' }] } } },
    });
  });

  it.each([
    ['nothing', { user: { permission: [], active_sub: null } }, 4403],
    ['rejected', { status: 401 }, 4401],
    ['locked', { status: 423 }, 4423],
  ])('and is closed when it is worth %s', async (token, persona, code) => {
    const { stack, socket } = await atExpiry();
    stack.personas.set(token, persona);
    await socket.send({ type: 'pong', payload: credentialsOf(token) });
    expect(await socket.closed).toBe(code);
  });

  it('when its rights change while it is authenticated for the first time', async () => {
    const stack = await start();
    const release = stack.holdValidations();
    const socket = stack.open();
    await socket.send({ type: 'connection_init', payload: credentialsOf('premium') });
    await until(() => stack.validations === 1);
    stack.personas.set('premium', { status: 423 });
    stack.live.requestReauth('ada@tipgraph.example');
    release();
    expect(await socket.closed).toBe(4423);
  });

  it('twice at once, and gets each event once', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('d', dropinfosAdded);
    const release = stack.holdValidations();
    for (const validations of [2, 3]) {
      stack.live.requestReauth('ada@tipgraph.example');
      expect(await socket.next()).toEqual(asksToReauthenticate);
      await socket.send({ type: 'pong', payload: credentialsOf('premium') });
      await until(() => stack.validations === validations);
    }
    release();
    // The first is repeated, because the rights may have changed since.
    await until(() => stack.validations === 4);
    await stack.connect();
    stack.addDropinfo({ id: 2 });
    expect(await socket.next()).toMatchObject({ id: 'd', type: 'next' });
    expect(stack.live.size().subscriptions).toBe(1);
    await socket.send({ id: 'd', type: 'complete' });
    await until(() => stack.live.size().subscriptions === 0);
  });

  it('and counts its subscriptions for nobody else until then', async () => {
    const stack = await start({ limits: { operationsPerSocket: 300 } });
    const victim = await stack.connect();
    const socket = stack.open();
    await socket.init(credentialsOf('premium', 'mallory@tipgraph.example'));
    stack.live.requestReauth('mallory@tipgraph.example');
    expect(await socket.next()).toEqual(asksToReauthenticate);
    const release = stack.holdValidations();
    await socket.send({ type: 'pong', payload: credentialsOf('wrong', 'ada@tipgraph.example') });
    await until(() => stack.validations === 3);
    for (let id = 0; id < 200; id += 1) await socket.subscribe(`s${id}`, tipsChanged);
    await victim.subscribe('t', tipsChanged);
    expect(victim.unread).toEqual([]);
    release();
    expect(await socket.closed).toBe(4401);
  });

  it('and is closed when it does not, or with invalid credentials', async () => {
    const { stack, socket } = await atExpiry();
    await stack.time.advance(10_000);
    expect(await socket.closed).toBe(4410);
    const other = await stack.connect();
    stack.live.requestReauth('ada@tipgraph.example');
    expect(await other.next()).toEqual(asksToReauthenticate);
    await other.send({ type: 'pong', payload: { accessToken: 7 } });
    expect(await other.closed).toBe(4400);
  });

  it('before it subscribes to favourite leagues that may be stale, also when the clock is set back', async () => {
    const own = 'subscription { dropinfosAdded(filter: {favouriteLeagues: true}) { dropinfos { uid } } }';
    const favouring = (...favourite_leagues: number[]) => {
      const { user } = holder('premium');
      return { user: { ...user, favourite_leagues } };
    };
    const league = (id: number) => ({ id, name: 'Liga', country: 'Polska' });
    const stack = await start();
    stack.personas.set('one', favouring(1));
    const socket = await stack.connect('one');
    await socket.subscribe('fresh', own);
    stack.time.setClockBack(60_000);
    await stack.time.advance(10_000);
    expect(socket.unread).toEqual([]);
    stack.personas.set('one', favouring(2));
    await socket.subscribe('later', own);
    expect(await socket.next()).toEqual(asksToReauthenticate);
    stack.addDropinfo({ id: 2, league: league(1) });
    stack.addDropinfo({ id: 3, uid: 'd-3', league: league(2) });
    await until(() => stack.live.cursor().endsWith('-2'));
    await socket.send({ type: 'pong', payload: credentialsOf('one') });
    const payload = { data: { dropinfosAdded: { dropinfos: [{ uid: 'd-3' }] } } };
    const got = [await socket.next(), await socket.next()];
    expect(got).toEqual(['fresh', 'later'].map((id) => ({ id, type: 'next', payload })));
  });

  it.each([
    ['a member whose plan continues', holder('premium')],
    ['an admin', { user: { permission: [], is_admin: true, active_sub: null } }],
  ])('within a quarter of an hour, also %s', async (_, persona) => {
    const stack = await start({ random: () => 0 });
    stack.personas.set('one', persona);
    const socket = await stack.connect('one');
    await socket.subscribe('d', dropinfosAdded);
    await stack.time.advance(15 * 60_000 - 1);
    expect(socket.unread).toEqual([]);
    stack.personas.set('one', { user: { permission: [], active_sub: null } });
    await stack.time.advance(1);
    expect(await socket.next()).toEqual(asksToReauthenticate);
    await socket.send({ type: 'pong', payload: credentialsOf('one') });
    expect(await socket.closed).toBe(4403);
  });

  it('within a quarter of an hour, also when the clock is set back', async () => {
    const stack = await start({ random: () => 0 });
    const socket = await stack.connect();
    await socket.subscribe('d', dropinfosAdded);
    stack.time.setClockBack(30 * 60_000);
    await stack.time.advance(15 * 60_000);
    await until(() => socket.unread.length > 0);
    expect(socket.unread).toEqual([asksToReauthenticate]);
  });

  it('when an operation returns LOCKED', async () => {
    const stack = await start();
    stack.origin.on('GET /plans.json', json({ errors: ['locked'] }, 423));
    const socket = await stack.connect();
    await socket.subscribe('d', dropinfosAdded);
    await socket.send({ id: 'q', type: 'subscribe', payload: { query: plans } });
    const messages = [await socket.next(), await socket.next(), await socket.next()];
    expect(messages).toContainEqual(asksToReauthenticate);
    stack.addDropinfo({ id: 2 });
    await until(() => stack.live.cursor().endsWith('-1'));
    await socket.send({ type: 'pong', payload: credentialsOf('premium') });
    expect(await socket.next()).toMatchObject({ id: 'd', type: 'next' });
  });

  it('when another person signs in over it, and ends its subscriptions when they sign out', async () => {
    const stack = await start();
    stack.personas.set('typer', { user: { permission: [], is_typer: true, active_sub: null } });
    stack.origin.on('POST /auth/sign_in.json', json({ data: sampleUser() }, 200, headersOf('typer')));
    stack.origin.on('DELETE /auth/sign_out.json', json({ success: true }));
    const socket = await stack.connect(null);
    const signIn =
      'mutation { signIn(input: {email: "a@tipgraph.example", password: "p"}) { errors { code } } }';
    await socket.send({ id: 'in', type: 'subscribe', payload: { query: signIn } });
    const messages = [await socket.next(), await socket.next(), await socket.next()];
    expect(messages.find(({ type }) => type === 'ping')?.payload).toMatchObject({
      credentials: { accessToken: 'typer' },
    });
    await socket.subscribe('t', tipsChanged);
    stack.settleTips([3]);
    expect(await socket.next()).toMatchObject({ id: 't', type: 'next' });
    const other = await stack.connect('typer');
    await socket.send({
      id: 'out',
      type: 'subscribe',
      payload: { query: 'mutation { signOut { errors { code } } }' },
    });
    const farewell = [await socket.next(), await socket.next(), await socket.next()];
    expect(codesOf(farewell.find(({ type }) => type === 'error') ?? { type: '' })).toEqual([
      'UNAUTHENTICATED',
    ]);
    expect(await other.next()).toEqual(asksToReauthenticate);
    await stack.time.advance(10_000);
    expect([socket.unread, socket.ws.readyState]).toEqual([[], socket.ws.OPEN]);
  });

  it('when a client signs out over HTTP, and only that client’s socket closes', async () => {
    const stack = await start();
    for (const token of ['phone', 'desk']) stack.personas.set(token, holder('premium'));
    stack.origin.on('DELETE /auth/sign_out.json', (request, response) => {
      stack.personas.delete(String(request.headers['access-token']));
      raw('', 204)(request, response);
    });
    const [phone, desk] = await Promise.all([stack.connect('phone'), stack.connect('desk')]);
    await Promise.all([phone.subscribe('d', dropinfosAdded), desk.subscribe('d', dropinfosAdded)]);
    const response = await fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf('phone') },
      body: JSON.stringify({ query: 'mutation { signOut { errors { code } } }' }),
    });
    expect(await response.json()).toEqual({ data: { signOut: { errors: [] } } });
    for (const [socket, token] of [[phone, 'phone'] as const, [desk, 'desk'] as const]) {
      expect(await socket.next()).toEqual(asksToReauthenticate);
      await socket.send({ type: 'pong', payload: credentialsOf(token) });
    }
    expect(await phone.closed).toBe(4401);
    stack.addDropinfo({ id: 2 });
    expect(await desk.next()).toMatchObject({ id: 'd', type: 'next' });
  });

  it('when the password changes over HTTP, and closes when it was signed out', async () => {
    const stack = await start();
    for (const token of ['phone', 'desk']) stack.personas.set(token, holder('premium'));
    stack.origin.on('PUT /auth.json', (request, response) => {
      stack.personas.delete('phone');
      json({ status: 'success', data: sampleUser() })(request, response);
    });
    const [phone, desk] = await Promise.all([stack.connect('phone'), stack.connect('desk')]);
    const change = `mutation { updatePassword(input: {
      currentPassword: "old-secret", password: "new-secret", passwordConfirmation: "new-secret"
    }) { errors { code } } }`;
    const response = await fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf('desk') },
      body: JSON.stringify({ query: change }),
    });
    expect(await response.json()).toEqual({ data: { updatePassword: { errors: [] } } });
    for (const [socket, token] of [[phone, 'phone'] as const, [desk, 'desk'] as const]) {
      expect(await socket.next()).toEqual(asksToReauthenticate);
      await socket.send({ type: 'pong', payload: credentialsOf(token) });
    }
    expect(await phone.closed).toBe(4401);
    expect(desk.ws.readyState).toBe(desk.ws.OPEN);
  });

  it('and waits a minute before the next request when the end has passed', async () => {
    const { stack, socket } = await atExpiry();
    await socket.send({ type: 'pong', payload: credentialsOf('pro') });
    await until(() => stack.live.size().subscriptions === 2);
    await stack.time.advance(59_999);
    expect(socket.unread).toEqual([]);
    await stack.time.advance(1);
    expect(await socket.next()).toEqual(asksToReauthenticate);
  });
});
