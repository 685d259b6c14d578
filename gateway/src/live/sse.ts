import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { LiveSource } from '../domains/live-source.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import { forbidden, unauthenticated } from '../kit/errors.ts';
import type { Broadcast } from './broadcast.ts';
import { BufferedStream } from './buffered-stream.ts';
import { toGraphQLError } from './graphql-error.ts';
import type { Authenticate } from './identity.ts';
import type { KeyedCounter } from './keyed-counter.ts';
import type { Subscribe } from './live-service.ts';
import type { LiveLog } from './log.ts';
import type { Membership } from './member.ts';
import { nextReauthentication } from './next-reauthentication.ts';
import { prepareOperation } from './operation.ts';
import { personKey } from './person-key.ts';
import { replayCharge } from './replay-charge.ts';
import type { Cancel, Timers } from './timers.ts';

/** What subscriptions over SSE need. */
export interface SseTools {
  readonly schema: () => GraphQLSchema;
  readonly rateLimits: Pick<RateLimits, 'admit'>;
  readonly log: Pick<LiveLog, 'head'>;
  readonly authenticate: Authenticate;
  readonly broadcast: Broadcast;
  readonly sources: readonly LiveSource[];
  readonly clock: () => Date;
  readonly timers: Timers;
  /** From 0 up to 1, spreads the ends of streams that began at the same time. */
  readonly random: () => number;
  /** How many streams the process serves. */
  readonly streams: number;
  /** How many sockets and streams each person has. */
  readonly perUser: KeyedCounter;
  /** How many subscriptions each person has, by `personKey`. */
  readonly subscriptionsPerUser: KeyedCounter;
}

/** Subscriptions over SSE. */
export interface Sse {
  readonly subscribe: Subscribe;
  /** Ends the streams of a person by `personKey`, or all: their readers come back and reauthenticate. */
  requestReauth(person: string | null): void;
  /** Ends all streams; their readers come back elsewhere. */
  close(): void;
}

/** How long a stream lives when its rights should have ended already. */
const minLifeMs = 60_000;

/**
 * Serves subscriptions to readers that ask for each payload, with the same groups as the sockets. Credentials are validated
 * once; a stream ends when the rights may have changed, and its reader comes back with its last cursor.
 */
export function createSse(tools: SseTools): Sse {
  /** Each with its person. */
  const streams = new Map<BufferedStream, string | null>();

  /** @throws GraphQLError */
  function refuseWhenFull(): void {
    if (streams.size >= tools.streams) {
      throw tooMany();
    }
  }

  const subscribe: Subscribe = async ({ operation: prepared, context, caller, signal }) => {
    try {
      if (!context.signedIn) {
        throw unauthenticated();
      }
      refuseWhenFull();
      const operation = prepareOperation(tools.schema(), tools.sources, prepared, context.session.lang);
      const entitlement = await tools.authenticate(context);
      refuseWhenFull();
      if (!entitlement.seesKind(operation.source.kind)) {
        throw forbidden();
      }
      const { current } = context.session.jar;
      const charge = replayCharge(operation.after, tools.log.head());
      const tooMuch = charge > 0 ? await tools.rateLimits.admit(caller, charge) : null;
      if (tooMuch !== null) {
        throw tooMuch;
      }
      refuseWhenFull();
      const person = current === null ? null : personKey(current.uid);
      const counts = person === null ? [] : [tools.perUser, tools.subscriptionsPerUser];
      const taken = counts.filter((count) => count.take(person ?? ''));
      const freeAll = () => {
        for (const count of taken) count.free(person ?? '');
      };
      if (taken.length < counts.length) {
        freeAll();
        throw tooMany();
      }
      let membership: Membership | null = null;
      let cancelEnd: Cancel = () => {};
      const stream = new BufferedStream(() => {
        cancelEnd();
        membership?.leave();
        streams.delete(stream);
        freeAll();
      });
      try {
        membership = tools.broadcast.join(operation, entitlement, stream);
      } catch (error) {
        stream.end();
        throw error;
      }
      const now = tools.clock();
      const endsAt = nextReauthentication(now, entitlement.mayChangeAt, tools.random());
      cancelEnd = tools.timers.after(lifeOf(endsAt, now), () => stream.end());
      streams.set(stream, person);
      endWith(signal, stream);
      return stream;
    } catch (error) {
      return { errors: [toGraphQLError(error)] };
    }
  };

  return {
    subscribe,
    requestReauth(asked) {
      for (const [stream, person] of [...streams]) {
        if (asked === null || person === asked) {
          stream.end();
        }
      }
    },
    close() {
      for (const stream of [...streams.keys()]) {
        stream.end();
      }
    },
  };
}

const tooMany = () => new GraphQLError('Too many streams.', { extensions: { code: 'RATE_LIMITED' } });

/** Ends a stream when its reader goes, or has gone while its credentials were validated: nobody else would, before anything was read. */
function endWith(signal: AbortSignal | undefined, stream: BufferedStream): void {
  if (signal?.aborted) {
    stream.end();
  } else {
    signal?.addEventListener('abort', () => stream.end(), { once: true });
  }
}

function lifeOf(endsAt: Date, now: Date): number {
  const left = endsAt.getTime() - now.getTime();
  return left > 0 ? left : minLifeMs;
}
