import { Bulkhead } from './bulkhead.ts';
import { type CallKind, callKindOf } from './call-limits.ts';
import {
  type CallOutcome,
  CircuitBreaker,
  type CircuitSettings,
  type CircuitState,
} from './circuit-breaker.ts';
import type { Endpoint } from './endpoint.ts';
import { UpstreamError } from './upstream-error.ts';

/** What is measured and limited for each group of calls. */
export interface GroupLimits {
  readonly mostRunning: number;
  readonly mostWaiting: number;
  readonly circuit: CircuitSettings;
}

/**
 * A quarter of the pool's connections for each group, and as many calls in the queue as can be answered before they are
 * given up.
 */
export const defaultGroupLimits: GroupLimits = {
  mostRunning: 32,
  mostWaiting: 512,
  circuit: { windowMs: 10_000, leastCalls: 20, mostBad: 0.5, firstPauseMs: 2000, longestPauseMs: 10_000 },
};

/** How a group is doing. */
export interface GroupStatus {
  readonly group: string;
  readonly state: CircuitState;
  readonly running: number;
  readonly waiting: number;
}

/** A circuit that has changed. */
export interface CircuitChange {
  readonly group: string;
  readonly state: CircuitState;
}

/** A call's way through its group. */
export interface Passage {
  /** Resolves when the call's turn has come, or when it has left; null when it may go at once. */
  readonly turn: Promise<void> | null;
  /** Gives the place back, once the call is over on the wire or when it will not be made. */
  leave(): void;
  /** Says what the call told about the upstream; only the first word counts. */
  tell(outcome: CallOutcome): void;
}

/** The groups of calls to one upstream. */
export interface CallGroups {
  /**
   * Lets a call in. Throws `UpstreamError`, with the seconds after which to come again: UPSTREAM_OFFLINE while the group's
   * circuit is open, RATE_LIMITED when its queue is full.
   */
  enter(endpoint: Endpoint<never, unknown>): Passage;
  status(): readonly GroupStatus[];
}

interface CallGroupsOptions {
  readonly limits: GroupLimits;
  readonly now: () => number;
  readonly random: () => number;
  readonly onCircuit: (change: CircuitChange) => void;
}

interface Group {
  readonly circuit: CircuitBreaker;
  bulkhead: Bulkhead;
}

const fullForS = 1;

/** Kinds of calls that take their time, and would keep all others from their places. */
const slowByNature: ReadonlySet<CallKind> = new Set(['upload', 'longWork']);

/** The first word of an endpoint's id; uploads and long work are groups of their own. */
function groupOf(endpoint: Endpoint<never, unknown>): string {
  const domain = endpoint.id.split('.', 1)[0] ?? endpoint.id;
  const kind = callKindOf(endpoint);
  return slowByNature.has(kind) ? `${domain}.${kind}` : domain;
}

function onlyOnce(tell: (outcome: CallOutcome) => void): (outcome: CallOutcome) => void {
  let isTold = false;
  return (outcome) => {
    if (isTold) return;
    isTold = true;
    tell(outcome);
  };
}

/**
 * Makes the groups: each has a circuit and a bulkhead of its own, so that what ails one leaves the others alone. Probes
 * need no place, since dead calls may hold them all, and when a circuit closes those are forgotten.
 */
export function createCallGroups({ limits, now, random, onCircuit }: CallGroupsOptions): CallGroups {
  const groups = new Map<string, Group>();

  function open(name: string): Group {
    const onChange = (state: CircuitState) => {
      if (state === 'closed') group.bulkhead = new Bulkhead(limits);
      onCircuit({ group: name, state });
    };
    const group: Group = {
      circuit: new CircuitBreaker(limits.circuit, { now, random, onChange }),
      bulkhead: new Bulkhead(limits),
    };
    groups.set(name, group);
    return group;
  }

  return {
    enter(endpoint) {
      const name = groupOf(endpoint);
      const { circuit, bulkhead } = groups.get(name) ?? open(name);
      const leave = circuit.ask();
      if ('refusedForMs' in leave) {
        throw new UpstreamError('UPSTREAM_OFFLINE', 'The upstream does not answer for the moment.', {
          retryAfterS: Math.ceil(leave.refusedForMs / 1000),
        });
      }
      const tell = onlyOnce(leave.tell);
      if (leave.isProbe) return { turn: null, leave: () => {}, tell };
      const place = bulkhead.enter();
      if (place === null) {
        throw new UpstreamError('RATE_LIMITED', 'Too many calls are waiting for the upstream.', {
          retryAfterS: fullForS,
        });
      }
      return { ...place, tell };
    },
    status: () =>
      [...groups].map(([group, { circuit, bulkhead }]) => ({
        group,
        state: circuit.state,
        ...bulkhead.size,
      })),
  };
}
