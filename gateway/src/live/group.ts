import type { ExecutionResult } from 'graphql';
import type { Entitlement } from './entitlement.ts';
import { isListed, type ListEvent, type LiveEvent } from './event.ts';
import type { FilterMembership } from './filter-membership.ts';
import { Backlog, Member, type Membership, maxReplay, type Replays } from './group-state.ts';
import type { LiveLog, LogHead } from './log.ts';
import type { SharedOperation } from './operation.ts';
import { Payload, type Sink } from './sink.ts';
import type { Cancel, Timers } from './timers.ts';

export interface GroupDeps {
  readonly log: LiveLog;
  readonly membership: FilterMembership;
  /** `value` is that of the subscription field: `cursor`, `gap` and the changes by list field. */
  readonly execute: (
    operation: SharedOperation,
    value: Readonly<Record<string, unknown>>,
  ) => Promise<ExecutionResult>;
  readonly timers: Timers;
  /** Max. number of events buffered for slow members, or until a league filter is read; more become a gap. */
  readonly backlog: number;
  readonly replays: Replays;
  /** Called when the last member has left. */
  readonly onEmpty: (group: Group) => void;
}

interface Failure {
  readonly error: unknown;
}

/**
 * Subscriptions that get the same payloads: same document, variables, language, class of rights and, where they
 * matter, favourite leagues. Members at the same position share one execution and one serialized text. A slow or
 * throttled member gets the missed events later in one list.
 */
export class Group {
  readonly key: string;
  readonly #operation: SharedOperation;
  readonly #entitlement: Entitlement;
  readonly #deps: GroupDeps;
  readonly #members = new Set<Member>();
  readonly #filter: number | null;
  /** Events of the source's kind up to `#offered` that are not in the backlog yet. */
  #inbox: ListEvent[] = [];
  #offered: LogHead;
  readonly #backlog: Backlog;
  #head: LogHead;
  #draining = false;
  #drained: Promise<void> = Promise.resolve();
  #flushing = false;
  #flushAgain = false;
  #scheduledAt = Number.POSITIVE_INFINITY;
  #cancelFlush: Cancel = () => {};
  readonly #closed = new AbortController();
  readonly #remove = (member: Member): void => {
    this.#drop(member);
    if (this.#members.size === 0) this.#deps.onEmpty(this);
  };

  /**
   * @param key identifies the group
   * @throws GraphQLError for an invalid league filter
   */
  constructor(key: string, operation: SharedOperation, entitlement: Entitlement, deps: GroupDeps) {
    this.key = key;
    this.#operation = operation;
    this.#entitlement = entitlement;
    this.#deps = deps;
    this.#backlog = new Backlog(deps.backlog);
    this.#filter = entitlement.mayFilter ? operation.source.leagueFilter(operation.args) : null;
    this.#head = deps.log.head();
    this.#offered = this.#head;
  }

  get size(): number {
    return this.#members.size;
  }

  /** Adds a member, from now on or after a well-formed cursor. */
  join(sink: Sink, after: string | null): Membership {
    const head = this.#deps.log.head();
    const position = { seq: head.seq, cursor: after ?? head.cursor };
    const member = new Member(sink, position, this.#remove);
    this.#members.add(member);
    if (after !== null) {
      const leaving = new AbortController();
      member.catchingUp = leaving;
      this.#catchUp(member, after, leaving.signal).catch((error: unknown) => this.#fail([member], error));
    }
    return member;
  }

  /** Queues events in the log's order. Resolves when all ready members have got them. */
  offer(events: readonly LiveEvent[]): Promise<void> {
    this.#inbox.push(...this.#ofKind(events));
    const { seq, cursor } = events.at(-1) ?? this.#offered;
    this.#offered = { seq, cursor };
    if (!this.#draining) {
      this.#drained = this.#drain().catch((error: unknown) => this.#fail([...this.#members], error));
    } else if (this.#inbox.length > this.#deps.backlog) {
      this.reportGap(this.#offered);
    }
    return this.#drained;
  }

  /** Notifies every member that events before this head may be missing. */
  reportGap(head: LogHead): void {
    this.#inbox = [];
    this.#backlog.markGap(head.seq);
    this.#head = head.seq > this.#head.seq ? head : this.#head;
    void this.#flush();
  }

  close(): void {
    this.#closed.abort();
    this.#cancelFlush();
    for (const member of [...this.#members]) this.#drop(member);
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    while (this.#head.seq < this.#offered.seq) {
      const [batch, position] = [this.#inbox, this.#offered];
      this.#inbox = [];
      const withdrawn = batch.findLast((event) => this.#isWithdrawn(event));
      if (withdrawn !== undefined) this.#backlog.markGap(withdrawn.seq);
      this.#backlog.push(await this.#filterVisible(batch));
      if (position.seq > this.#head.seq) this.#head = position;
      await this.#flush();
    }
    this.#draining = false;
  }

  #ofKind(events: readonly LiveEvent[]): ListEvent[] {
    const { kind } = this.#operation.source;
    return events.filter(isListed).filter((event) => event.kind === kind);
  }

  /** Whether the members could see a row and no longer can. They get a gap instead, to refetch their lists without it. */
  #isWithdrawn({ audience, previousState }: ListEvent): boolean {
    if (previousState === null || this.#entitlement.sees(audience)) return false;
    return this.#entitlement.sees(this.#operation.source.audienceBefore(audience, previousState));
  }

  async #filterVisible(events: readonly ListEvent[]): Promise<readonly ListEvent[]> {
    const { source, args, lang } = this.#operation;
    const { favouriteLeagues } = this.#entitlement;
    const wanted = events.filter(({ audience, previousState, wire }) => {
      const isChange = previousState !== null;
      return (
        this.#entitlement.sees(audience) &&
        (!isChange || source.wantsChanges(args)) &&
        source.wants(wire[lang], args, favouriteLeagues, isChange)
      );
    });
    const last = wanted.at(-1);
    if (this.#filter === null || last === undefined) return wanted;
    const members = await this.#deps.membership.membersOf(
      source,
      this.#filter,
      last.seq,
      this.#closed.signal,
    );
    return wanted.filter(({ id, seq }) => seq <= (members.get(id) ?? -1));
  }

  async #catchUp(member: Member, after: string, signal: AbortSignal): Promise<void> {
    const missed = await this.#deps.log.after(after, signal);
    if (member.left) return;
    const replay = async () => {
      const listed = this.#ofKind(missed.events);
      const events = await this.#filterVisible(listed);
      if (events.length > maxReplay) return this.#render([], missed.head.cursor, true);
      const gap = missed.gap || listed.some((event) => this.#isWithdrawn(event));
      return gap || events.length > 0 ? this.#render(events, missed.head.cursor, gap) : null;
    };
    const { source, args } = this.#operation;
    const { replays, timers } = this.#deps;
    const second = source.dependsOnTime(args) ? Math.floor(timers.clock().getTime() / 1000) : '';
    const key = `${this.key} ${after} ${missed.head.seq} ${second}`;
    const payload = await replays.of(key, this.#closed.signal, replay);
    member.catchingUp = null;
    if (payload !== null) member.sink.throttle.recordDelivery(this.#deps.timers.now());
    member.deliver(missed.head, payload);
    if (missed.head.seq < this.#head.seq) await this.#flush();
  }

  async #render(events: readonly ListEvent[], cursor: string, gap: boolean): Promise<Payload> {
    const { source, lang } = this.#operation;
    const changes = events.map(({ wire, previousState }) => ({ wire: wire[lang], previousState }));
    const value = { cursor, gap, ...source.toPayload(changes, this.#entitlement.classOf(source.kind)) };
    return new Payload(await this.#deps.execute(this.#operation, value));
  }

  /** Delivers to all ready members. An error ends all subscriptions. */
  async #flush(): Promise<void> {
    this.#flushAgain = true;
    if (this.#flushing) return;
    this.#flushing = true;
    try {
      while (this.#flushAgain) {
        this.#flushAgain = false;
        await this.#deliverReady();
      }
    } catch (error) {
      this.#fail([...this.#members], error);
    } finally {
      this.#flushing = false;
    }
  }

  /**
   * Delivers to every member that is ready and schedules the rest. The loop awaits only new payloads, so that the
   * other members at the same position are served in one synchronous run.
   */
  async #deliverReady(): Promise<void> {
    const { timers } = this.#deps;
    const now = timers.now();
    const head = this.#head;
    const { lastSeq } = this.#backlog;
    const payloads = new Map<number, Payload | Failure>();
    let nextAt = Number.POSITIVE_INFINITY;
    let lowestSeq = head.seq;
    for (const member of this.#members) {
      if (member.catchingUp !== null) {
        lowestSeq = Math.min(lowestSeq, member.seq);
        continue;
      }
      if (member.seq >= head.seq) continue;
      if (member.seq >= lastSeq) {
        member.deliver(head, null);
        continue;
      }
      const readyAt = member.readyAt(now, this.#operation.source.newestWins);
      if (readyAt > now) {
        nextAt = Math.min(nextAt, readyAt);
        lowestSeq = Math.min(lowestSeq, member.seq);
        continue;
      }
      member.sink.throttle.recordDelivery(now);
      const from = member.seq;
      let outcome = payloads.get(from);
      if (outcome === undefined) {
        outcome = await this.#payloadAfter(from, head);
        payloads.set(from, outcome);
      }
      if (outcome instanceof Payload) {
        member.deliver(head, outcome);
      } else {
        this.#fail([member], outcome.error);
      }
    }
    this.#schedule(nextAt, timers.now());
    this.#backlog.dropUpTo(lowestSeq);
  }

  async #payloadAfter(from: number, head: LogHead): Promise<Payload | Failure> {
    const { events, gap } = this.#backlog.between(from, head.seq);
    try {
      return await this.#render(events, head.cursor, gap);
    } catch (error) {
      return { error };
    }
  }

  #fail(members: readonly Member[], error: unknown): void {
    for (const member of members) {
      if (!member.left) {
        this.#drop(member);
        member.sink.fail(error);
      }
    }
  }

  #drop(member: Member): void {
    member.left = true;
    this.#members.delete(member);
    member.catchingUp?.abort();
  }

  /** Schedules the next delivery. A timer for the same time is not replaced, so groups are served in turn. */
  #schedule(at: number, now: number): void {
    if (at === this.#scheduledAt) return;
    this.#cancelFlush();
    this.#scheduledAt = at;
    if (Number.isFinite(at)) {
      this.#cancelFlush = this.#deps.timers.after(Math.max(0, at - now), () => {
        this.#scheduledAt = Number.POSITIVE_INFINITY;
        void this.#flush();
      });
    }
  }
}
