import { type Child, startChild } from '../lib/child.ts';

/** How many watchers there shall be, of which servers. */
export interface OpenOrder {
  readonly open: number;
  /** The number of the first. */
  readonly first: number;
  /** Where they connect: each begins with another one, and goes on to the next where it is cut off or not let in. */
  readonly urls: readonly string[];
  /** What they subscribe to, as the payload of `subscribe`. */
  readonly request: object;
  /** Whether a watcher that is cut off comes back; else that is a fault. */
  readonly comesBack: boolean;
  /** How many rows came before. */
  readonly rows: number;
}

/** Wait until each has got this row. */
export interface ExpectOrder {
  readonly row: number;
  readonly withinMs: number;
}

/** When a row came, on the shared clock in milliseconds, and one of its payloads. */
export interface Receipts {
  readonly last: number;
  readonly sample: string;
  /** How often watchers were cut off or not let in so far. */
  readonly cutOff: number;
}

/** Many watchers of the same servers, in as many processes as it takes. */
export class Audience {
  readonly #processes: Child[] = [];
  readonly #order: Omit<OpenOrder, 'open' | 'first'>;
  #size = 0;
  /** How often watchers were cut off or not let in, until the last row that was waited for. */
  cutOff = 0;

  constructor(order: Omit<OpenOrder, 'open' | 'first' | 'rows'>) {
    this.#order = { ...order, rows: 0 };
  }

  get size(): number {
    return this.#size;
  }

  /** Adds watchers in processes of their own, before or after some rows have come. */
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
   * Waits until every watcher has got a row, and all before it, each once and in order.
   * @throws when one has not, or got something else
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
