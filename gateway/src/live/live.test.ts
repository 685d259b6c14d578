import { describe, expect, it } from 'vitest';
import { noLogCursor } from '../domains/live-source.ts';
import { holder, hookSecret, type LiveStack, startedStacks, until } from './testing/live-stack.ts';
import { signHook } from './testing/sign-hook.ts';
import type { Message } from './testing/test-socket.ts';

const dropinfosAdded =
  'subscription ($after: String, $filter: DropinfoFilterInput) { dropinfosAdded(after: $after, filter: $filter) { cursor gap dropinfos { uid drop } } }';
const tipsChanged =
  'subscription ($after: String) { tipStatusesChanged(after: $after) { cursor gap tips { uid status } } }';

interface Data {
  readonly cursor: string;
  readonly gap: boolean;
  readonly dropinfos?: readonly { readonly uid: string }[];
  readonly tips?: readonly { readonly uid: string }[];
}

const dataOf = ({ payload }: Message): Data => {
  const { data } = payload as { data: Record<string, Data> };
  return Object.values(data)[0] ?? { cursor: '', gap: false };
};
const uidsOf = (message: Message): string[] => {
  const { dropinfos, tips } = dataOf(message);
  return (dropinfos ?? tips ?? []).map(({ uid }) => uid);
};

const start = startedStacks();

/** Advances the clock until the watcher has read every list. */
const reachBaseline = (stack: LiveStack) => stack.advanceUntil(() => stack.live.status().ageMs !== null);

describe('live delivery', () => {
  it('delivers a new dropinfo', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('a', dropinfosAdded);
    stack.addDropinfo({ id: 2, drop: 0.25 });
    expect(await socket.next()).toEqual({
      id: 'a',
      type: 'next',
      payload: {
        data: {
          dropinfosAdded: {
            cursor: stack.live.cursor(),
            gap: false,
            dropinfos: [{ uid: 'd-2', drop: 0.25 }],
          },
        },
      },
    });
  });

  it('finds a new dropinfo by polling alone', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('a', dropinfosAdded);
    stack.outage = 503;
    stack.addDropinfo({ id: 2 });
    await until(() => stack.failedReads > 0);
    stack.outage = null;
    const message = socket.next();
    let found = false;
    void message.then(() => {
      found = true;
    });
    await stack.advanceUntil(() => found);
    expect(uidsOf(await message)).toEqual(['d-2']);
  });

  it('executes once for 200 sockets', async () => {
    const stack = await start({}, { LIVE_MAX_SOCKETS_PER_USER: '200' });
    const sockets = await Promise.all(Array.from({ length: 200 }, () => stack.connect()));
    await Promise.all(sockets.map((socket, index) => socket.subscribe(`op-${index}`, dropinfosAdded)));
    stack.executions = 0;
    stack.addDropinfo({ id: 2 });
    const messages = await Promise.all(sockets.map((socket) => socket.next()));
    expect(messages.map(({ id }) => id)).toEqual(sockets.map((_, index) => `op-${index}`));
    expect(new Set(messages.map((message) => JSON.stringify(message.payload))).size).toBe(1);
    expect(stack.executions).toBe(1);
  });

  it('loses and repeats nothing when the socket closes between two events', async () => {
    const stack = await start();
    const first = await stack.connect();
    await first.subscribe('a', dropinfosAdded);
    stack.addDropinfo({ id: 2 });
    const { cursor } = dataOf(await first.next());
    first.ws.terminate();
    await until(() => stack.live.size().sockets === 0);
    stack.addDropinfo({ id: 3 });
    await until(() => stack.live.cursor() !== cursor);
    const second = await stack.connect();
    await second.subscribe('b', dropinfosAdded, { after: cursor });
    expect(uidsOf(await second.next())).toEqual(['d-3']);
    stack.addDropinfo({ id: 4 });
    await until(() => stack.live.cursor().endsWith('-3'));
    await stack.time.advance(250);
    expect(uidsOf(await second.next())).toEqual(['d-4']);
    expect(second.unread).toEqual([]);
  });

  it('reports a gap once, after the baseline, for an older cursor', async () => {
    const stack = await start({}, {}, 503);
    const early = stack.live.cursor();
    const [resumed, fresh] = await Promise.all([stack.connect(), stack.connect()]);
    await resumed.subscribe('a', dropinfosAdded, { after: early });
    await fresh.subscribe('b', dropinfosAdded);
    await stack.time.advance(5000);
    stack.addDropinfo({ id: 2 });
    expect([resumed.unread, fresh.unread]).toEqual([[], []]);
    stack.outage = null;
    await reachBaseline(stack);
    const { cursor, gap } = dataOf(await resumed.next());
    expect([cursor, gap]).toEqual([stack.live.cursor(), true]);
    expect(cursor).not.toBe(early);
    await stack.time.advance(250);
    const reread = await stack.connect();
    await reread.subscribe('c', dropinfosAdded, { after: cursor });
    stack.addDropinfo({ id: 3 });
    const messages = await Promise.all([resumed, fresh, reread].map((socket) => socket.next()));
    expect(messages.map((message) => [dataOf(message).gap, uidsOf(message)])).toEqual(
      Array.from({ length: 3 }, () => [false, ['d-3']]),
    );
  });

  it('without a watcher account returns the empty cursor and rejects subscriptions', async () => {
    const stack = await start({}, { LIVE_EMAIL: '', LIVE_PASSWORD: '' });
    const socket = await stack.connect();
    expect(stack.live.cursor()).toBe(noLogCursor);
    await socket.subscribe('a', dropinfosAdded, { after: noLogCursor });
    expect(await socket.next()).toMatchObject({
      id: 'a',
      payload: { errors: [{ extensions: { code: 'UPSTREAM_OFFLINE' } }] },
    });
  });

  it('returns the previous status of a tip', async () => {
    const stack = await start();
    const socket = await stack.connect('premium');
    const query = 'subscription { tipStatusesChanged { changes { tip { uid status } previousStatus } } }';
    await socket.subscribe('t', query);
    stack.settleTips([1]);
    const change = { tip: { uid: 't-1', status: 'SUCCESS' }, previousStatus: 'ACTIVE' };
    expect(dataOf(await socket.next())).toEqual({ changes: [change] });
  });

  it('shows a standard plan every seventh tip', async () => {
    const stack = await start();
    stack.personas.set('standard', holder('standard', ['tips', 'default_tips']));
    stack.personas.set('typer', { user: { permission: [], is_typer: true, active_sub: null } });
    const tokens = ['standard', 'premium', 'typer'];
    const watchers = await Promise.all(tokens.map((token) => stack.connect(token)));
    await Promise.all(watchers.map((socket) => socket.subscribe('t', tipsChanged)));
    stack.settleTips([1, 7, 8, 14]);
    const seen = await Promise.all(watchers.map(async (socket) => uidsOf(await socket.next())));
    const all = ['t-1', 't-7', 't-8', 't-14'];
    expect(seen).toEqual([['t-7', 't-14'], all, all]);
  });

  it('applies the min. drop', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('a', dropinfosAdded, { filter: { minDrop: 0.2 } });
    stack.addDropinfo({ id: 2, drop: 0.1999 });
    await until(() => stack.live.cursor().endsWith('-1'));
    stack.addDropinfo({ id: 3, drop: 0.2 });
    expect(uidsOf(await socket.next())).toEqual(['d-3']);
  });

  it('applies the bounds of odds to new rows, but not to moves', async () => {
    const moves =
      'subscription ($filter: DropinfoFilterInput) { dropinfosAdded(filter: $filter, moved: true) { dropinfos { uid } moved { uid dropped { odds } } } }';
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('a', moves, { filter: { minOdds: 1.5 } });
    const over = { label: 'Odra', from: 2.02, to: 1.4 };
    stack.addDropinfo({ id: 2 });
    expect(dataOf(await socket.next())).toEqual({ dropinfos: [{ uid: 'd-2' }], moved: [] });
    stack.addDropinfo({ id: 3, over });
    await until(() => stack.live.cursor().endsWith('-2'));
    await stack.time.advance(250);
    stack.addDropinfo({ id: 2, over });
    expect(dataOf(await socket.next())).toEqual({
      dropinfos: [],
      moved: [{ uid: 'd-2', dropped: { odds: 1.4 } }],
    });
  });

  it('delivers a change before the next poll when a signed hook arrives', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('t', tipsChanged);
    stack.outage = 500;
    stack.settleTips([7]);
    await until(() => stack.failedReads > 0);
    stack.outage = null;
    const body = '{"kind":"tip","id":7}';
    const response = await fetch(`${stack.url}/hooks/upstream`, {
      method: 'POST',
      body,
      headers: { 'x-hook-signature': signHook(hookSecret, stack.time.clock().getTime() / 1000, body) },
    });
    expect(response.status).toBe(202);
    expect(uidsOf(await socket.next())).toEqual(['t-7']);
  });

  it('recovers from an outage of the upstream, and reports stale data', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('a', dropinfosAdded);
    stack.outage = 500;
    await stack.time.advance(11_000);
    expect(stack.live.status()).toMatchObject({ state: 'stale' });
    stack.outage = null;
    stack.addDropinfo({ id: 2 });
    expect(uidsOf(await socket.next())).toEqual(['d-2']);
    stack.live.changed({ kind: 'tip', id: 1 });
    await until(() => stack.live.status().state === 'ok');
  });

  it('signs the watcher in again when its credentials are rejected', async () => {
    const stack = await start();
    const socket = await stack.connect();
    await socket.subscribe('a', dropinfosAdded);
    stack.watcherToken = 'live-2';
    stack.addDropinfo({ id: 2 });
    expect(uidsOf(await socket.next())).toEqual(['d-2']);
    expect(stack.origin.seen.filter(({ path }) => path === '/auth/sign_in.json')).toHaveLength(2);
  });

  it('closes a slow reader with 4413 while others continue', async () => {
    const stack = await start({ limits: { buffered: { soft: 64_000, hard: 256_000 } } });
    const query = 'subscription { tipStatusesChanged { tips { uid description } } }';
    const [slow, good] = await Promise.all([stack.connect(), stack.connect()]);
    await Promise.all([slow.subscribe('a', query), good.subscribe('b', query)]);
    slow.ws.pause();
    const description = 'x'.repeat(400_000);
    let sent = 0;
    while (stack.live.size().subscriptions === 2) {
      sent += 1;
      stack.settleTips([1], { tip_status: sent % 2 === 0 ? 'tip_active' : 'tip_success', description });
      expect(uidsOf(await good.next())).toEqual(['t-1']);
      await stack.time.advance(250);
    }
    slow.ws.resume();
    expect(await slow.closed).toBe(4413);
    expect(slow.unread.length).toBe(sent - 1);
    stack.settleTips([2]);
    expect(uidsOf(await good.next())).toEqual(['t-2']);
  });
});
