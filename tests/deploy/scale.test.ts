import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TopologyServer } from '../../scripts/lib/start-topology.ts';
import { type OpenDatabase, openDatabase } from '../../upstream/src/db/database.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertTip, latestIdx } from '../harness/insert-tip.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { liveQueries, ReconnectingSubscriber } from '../harness/reconnecting-subscriber.ts';
import { canStartTopology, startTestTopology, type TestTopology } from '../harness/start-test-topology.ts';

const kinds = ['dropinfo', 'tip'] as const;
const subscribersPerKind = 15;
const loadIntervalMs = 100;

let topology: TestTopology;
let database: OpenDatabase;
let admin: GraphClient;

const eventually = (check: () => void | Promise<void>, timeout = 60_000) =>
  vi.waitFor(check, { timeout, interval: 20 });

interface LiveState {
  live: { state: string; leader: boolean };
}

const stateOf = async ({ url }: TopologyServer): Promise<LiveState['live'] | null> => {
  const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  return reply === null ? null : ((await reply.json()) as LiveState).live;
};

/** The gateway that is the live leader, other than a paused one. */
async function findLeader(paused: TopologyServer | null = null): Promise<TopologyServer> {
  return vi.waitFor(
    async () => {
      for (const gateway of topology.gateways) {
        if (gateway !== paused && (await stateOf(gateway))?.leader) return gateway;
      }
      throw new Error('There is no leader.');
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Inserts dropinfos and tips until it is stopped. */
class Load {
  /** The inserted uids in order. */
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
      await pause(loadIntervalMs);
    }
  }
}

describe.skipIf(!canStartTopology)('three gateways behind nginx', { timeout: 180_000 }, () => {
  const load = new Load();
  const subscribers: { kind: 'dropinfo' | 'tip'; subscriber: ReconnectingSubscriber }[] = [];

  beforeAll(async () => {
    topology = await startTestTopology({
      gateway: { RATE_LIMIT: '0' },
      upstream: { ROTATE_TOKENS: '0' },
    });
    database = await openDatabase(topology.databaseUrl, () => {});
    admin = await topology.signedIn('admin');
    const premium = await topology.signedIn('premium');
    const cursor = await admin.liveCursor();
    for (const kind of kinds) {
      for (let count = 0; count < subscribersPerKind; count += 1) {
        subscribers.push({
          kind,
          subscriber: new ReconnectingSubscriber(topology.url, premium, { query: liveQueries[kind], cursor }),
        });
      }
    }
    await eventually(() => {
      expect(subscribers.filter(({ subscriber }) => subscriber.connections > 0)).toHaveLength(
        subscribers.length,
      );
    });
    load.start();
  }, 180_000);

  afterAll(async () => {
    await load.stop();
    await Promise.all(subscribers.map(({ subscriber }) => subscriber.stop()));
    await database?.close();
    await topology?.stop();
  }, 30_000);

  /** The load's uids that a subscriber has received, in order of receipt. */
  const received = ({ kind, subscriber }: (typeof subscribers)[number], from = 0) => {
    const inserted = new Set(load.uids[kind]);
    return subscriber.uids.slice(from).filter((uid) => inserted.has(uid));
  };

  /** Waits until every subscriber has received all events so far. */
  async function waitForSubscribers(): Promise<void> {
    const last = { dropinfo: load.uids.dropinfo.at(-1), tip: load.uids.tip.at(-1) };
    await eventually(() => {
      const behind = subscribers.filter(
        ({ kind, subscriber }) => !subscriber.uids.includes(last[kind] ?? ''),
      );
      expect(behind.map(({ subscriber }) => subscriber.connections)).toEqual([]);
    });
  }

  /** Checks that every subscriber has received all events of the load in order, without gaps or duplicates. */
  async function expectComplete(): Promise<void> {
    await load.stop();
    await waitForSubscribers();
    for (const each of subscribers) {
      expect(received(each)).toEqual(load.uids[each.kind]);
      expect(new Set(each.subscriber.uids).size).toBe(each.subscriber.uids.length);
      expect(each.subscriber.gaps).toEqual([]);
    }
    load.start();
  }

  test('lose and duplicate no events when the leader is killed, and another becomes leader', async () => {
    const leader = await findLeader();
    await leader.kill();
    const next = await findLeader();
    expect(next).not.toBe(leader);
    await expectComplete();
    await leader.restart();
  });

  test('lose and duplicate no events when the leader is paused and resumes as a follower', async () => {
    const leader = await findLeader();
    process.kill(leader.pid, 'SIGSTOP');
    await findLeader(leader);
    process.kill(leader.pid, 'SIGCONT');
    await eventually(async () => expect(await stateOf(leader)).toMatchObject({ state: 'ok', leader: false }));
    await expectComplete();
  });

  test('lose and duplicate no events when a follower is killed', async () => {
    const leader = await findLeader();
    const other = topology.gateways.find((gateway) => gateway !== leader);
    await other?.kill();
    await expectComplete();
    await other?.restart();
  });

  test('lose and duplicate no events when Redis is killed and restarted with its data', async () => {
    const [gateway] = topology.gateways;
    await topology.redis.kill();
    await eventually(async () => expect(gateway && (await stateOf(gateway))?.state).toBe('stale'));
    const { plans } = await admin.data<{ plans: unknown[] }>('{ plans { id } }');
    expect(plans.length).toBeGreaterThan(0);
    await topology.redis.restart();
    await expectComplete();
  });

  test('lose and duplicate no events when the upstream is killed and restarted', async () => {
    await topology.upstream.kill();
    await topology.upstream.restart();
    await expectComplete();
  });

  test('send every subscriber a gap notice when the log is lost, and later events are complete', async () => {
    await load.stop();
    await waitForSubscribers();
    const redis = new Redis(topology.redis.url);
    await redis.flushall();
    redis.disconnect();
    load.start();
    await eventually(() => {
      expect(subscribers.filter(({ subscriber }) => subscriber.gaps.length === 0)).toEqual([]);
    });
    const done = load.uids.tip.length + 1;
    await eventually(() => expect(load.uids.tip.length).toBeGreaterThan(done + 5));
    await load.stop();
    await waitForSubscribers();
    for (const each of subscribers) {
      const { uids, gaps } = each.subscriber;
      expect(gaps).toHaveLength(1);
      expect(new Set(uids).size).toBe(uids.length);
      const since = load.uids[each.kind].slice(done);
      expect(received(each, gaps[0]).slice(-since.length)).toEqual(since);
    }
  });

  describe('a role change through one gateway', () => {
    const query = 'subscription { tipStatusesChanged { tips { uid } } }';
    const mutation = `mutation ($id: ID!, $role: AssignableRole!) {
      setUserRole(input: { userId: $id, role: $role }) { user { role } errors { code } }
    }`;

    /** Subscribes to tips at the last gateway. */
    async function subscribe({ credentials }: GraphClient) {
      const socket = new LiveSocket(topology.gateways.at(-1)?.url ?? '', credentials, {
        reauthenticates: true,
      });
      await socket.acknowledged;
      const results = socket.subscribe<{ tipStatusesChanged: { tips: { uid: string }[] } }>(query);
      const uids: string[] = [];
      const ended = (async () => {
        for await (const { data } of results) {
          uids.push(...(data?.tipStatusesChanged.tips ?? []).map(({ uid }) => uid));
        }
      })().catch(() => null);
      // The query is answered after the subscription has started.
      for await (const _ of socket.subscribe('{ liveCursor }')) break;
      return { socket, uids, ended };
    }

    /** Sets a role through the first gateway. */
    async function setRole(email: string, role: string): Promise<void> {
      const client = await new GraphClient(topology.gateways[0]?.url ?? '').signIn('admin@tipgraph.example');
      const { setUserRole } = await client.data<{ setUserRole: { errors: unknown[] } }>(mutation, {
        id: await client.userId(email),
        role,
      });
      expect(setUserRole.errors).toEqual([]);
    }

    test('reauthenticates a socket at another gateway', async () => {
      const { socket, uids, ended } = await subscribe(await topology.signedIn('standard'));
      await setRole('standard@tipgraph.example', 'TYPER');
      await socket.reauthRequested;
      const idx = (await latestIdx(database.db)) + 1;
      const { uid } = await insertTip(database.db, {
        idx: idx % 7 === 0 ? idx + 1 : idx,
        createdAt: new Date(),
      });
      await eventually(() => expect(uids).toContain(uid));
      await socket.close();
      await ended;
    });

    test('closes a socket at another gateway that has lost its permission', async () => {
      const { socket, ended } = await subscribe(await topology.signedIn('typer'));
      await setRole('typer@tipgraph.example', 'USER');
      expect(await socket.closed).toBe(4403);
      await ended;
    });
  });
});
