import { type Child, startChild } from '../child.ts';
import { sendHook } from '../send-hook.ts';
import { sharedNow } from './clock.ts';
import { othersCore, serverCore } from './cores.ts';
import { liveQuery } from './live-payload.ts';
import { documentId } from './persisted.ts';
import { hookSecret, startGateway } from './start-gateway.ts';
import type { ExpectOrder, OpenOrder, Receipts, WatchersFault } from './watchers.ts';
import type { DropinfoRow } from './wire.ts';

/** A server of live events, and how a row comes to it. */
export interface LiveServer {
  readonly name: string;
  readonly child: Child;
  readonly url: string;
  /** What its watchers subscribe to. */
  readonly request: object;
  /** Lets a row come; gives the shared time at which the change was there to be told. */
  readonly announceRow: (row: DropinfoRow) => Promise<number>;
}

/** How long an event may take to the last watcher before it counts as lost. */
const withinMs = 30_000;

const options = { core: serverCore, collects: true };

/** Starts a peer, which is told of rows by a POST. */
export async function startLivePeer(name: string, file: string, stub: Child): Promise<LiveServer> {
  const child = await startChild(`tests/bench/peers/servers/${file}.ts`, { UPSTREAM_URL: stub.url }, options);
  return {
    name,
    child,
    url: `${child.url}/graphql`,
    request: { query: liveQuery },
    async announceRow(row) {
      const at = sharedNow();
      const reply = await fetch(child.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(row),
      });
      if (!reply.ok) throw new Error(`${name} answered a row with ${reply.status}`);
      return at;
    },
  };
}

/**
 * Starts the gateway on a stub of the upstream: a row goes into the upstream's list in place of the oldest, and the
 * signed hook says that there is one.
 */
export async function startLiveGateway(
  name: string,
  stack: { stub: Child; documentsDir: string; rows: readonly DropinfoRow[] },
): Promise<LiveServer> {
  const { stub } = stack;
  const child = await startGateway(stub.url, stack.documentsDir, { collects: true });
  let rows = [...stack.rows];
  return {
    name,
    child,
    url: `${child.url}/graphql`,
    request: { query: '', documentId: documentId(liveQuery) },
    async announceRow(row) {
      rows = [row, ...rows.slice(0, -1)];
      const done = stub.next();
      stub.send({ put: '/dropinfos.json', body: { dropinfos: rows } });
      await done;
      const at = sharedNow();
      await sendHook({ gateway: child.url, secret: hookSecret }, row.id);
      return at;
    },
  };
}

/** Milliseconds from a change to its receipts. */
export interface Delivery {
  readonly first: number;
  readonly median: number;
  readonly last: number;
  /** What one watcher got. */
  readonly sample: string;
}

/** The watchers of one server, in as many processes as it takes. */
export class Audience {
  readonly #server: LiveServer;
  readonly #processes: Child[] = [];
  #open = 0;

  constructor(server: LiveServer) {
    this.#server = server;
  }

  get size(): number {
    return this.#open;
  }

  /** Adds watchers in a process of their own, or in the newest. */
  async add(count: number, { inNewProcess }: { inNewProcess: boolean }): Promise<void> {
    if (inNewProcess) {
      this.#processes.push(await startChild('tests/bench/peers/watchers.ts', {}, { core: othersCore }));
    }
    const newest = this.#processes.at(-1);
    if (!newest) throw new Error('there is no process for watchers');
    const { name, url, request } = this.#server;
    const opened = newest.next();
    newest.send({ open: count, first: this.#open, url, request } satisfies OpenOrder);
    fail(name, (await opened) as object | WatchersFault);
    this.#open += count;
  }

  /**
   * Lets a row come and waits until every watcher has got it, once.
   * @throws when one has not, or got something else
   */
  async deliver(row: DropinfoRow): Promise<Delivery> {
    const order: ExpectOrder = { marker: `"${row.uid}"`, withinMs };
    for (const watchers of this.#processes) {
      const waiting = watchers.next();
      watchers.send(order);
      fail(this.#server.name, (await waiting) as object | WatchersFault);
    }
    const all = Promise.all(this.#processes.map((watchers) => watchers.next()));
    const at = await this.#server.announceRow(row);
    const receipts = (await all).map((answer) => fail(this.#server.name, answer as Receipts | WatchersFault));
    return {
      first: Math.min(...receipts.map(({ first }) => first)) - at,
      median: Math.max(...receipts.map(({ median }) => median)) - at,
      last: Math.max(...receipts.map(({ last }) => last)) - at,
      sample: receipts[0]?.sample ?? '',
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.map((watchers) => watchers.stop()));
  }
}

function fail<Answer extends object>(name: string, answer: Answer | WatchersFault): Answer {
  if ('fault' in answer) throw new Error(`${name}: ${answer.fault}`);
  return answer;
}
