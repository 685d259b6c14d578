import type { GraphQLError } from 'graphql';
import type { Engine } from '../execution/engine.ts';
import type { LivePayload } from '../execution/executor.ts';
import type { ClientAddress } from '../guard/client-address.ts';
import type { LoadShedding } from '../guard/load-shedding.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import type { KeyedCounter } from '../kit/keyed-counter.ts';
import type { TraceSpan } from '../kit/trace.ts';
import type { Broadcast } from './broadcast.ts';
import type { WireCredentials } from './connection-params.ts';
import type { Authenticate } from './entitlement.ts';
import type { LiveLog } from './log.ts';
import type { LiveSources } from './operation.ts';
import type { PersonalFeeds } from './personal-feeds.ts';
import type { ByteBudget, FrameTarget } from './sink.ts';
import type { Timers } from './timers.ts';

/** Dependencies of the socket and the SSE transport. */
export interface LiveTools {
  readonly rateLimits: RateLimits;
  readonly authenticate: Authenticate;
  readonly broadcast: Broadcast;
  readonly log: Pick<LiveLog, 'head'>;
  readonly personal: PersonalFeeds;
  readonly sources: LiveSources;
  /** Counts subscriptions by `personKey`. */
  readonly subscriptionsPerUser: KeyedCounter;
  readonly clock: () => Date;
  readonly timers: Timers;
  /** From 0 up to 1; spreads reauthentication. */
  readonly random: () => number;
}

export interface SessionTools extends LiveTools {
  readonly engine: Pick<Engine, 'schema' | 'prepare' | 'execute' | 'present' | 'createContext'>;
  readonly addressOf: ClientAddress;
  readonly secondsToWait: LoadShedding;
  /** Thrown by every subscription when live is off; null when it is on. */
  readonly disabledError: GraphQLError | null;
  readonly budget: ByteBudget;
  /** Timeout for reauthentication, in milliseconds. */
  readonly reauthTimeoutMs: number;
}

export interface OperationExtras {
  readonly xsrfToken: string | null;
  readonly trace: TraceSpan | null;
  /** Payload of a personal subscription; absent for a query or a mutation. */
  readonly payload?: LivePayload;
}

export interface SessionSocket extends FrameTarget {
  readonly cookieHeader: string | null;
  readonly address: string;
  /**
   * Counts the socket for the authenticated person; null for a guest.
   * @throws CloseError 1013 when the person has the max. number of sockets
   */
  setUser(uid: string | null): void;
  close(code: number, reason: string): void;
}

/** The payload of `connection_ack`; `serverTime` is ISO 8601 in UTC. */
export interface AckPayload {
  readonly serverTime: string;
  readonly credentials: WireCredentials | null;
}
