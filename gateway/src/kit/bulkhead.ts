export interface BulkheadLimits {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly maxRunningPerCaller: number;
  readonly maxWaitingPerAddress: number;
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

/** The waiting calls of one address, whose callers take turns. */
class AddressQueue {
  /** Those with waiting calls, the next one first. */
  readonly callers = new Set<CallerQueue>();
  size = 0;
}

/** A running or waiting call in a bulkhead. */
export interface BulkheadSlot {
  /** Resolves when the call may start or was released; null when it may start immediately. */
  readonly turn: Promise<void> | null;
  /** Frees the slot for the next call. Idempotent. */
  readonly release: () => void;
}

/**
 * Limits how many calls of one group run, in total and per caller, and how many wait, in total and per address. Addresses
 * take turns, because one may send any names of callers, then the callers of an address; the calls of one caller run in
 * order.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #queues = new Map<string, CallerQueue>();
  /** Those with waiting calls, the next one first. */
  readonly #addresses = new Map<string, AddressQueue>();
  #running = 0;
  #waiting = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  get size(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Returns a running or waiting slot; null when the group or the address's share of it is full. */
  enter(caller: string, address: string): BulkheadSlot | null {
    const queue = this.#queues.get(caller) ?? new CallerQueue(address);
    if (this.#running < this.#limits.maxRunning && queue.running < this.#limits.maxRunningPerCaller) {
      this.#queues.set(caller, queue);
      this.#run(queue);
      return { turn: null, release: this.#releaseOf(caller, queue, null) };
    }
    const addressQueue = this.#addresses.get(address) ?? new AddressQueue();
    const { maxWaiting, maxWaitingPerAddress } = this.#limits;
    if (this.#waiting >= maxWaiting || addressQueue.size >= maxWaitingPerAddress) return null;
    this.#queues.set(caller, queue);
    let start = () => {};
    const turn = new Promise<void>((resolve) => {
      start = resolve;
    });
    queue.waiting ??= new Set();
    queue.waiting.add(start);
    addressQueue.callers.add(queue);
    addressQueue.size += 1;
    this.#addresses.set(address, addressQueue);
    this.#waiting += 1;
    return { turn, release: this.#releaseOf(caller, queue, start) };
  }

  #releaseOf(caller: string, queue: CallerQueue, start: (() => void) | null): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (start === null || !this.#leaveQueue(queue, start)) {
        this.#endRunning(caller, queue);
        return;
      }
      this.#deleteIfEmpty(caller, queue);
      start();
    };
  }

  /** Starts all waiting calls, beyond the limit. Used when the circuit opens, so that they fail immediately. */
  startAll(): void {
    for (const queue of this.#queues.values()) {
      for (const start of queue.waiting ?? []) this.#startWaiting(queue, start);
    }
  }

  #startWaiting(queue: CallerQueue, start: () => void): void {
    this.#leaveQueue(queue, start);
    this.#run(queue);
    start();
  }

  /** Returns false for a call that does not wait. */
  #leaveQueue(queue: CallerQueue, start: () => void): boolean {
    const { address } = queue;
    const addressQueue = this.#addresses.get(address);
    if (addressQueue === undefined || queue.waiting?.delete(start) !== true) return false;
    this.#waiting -= 1;
    addressQueue.size -= 1;
    if (queue.size === 0) addressQueue.callers.delete(queue);
    if (addressQueue.size === 0) this.#addresses.delete(address);
    return true;
  }

  #run(queue: CallerQueue): void {
    queue.running += 1;
    this.#running += 1;
  }

  #endRunning(caller: string, queue: CallerQueue): void {
    queue.running -= 1;
    this.#running -= 1;
    this.#deleteIfEmpty(caller, queue);
    if (this.#running < this.#limits.maxRunning) this.#startNext();
  }

  #startNext(): void {
    for (const [address, addressQueue] of this.#addresses) {
      for (const queue of addressQueue.callers) {
        const [start] = queue.waiting ?? [];
        if (start === undefined || queue.running >= this.#limits.maxRunningPerCaller) continue;
        // Moves the address and the caller to the end of their queues.
        this.#addresses.delete(address);
        this.#addresses.set(address, addressQueue);
        addressQueue.callers.delete(queue);
        addressQueue.callers.add(queue);
        this.#startWaiting(queue, start);
        return;
      }
    }
  }

  #deleteIfEmpty(caller: string, queue: CallerQueue): void {
    if (queue.running === 0 && queue.size === 0) this.#queues.delete(caller);
  }
}
