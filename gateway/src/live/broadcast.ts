import { codedError } from '../kit/errors.ts';
import type { Tracing } from '../kit/trace.ts';
import type { Entitlement } from './entitlement.ts';
import type { LiveEvent } from './event.ts';
import { Group, type GroupTools } from './group.ts';
import type { Membership } from './group-state.ts';
import type { SharedOperation } from './operation.ts';
import type { Sink } from './sink.ts';

export interface BroadcastTools extends GroupTools {
  /** How many groups there may be. */
  readonly maxGroups: number;
  /** null or absent when nothing is traced. */
  readonly tracing?: Tracing | null;
}

/** All groups of the process, fed from the log. */
export class Broadcast {
  readonly #tools: BroadcastTools;
  readonly #groups = new Map<string, Group>();
  readonly #stopListening: () => void;

  constructor(tools: BroadcastTools) {
    this.#tools = tools;
    this.#stopListening = tools.log.listen({
      events: (events) => this.#offer(events),
      lost: (head) => {
        for (const group of this.#groups.values()) group.reportGap(head);
      },
    });
  }

  /** How many groups and how many subscriptions there are. */
  get size(): { readonly groups: number; readonly members: number } {
    const sizes = [...this.#groups.values()].map((group) => group.size);
    return { groups: sizes.length, members: sizes.reduce((sum, size) => sum + size, 0) };
  }

  /**
   * Lets a client into the group of its operation and rights; begins after the operation's cursor, or after `resume`.
   * @throws GraphQLError when the operation's arguments cannot be used, or it would be one group too many
   */
  join(
    operation: SharedOperation,
    entitlement: Entitlement,
    sink: Sink,
    resume = operation.after,
  ): Membership {
    const { source, args } = operation;
    const leagues = source.isPersonal(args) ? [...entitlement.favouriteLeagues].sort() : [];
    const key = `${entitlement.classOf(source.kind)} ${leagues} ${operation.key}`;
    const group = this.#groups.get(key) ?? this.#open(key, operation, entitlement);
    return group.join(sink, resume);
  }

  /** Hands events to all groups: one step of the trace that has found them, however many groups and sockets there are. */
  #offer(events: readonly LiveEvent[]): void {
    const [first] = events;
    const trace =
      first === undefined
        ? undefined
        : this.#tools.tracing?.startSpan('live broadcast', first.traceparent, {
            'tipgraph.live.kind': first.kind,
            'tipgraph.live.events': events.length,
            'tipgraph.live.groups': this.#groups.size,
          });
    const handed = [...this.#groups.values()].map((group) => group.offer(events));
    if (trace !== undefined) void Promise.all(handed).then(() => trace.end(null));
  }

  #open(key: string, operation: SharedOperation, entitlement: Entitlement): Group {
    if (this.#groups.size >= this.#tools.maxGroups) {
      throw codedError('RATE_LIMITED', 'Too many different subscriptions.');
    }
    const group: Group = new Group(operation, entitlement, this.#tools, () => {
      if (this.#groups.get(key) === group) {
        this.#groups.delete(key);
        group.close();
      }
    });
    this.#groups.set(key, group);
    return group;
  }

  /** Ends all groups. */
  close(): void {
    this.#stopListening();
    for (const group of this.#groups.values()) group.close();
    this.#groups.clear();
  }
}
