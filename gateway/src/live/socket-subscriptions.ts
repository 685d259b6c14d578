import type { ExecutionResult } from 'graphql';
import type { PersonalPayload } from '../domains/live-source.ts';
import { forbidden } from '../kit/errors.ts';
import type { Entitlement } from './entitlement.ts';
import type { Membership } from './group-state.ts';
import type { LiveOperation, PersonalOperation } from './operation.ts';
import type { SessionTools } from './session-tools.ts';
import { type SinkSocket, SocketSink } from './sink.ts';
import { PendingStream } from './streams.ts';

type Tools = Pick<SessionTools, 'broadcast' | 'personal' | 'log'>;

/** A socket and who is behind it. There are thousands, so it is one object with methods. */
export interface SubscriberSocket extends SinkSocket {
  /** The `personKey` of who is behind it now. */
  readonly person: string;
  /** Makes a payload of what is their own, with the socket's newest credentials. */
  execute(operation: PersonalOperation, payload: PersonalPayload): Promise<ExecutionResult>;
  /** Asks for newer ones. */
  requestReauth(): void;
}

/** Whether somebody may follow a subscription: what is their own always. */
export const mayFollow = (operation: LiveOperation, entitlement: Entitlement): boolean =>
  operation.type === 'personal' || entitlement.seesKind(operation.source.kind);

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
  readonly #tools: Tools;
  readonly #socket: SubscriberSocket;
  readonly #lives = new Set<Live>();

  constructor(tools: Tools, socket: SubscriberSocket) {
    this.#tools = tools;
    this.#socket = socket;
  }

  /** Begins a subscription; with null rights it waits for `resume`. @param onEnd called when it has ended */
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
    const sink = new SocketSink(this.#socket, operationId, stream);
    const live: Live = { operation, sink, stream, membership: null, resume: operation.after };
    this.#lives.add(live);
    if (entitlement === null) {
      live.resume ??= this.#tools.log.head().cursor;
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
      if (mayFollow(live.operation, entitlement)) {
        this.#join(live, entitlement);
      } else {
        live.stream.fail(forbidden());
      }
    }
    return lives.length === 0 || this.#lives.size > 0;
  }

  fail(error: unknown): void {
    for (const { stream } of [...this.#lives]) stream.fail(error);
  }

  #join(live: Live, entitlement: Entitlement): void {
    const { operation, sink, resume } = live;
    const { broadcast, personal, log } = this.#tools;
    const socket = this.#socket;
    try {
      live.membership =
        operation.type === 'shared'
          ? broadcast.join(operation, entitlement, sink, resume)
          : personal.join(
              {
                operation,
                sink,
                person: socket.person,
                onNews: () => socket.requestReauth(),
                execute: (payload) => socket.execute(operation, payload),
              },
              resume ?? log.head().cursor,
            );
    } catch (error) {
      live.stream.fail(error);
    }
  }
}
