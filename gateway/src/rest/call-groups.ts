import { UpstreamError } from '../kit/upstream-error.ts';
import { Bulkhead } from './bulkhead.ts';
import {
  type CallOutcome,
  CircuitBreaker,
  type CircuitSettings,
  type CircuitState,
} from './circuit-breaker.ts';
import type { Endpoint } from './endpoint.ts';
import { groupOf } from './group-of.ts';
import { once } from './once.ts';

/** What is measured and limited for each group of calls. */
export interface GroupLimits {
  readonly mostRunning: number;
  readonly mostWaiting: number;
  /** How many of them may be one caller's; all when absent. */
  readonly mostRunningOfOne?: number;
  readonly mostWaitingOfOne?: number;
  readonly circuit: CircuitSettings;
}

/** As many calls in the queue as can be answered before they are given up; the pool has connections for all groups. */
export const defaultGroupLimits: GroupLimits = {
  mostRunning: 32,
  mostWaiting: 512,
  mostRunningOfOne: 4,
  mostWaitingOfOne: 384,
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
  /**
   * Resolves when the call's turn has come, or when it has left; null when it may go at once. Rejects with `UpstreamError`
   * UPSTREAM_OFFLINE as soon as the group's circuit opens.
   */
  readonly turn: Promise<void> | null;
  /** Gives the place back, once the call is over on the wire or when it will not be made. */
  leave(): void;
  /** Says what the call told about the upstream; only the first word counts. */
  tell(outcome: CallOutcome): void;
}

/** The groups of calls to one upstream. */
export interface CallGroups {
  /**
   * Lets a call in.
   * @param caller whose call it is: the circuit counts failures by caller, and none takes all places
   * @throws UpstreamError with the seconds after which to come again: UPSTREAM_OFFLINE while the group's circuit is open,
   * RATE_LIMITED when its queue is full, or the caller's share of it
   */
  enter(endpoint: Endpoint<never, unknown>, caller: string): Passage;
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

const offline = (forMs: number): UpstreamError =>
  new UpstreamError('UPSTREAM_OFFLINE', 'The upstream does not answer for the moment.', {
    retryAfterS: Math.ceil(forMs / 1000),
  });

/**
 * Makes the groups: each has a circuit and a bulkhead of its own, so that what ails one leaves the others alone. Probes
 * need no place, since dead calls may hold them all, and when a circuit closes those are forgotten.
 */
export function createCallGroups({ limits, now, random, onCircuit }: CallGroupsOptions): CallGroups {
  const groups = new Map<string, Group>();
  const groupsOf = new WeakMap<Endpoint<never, unknown>, Group>();

  function open(name: string): Group {
    const onChange = (state: CircuitState) => {
      if (state === 'open') group.bulkhead.callAll();
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

  function find(endpoint: Endpoint<never, unknown>): Group {
    const name = groupOf(endpoint);
    const group = groups.get(name) ?? open(name);
    groupsOf.set(endpoint, group);
    return group;
  }

  return {
    enter(endpoint, caller) {
      const { circuit, bulkhead } = groupsOf.get(endpoint) ?? find(endpoint);
      const leave = circuit.ask(caller);
      if ('refusedForMs' in leave) throw offline(leave.refusedForMs);
      const tell = once(leave.tell);
      if (leave.isProbe) return { turn: null, leave: () => {}, tell };
      const place = bulkhead.enter(caller);
      if (place === null) {
        throw new UpstreamError('RATE_LIMITED', 'Too many calls are waiting for the upstream.', {
          retryAfterS: fullForS,
        });
      }
      const turn =
        place.turn?.then(() => {
          if (circuit.refusedForMs > 0) throw offline(circuit.refusedForMs);
        }) ?? null;
      return { turn, leave: place.leave, tell };
    },
    status: () =>
      [...groups].map(([group, { circuit, bulkhead }]) => ({
        group,
        state: circuit.state,
        ...bulkhead.size,
      })),
  };
}
