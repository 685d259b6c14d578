import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import type { LiveIntake } from '../domains/context.ts';
import type { OperationContext } from '../execution/context.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import type { RateCaller } from '../guard/rate/rate-limits.ts';
import type { LiveStatus } from '../observe/readiness.ts';

/** A subscription that passed the guards, with the context of who asked. */
export interface SubscribeRequest {
  readonly operation: PreparedOperation;
  readonly context: OperationContext;
  /** Whose rate it counts against. */
  readonly caller: RateCaller;
  /** Fires when the reader has gone; absent where there is no connection. */
  readonly signal?: AbortSignal | undefined;
}

/** Starts a subscription: payloads ready for the client, or the errors of a refusal. */
export type Subscribe = (
  request: SubscribeRequest,
) =>
  | Promise<AsyncIterable<ExecutionResult> | ExecutionResult>
  | AsyncIterable<ExecutionResult>
  | ExecutionResult;

/** What the rest of the gateway needs of live: its ways in, its state, and its end. */
export interface LiveService extends LiveIntake {
  cursor(): string;
  /** Serves the fields of `Subscription` over SSE. */
  readonly subscribe: Subscribe;
  /** Answers `POST /hooks/upstream`. */
  hook(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Takes over a WebSocket whose path and origin were checked. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The upstream has answered a call: a watcher that waits because it was away looks again. */
  upstreamAnswered(): void;
  status(): LiveStatus;
  size(): { readonly sockets: number; readonly subscriptions: number };
  /** Tells every client to connect again elsewhere, ends all subscriptions and stops the watcher. */
  close(): Promise<void>;
}

/** The settings that live goes by; times are milliseconds. */
export interface LiveConfig {
  readonly upstreamUrl: string;
  readonly upstreamCookies: readonly string[];
  readonly upstreamTimeoutMs: number;
  /** The watcher's account; null switches live off. */
  readonly liveAccount: { readonly email: string; readonly password: string } | null;
  readonly liveHookSecret: string | null;
  readonly livePollMs: number;
  readonly liveMaxSockets: number;
  readonly liveMaxSocketsPerAddress: number;
  readonly liveMaxSocketsPerUser: number;
  readonly planTipIntervals: Readonly<Record<string, number>>;
  /** The Redis that several gateways share; null for one gateway by itself. */
  readonly redisUrl: string | null;
}
