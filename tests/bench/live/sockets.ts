import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis as RedisClient } from 'ioredis';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { startRedis } from '../../../scripts/lib/start-redis.ts';
import { documentId, releaseDocuments } from '../../harness/release-documents.ts';
import { type Child, startChild } from '../lib/child.ts';
import { openFileLimit, residentBytes, usedBy } from '../lib/processor-time.ts';
import type { Recording } from '../lib/recording.ts';
import { sendHook } from '../lib/send-hook.ts';
import { liveSettings, startGateway } from '../lib/start-gateway.ts';
import { decimal, median } from '../lib/statistics.ts';
import { Audience } from './audience.ts';
import { liveQuery, rowToCome, sharedNow } from './live-payload.ts';
import { listOf, readRows } from './measure.ts';

/** The results with many sockets at several gateways; times in milliseconds. */
export interface MeasuredSockets {
  readonly requested: number;
  readonly held: number;
  /** Why fewer sockets than requested were opened; null when all were. */
  readonly stoppedBy: string | null;
  readonly openedMs: number;
  /** From each change to the last watcher. */
  readonly lastReceipts: readonly number[];
  /** Processor time of all gateways and Redis per event. */
  readonly processorMs: number;
  readonly socketBytes: number;
  readonly kill: {
    /** Rows between the kill and the gateway's restart, and after it until all watchers had all. */
    readonly rows: number;
    /** Disconnected watchers, and their reconnection attempts. */
    readonly cutOff: number;
    readonly attempts: number;
    /** From the last of these rows until every watcher had all rows. */
    readonly allCaughtUpMs: number;
  };
}

const gatewayCount = 5;
/** A gateway's open files besides the watchers' sockets, mainly connections to the upstream and Redis. */
const otherFiles = 200;
/** An upper bound of a socket's memory at both ends and in the system. */
const bytesOfSocket = 80 * 1024;
const steadyEvents = 5;
const rowsWhileDown = 3;
const rowsAfterReturn = 3;
const betweenRowsMs = 2000;
const pauseMs = 1000;
const withinMs = 120_000;

/** The number of sockets that the machine allows, and the reason for fewer than requested. */
async function planSockets(
  requested: number,
  files: number | null,
): Promise<{ held: number; stoppedBy: string | null }> {
  const memory = await readFile('/proc/meminfo', 'utf8').catch(() => '');
  const available = Number(/MemAvailable:\s+(\d+) kB/.exec(memory)?.[1]) * 1024;
  const bounds: { held: number; stoppedBy: string | null }[] = [{ held: requested, stoppedBy: null }];
  if (files !== null) {
    const stoppedBy = `a process may open ${decimal(files, 0)} files (ulimit -Hn), ${otherFiles} of which a gateway needs for itself`;
    bounds.push({ held: gatewayCount * (files - otherFiles), stoppedBy });
  }
  if (!Number.isNaN(available)) {
    const stoppedBy = `${decimal(available / 1024 ** 2, 0)} MiB of memory are free, and a socket takes up to 80 KiB at both ends`;
    bounds.push({ held: Math.floor(available / bytesOfSocket), stoppedBy });
  }
  return bounds.reduce((least, bound) => (bound.held < least.held ? bound : least));
}

/** Five gateways on one Redis. */
type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Opens sockets at five gateways that share a Redis, each at its own address, and publishes rows: first
 * with all gateways, then while one is killed and restarted.
 * @throws Error when a watcher misses a row, or receives one twice or out of order
 */
export async function measureSockets(recording: Recording, requested: number): Promise<MeasuredSockets> {
  const files = await openFileLimit();
  const plan = await planSockets(requested, files);
  const share = Math.floor(plan.held / gatewayCount);
  // The other gateways accept a killed gateway's watchers, up to their open files.
  const room = Math.min(2 * share, (files ?? Number.POSITIVE_INFINITY) - otherFiles);
  const cluster = await startCluster(recording, room);
  const request = { query: '', documentId: documentId(liveQuery) };
  const audience = new Audience({ urls: cluster.urls, request, comesBack: true });
  try {
    const memory = () => sumOf(cluster.gateways, residentBytes);
    const few = Math.ceil(share / 50);
    await audience.add([few * gatewayCount], { rows: 0 });
    await deliver(cluster, audience, 1);
    const before = { bytes: await memory(), sockets: audience.size };
    const start = sharedNow();
    await audience.add(
      cluster.gateways.map(() => share - few),
      { rows: 1 },
    );
    const openedMs = sharedNow() - start;
    const { result: lastReceipts, ms } = await usedBy({ all: cluster.pids }, () =>
      deliverSeveral(cluster, audience, 1),
    );
    const socketBytes = ((await memory()) - before.bytes) / (audience.size - before.sockets);
    const kill = await killOne(cluster, audience, 1 + steadyEvents);
    return {
      requested,
      ...plan,
      held: audience.size,
      openedMs,
      lastReceipts,
      processorMs: ms.all / steadyEvents,
      socketBytes,
      kill,
    };
  } finally {
    await audience.stop();
    await cluster.stop();
  }
}

async function startCluster(recording: Recording, room: number) {
  const redis = await startRedis();
  if (redis === null) throw new Error('Several gateways need a Redis, which is not installed.');
  const documents = await releaseDocuments([liveQuery]);
  const stub = await startChild('tests/bench/lib/stub-upstream.ts', { REPLIES: recording.file });
  const rows = await readRows(recording);
  const listeners = await Promise.all(
    Array.from({ length: gatewayCount }, async (_, index) => ({
      HOST: `127.0.0.${11 + index}`,
      PORT: String(await freePort()),
    })),
  );
  const startOne = (index: number): Promise<Child> =>
    startGateway(
      stub.url,
      {
        ...listeners[index],
        ...liveSettings,
        DOCUMENTS_DIR: documents.dir,
        REDIS_URL: redis.url,
        LIVE_MAX_SOCKETS: String(room),
      },
      null,
    );
  const gateways = await Promise.all(listeners.map((_, index) => startOne(index)));
  const client = new RedisClient(redis.url);
  const redisPid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
  client.disconnect();
  const put = listOf(stub, rows);
  return {
    gateways,
    urls: listeners.map(({ HOST, PORT }) => `http://${HOST}:${PORT}/graphql`),
    /** The measured processes. */
    pids: () => [redisPid, ...gateways.map(({ pid }) => pid)],
    /** Publishes a row and notifies one gateway; returns the shared time of the change. */
    async announceRow(nth: number, notified: Child) {
      const row = rowToCome(rows[0], nth);
      await put(row);
      const at = sharedNow();
      await sendHook(notified.url, row.id);
      return at;
    },
    startOne,
    async stop() {
      await Promise.all(gateways.map((gateway) => gateway.kill()));
      await stub.stop();
      await redis.stop();
      await documents.remove();
    },
  };
}

/** Publishes the nth row and waits until every watcher has received it; returns the milliseconds to the last. */
async function deliver(cluster: Cluster, audience: Audience, nth: number): Promise<number> {
  const receipts = audience.expect(nth, withinMs);
  const [{ last }, at] = await Promise.all([receipts, cluster.announceRow(nth, lastOf(cluster))]);
  await pause(pauseMs);
  return last - at;
}

async function deliverSeveral(cluster: Cluster, audience: Audience, after: number): Promise<number[]> {
  const delays: number[] = [];
  for (let event = 1; event <= steadyEvents; event += 1) {
    delays.push(await deliver(cluster, audience, after + event));
  }
  return delays;
}

/** Kills the first gateway, which polls the upstream for all, and restarts it while rows are published. */
async function killOne(
  cluster: Cluster,
  audience: Audience,
  after: number,
): Promise<MeasuredSockets['kill']> {
  const [first] = cluster.gateways;
  const rows = rowsWhileDown + rowsAfterReturn;
  const before = audience.cutOff;
  await first?.kill();
  let lastRowAt = 0;
  for (let row = 1; row <= rows; row += 1) {
    if (row === rowsWhileDown + 1) cluster.gateways[0] = await cluster.startOne(0);
    lastRowAt = await cluster.announceRow(after + row, lastOf(cluster));
    await pause(betweenRowsMs);
  }
  const { last } = await audience.expect(after + rows, withinMs);
  const attempts = audience.cutOff - before;
  // One more row shows that reconnected watchers continue.
  await deliver(cluster, audience, after + rows + 1);
  return {
    rows,
    cutOff: Math.floor(audience.size / gatewayCount),
    attempts,
    allCaughtUpMs: last - lastRowAt,
  };
}

function lastOf({ gateways }: Cluster): Child {
  const last = gateways.at(-1);
  if (!last) throw new Error('there are no gateways');
  return last;
}

async function sumOf<Item>(items: readonly Item[], value: (item: Item) => Promise<number>): Promise<number> {
  const values = await Promise.all(items.map(value));
  return values.reduce((sum, one) => sum + one, 0);
}

/** The results in sentences. */
export function socketsText(measured: MeasuredSockets): string {
  const { requested, held, stoppedBy, kill } = measured;
  const ms = (value: number) => `${decimal(value, 0)} ms`;
  const sockets = stoppedBy === null ? 'sockets' : `of ${decimal(requested, 0)} sockets (${stoppedBy})`;
  return [
    `${decimal(held, 0)} ${sockets} at five gateways on one Redis. Each received every event once, in order.`,
    [
      `- Opening them took ${decimal(measured.openedMs / 1000, 0)} s, and each ${decimal(measured.socketBytes / 1024, 1)} KiB of a gateway's memory.`,
      `- An event reached the last after ${ms(median(measured.lastReceipts))} (median; slowest ${ms(Math.max(...measured.lastReceipts))}), for ${ms(measured.processorMs)} of processor time of all gateways and Redis.`,
      `- A gateway was killed during ${kill.rows} events and returned after half of them. Its ${decimal(kill.cutOff, 0)} watchers tried ${decimal(kill.attempts, 0)} times to reconnect; ${decimal(kill.allCaughtUpMs / 1000, 1)} s after the last of these events all had all of them.`,
    ].join('\n'),
  ].join('\n\n');
}
