import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import type { LiveHandle } from '../domains/context.ts';
import type { OperationContext } from '../execution/context.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import type { RateCaller } from '../guard/rate/rate-limits.ts';
import type { LiveStatus } from '../observe/readiness.ts';

/** A subscription that passed the guards, with the caller's context. */
export interface SubscribeRequest {
  readonly operation: PreparedOperation;
  readonly context: OperationContext;
  readonly caller: RateCaller;
  /** Aborted when the client disconnects; absent without a connection. */
  readonly signal?: AbortSignal | undefined;
}

/** Starts a subscription. Yields serialized payloads, or returns the errors that reject it. */
export type Subscribe = (
  request: SubscribeRequest,
) => Promise<AsyncIterable<ExecutionResult> | ExecutionResult>;

/** The interface of live delivery to the rest of the gateway. */
export interface LiveService extends LiveHandle {
  cursor(): string;
  /** Serves the fields of `Subscription` over SSE. */
  readonly subscribe: Subscribe;
  /** Answers `POST /hooks/upstream`. */
  hook(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Upgrades a request whose path and origin were checked. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Call after every upstream reply: the watcher ends its back-off when it found the upstream down. */
  upstreamAnswered(): void;
  status(): LiveStatus;
  size(): { readonly sockets: number; readonly subscriptions: number };
  /** Closes all connections, so that clients reconnect elsewhere. */
  disconnect(): Promise<void>;
  /** Stops the watcher. Changes are lost from then on: call it when no operation runs any more. */
  close(): Promise<void>;
}
