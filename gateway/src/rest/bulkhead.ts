import { KeyedCounter } from '../kit/keyed-counter.ts';

export interface BulkheadLimits {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** By default the limit of the whole group. */
  readonly maxRunningPerCaller?: number;
  /** By default the limit of the whole group. */
  readonly maxWaitingPerAddress?: number;
}

class CallerQueue {
  readonly address: string;
  running = 0;
  /** Created when the first call has to wait. */
  waiting: Set<() => void> | null = null;

  constructor(address: string) {
    this.address = address;
  }

  get size(): number {
    return this.waiting?.size ?? 0;
  }
}

/** A running or waiting call in a bulkhead. */
export interface BulkheadSlot {
  /** Resolves when the call may start or was released; null when it may start immediately. */
  readonly turn: Promise<void> | null;
  /** Frees the slot for the next call. Idempotent. */
  readonly release: () => void;
}

/**
 * Limits how many calls of one group run, in total and per caller, and how many wait, in total and per address, which may
 * send any names of callers. Callers take turns; the calls of one caller run in order.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #maxRunningPerCaller: number;
  readonly #waitingByAddress: KeyedCounter;
  /** By caller, the next caller first. */
  readonly #queues = new Map<string, CallerQueue>();
  #running = 0;
  #waiting = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
    this.#maxRunningPerCaller = limits.maxRunningPerCaller ?? limits.maxRunning;
    this.#waitingByAddress = new KeyedCounter(limits.maxWaitingPerAddress ?? limits.maxWaiting);
  }

  get size(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Returns a running or waiting slot; null when the group or the address's share of it is full. */
  enter(caller: string, address: string): BulkheadSlot | null {
    const queue = this.#queues.get(caller) ?? new CallerQueue(address);
    if (this.#running < this.#limits.maxRunning && queue.running < this.#maxRunningPerCaller) {
      this.#queues.set(caller, queue);
      this.#run(queue);
      return { turn: null, release: this.#releaseOf(caller, queue, null) };
    }
    if (this.#waiting >= this.#limits.maxWaiting || !this.#waitingByAddress.take(address)) return null;
    this.#queues.set(caller, queue);
    let start = () => {};
    const turn = new Promise<void>((resolve) => {
      start = resolve;
    });
    queue.waiting ??= new Set();
    queue.waiting.add(start);
    this.#waiting += 1;
    return { turn, release: this.#releaseOf(caller, queue, start) };
  }

  #releaseOf(caller: string, queue: CallerQueue, start: (() => void) | null): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (start === null || queue.waiting?.delete(start) !== true) {
        this.#endRunning(caller, queue);
        return;
      }
      this.#leaveQueue(queue);
      this.#deleteIfEmpty(caller, queue);
      start();
    };
  }

  /** Starts all waiting calls, beyond the limit. Used when the circuit opens, so that they fail immediately. */
  startAll(): void {
    for (const queue of this.#queues.values()) {
      for (const start of queue.waiting ?? []) {
        this.#leaveQueue(queue);
        this.#run(queue);
        start();
      }
      queue.waiting = null;
    }
  }

  /** A call no longer waits. */
  #leaveQueue({ address }: CallerQueue): void {
    this.#waiting -= 1;
    this.#waitingByAddress.free(address);
  }

  #run(queue: CallerQueue): void {
    queue.running += 1;
    this.#running += 1;
  }

  #endRunning(caller: string, queue: CallerQueue): void {
    queue.running -= 1;
    this.#running -= 1;
    this.#deleteIfEmpty(caller, queue);
    if (this.#waiting > 0 && this.#running < this.#limits.maxRunning) this.#startNext();
  }

  #startNext(): void {
    for (const [caller, queue] of this.#queues) {
      const [start] = queue.waiting ?? [];
      if (start === undefined || queue.running >= this.#maxRunningPerCaller) continue;
      queue.waiting?.delete(start);
      this.#leaveQueue(queue);
      this.#run(queue);
      // Moves the caller to the end of the queue.
      this.#queues.delete(caller);
      this.#queues.set(caller, queue);
      start();
      return;
    }
  }

  #deleteIfEmpty(caller: string, queue: CallerQueue): void {
    if (queue.running === 0 && queue.size === 0) this.#queues.delete(caller);
  }
}
