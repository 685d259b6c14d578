import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Child, startChild } from '../child.ts';
import { median } from '../median.ts';
import { processorTimes, usedBetween } from '../processor-time.ts';
import type { Recording } from '../record.ts';
import { rounds } from '../settings.ts';
import { othersCore } from './cores.ts';
import { liveQuery } from './live-payload.ts';
import { Audience, type Delivery, type LiveServer, startLiveGateway, startLivePeer } from './live-server.ts';
import { residentBytes } from './memory.ts';
import { mustEqual } from './must-equal.ts';
import { writeDocuments } from './persisted.ts';
import type { DropinfoRow } from './wire.ts';

export const liveLimit = 'limit, one prepared frame';
export const liveOurs = 'Tipgraph';

/** What an event costs a server with so many watchers: medians over all rounds. */
export interface LiveResult {
  /** Processor time of the server, milliseconds. */
  readonly processorMs: number;
  /** Milliseconds from the change to the median receipt, and to the last. */
  readonly median: number;
  readonly last: number;
}

/** All that was measured of live. */
export interface MeasuredLive {
  /** By number of watchers, then by server. */
  readonly events: ReadonlyMap<number, ReadonlyMap<string, LiveResult>>;
  /** Bytes of memory that each socket more than the fewest took, up to the most watchers, by server. */
  readonly socketBytes: ReadonlyMap<string, number>;
  /** Milliseconds from each change upstream to the last of the most watchers, by the signed hook. */
  readonly hookDelays: readonly number[];
  /** How many sockets one gateway held, with every event received by each. */
  readonly held: number;
  /** How many files this machine lets a process open; null where it does not tell. */
  readonly openFiles: number | null;
}

const sizes = [1000, 5000, 10_000];
const maxSockets = 20_000;
/** Files of a gateway besides its watchers' sockets: connections to the upstream above all. */
const otherFiles = 200;
const eventsInRound = 4;
const moreHookEvents = 30;
const heldEvents = 5;
/** Longer than the least time between two payloads to a client, so that no event waits for its turn. */
const pauseMs = 300;

interface Stage {
  readonly server: LiveServer;
  readonly audience: Audience;
}

/** Measures the servers with more and more watchers each, in turns, and then how many sockets the gateway can hold. */
export async function measureLive(recording: Recording): Promise<MeasuredLive> {
  const documents = await writeDocuments([liveQuery]);
  try {
    const stub = await startChild(
      'tests/bench/peers/stub-upstream.ts',
      { REPLIES: recording.file },
      { core: othersCore },
    );
    return await measureWith(stub, recording, documents.path);
  } finally {
    await documents.remove();
  }
}

async function measureWith(stub: Child, { file }: Recording, documentsDir: string): Promise<MeasuredLive> {
  const { dropinfos: rows } = (JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)[
    '/dropinfos.json'
  ] as { dropinfos: DropinfoRow[] };
  const nextRow = rowsToCome(rows);
  const servers = [
    await startLivePeer(liveLimit, 'live-limit', stub),
    await startLiveGateway(liveOurs, { stub, documentsDir, rows }),
    await startLivePeer('Mercurius', 'mercurius', stub),
    await startLivePeer('graphql-ws recipe', 'graphql-ws-recipe', stub),
  ];
  const stages = servers.map((server): Stage => ({ server, audience: new Audience(server) }));
  const events = new Map<number, ReadonlyMap<string, LiveResult>>();
  const memory = new Map<number, readonly number[]>();
  const hookDelays: number[] = [];
  for (const size of sizes) {
    for (const { audience } of stages) {
      await audience.add(size - audience.size, { inNewProcess: audience.size === 0 });
    }
    await compareEvents(stages, nextRow());
    const { results, deliveries } = await inTurns(stages, nextRow);
    events.set(size, results);
    memory.set(size, await Promise.all(stages.map(({ server }) => residentBytes(server.child))));
    if (size === sizes.at(-1)) hookDelays.push(...(deliveries.get(liveOurs) ?? []).map(({ last }) => last));
  }
  const gateway = stages.find(({ server }) => server.name === liveOurs);
  if (!gateway) throw new Error('the gateway is not among the servers');
  for (const stage of stages.filter((one) => one !== gateway)) {
    await stage.audience.stop();
    await stage.server.child.stop();
  }
  hookDelays.push(...(await deliverAll(gateway, moreHookEvents, nextRow)).map(({ last }) => last));

  const openFiles = await openFileLimit();
  const held = Math.min(maxSockets, (openFiles ?? maxSockets + otherFiles) - otherFiles);
  await gateway.audience.add(held - gateway.audience.size, { inNewProcess: true });
  await deliverAll(gateway, heldEvents, nextRow);
  await gateway.audience.stop();
  await gateway.server.child.stop();
  await stub.stop();
  return { events, socketBytes: perSocket(servers, memory), hookDelays, held, openFiles };
}

/** What a server holds besides its sockets is there with the fewest already, and falls out. */
function perSocket(
  servers: readonly LiveServer[],
  memory: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<string, number> {
  const [few = 0, fewBytes = []] = [...memory].at(0) ?? [];
  const [many = 0, manyBytes = []] = [...memory].at(-1) ?? [];
  return new Map(
    servers.map(({ name }, place) => [
      name,
      ((manyBytes[place] ?? Number.NaN) - (fewBytes[place] ?? Number.NaN)) / (many - few),
    ]),
  );
}

/** Rows like the first of a list, with ids of their own. */
function rowsToCome([sample]: readonly DropinfoRow[]): () => DropinfoRow {
  if (!sample) throw new Error('the recording has no dropinfos');
  let id = 1_000_000;
  return () => {
    id += 1;
    return { ...sample, id, uid: `bench-${id}` };
  };
}

/** Sends all servers the same row, and proves that their watchers got the same, but for cursors. */
async function compareEvents(stages: readonly Stage[], row: DropinfoRow): Promise<void> {
  let first: unknown = null;
  for (const { server, audience } of stages) {
    await setTimeout(pauseMs);
    const { sample } = await audience.deliver(row);
    const { payload } = JSON.parse(sample, (key, value: unknown) => (key === 'cursor' ? null : value)) as {
      payload: { data: unknown };
    };
    first ??= payload.data;
    mustEqual(payload.data, first, `${server.name} sends something else`);
  }
}

/** Several rounds of all servers in turn, so that a slow minute of the machine hits all alike. */
async function inTurns(stages: readonly Stage[], nextRow: () => DropinfoRow) {
  const deliveries = new Map(stages.map(({ server }): [string, Delivery[]] => [server.name, []]));
  const processor = new Map(stages.map(({ server }): [string, number[]] => [server.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const stage of stages) {
      const { child, name } = stage.server;
      const before = await processorTimes([child.pid]);
      deliveries.get(name)?.push(...(await deliverAll(stage, eventsInRound, nextRow)));
      const used = usedBetween(before, await processorTimes([child.pid]));
      processor.get(name)?.push(used / eventsInRound);
    }
  }
  const results = new Map(
    [...deliveries].map(([name, all]): [string, LiveResult] => [
      name,
      {
        processorMs: median(processor.get(name) ?? []),
        median: median(all.map((delivery) => delivery.median)),
        last: median(all.map(({ last }) => last)),
      },
    ]),
  );
  return { results, deliveries };
}

async function deliverAll(
  { audience }: Stage,
  count: number,
  nextRow: () => DropinfoRow,
): Promise<readonly Delivery[]> {
  const deliveries: Delivery[] = [];
  for (let event = 0; event < count; event += 1) {
    deliveries.push(await audience.deliver(nextRow()));
    await setTimeout(pauseMs);
  }
  return deliveries;
}

async function openFileLimit(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const limit = Number(/Max open files\s+\d+\s+(\d+)/.exec(limits)?.[1]);
  return Number.isNaN(limit) ? null : limit;
}
