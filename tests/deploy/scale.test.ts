import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TopologyServer } from '../../scripts/lib/start-topology.ts';
import { type OpenDatabase, openDatabase } from '../../upstream/src/db/database.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertTip, latestIdx } from '../harness/insert-tip.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { ReconnectingSubscriber } from '../harness/reconnecting-subscriber.ts';
import { canStartTopology, startTestTopology, type TestTopology } from '../harness/start-test-topology.ts';

const kinds = [
  {
    kind: 'dropinfo',
    query:
      'subscription ($after: String) { live: dropinfosAdded(after: $after) { cursor gap items: dropinfos { uid } } }',
  },
  {
    kind: 'tip',
    query:
      'subscription ($after: String) { live: tipStatusesChanged(after: $after) { cursor gap items: tips { uid } } }',
  },
] as const;
const watchersOfKind = 15;
/** Between two changes of the load; more than ten a second of each kind would only make longer lists. */
const loadPauseMs = 100;

let topology: TestTopology;
let database: OpenDatabase;
let admin: GraphClient;

/** Waits until a check passes. */
const eventually = (check: () => void | Promise<void>, timeout = 15_000) =>
  vi.waitFor(check, { timeout, interval: 20 });

interface LiveState {
  live: { state: string; leader: boolean };
}

const stateOf = async ({ url }: TopologyServer): Promise<LiveState['live'] | null> => {
  const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  return reply === null ? null : ((await reply.json()) as LiveState).live;
};

/** The gateway that watches, other than one that is paused. */
async function findWatcher(paused: TopologyServer | null = null): Promise<TopologyServer> {
  return vi.waitFor(
    async () => {
      for (const gateway of topology.gateways) {
        if (gateway !== paused && (await stateOf(gateway))?.leader) return gateway;
      }
      throw new Error('Nobody watches.');
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Lets things happen until it is told to stop. */
class Load {
  /** What has happened, in order. */
  readonly uids = { dropinfo: [] as string[], tip: [] as string[] };
  #stopped = false;
  #running = Promise.resolve();

  start(): void {
    this.#stopped = false;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const createdAt = new Date();
      this.uids.dropinfo.push((await insertDropinfo(database.db, { createdAt })).uid);
      this.uids.tip.push((await insertTip(database.db, { createdAt })).uid);
      await pause(loadPauseMs);
    }
  }
}

describe.skipIf(!canStartTopology)('three gateways behind nginx', () => {
  const load = new Load();
  const watchers: { kind: 'dropinfo' | 'tip'; watcher: ReconnectingSubscriber }[] = [];

  beforeAll(async () => {
    topology = await startTestTopology({
      gateway: { RATE_LIMIT: '0' },
      upstream: { ROTATE_TOKENS: '0' },
    });
    database = await openDatabase(topology.databaseUrl, () => {});
    admin = await topology.signedIn('admin');
    const { credentials } = await topology.signedIn('premium');
    if (credentials === null) throw new Error('Nobody is signed in.');
    const { liveCursor: cursor } = await admin.data<{ liveCursor: string }>('{ liveCursor }');
    for (const { kind, query } of kinds) {
      for (let count = 0; count < watchersOfKind; count += 1) {
        watchers.push({
          kind,
          watcher: new ReconnectingSubscriber(topology.url, credentials, { query, cursor }),
        });
      }
    }
    await eventually(() => {
      expect(watchers.filter(({ watcher }) => watcher.connections > 0)).toHaveLength(watchers.length);
    });
    load.start();
  }, 90_000);

  afterAll(async () => {
    await load.stop();
    await Promise.all(watchers.map(({ watcher }) => watcher.stop()));
    await database?.close();
    await topology?.stop();
  }, 30_000);

  /** Of what a watcher was told since, that which the load did, in the order of the telling. */
  const heard = ({ kind, watcher }: (typeof watchers)[number], from = 0) => {
    const made = new Set(load.uids[kind]);
    return watcher.uids.slice(from).filter((uid) => made.has(uid));
  };

  /** Waits until every watcher was told of everything up to now. */
  async function allCaughtUp(): Promise<void> {
    const last = { dropinfo: load.uids.dropinfo.at(-1), tip: load.uids.tip.at(-1) };
    await eventually(() => {
      const behind = watchers.filter(({ kind, watcher }) => !watcher.uids.includes(last[kind] ?? ''));
      expect(behind.map(({ watcher }) => watcher.connections)).toEqual([]);
    });
  }

  /** Holds that every watcher was told of everything of the load once, in order, and of nothing twice. */
  async function expectWhole(): Promise<void> {
    await load.stop();
    await allCaughtUp();
    for (const each of watchers) {
      expect(heard(each)).toEqual(load.uids[each.kind]);
      expect(new Set(each.watcher.uids).size).toBe(each.watcher.uids.length);
      expect(each.watcher.gaps).toEqual([]);
    }
    load.start();
  }

  test('lose and double nothing when the one that watches is killed, and another one watches soon', async () => {
    const watcher = await findWatcher();
    await watcher.kill();
    const next = await findWatcher();
    expect(next).not.toBe(watcher);
    await expectWhole();
    await watcher.restart();
  });

  test('nor when it is paused, another one takes over, and it wakes again', async () => {
    const watcher = await findWatcher();
    process.kill(watcher.pid, 'SIGSTOP');
    await findWatcher(watcher);
    process.kill(watcher.pid, 'SIGCONT');
    await eventually(async () =>
      expect(await stateOf(watcher)).toMatchObject({ state: 'ok', leader: false }),
    );
    await expectWhole();
  });

  test('nor when one that does not watch is killed', async () => {
    const watcher = await findWatcher();
    const other = topology.gateways.find((gateway) => gateway !== watcher);
    await other?.kill();
    await expectWhole();
    await other?.restart();
  });

  test('nor when Redis is killed, and comes back with what it kept', async () => {
    const [gateway] = topology.gateways;
    await topology.redis.kill();
    await eventually(async () => expect(gateway && (await stateOf(gateway))?.state).toBe('stale'));
    const { plans } = await admin.data<{ plans: unknown[] }>('{ plans { id } }');
    expect(plans.length).toBeGreaterThan(0);
    await topology.redis.restart();
    await expectWhole();
  });

  test('nor when the upstream is killed and comes back', async () => {
    await topology.upstream.kill();
    await topology.upstream.restart();
    await expectWhole();
  });

  test('tell every watcher a gap when the log is lost, and nothing is lost or doubled after it', async () => {
    await load.stop();
    await allCaughtUp();
    const redis = new Redis(topology.redis.url);
    await redis.flushall();
    redis.disconnect();
    load.start();
    await eventually(() => {
      expect(watchers.filter(({ watcher }) => watcher.gaps.length === 0)).toEqual([]);
    });
    const done = load.uids.tip.length + 1;
    await eventually(() => expect(load.uids.tip.length).toBeGreaterThan(done + 5));
    await load.stop();
    await allCaughtUp();
    for (const each of watchers) {
      const { uids, gaps } = each.watcher;
      expect(gaps).toHaveLength(1);
      expect(new Set(uids).size).toBe(uids.length);
      const since = load.uids[each.kind].slice(done);
      expect(heard(each, gaps[0]).slice(-since.length)).toEqual(since);
    }
  });

  describe('what an admin changes through one of them', () => {
    const watched = 'subscription { tipStatusesChanged { tips { uid } } }';
    const setRole = `mutation ($id: ID!, $role: AssignableRole!) {
      setUserRole(input: { userId: $id, role: $role }) { user { role } errors { code } }
    }`;

    /** Opens a socket at the last gateway for a person who watches tips. */
    async function watch({ credentials }: GraphClient) {
      const socket = new LiveSocket(topology.gateways.at(-1)?.url ?? '', credentials, {
        reauthenticates: true,
      });
      await socket.acknowledged;
      const results = socket.subscribe<{ tipStatusesChanged: { tips: { uid: string }[] } }>(watched);
      const seen: string[] = [];
      const ended = (async () => {
        for await (const { data } of results) {
          seen.push(...(data?.tipStatusesChanged.tips ?? []).map(({ uid }) => uid));
        }
      })().catch(() => null);
      // A query is answered after the subscription that was sent before it.
      for await (const _ of socket.subscribe('{ liveCursor }')) break;
      return { socket, seen, ended };
    }

    /** Sets a role through the first gateway; gives the time at which it was accepted. */
    async function give(email: string, role: string): Promise<number> {
      const client = await new GraphClient(topology.gateways[0]?.url ?? '').signIn('admin@tipgraph.example');
      const { admin: found } = await client.data<{
        admin: { users: { edges: { node: { id: string } }[] } };
      }>('query ($email: String!) { admin { users(search: $email) { edges { node { id } } } } }', { email });
      const { setUserRole } = await client.data<{ setUserRole: { errors: unknown[] } }>(setRole, {
        id: found.users.edges[0]?.node.id,
        role,
      });
      expect(setUserRole.errors).toEqual([]);
      return performance.now();
    }

    test('moves a socket at another one within two seconds', async () => {
      const { socket, seen, ended } = await watch(await topology.signedIn('standard'));
      const accepted = await give('standard@tipgraph.example', 'TYPER');
      await socket.reauthRequested;
      expect(performance.now() - accepted).toBeLessThan(2000);
      const idx = (await latestIdx(database.db)) + 1;
      const { uid } = await insertTip(database.db, {
        idx: idx % 7 === 0 ? idx + 1 : idx,
        createdAt: new Date(),
      });
      await eventually(() => expect(seen).toContain(uid));
      await socket.close();
      await ended;
    });

    test('closes a socket at another one that may see nothing any more', async () => {
      const { socket, ended } = await watch(await topology.signedIn('typer'));
      const accepted = await give('typer@tipgraph.example', 'USER');
      expect(await socket.closed).toBe(4403);
      expect(performance.now() - accepted).toBeLessThan(2000);
      await ended;
    });
  });
});
