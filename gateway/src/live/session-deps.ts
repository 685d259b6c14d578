import type { GraphQLError } from 'graphql';
import type { GatewayConfig } from '../config.ts';
import type { Engine } from '../execution/engine.ts';
import type { ClientAddress } from '../guard/client-address.ts';
import { limits } from '../guard/limits.ts';
import type { LoadShedding } from '../guard/load-shedding.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import type { KeyedCounter } from '../kit/keyed-counter.ts';
import type { Logger } from '../kit/logger.ts';
import type { Tracing } from '../kit/trace.ts';
import type { Authentication } from './authentication.ts';
import type { Broadcast } from './broadcast.ts';
import type { LiveLog } from './log.ts';
import type { LiveSources } from './operation.ts';
import type { PersonalFeeds } from './personal-feeds.ts';
import type { SinkSocket } from './sink.ts';
import type { Timers } from './timers.ts';

/** Dependencies of the socket and the SSE transport. */
export interface LiveDeps {
  /** Called lazily: engine and live depend on each other. */
  readonly engine: () => Engine;
  readonly rateLimits: RateLimits;
  readonly authenticate: Authentication['authenticate'];
  readonly broadcast: Broadcast;
  readonly log: Pick<LiveLog, 'head'>;
  readonly personal: PersonalFeeds;
  readonly sources: LiveSources;
  /** Counts sockets and streams by `userKeyOf`. */
  readonly perUser: KeyedCounter;
  /** Counts subscriptions by `userKeyOf`. */
  readonly subscriptionsPerUser: KeyedCounter;
  /** Thrown by every subscription when live is off; null when it is on. */
  readonly disabledError: GraphQLError | null;
  readonly timers: Timers;
  /** From 0 up to 1; spreads reauthentication. */
  readonly random: () => number;
}

/** Times are milliseconds. */
export const socketLimits = ({ liveMaxSockets, liveMaxSocketsPerAddress }: GatewayConfig) => ({
  sockets: liveMaxSockets,
  /** Max. sockets of guests, who cannot subscribe. The rest is reserved for members. */
  guests: Math.ceil(liveMaxSockets / 10),
  /** Max. sockets per address; an IPv6 network counts as one address. */
  perAddress: liveMaxSocketsPerAddress,
  operationsPerSocket: 50,
  messageBytes: limits.bodyBytes as number,
  /** Fragments of a message, and received parts of a fragment: each needs far more memory than its bytes. */
  messageParts: 256,
  /** Limit of what a client sends within `keepAliveMs`. */
  maxReceived: { messages: 1000, bytes: 512 * 1024 },
  /** Bytes buffered in a socket: above `soft` odds are merged, above `hard` the socket is closed. */
  buffered: { soft: 256 * 1024, hard: 1024 * 1024 },
  /** Timeout for `connection_init`. */
  initMs: 5000,
  reauthenticationMs: 10_000,
  /** A socket without a pong for this long is dead. Less than a minute: `watchExpiry` runs as often. */
  keepAliveMs: 20_000,
  /** Time that clients get to close during a shutdown. */
  drainMs: 2000,
});
export type SocketLimits = ReturnType<typeof socketLimits>;

export interface SocketDeps extends LiveDeps {
  readonly addressOf: ClientAddress;
  readonly secondsToWait: LoadShedding;
  readonly limits: SocketLimits;
  readonly logger: Pick<Logger, 'error'>;
  readonly tracing: Tracing | null;
}

/** A connection as its session uses it. */
export interface SessionSocket extends SinkSocket {
  readonly cookieHeader: string | null;
  readonly address: string;
  /** `userKeyOf` of the authenticated user; null for none. */
  readonly userKey: string | null;
  /** Sends a text message. */
  send(message: string): void;
  /**
   * Counts the socket for the authenticated user; null for a guest.
   * @throws CloseError 1013 when the user has the max. number of sockets
   */
  setUser(uid: string | null): void;
  /** Counts the socket toward the guest limit until a sign-in, or closes it with 1013. */
  joinGuests(): void;
  close(code: number, reason: string): void;
}
