import { afterEach, describe, expect, it } from 'vitest';
import { noLogCursor } from './cursor.ts';
import { signHook } from './hook-signature.ts';
import { holder, LiveStreet, until } from './testing/live-street.ts';
import type { Message } from './testing/test-socket.ts';

const dropinfosAdded =
  'subscription ($after: String, $leastDrop: Float) { dropinfosAdded(after: $after, leastDrop: $leastDrop) { cursor gap dropinfos { uid drop } } }';
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

const streets: LiveStreet[] = [];
const start = async (...args: Parameters<typeof LiveStreet.start>) => {
  const street = await LiveStreet.start(...args);
  streets.push(street);
  return street;
};

/** Lets the watcher look again until it has read every list. */
async function reachBaseline(street: LiveStreet): Promise<void> {
  while (street.live.status().ageMs === null) {
    await street.time.advance(500);
  }
}

afterEach(async () => {
  await Promise.all(streets.splice(0).map((street) => street.close()));
});

describe('live delivery', () => {
  it('brings a new dropinfo to a watcher', async () => {
    const street = await start();
    const socket = await street.connect();
    await socket.subscribe('a', dropinfosAdded);
    street.addDropinfo({ id: 2, drop: 0.25 });
    expect(await socket.next()).toEqual({
      id: 'a',
      type: 'next',
      payload: {
        data: {
          dropinfosAdded: {
            cursor: street.live.cursor(),
            gap: false,
            dropinfos: [{ uid: 'd-2', drop: 0.25 }],
          },
        },
      },
    });
  });

  it('finds it by polling alone', async () => {
    const street = await start();
    const socket = await street.connect();
    await socket.subscribe('a', dropinfosAdded);
    street.outage = 503;
    street.addDropinfo({ id: 2 });
    await until(() => street.refused > 0);
    street.outage = null;
    const message = socket.next();
    let found = false;
    void message.then(() => {
      found = true;
    });
    while (!found) {
      await street.time.advance(500);
    }
    expect(uidsOf(await message)).toEqual(['d-2']);
  });

  it('executes once for 200 sockets', async () => {
    const street = await start({}, { LIVE_SOCKETS_PER_PERSON: '200' });
    const sockets = await Promise.all(Array.from({ length: 200 }, () => street.connect()));
    await Promise.all(sockets.map((socket, index) => socket.subscribe(`op-${index}`, dropinfosAdded)));
    street.executions = 0;
    street.addDropinfo({ id: 2 });
    const messages = await Promise.all(sockets.map((socket) => socket.next()));
    expect(messages.map(({ id }) => id)).toEqual(sockets.map((_, index) => `op-${index}`));
    expect(new Set(messages.map((message) => JSON.stringify(message.payload))).size).toBe(1);
    expect(street.executions).toBe(1);
  });

  it('loses and doubles nothing when the socket is cut between two events', async () => {
    const street = await start();
    const first = await street.connect();
    await first.subscribe('a', dropinfosAdded);
    street.addDropinfo({ id: 2 });
    const { cursor } = dataOf(await first.next());
    first.ws.terminate();
    await until(() => street.live.size().sockets === 0);
    street.addDropinfo({ id: 3 });
    await until(() => street.live.cursor() !== cursor);
    const second = await street.connect();
    await second.subscribe('b', dropinfosAdded, { after: cursor });
    expect(uidsOf(await second.next())).toEqual(['d-3']);
    street.addDropinfo({ id: 4 });
    await until(() => street.live.cursor().endsWith('-3'));
    await street.time.advance(250);
    expect(uidsOf(await second.next())).toEqual(['d-4']);
    expect(second.unread).toEqual([]);
  });

  it('tells a gap after a log that ended', async () => {
    const street = await start();
    const socket = await street.connect();
    await socket.subscribe('a', dropinfosAdded, { after: 'abcdef-12' });
    expect(dataOf(await socket.next())).toEqual({ cursor: street.live.cursor(), gap: true, dropinfos: [] });
  });

  it('tells a gap, once and not before the baseline, after a cursor from before it', async () => {
    const street = await start({}, {}, 503);
    const early = street.live.cursor();
    const [resumed, fresh] = await Promise.all([street.connect(), street.connect()]);
    await resumed.subscribe('a', dropinfosAdded, { after: early });
    await fresh.subscribe('b', dropinfosAdded);
    await street.time.advance(5000);
    street.addDropinfo({ id: 2 });
    expect([resumed.unread, fresh.unread]).toEqual([[], []]);
    street.outage = null;
    await reachBaseline(street);
    const { cursor, gap } = dataOf(await resumed.next());
    expect([cursor, gap]).toEqual([street.live.cursor(), true]);
    expect(cursor).not.toBe(early);
    await street.time.advance(250);
    const reread = await street.connect();
    await reread.subscribe('c', dropinfosAdded, { after: cursor });
    street.addDropinfo({ id: 3 });
    const messages = await Promise.all([resumed, fresh, reread].map((socket) => socket.next()));
    expect(messages.map((message) => [dataOf(message).gap, uidsOf(message)])).toEqual(
      Array.from({ length: 3 }, () => [false, ['d-3']]),
    );
  });

  it('without an account for the watcher has the cursor of no log, and refuses at once', async () => {
    const street = await start({}, { LIVE_EMAIL: '', LIVE_PASSWORD: '' });
    const socket = await street.connect();
    expect(street.live.cursor()).toBe(noLogCursor);
    await socket.subscribe('a', dropinfosAdded, { after: noLogCursor });
    expect(await socket.next()).toMatchObject({
      id: 'a',
      payload: { errors: [{ extensions: { code: 'UPSTREAM_OFFLINE' } }] },
    });
  });

  it('lists a burst, at most four payloads a second', async () => {
    const street = await start();
    const socket = await street.connect();
    await socket.subscribe('a', dropinfosAdded);
    street.addDropinfo({ id: 2 });
    expect(uidsOf(await socket.next())).toEqual(['d-2']);
    for (const id of [3, 4, 5]) {
      street.addDropinfo({ id });
      await until(() => street.live.cursor().endsWith(`-${id - 1}`));
    }
    expect(socket.unread).toEqual([]);
    await street.time.advance(249);
    expect(socket.unread).toEqual([]);
    await street.time.advance(1);
    expect(uidsOf(await socket.next())).toEqual(['d-3', 'd-4', 'd-5']);
  });

  it('keeps the classes apart: a standard plan sees every seventh tip', async () => {
    const street = await start();
    street.personas.set('standard', holder('standard', ['tips', 'default_tips']));
    street.personas.set('typer', { user: { permission: [], is_typer: true, active_sub: null } });
    const tokens = ['standard', 'premium', 'typer'];
    const watchers = await Promise.all(tokens.map((token) => street.connect(token)));
    await Promise.all(watchers.map((socket) => socket.subscribe('t', tipsChanged)));
    street.settleTips([1, 7, 8, 14]);
    const seen = await Promise.all(watchers.map(async (socket) => uidsOf(await socket.next())));
    const all = ['t-1', 't-7', 't-8', 't-14'];
    expect(seen).toEqual([['t-7', 't-14'], all, all]);
  });

  it('obeys the least drop', async () => {
    const street = await start();
    const socket = await street.connect();
    await socket.subscribe('a', dropinfosAdded, { leastDrop: 0.2 });
    street.addDropinfo({ id: 2, drop: 0.1999 });
    await until(() => street.live.cursor().endsWith('-1'));
    street.addDropinfo({ id: 3, drop: 0.2 });
    expect(uidsOf(await socket.next())).toEqual(['d-3']);
  });

  it('brings news sooner by a signed hook', async () => {
    const street = await start();
    const socket = await street.connect();
    await socket.subscribe('t', tipsChanged);
    street.outage = 500;
    street.settleTips([7]);
    await until(() => street.refused > 0);
    street.outage = null;
    const body = '{"kind":"tip","id":7}';
    const response = await fetch(`${street.url}/hooks/upstream`, {
      method: 'POST',
      body,
      headers: { 'x-hook-signature': signHook('hook-secret', street.time.clock().getTime() / 1000, body) },
    });
    expect(response.status).toBe(202);
    expect(uidsOf(await socket.next())).toEqual(['t-7']);
  });

  it('lives through an outage of the upstream, and says that its data is old', async () => {
    const street = await start();
    const socket = await street.connect();
    await socket.subscribe('a', dropinfosAdded);
    street.outage = 500;
    await street.time.advance(11_000);
    expect(street.live.status()).toMatchObject({ state: 'stale' });
    street.outage = null;
    street.addDropinfo({ id: 2 });
    expect(uidsOf(await socket.next())).toEqual(['d-2']);
    street.live.changed({ kind: 'tip', id: 1 });
    await until(() => street.live.status().state === 'ok');
  });

  it('signs the watcher in again when it is refused', async () => {
    const street = await start();
    const socket = await street.connect();
    await socket.subscribe('a', dropinfosAdded);
    street.watcherToken = 'live-2';
    street.addDropinfo({ id: 2 });
    expect(uidsOf(await socket.next())).toEqual(['d-2']);
    expect(street.origin.seen.filter(({ path }) => path === '/auth/sign_in.json')).toHaveLength(2);
  });

  it('closes a reader that is too slow with 4413 while the others go on', async () => {
    const street = await start({ budget: { soft: 64_000, hard: 256_000 } });
    const query = 'subscription { tipStatusesChanged { tips { uid description } } }';
    const [slow, good] = await Promise.all([street.connect(), street.connect()]);
    await Promise.all([slow.subscribe('a', query), good.subscribe('b', query)]);
    slow.ws.pause();
    const description = 'x'.repeat(400_000);
    let sent = 0;
    while (street.live.size().subscriptions === 2) {
      sent += 1;
      street.settleTips([1], { tip_status: sent % 2 === 0 ? 'tip_active' : 'tip_success', description });
      expect(uidsOf(await good.next())).toEqual(['t-1']);
      await street.time.advance(250);
    }
    slow.ws.resume();
    expect(await slow.closed).toBe(4413);
    expect(slow.unread.length).toBe(sent - 1);
    street.settleTips([2]);
    expect(uidsOf(await good.next())).toEqual(['t-2']);
  });
});
