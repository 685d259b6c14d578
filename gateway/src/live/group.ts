import type { ExecutionResult } from 'graphql';
import type { Entitlement } from './entitlement.ts';
import { isListed, type ListEvent, type LiveEvent } from './event.ts';
import type { FilterMembership } from './filter-membership.ts';
import { Backlog, Member, type Membership, maxReplay, Replays } from './group-state.ts';
import type { LiveLog, LogHead } from './log.ts';
import type { SharedOperation } from './operation.ts';
import { Payload, type Sink, throttleMs } from './sink.ts';
import type { Cancel, Timers } from './timers.ts';

/** The value of a subscription field: where the log stands, whether events may be lost, and the things by list field. */
export type LivePayload = Readonly<Record<string, unknown>>;

/** Executes a subscription once with the value of its field. */
export type ExecuteLive = (operation: SharedOperation, value: LivePayload) => Promise<ExecutionResult>;

export interface GroupTools {
  readonly log: LiveLog;
  readonly membership: FilterMembership;
  readonly execute: ExecuteLive;
  readonly timers: Timers;
  /** How many events may wait for slow members before the oldest are given up. */
  readonly backlog: number;
}

interface Failure {
  readonly error: unknown;
}

/**
 * Clients that get the same payloads: one document, one set of variables, one language, one class of rights, and the same favourite
 * leagues where the operation depends on them. Members at the same place of the log share one execution and one text. Who is slow, or has just had a payload, falls behind and
 * gets the rest in one list later.
 */
export class Group {
  readonly #operation: SharedOperation;
  readonly #entitlement: Entitlement;
  readonly #tools: GroupTools;
  readonly #onEmpty: () => void;
  readonly #members = new Set<Member>();
  readonly #replays = new Replays();
  readonly #filter: number | null;
  #inbox: LiveEvent[] = [];
  readonly #backlog: Backlog;
  #seen: LogHead;
  #admitting = false;
  #admitted: Promise<void> = Promise.resolve();
  #flushing = false;
  #flushAgain = false;
  #plannedAt = Number.POSITIVE_INFINITY;
  #cancelFlush: Cancel = () => {};
  readonly #closed = new AbortController();
  readonly #remove = (member: Member): void => {
    this.#drop(member);
    if (this.#members.size === 0) this.#onEmpty();
  };

  /**
   * @param onEmpty called when the last member has left
   * @throws GraphQLError when the operation's league filter cannot be one
   */
  constructor(operation: SharedOperation, entitlement: Entitlement, tools: GroupTools, onEmpty: () => void) {
    this.#operation = operation;
    this.#entitlement = entitlement;
    this.#tools = tools;
    this.#onEmpty = onEmpty;
    this.#backlog = new Backlog(tools.backlog);
    this.#filter = entitlement.mayFilter ? operation.source.leagueFilter(operation.args) : null;
    this.#seen = tools.log.head();
  }

  get size(): number {
    return this.#members.size;
  }

  /** Lets a client in, from now on or after a well-formed cursor. */
  join(sink: Sink, after: string | null): Membership {
    const head = this.#tools.log.head();
    const place = { seq: head.seq, cursor: after ?? head.cursor };
    const member = new Member(sink, place, this.#remove);
    this.#members.add(member);
    if (after !== null) {
      const leaving = new AbortController();
      member.catchingUp = leaving;
      this.#catchUp(member, after, leaving.signal).catch((error: unknown) => this.#fail([member], error));
    }
    return member;
  }

  /** Takes what happened, in the log's order; resolves when all who may have it at once were given it. */
  offer(events: readonly LiveEvent[]): Promise<void> {
    this.#replays.clear();
    this.#inbox.push(...events);
    if (!this.#admitting) {
      this.#admitted = this.#admit().catch((error: unknown) => this.#fail([...this.#members], error));
    }
    return this.#admitted;
  }

  /** Tells every member, in its turn, that what came before a place may be missing. */
  reportGap(head: LogHead): void {
    this.#replays.clear();
    this.#backlog.markGap(head.seq);
    this.#seen = head.seq > this.#seen.seq ? head : this.#seen;
    this.#flush().catch((error: unknown) => this.#fail([...this.#members], error));
  }

  close(): void {
    this.#closed.abort();
    this.#cancelFlush();
    for (const member of [...this.#members]) this.#drop(member);
  }

  async #admit(): Promise<void> {
    this.#admitting = true;
    for (let batch = this.#inbox; batch.length > 0; batch = this.#inbox) {
      this.#inbox = [];
      this.#backlog.push(await this.#visible(batch));
      const last = batch.at(-1);
      if (last !== undefined && last.seq > this.#seen.seq) {
        this.#seen = { seq: last.seq, cursor: last.cursor };
      }
      await this.#flush();
    }
    this.#admitting = false;
  }

  async #visible(events: readonly LiveEvent[]): Promise<readonly ListEvent[]> {
    const { source, args } = this.#operation;
    const wanted = events
      .filter(isListed)
      .filter(
        (event) =>
          event.kind === source.kind &&
          this.#entitlement.sees(event.audience) &&
          (event.previousState == null || source.wantsChanges(args)) &&
          source.wants(event.wire[this.#operation.lang], args, this.#entitlement.favouriteLeagues),
      );
    const last = wanted.at(-1);
    if (this.#filter === null || last === undefined) return wanted;
    const ids = await this.#tools.membership.idsOf(source, this.#filter, last.seq, this.#closed.signal);
    return wanted.filter((event) => ids.has(event.id));
  }

  async #catchUp(member: Member, after: string, signal: AbortSignal): Promise<void> {
    const missed = await this.#tools.log.after(after, signal);
    if (member.left) return;
    const ready = await this.#replays.of(`${after} ${missed.head.seq}`, async () => {
      const events = await this.#visible(missed.events);
      if (events.length > maxReplay) return this.#render([], missed.head.cursor, true);
      return missed.gap || events.length > 0 ? this.#render(events, missed.head.cursor, missed.gap) : null;
    });
    member.catchingUp = null;
    if (ready !== null) member.sink.throttle.took(this.#tools.timers.now());
    this.#deliver(member, missed.head, ready);
    await this.#flush();
  }

  async #render(events: readonly ListEvent[], cursor: string, gap: boolean): Promise<Payload> {
    const { source, lang } = this.#operation;
    const changes = events.map(({ wire, previousState = null }) => ({ wire: wire[lang], previousState }));
    const value = { cursor, gap, ...source.toPayload(changes) };
    return new Payload(await this.#tools.execute(this.#operation, value));
  }

  #deliver(member: Member, place: LogHead, payload: Payload | null): void {
    if (member.left) return;
    member.seq = place.seq;
    member.cursor = place.cursor;
    if (payload !== null) member.sink.deliver(payload);
  }

  async #flush(): Promise<void> {
    this.#flushAgain = true;
    if (this.#flushing) return;
    this.#flushing = true;
    try {
      while (this.#flushAgain) {
        this.#flushAgain = false;
        await this.#deliverDue();
      }
    } finally {
      this.#flushing = false;
    }
  }

  /**
   * Gives every member that may have one its payload, and plans the next time for the rest. A payload is made when the
   * first member is met that needs it; nothing else is waited for, so that many at one place take one plain loop.
   */
  async #deliverDue(): Promise<void> {
    const { timers } = this.#tools;
    const now = timers.now();
    const head = this.#seen;
    const { newest } = this.#backlog;
    const made = new Map<number, Payload | Failure>();
    let outcome: Payload | Failure | undefined;
    let from = Number.NaN;
    let nextAt = Number.POSITIVE_INFINITY;
    let slowest = head.seq;
    for (const member of this.#members) {
      if (member.catchingUp !== null) {
        slowest = Math.min(slowest, member.seq);
        continue;
      }
      if (member.seq >= head.seq) continue;
      if (member.seq >= newest) {
        this.#deliver(member, head, null);
        continue;
      }
      const readyAt = this.#readyAt(member, now);
      if (readyAt > now) {
        nextAt = Math.min(nextAt, readyAt);
        slowest = Math.min(slowest, member.seq);
        continue;
      }
      member.sink.throttle.took(now);
      if (outcome === undefined || member.seq !== from) {
        from = member.seq;
        outcome = made.get(from) ?? (await this.#makeFor(from, head));
        made.set(from, outcome);
      }
      if (outcome instanceof Payload) {
        this.#deliver(member, head, outcome);
      } else {
        this.#fail([member], outcome.error);
      }
    }
    this.#plan(nextAt, timers.now());
    this.#backlog.dropUpTo(slowest);
  }

  /** The payload for whoever has got everything up to a place. */
  async #makeFor(from: number, head: LogHead): Promise<Payload | Failure> {
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

  #readyAt(member: Member, now: number): number {
    if (this.#operation.source.newestWins && !member.sink.isWritable()) return now + throttleMs;
    return member.sink.throttle.readyAt;
  }

  /** Plans the next round; a plan for the same time keeps its turn before those of other groups. */
  #plan(at: number, now: number): void {
    if (at === this.#plannedAt) return;
    this.#cancelFlush();
    this.#plannedAt = at;
    if (Number.isFinite(at)) {
      this.#cancelFlush = this.#tools.timers.after(Math.max(0, at - now), () => {
        this.#plannedAt = Number.POSITIVE_INFINITY;
        void this.#flush();
      });
    }
  }
}
