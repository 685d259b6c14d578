import { forbidden } from '../kit/errors.ts';
import type { Broadcast } from './broadcast.ts';
import type { Entitlement } from './entitlement.ts';
import type { LiveLog } from './log.ts';
import type { Membership } from './member.ts';
import type { LiveOperation } from './operation.ts';
import { PendingStream } from './pending-stream.ts';
import { SocketSink, type SocketSinkOptions } from './socket-sink.ts';

/** One subscription; `membership` is null while nothing may be delivered, `resume` is where it goes on. */
interface Live {
  readonly operation: LiveOperation;
  readonly sink: SocketSink;
  readonly stream: PendingStream;
  membership: Membership | null;
  resume: string | null;
}

/** The subscriptions of one socket. They can be suspended and go on later, in another class, without losing anything. */
export class SocketSubscriptions {
  readonly #broadcast: Broadcast;
  readonly #log: Pick<LiveLog, 'head'>;
  readonly #sinkOptions: SocketSinkOptions;
  readonly #lives = new Set<Live>();

  constructor(broadcast: Broadcast, log: Pick<LiveLog, 'head'>, sinkOptions: SocketSinkOptions) {
    this.#broadcast = broadcast;
    this.#log = log;
    this.#sinkOptions = sinkOptions;
  }

  /**
   * Begins a subscription; with null rights it waits for `resume`.
   * @param onEnd called when it has ended
   */
  add(
    operation: LiveOperation,
    operationId: string,
    entitlement: Entitlement | null,
    onEnd: () => void,
  ): PendingStream {
    const stream = new PendingStream(() => {
      onEnd();
      live.membership?.leave();
      this.#lives.delete(live);
    });
    const sink = new SocketSink(this.#sinkOptions, operationId, stream);
    const live: Live = { operation, sink, stream, membership: null, resume: operation.after };
    this.#lives.add(live);
    if (entitlement === null) {
      live.resume ??= this.#log.head().cursor;
    } else {
      this.#join(live, entitlement);
    }
    return stream;
  }

  /** Stops all deliveries and remembers where each stood. */
  suspend(): void {
    for (const live of this.#lives) {
      if (live.membership !== null) {
        live.resume = live.membership.leave();
        live.membership = null;
      }
    }
  }

  /**
   * Goes on with every subscription in the class of these rights; one that they no longer allow ends as FORBIDDEN.
   * @returns whether any is left, or there was none
   */
  resume(entitlement: Entitlement): boolean {
    const lives = [...this.#lives];
    for (const live of lives) {
      if (entitlement.seesKind(live.operation.source.kind)) {
        this.#join(live, entitlement);
      } else {
        live.stream.fail(forbidden());
      }
    }
    return lives.length === 0 || this.#lives.size > 0;
  }

  /** Ends all with an error. */
  fail(error: unknown): void {
    for (const { stream } of [...this.#lives]) {
      stream.fail(error);
    }
  }

  #join(live: Live, entitlement: Entitlement): void {
    try {
      live.membership = this.#broadcast.join(live.operation, entitlement, live.sink, live.resume);
    } catch (error) {
      live.stream.fail(error);
    }
  }
}
