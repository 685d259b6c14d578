import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../upstream/src/db/database.ts';
import { activations, payments } from '../../upstream/src/db/purchase-tables.ts';
import { subscriptions, users } from '../../upstream/src/db/tables.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { liveQueries, ReconnectingSubscriber } from '../harness/reconnecting-subscriber.ts';
import { canStartTopology, startTestTopology, type TestTopology } from '../harness/start-test-topology.ts';
import { Bank } from './bank.ts';
import { buyPlan } from './customer.ts';

const roundCount = Number(process.env.KILL_ROUNDS ?? 10);
const customers = 3;
const subscriberCount = 4;
const victims = ['gateway', 'upstream', 'PostgreSQL', 'Redis'] as const;
const insertIntervalMs = 250;
const maxWaitMs = 700;

const random = seededRandom(Number(process.env.KILL_SEED ?? 1));
const rounds = Array.from({ length: roundCount }, (_, at) => ({
  round: at + 1,
  // Each victim once, then random ones.
  victim: victims[at < victims.length ? at : Math.floor(random() * victims.length)] ?? 'gateway',
}));

describe.skipIf(!canStartTopology)('during purchases and live updates', () => {
  let topology: TestTopology;
  let database: OpenDatabase;
  let bank: Bank;
  const subscribers: ReconnectingSubscriber[] = [];
  /** The uids of confirmed inserts in order. */
  const written: string[] = [];
  /** The customers with an active subscription. */
  const served: string[] = [];
  let isOver = false;
  let load: Promise<unknown> = Promise.resolve();
  /** The error that ended the load. */
  let failure: unknown = null;

  async function insertDropinfos(): Promise<void> {
    while (!isOver) {
      const added = await insertDropinfo(database.db, { createdAt: new Date() }).catch(() => null);
      if (added !== null) written.push(added.uid);
      await pause(insertIntervalMs);
    }
  }

  async function buyPlans(customer: number): Promise<void> {
    for (let number = 1; !isOver; number += 1) {
      const email = `customer-${customer}-${number}@tipgraph.example`;
      await buyPlan(topology.client(), bank, email);
      served.push(email);
    }
  }

  const serverOf = (victim: (typeof victims)[number]) => {
    const { gateways, upstream, postgres, redis } = topology;
    const servers = {
      gateway: gateways[Math.floor(random() * gateways.length)],
      upstream,
      PostgreSQL: postgres,
      Redis: redis,
    };
    const server = servers[victim];
    if (server == null) throw new Error(`There is no ${victim}.`);
    return server;
  };

  beforeAll(async () => {
    bank = await Bank.open();
    topology = await startTestTopology({
      ownPostgres: true,
      gateways: 2,
      gateway: { RATE_LIMIT: '0' },
      upstream: { ROTATE_TOKENS: '0', ...bank.settings },
    });
    database = await openDatabase(topology.databaseUrl, () => {});
    const premium = await topology.signedIn('premium');
    const cursor = await premium.liveCursor();
    for (let count = 0; count < subscriberCount; count += 1) {
      subscribers.push(
        new ReconnectingSubscriber(topology.url, premium, { query: liveQueries.dropinfo, cursor }),
      );
    }
    load = Promise.all([
      insertDropinfos(),
      ...Array.from({ length: customers }, (_, at) => buyPlans(at + 1)),
    ]);
    load.catch((error: unknown) => {
      failure = error;
    });
  }, 180_000);

  afterAll(async () => {
    isOver = true;
    await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
    await database?.close();
    await topology?.stop();
    await bank?.close();
  }, 60_000);

  test.each(rounds)(
    'round $round: purchases and events continue after the $victim was killed',
    async ({ victim }) => {
      const server = serverOf(victim);
      await pause(random() * maxWaitMs);
      await server.kill();
      await pause(random() * maxWaitMs);
      await server.restart();
      const [soldBefore, writtenBefore] = [served.length, written.length];
      await vi.waitFor(
        () => {
          expect(failure).toBeNull();
          expect(written.length).toBeGreaterThan(writtenBefore);
          expect(served.length).toBeGreaterThan(soldBefore);
          for (const { uids } of subscribers) expect(uids).toContain(written[writtenBefore]);
        },
        { timeout: 150_000, interval: 50 },
      );
    },
    180_000,
  );

  test('no event or purchase is lost or duplicated', async () => {
    isOver = true;
    await load;
    await vi.waitFor(
      () => {
        for (const { uids } of subscribers) expect(uids).toEqual(expect.arrayContaining(written));
      },
      { timeout: 30_000 },
    );
    for (const { uids, gaps } of subscribers) {
      expect(gaps).toEqual([]);
      expect(new Set(uids).size).toBe(uids.length);
    }

    const { db } = database;
    const paid = await db
      .select({
        uid: payments.uid,
        email: users.email,
        status: payments.status,
        activation: activations.paymentId,
      })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .leftJoin(activations, eq(activations.paymentId, payments.id))
      .where(eq(payments.provider, 'przelewy24'));
    const collected = paid.filter(({ uid }) => bank.collected.has(uid));
    expect(collected).toHaveLength(bank.collected.size);
    expect(collected.filter(({ status, activation }) => status !== 'done' || activation === null)).toEqual(
      [],
    );
    expect(collected.map(({ email }) => email).sort()).toEqual(served.toSorted());
    const active = await db
      .select({ email: users.email })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId));
    const ofCustomers = active.map(({ email }) => email).filter((email) => email.startsWith('customer-'));
    expect(ofCustomers.sort()).toEqual(served.toSorted());
  }, 360_000);
});
