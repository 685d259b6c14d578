import type { Entitlement } from './entitlement.ts';
import { Group, type GroupTools } from './group.ts';
import type { Membership } from './member.ts';
import type { LiveOperation } from './operation.ts';
import type { Sink } from './sink.ts';

/** All groups of the process, fed from the log. */
export class Broadcast {
  readonly #tools: GroupTools;
  readonly #groups = new Map<string, Group>();
  readonly #stopListening: () => void;

  constructor(tools: GroupTools) {
    this.#tools = tools;
    this.#stopListening = tools.log.listen({
      events: (events) => {
        for (const group of this.#groups.values()) {
          group.offer(events);
        }
      },
      lost: (head) => {
        for (const group of this.#groups.values()) {
          group.tellGap(head);
        }
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
   * @throws GraphQLError when the operation's arguments cannot be used
   */
  join(operation: LiveOperation, entitlement: Entitlement, sink: Sink, resume = operation.after): Membership {
    const key = `${entitlement.classOf(operation.source.kind)} ${operation.key}`;
    const group = this.#groups.get(key) ?? this.#open(key, operation, entitlement);
    return group.join(sink, resume);
  }

  #open(key: string, operation: LiveOperation, entitlement: Entitlement): Group {
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
    for (const group of this.#groups.values()) {
      group.close();
    }
    this.#groups.clear();
  }
}
