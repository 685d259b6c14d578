import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { documentId, releaseDocuments } from '../../harness/release-documents.ts';
import { type Child, startChild } from '../lib/child.ts';
import { residentBytes, usedBy } from '../lib/processor-time.ts';
import type { Recording } from '../lib/recording.ts';
import { sendHook } from '../lib/send-hook.ts';
import { othersCore, rounds, serverCore } from '../lib/settings.ts';
import { liveSettings, startGateway } from '../lib/start-gateway.ts';
import { median } from '../lib/statistics.ts';
import { mustEqual } from '../operations/measure.ts';
import type { DropinfoRow } from '../operations/wire.ts';
import { Audience } from './audience.ts';
import { liveQuery, rowToCome, sharedNow } from './live-payload.ts';

export const liveLimit = 'limit, one prepared frame';
export const liveOurs = 'Tipgraph';

/** The cost of an event by round. */
export interface LiveRounds {
  /** Processor time of the server for an event, milliseconds. */
  readonly processorMs: number[];
  /** Milliseconds from the change to the last receipt: medians of a round. */
  readonly last: number[];
}

/** All live results. */
export interface MeasuredLive {
  readonly watchers: number;
  readonly events: ReadonlyMap<string, LiveRounds>;
  /** Memory per additional socket in bytes, by server. */
  readonly socketBytes: ReadonlyMap<string, number>;
  /** Milliseconds from each change upstream to the gateway's last watcher, by the signed hook. */
  readonly hookDelays: readonly number[];
}

/** The smallest number is the baseline of the memory per socket. */
const sizes = [1000, Number(process.env.BENCH_WATCHERS ?? 10_000)] as const;
const eventsInRound = 4;
/** Longer than the minimum interval between payloads to a client, so that no event is delayed. */
const pauseMs = 300;
/** After this time an event counts as lost. */
const withinMs = 30_000;

/** A server of live events with its watchers. */
interface Stage {
  readonly name: string;
  readonly child: Child;
  readonly audience: Audience;
  /** Publishes a row. */
  readonly announceRow: (row: DropinfoRow) => Promise<void>;
}

/** The recorded rows, from which new ones are made. */
export async function readRows({ file }: Recording): Promise<readonly [DropinfoRow, ...DropinfoRow[]]> {
  const replies = JSON.parse(await readFile(file, 'utf8')) as {
    '/dropinfos.json': { dropinfos: [DropinfoRow, ...DropinfoRow[]] };
  };
  return replies['/dropinfos.json'].dropinfos;
}

/** Measures the servers with few and then many watchers each, in turns. */
export async function measureLive(recording: Recording): Promise<MeasuredLive> {
  const documents = await releaseDocuments([liveQuery]);
  const others = { core: othersCore };
  const stub = await startChild('tests/bench/lib/stub-upstream.ts', { REPLIES: recording.file }, others);
  try {
    const rows = await readRows(recording);
    const stages = [
      await startPeer(liveLimit, 'live-limit', stub),
      await startOurs(stub, documents.dir, rows),
      await startPeer('graphql-ws recipe', 'graphql-ws-recipe', stub),
    ];
    const measured = await measureStages(stages, (nth) => rowToCome(rows[0], nth));
    for (const { audience, child } of stages) {
      await audience.stop();
      await child.stop();
    }
    return measured;
  } finally {
    await stub.stop();
    await documents.remove();
  }
}

/** Starts a peer, which gets rows by POST. */
async function startPeer(name: string, file: string, stub: Child): Promise<Stage> {
  const child = await startChild(
    `tests/bench/live/${file}.ts`,
    { UPSTREAM_URL: stub.url },
    { core: serverCore, observed: true },
  );
  return {
    name,
    child,
    audience: new Audience({
      urls: [`${child.url}/graphql`],
      request: { query: liveQuery },
      comesBack: false,
    }),
    async announceRow(row) {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(child.url, { method: 'POST', headers, body: JSON.stringify(row) });
      if (!reply.ok) throw new Error(`${name} answered a row with ${reply.status}`);
    },
  };
}

/** Starts the gateway: a row is added to the upstream's list and announced by the signed hook. */
async function startOurs(stub: Child, documentsDir: string, rows: readonly DropinfoRow[]): Promise<Stage> {
  const child = await startGateway(stub.url, { DOCUMENTS_DIR: documentsDir, ...liveSettings });
  const request = { query: '', documentId: documentId(liveQuery) };
  const put = listOf(stub, rows);
  return {
    name: liveOurs,
    child,
    audience: new Audience({ urls: [`${child.url}/graphql`], request, comesBack: false }),
    async announceRow(row) {
      await put(row);
      await sendHook(child.url, row.id);
    },
  };
}

/** Replaces the oldest row of the upstream's list. */
export function listOf(stub: Child, rows: readonly DropinfoRow[]): (row: DropinfoRow) => Promise<void> {
  let listed = [...rows];
  return async (row) => {
    listed = [row, ...listed.slice(0, -1)];
    await stub.ask({ put: '/dropinfos.json', body: { dropinfos: listed } });
  };
}

async function measureStages(
  stages: readonly Stage[],
  rowOf: (nth: number) => DropinfoRow,
): Promise<MeasuredLive> {
  const memory: number[][] = [];
  let nth = 0;
  for (const size of sizes) {
    for (const { audience } of stages) {
      await audience.add([size - audience.size], { rows: nth, core: othersCore });
    }
    nth += 1;
    await compareEvents(stages, nth, rowOf(nth));
    memory.push(await Promise.all(stages.map(({ child }) => residentBytes(child))));
  }
  const events = new Map(stages.map(({ name }) => [name, { processorMs: [], last: [] } as LiveRounds]));
  const hookDelays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const stage of stages) {
      const { result: delays, ms } = await usedBy({ server: () => [stage.child.pid] }, () =>
        deliverSeveral(stage, nth, rowOf),
      );
      const of = events.get(stage.name);
      of?.processorMs.push(ms.server / eventsInRound);
      of?.last.push(median(delays));
      if (stage.name === liveOurs) hookDelays.push(...delays);
    }
    nth += eventsInRound;
  }
  const [few, many] = memory;
  const perSocket = (index: number): number =>
    ((many?.[index] ?? Number.NaN) - (few?.[index] ?? Number.NaN)) / (sizes[1] - sizes[0]);
  return {
    watchers: sizes[1],
    events,
    socketBytes: new Map(stages.map(({ name }, index) => [name, perSocket(index)])),
    hookDelays,
  };
}

/** Publishes rows after the nth; returns milliseconds from each change to its last receipt. */
async function deliverSeveral(
  stage: Stage,
  nth: number,
  rowOf: (nth: number) => DropinfoRow,
): Promise<readonly number[]> {
  const delays: number[] = [];
  for (let event = 1; event <= eventsInRound; event += 1) {
    const { last } = await deliver(stage, nth + event, rowOf(nth + event));
    delays.push(last);
    await pause(pauseMs);
  }
  return delays;
}

/** Publishes the nth row and waits until every watcher has received it. */
async function deliver(
  { name, audience, announceRow }: Stage,
  nth: number,
  row: DropinfoRow,
): Promise<{ last: number; sample: string }> {
  const receipts = audience.expect(nth, withinMs).catch((error: unknown) => {
    throw new Error(name, { cause: error });
  });
  const at = sharedNow();
  await Promise.all([receipts, announceRow(row)]);
  const { last, sample } = await receipts;
  return { last: last - at, sample };
}

/** Sends all servers the same row and checks that their watchers received the same payload, except for cursors. */
async function compareEvents(stages: readonly Stage[], nth: number, row: DropinfoRow): Promise<void> {
  let first: unknown = null;
  for (const stage of stages) {
    await pause(pauseMs);
    const { sample } = await deliver(stage, nth, row);
    const { payload } = JSON.parse(sample, (key, value: unknown) => (key === 'cursor' ? null : value)) as {
      payload: { data: unknown };
    };
    first ??= payload.data;
    mustEqual(payload.data, first, `${stage.name} sends something else`);
  }
}
