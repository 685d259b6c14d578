/** Names of everything in Redis, all in one slot of a cluster so that a script may use them together. */
export interface Keys {
  /** Who is the leader: the fencing token of the holder, with the lease's time to live. */
  readonly lease: string;
  /** Counts the leases. */
  readonly fence: string;
  /** A hash: `id` and `seq` of the log, `highest:<kind>` of each list, `fresh` when all lists were last current (ms). */
  readonly meta: string;
  /** The stream of events. */
  readonly log: string;
  /** The stream of words between gateways. */
  readonly signals: string;
  /** Hash of a kind's known states by id. */
  known(kind: string): string;
  /** What was asked for by `isFirst`. */
  once(name: string): string;
}

/** The names below a common beginning. */
export function keysOf(prefix: string): Keys {
  const key = (name: string) => `{${prefix}}:${name}`;
  return {
    lease: key('lease'),
    fence: key('fence'),
    meta: key('meta'),
    log: key('log'),
    signals: key('signals'),
    known: (kind) => key(`known:${kind}`),
    once: (name) => key(`once:${name}`),
  };
}
