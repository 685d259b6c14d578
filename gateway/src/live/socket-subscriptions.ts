import type { ExecutionResult } from 'graphql';
import type { PersonalPayload } from '../domains/live-source.ts';
import { forbidden } from '../kit/errors.ts';
import type { Entitlement } from './entitlement.ts';
import type { Membership } from './group-state.ts';
import type { LiveOperation, PersonalOperation } from './operation.ts';
import type { LiveDeps } from './session-deps.ts';
import type { SinkSocket } from './sink.ts';
import { SocketStream } from './streams.ts';

/** The user of a socket. One object with methods, because there are thousands. */
export interface Subscriber {
  /** The authenticated user's `userKeyOf`; empty for none. */
  readonly userKey: string;
  /** Executes a payload with the socket's newest credentials. */
  execute(operation: PersonalOperation, payload: PersonalPayload): Promise<ExecutionResult>;
  requestReauth(): void;
}

/** Personal subscriptions are always allowed. */
export const maySubscribe = (operation: LiveOperation, entitlement: Entitlement): boolean =>
  operation.type === 'personal' || entitlement.seesKind(operation.source.kind);

/** `membership` is null while suspended; `resume` is the cursor to resume from. */
interface ActiveSubscription {
  readonly operation: LiveOperation;
  readonly stream: SocketStream;
  membership: Membership | null;
  resume: string | null;
}

/** The subscriptions of one socket. They can be suspended and resumed with other rights without losing events. */
export class SocketSubscriptions {
  readonly #deps: LiveDeps;
  readonly #socket: SinkSocket;
  readonly #subscriber: Subscriber;
  readonly #subscriptions = new Set<ActiveSubscription>();

  constructor(deps: LiveDeps, socket: SinkSocket, subscriber: Subscriber) {
    this.#deps = deps;
    this.#socket = socket;
    this.#subscriber = subscriber;
  }

  /**
   * Starts a subscription; without an entitlement it waits for `resume`.
   * @param onEnd called once when it has ended
   * @throws GraphQLError when there are too many groups
   */
  add(
    operation: LiveOperation,
    operationId: string,
    entitlement: Entitlement | null,
    onEnd: () => void,
  ): SocketStream {
    const stream = new SocketStream(this.#socket, operationId, () => {
      onEnd();
      subscription.membership?.leave();
      this.#subscriptions.delete(subscription);
    });
    const subscription: ActiveSubscription = { operation, stream, membership: null, resume: operation.after };
    this.#subscriptions.add(subscription);
    if (entitlement === null) {
      subscription.resume ??= this.#deps.log.head().cursor;
    } else {
      try {
        this.#join(subscription, entitlement);
      } catch (error) {
        void stream.return();
        throw error;
      }
    }
    return stream;
  }

  /** Stops all deliveries and stores each cursor. */
  suspend(): void {
    for (const subscription of this.#subscriptions) {
      if (subscription.membership !== null) {
        subscription.resume = subscription.membership.leave();
        subscription.membership = null;
      }
    }
  }

  /**
   * Resumes every allowed subscription and ends the others with FORBIDDEN. Of two overlapping reauthentications, the
   * last one to end counts.
   * @returns false when none is left of one or more
   */
  resume(entitlement: Entitlement): boolean {
    this.suspend();
    const all = [...this.#subscriptions];
    for (const subscription of all) {
      try {
        if (!maySubscribe(subscription.operation, entitlement)) throw forbidden();
        this.#join(subscription, entitlement);
      } catch (error) {
        subscription.stream.fail(error);
      }
    }
    return all.length === 0 || this.#subscriptions.size > 0;
  }

  fail(error: unknown): void {
    for (const { stream } of [...this.#subscriptions]) stream.fail(error);
  }

  close(): void {
    for (const { stream } of [...this.#subscriptions]) void stream.return();
  }

  #join(subscription: ActiveSubscription, entitlement: Entitlement): void {
    const { operation, stream: sink, resume } = subscription;
    const { broadcast, personal, log } = this.#deps;
    const subscriber = this.#subscriber;
    subscription.membership =
      operation.type === 'shared'
        ? broadcast.join(operation, entitlement, sink, resume)
        : personal.join(
            {
              operation,
              sink,
              userKey: subscriber.userKey,
              onChange: () => subscriber.requestReauth(),
              execute: (payload) => subscriber.execute(operation, payload),
            },
            resume ?? log.head().cursor,
          );
  }
}
