import { type Child, startChild } from '../lib/child.ts';

/** A group of watchers of some servers. */
export interface OpenOrder {
  readonly open: number;
  /** Number of the first watcher. */
  readonly first: number;
  /** Addresses; watchers start at different ones and move to the next when they are disconnected or refused. */
  readonly urls: readonly string[];
  /** The payload of `subscribe`. */
  readonly request: object;
  /** Whether a disconnected watcher reconnects; otherwise it is an error. */
  readonly comesBack: boolean;
  /** Number of earlier rows. */
  readonly rows: number;
}

/** Waits until each has received this row. */
export interface ExpectOrder {
  readonly row: number;
  readonly withinMs: number;
}

/** Arrival time of a row on the shared clock in milliseconds, and one of its payloads. */
export interface Receipts {
  readonly last: number;
  readonly sample: string;
  /** Number of disconnects and refusals so far. */
  readonly cutOff: number;
}

/** Many watchers of the same servers in several processes. */
export class Audience {
  readonly #processes: Child[] = [];
  readonly #order: Omit<OpenOrder, 'open' | 'first'>;
  #size = 0;
  /** Number of disconnects and refusals until the last awaited row. */
  cutOff = 0;

  constructor(order: Omit<OpenOrder, 'open' | 'first' | 'rows'>) {
    this.#order = { ...order, rows: 0 };
  }

  get size(): number {
    return this.#size;
  }

  /** Adds watchers in new processes, before or after some rows. */
  async add(counts: readonly number[], { rows, core }: { rows: number; core?: number }): Promise<void> {
    const opened = counts.map(async (open) => {
      const first = this.#size;
      this.#size += open;
      const watchers = await startChild(
        'tests/bench/live/watchers.ts',
        {},
        core === undefined ? {} : { core },
      );
      this.#processes.push(watchers);
      answerOf(await watchers.ask({ ...this.#order, open, first, rows } satisfies OpenOrder));
    });
    await Promise.all(opened);
  }

  /**
   * Waits until every watcher has received all rows up to one, each once and in order.
   * @throws Error when one did not, or received something else
   */
  async expect(row: number, withinMs: number): Promise<Omit<Receipts, 'cutOff'>> {
    const order: ExpectOrder = { row, withinMs };
    const all = await Promise.all(
      this.#processes.map(async (watchers) => answerOf<Receipts>(await watchers.ask(order))),
    );
    this.cutOff = all.reduce((sum, { cutOff }) => sum + cutOff, 0);
    return { last: Math.max(...all.map(({ last }) => last)), sample: all[0]?.sample ?? '' };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.map((watchers) => watchers.kill()));
  }
}

function answerOf<Answer extends object>(answer: unknown): Answer {
  if (typeof answer === 'object' && answer !== null && 'fault' in answer) {
    throw new Error(String(answer.fault));
  }
  return answer as Answer;
}
