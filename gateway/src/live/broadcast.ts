import { codedError } from '../kit/errors.ts';
import type { Tracing } from '../kit/trace.ts';
import type { Entitlement } from './entitlement.ts';
import type { LiveEvent } from './event.ts';
import { Group, type GroupDeps } from './group.ts';
import { type Membership, Replays } from './group-state.ts';
import type { SharedOperation } from './operation.ts';
import type { Sink } from './sink.ts';

interface BroadcastDeps extends Omit<GroupDeps, 'replays' | 'onEmpty'> {
  readonly maxGroups: number;
  readonly tracing?: Tracing | null;
}

/** All groups of this process. Delivers the events of the log to them. */
export class Broadcast {
  readonly #deps: BroadcastDeps & GroupDeps;
  readonly #groups = new Map<string, Group>();

  constructor(deps: BroadcastDeps) {
    this.#deps = { ...deps, replays: new Replays(), onEmpty: (group) => this.#close(group) };
    deps.log.listen({
      events: (events) => this.#offer(events),
      lost: (head) => {
        for (const group of this.#groups.values()) group.reportGap(head);
      },
    });
  }

  get size(): { readonly groups: number; readonly members: number } {
    const sizes = [...this.#groups.values()].map((group) => group.size);
    return { groups: sizes.length, members: sizes.reduce((sum, size) => sum + size, 0) };
  }

  /**
   * Adds a subscription to the group of its operation and rights, after the operation's cursor or `resume`.
   * @throws GraphQLError for unusable arguments or when there are too many groups
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

  /** Offers events to all groups, in one span under the trace of the poll that found them. */
  #offer(events: readonly LiveEvent[]): void {
    const [first] = events;
    const trace =
      first &&
      this.#deps.tracing?.startSpan('live broadcast', first.traceparent, {
        'tipgraph.live.kind': first.kind,
        'tipgraph.live.events': events.length,
        'tipgraph.live.groups': this.#groups.size,
      });
    const deliveries = [...this.#groups.values()].map((group) => group.offer(events));
    if (trace) void Promise.all(deliveries).then(() => trace.end(null));
  }

  #open(key: string, operation: SharedOperation, entitlement: Entitlement): Group {
    if (this.#groups.size >= this.#deps.maxGroups) {
      throw codedError('RATE_LIMITED', 'Too many different subscriptions.');
    }
    const group = new Group(key, operation, entitlement, this.#deps);
    this.#groups.set(key, group);
    return group;
  }

  #close(group: Group): void {
    if (this.#groups.get(group.key) !== group) return;
    this.#groups.delete(group.key);
    group.close();
  }

  close(): void {
    for (const group of this.#groups.values()) group.close();
    this.#groups.clear();
  }
}
