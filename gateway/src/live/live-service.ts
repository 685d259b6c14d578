import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LiveIntake } from '../domains/context.ts';
import type { Subscribe } from '../execution/engine.ts';
import type { LiveStatus } from '../observe/readiness.ts';

/** What the rest of the gateway needs of live: its ways in, its state, and its end. */
export interface LiveService extends LiveIntake {
  /** Serves the fields of `Subscription` over SSE. */
  readonly subscribe: Subscribe;
  /** Answers `POST /hooks/upstream`. */
  hook(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Takes over a WebSocket whose path and origin were checked. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The upstream has answered a call: a watcher that waits because it was away looks again. */
  upstreamAnswered(): void;
  /** How current the live data is. */
  status(): LiveStatus;
  /** How many sockets and subscriptions there are. */
  size(): { readonly sockets: number; readonly subscriptions: number };
  /** Tells every client to connect again elsewhere, ends all subscriptions and stops the watcher. */
  close(): Promise<void>;
}
