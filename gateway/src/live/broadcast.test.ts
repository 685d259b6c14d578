import { buildSchema, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { sampleUser } from '../testing/samples.ts';
import { Broadcast } from './broadcast.ts';
import { Entitlement } from './entitlement.ts';
import type { LiveEntry } from './event.ts';
import { FilterMembership } from './filter-membership.ts';
import type { LogHead, LogListener } from './log.ts';
import { MemoryLog } from './memory-log.ts';
import { prepareOperation } from './operation.ts';
import { Throttle } from './sink.ts';
import { FakeSink } from './testing/fake-sink.ts';
import { FakeList, fakeSource, noReader } from './testing/fake-source.ts';
import { FakeTime, settle } from './testing/fake-time.ts';

const schema = buildSchema(/* GraphQL */ `
  input Filter { leagueFilterId: ID, mine: Boolean, coming: Boolean }
  type Thing { id: Int! }
  type Dropinfos { cursor: String!, gap: Boolean!, dropinfos: [Thing!]! }
  type Tips { cursor: String!, gap: Boolean!, tips: [Thing!]! }
  type Subscription {
    dropinfosAdded(filter: Filter, after: String): Dropinfos!
    tipStatusesChanged(after: String): Tips!
  }
  type Query { nothing: Int }
`);
const dropinfosAdded = parse(
  'subscription ($f: Filter, $a: String) { dropinfosAdded(filter: $f, after: $a) { cursor } }',
);
const tipsChanged = parse('subscription ($a: String) { tipStatusesChanged(after: $a) { cursor } }');

const rights = (
  plan: string,
  permissions = ['tips', 'default_tips', 'dropinfo', 'dropinfo_filters'],
  favouriteLeagues: number[] = [],
) =>
  new Entitlement(
    sampleUser({
      permission: permissions,
      active_sub: { sub: plan, expires_at: '2026-09-01T00:00:00Z', goq: false, discord: false },
      favourite_leagues: favouriteLeagues,
    }),
    new Map([
      ['standard', 7],
      ['premium', 1],
    ]),
  );
const premium = rights('premium');

const dropinfo = (id: number): LiveEntry => ({
  kind: 'dropinfo',
  id,
  state: 'new',
  previousState: null,
  audience: { kind: 'dropinfo' },
  wire: { pl: { id, lang: 'pl' }, en: { id, lang: 'en' } },
});
const tip = (id: number, state = 'tip_success'): LiveEntry => ({
  kind: 'tip',
  id,
  state,
  previousState: null,
  audience: { kind: 'tip', type: 'default', idx: id },
  wire: { pl: { id, lang: 'pl' }, en: { id, lang: 'en' } },
});

/** A log that can be lost. */
class LosableLog extends MemoryLog {
  readonly #losable = new Set<LogListener>();
  /** The signals of all replays. */
  readonly waits: (AbortSignal | undefined)[] = [];

  override after(cursor: string, signal?: AbortSignal) {
    this.waits.push(signal);
    return super.after(cursor, signal);
  }

  override listen(listener: LogListener): void {
    this.#losable.add(listener);
    super.listen(listener);
  }

  lose(head: LogHead): void {
    for (const listener of this.#losable) listener.lost(head);
  }
}

function setUp(backlog = 100) {
  const time = new FakeTime();
  const log = new LosableLog('test', { entries: 1000, ageMs: 3_600_000 }, time.clock);
  log.open();
  const list = new FakeList();
  const sources = [fakeSource('dropinfo', list), fakeSource('tip', list)];
  let executions = 0;
  const broadcast = new Broadcast({
    maxGroups: 20,
    log,
    membership: new FilterMembership(noReader, time),
    execute: async (_, value) => {
      executions += 1;
      return { data: { ...value } };
    },
    timers: time,
    backlog,
  });
  const join = (
    document: typeof tipsChanged,
    variables: Record<string, unknown> = {},
    entitlement: Entitlement = premium,
    sink = new FakeSink(),
    lang: 'pl' | 'en' = 'pl',
  ) => {
    const operation = prepareOperation(schema, sources, prepared(print(document), variables), lang);
    if (operation.type === 'personal') throw new Error('There is no personal source here.');
    const membership = broadcast.join(operation, entitlement, sink);
    return { sink, leave: () => membership.leave() };
  };
  const happen = async (...entries: LiveEntry[]) => {
    await log.append(entries);
    await settle();
  };
  return { time, log, list, broadcast, join, happen, executions: () => executions };
}

const dropinfos = (cursor: number, ids: number[], lang = 'pl', gap = false) => ({
  cursor: `test-${cursor}`,
  gap,
  dropinfos: ids.map((id) => ({ id, lang })),
});
const tips = (cursor: number, ids: number[], gap = false) => ({
  cursor: `test-${cursor}`,
  gap,
  tips: ids.map((id) => ({ id, lang: 'pl' })),
});

describe('Broadcast', () => {
  it('delivers an event to subscribers of its kind, in their language', async () => {
    const { join, happen } = setUp();
    const polish = join(dropinfosAdded);
    const english = join(dropinfosAdded, {}, premium, new FakeSink(), 'en');
    const other = join(tipsChanged);
    await happen(dropinfo(1));
    expect(polish.sink.data).toEqual([dropinfos(1, [1])]);
    expect(english.sink.data).toEqual([dropinfos(1, [1], 'en')]);
    expect(other.sink.data).toEqual([]);
  });

  it('aborts the replay of a member that leaves', async () => {
    const { join, log } = setUp();
    const [gone] = ['test-0', 'test-0'].map((a) => join(dropinfosAdded, { a }));
    gone?.leave();
    expect(log.waits.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it('executes and serializes once for a whole group', async () => {
    const { join, happen, executions, broadcast } = setUp();
    const sinks = Array.from({ length: 200 }, () => join(dropinfosAdded).sink);
    await happen(dropinfo(1));
    expect(executions()).toBe(1);
    expect(new Set(sinks.map((sink) => sink.payloads[0])).size).toBe(1);
    expect(broadcast.size).toEqual({ groups: 1, members: 200 });
  });

  it('shares a group between different cursors, and a replay between equal ones', async () => {
    const { join, happen, executions, broadcast } = setUp();
    await happen(dropinfo(1), dropinfo(2));
    const one = Array.from({ length: 50 }, () => join(dropinfosAdded, { a: 'test-0' }).sink);
    const two = Array.from({ length: 50 }, () => join(dropinfosAdded, { a: 'test-1' }).sink);
    await settle();
    expect(executions()).toBe(2);
    expect(broadcast.size.groups).toBe(1);
    expect(one[49]?.data).toEqual([dropinfos(2, [1, 2])]);
    expect(two[49]?.data).toEqual([dropinfos(2, [2])]);
  });

  it('shares a replay for a second when the filter depends on the time', async () => {
    const { time, join, happen, list, executions } = setUp();
    await happen(dropinfo(1), dropinfo(2));
    const replay = async () => {
      const { sink } = join(dropinfosAdded, { f: { coming: true }, a: 'test-0' });
      await settle();
      return sink.data;
    };
    expect(await replay()).toEqual([dropinfos(2, [1, 2])]);
    expect(await replay()).toEqual([dropinfos(2, [1, 2])]);
    expect(executions()).toBe(1);
    list.begun.add(1);
    await time.advance(1000);
    expect(await replay()).toEqual([dropinfos(2, [2])]);
  });

  it('delivers the first payload immediately, and a burst as at most four payloads a second', async () => {
    const { join, happen, time } = setUp();
    const { sink } = join(dropinfosAdded);
    await happen(dropinfo(1));
    expect(sink.data).toHaveLength(1);
    for (let id = 2; id <= 100; id += 1) {
      await happen(dropinfo(id));
      await time.advance(10);
    }
    expect(sink.data).toHaveLength(4);
    await time.advance(10);
    expect(sink.data).toHaveLength(5);
    const ids = sink.data.flatMap((data) =>
      (data as ReturnType<typeof dropinfos>).dropinfos.map(({ id }) => id),
    );
    expect(ids).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('throttles a client over all of its subscriptions', async () => {
    const { join, happen, time } = setUp();
    const throttle = new Throttle();
    const a = join(dropinfosAdded, {}, premium, new FakeSink(throttle)).sink;
    const b = join(tipsChanged, {}, premium, new FakeSink(throttle)).sink;
    for (let id = 1; id <= 100; id += 1) {
      await happen(dropinfo(id), tip(id));
      await time.advance(20);
    }
    expect(a.data.length + b.data.length).toBeLessThanOrEqual(9);
    expect(Math.min(a.data.length, b.data.length)).toBeGreaterThanOrEqual(3);
  });

  it('delivers immediately to a client that was idle', async () => {
    const { join, happen, time } = setUp();
    const { sink } = join(dropinfosAdded);
    await happen(dropinfo(1));
    await time.advance(250);
    await happen(dropinfo(2));
    expect(sink.data).toHaveLength(2);
  });

  it('replays missed events to a new member once', async () => {
    const { join, happen, time } = setUp();
    await happen(dropinfo(1), tip(1), dropinfo(2));
    const { sink } = join(dropinfosAdded, { a: 'test-1' });
    await settle();
    await happen(dropinfo(3));
    await time.advance(250);
    expect(sink.data).toEqual([dropinfos(3, [2]), dropinfos(4, [3])]);
  });

  it('replays at most 500 events, and reports a gap for more', async () => {
    const { join, happen } = setUp();
    await happen(...Array.from({ length: 501 }, (_, at) => dropinfo(at + 1)));
    const longest = join(dropinfosAdded, { a: 'test-1' });
    const more = join(dropinfosAdded, { a: 'test-0' });
    await settle();
    const ids = Array.from({ length: 500 }, (_, at) => at + 2);
    expect(longest.sink.data).toEqual([dropinfos(501, ids)]);
    expect(more.sink.data).toEqual([dropinfos(501, [], 'pl', true)]);
  });

  it('rejects a new group above the limit, but not a new member', () => {
    const { join } = setUp();
    const document = (at: number) => parse(`subscription S${at} { tipStatusesChanged { cursor } }`);
    const joined = Array.from({ length: 20 }, (_, at) => join(document(at)));
    expect(() => join(document(20))).toThrow(
      expect.objectContaining({ extensions: { code: 'RATE_LIMITED' } }),
    );
    expect(() => join(document(3))).not.toThrow();
    joined[5]?.leave();
    expect(() => join(document(20))).not.toThrow();
  });

  it('loses no events while a new member catches up', async () => {
    const { join, log, time } = setUp();
    const early = join(dropinfosAdded);
    await log.append([dropinfo(1)]);
    const late = join(dropinfosAdded, { a: 'test-0' });
    await log.append([dropinfo(2)]);
    await log.append([dropinfo(3)]);
    await settle();
    await time.advance(1000);
    for (const { sink } of [early, late]) {
      expect(
        sink.data.flatMap((data) => (data as ReturnType<typeof dropinfos>).dropinfos.map(({ id }) => id)),
      ).toEqual([1, 2, 3]);
    }
  });

  it('sends nothing to a new member that missed nothing, and reports a gap', async () => {
    const { join, happen } = setUp();
    await happen(tip(1));
    const upToDate = join(dropinfosAdded, { a: 'test-0' });
    const lost = join(dropinfosAdded, { a: 'elsewhere-7' });
    await settle();
    expect(upToDate.sink.data).toEqual([]);
    expect(lost.sink.data).toEqual([dropinfos(1, [], 'pl', true)]);
  });

  it('reports a gap to every member once when the log was lost', async () => {
    const { join, log, happen, time } = setUp();
    const [quiet, waiting] = [join(dropinfosAdded), join(tipsChanged)];
    await happen(tip(1));
    await happen(tip(2));
    log.lose({ seq: 1000, cursor: 'other-1000' });
    await time.advance(250);
    expect(quiet.sink.data).toEqual([{ cursor: 'other-1000', gap: true, dropinfos: [] }]);
    expect(waiting.sink.data).toEqual([tips(1, [1]), { ...tips(2, [2], true), cursor: 'other-1000' }]);
    expect(quiet.leave()).toBe('other-1000');
    await time.advance(5000);
    expect(waiting.sink.data).toHaveLength(2);
  });

  it('reports a gap to members that may no longer see a changed row, and only to them', async () => {
    const { join, happen } = setUp();
    const special = rights('premium', ['tips', 'special_tips']);
    const moved: LiveEntry = {
      ...tip(1, 'tip_active/2/special'),
      previousState: 'tip_active/1/default',
      audience: { kind: 'tip', type: 'special', idx: 1 },
    };
    const [before, after, never] = [
      join(tipsChanged),
      join(tipsChanged, {}, special),
      join(tipsChanged, {}, rights('premium', ['tips', 'chatgpt_tips'])),
    ];
    await happen(moved);
    expect(before.sink.data).toEqual([tips(1, [], true)]);
    expect(after.sink.data).toEqual([tips(1, [1])]);
    expect(never.sink.data).toEqual([]);
    const late = join(tipsChanged, { a: 'test-0' });
    await settle();
    expect(late.sink.data).toEqual([tips(1, [], true)]);
  });

  it('resumes by cursor when a client has left', async () => {
    const { join, happen, broadcast } = setUp();
    const first = join(dropinfosAdded);
    await happen(dropinfo(1));
    const cursor = first.leave();
    expect(broadcast.size).toEqual({ groups: 0, members: 0 });
    await happen(dropinfo(2));
    const second = join(dropinfosAdded, { a: cursor });
    await settle();
    expect(first.sink.data).toEqual([dropinfos(1, [1])]);
    expect(second.sink.data).toEqual([dropinfos(2, [2])]);
  });

  it('keeps the cursor when a member leaves before it has caught up', async () => {
    const { join, happen } = setUp();
    await happen(dropinfo(1));
    expect(join(dropinfosAdded, { a: 'test-0' }).leave()).toBe('test-0');
  });

  it('reads a league filter once per change, and ignores it without the permission', async () => {
    const { join, happen, list } = setUp();
    list.members.set(5, [2]);
    const filtered = [1, 2, 3].map(() => join(dropinfosAdded, { f: { leagueFilterId: '5' } }).sink);
    const unfiltered = join(
      dropinfosAdded,
      { f: { leagueFilterId: '5' } },
      rights('standard', ['dropinfo']),
    ).sink;
    await happen(dropinfo(1), dropinfo(2));
    expect(filtered.map((sink) => sink.data)).toEqual(Array(3).fill([dropinfos(2, [2])]));
    expect(unfiltered.data).toEqual([dropinfos(2, [1, 2])]);
    expect(list.reads).toEqual(['pl filter 5']);
  });

  it('replays what a league filter included, and delivers or replays no later change of it', async () => {
    const { join, happen, list, time } = setUp();
    const variables = { f: { leagueFilterId: '5' } };
    const { sink } = join(dropinfosAdded, variables);
    list.members.set(5, [1]);
    await happen(dropinfo(1));
    list.members.set(5, [2]);
    await happen(dropinfo(1), dropinfo(2));
    await time.advance(250);
    expect(sink.data).toEqual([dropinfos(1, [1]), dropinfos(3, [2])]);
    const late = join(dropinfosAdded, { ...variables, a: 'test-0' });
    await settle();
    expect(late.sink.data).toEqual([dropinfos(3, [1, 2])]);
  });

  it('reports a gap when too many events wait for a league filter that cannot be read', async () => {
    const { join, happen, list, time } = setUp(3);
    list.members.set(5, [1, 5, 6]);
    list.errorFor = () => new Error('down');
    const { sink } = join(dropinfosAdded, { f: { leagueFilterId: '5' } });
    await happen(dropinfo(1));
    await happen(dropinfo(2), dropinfo(3), dropinfo(4), tip(1), tip(2));
    expect(sink.data).toEqual([]);
    await happen(dropinfo(5));
    expect(sink.data).toEqual([dropinfos(7, [], 'pl', true)]);
    list.errorFor = () => null;
    await happen(dropinfo(6));
    await time.advance(60_000);
    expect(sink.data.slice(1)).toEqual([dropinfos(8, [6])]);
  });

  it('reads a league filter again for a subscription that follows one that ended during a failed read', async () => {
    const { join, happen, list, time } = setUp();
    list.members.set(5, [1]);
    await happen(dropinfo(1));
    list.errorFor = () => new Error('down');
    const variables = { f: { leagueFilterId: '5' }, a: 'test-0' };
    const first = join(dropinfosAdded, variables);
    await settle();
    first.leave();
    const again = join(dropinfosAdded, variables);
    await settle();
    list.errorFor = () => null;
    await time.advance(1000);
    expect(again.sink.failures).toEqual([]);
    expect(again.sink.data).toEqual([dropinfos(1, [1])]);
  });

  it('groups by favourite leagues only when the operation depends on them', async () => {
    const { join, happen, broadcast } = setUp();
    const of = (...leagues: number[]) => rights('premium', undefined, leagues);
    const sinks = [of(1, 2), of(2, 1), of(2), of()].map(
      (person) => join(dropinfosAdded, { f: { mine: true } }, person).sink,
    );
    expect(broadcast.size.groups).toBe(3);
    for (const person of [of(1), of(2)]) join(dropinfosAdded, {}, person);
    expect(broadcast.size.groups).toBe(4);
    await happen(dropinfo(1), dropinfo(2), dropinfo(3));
    const both = [dropinfos(3, [1, 2])];
    expect(sinks.map((sink) => sink.data)).toEqual([both, both, [dropinfos(3, [2])], []]);
  });

  it('merges odds for a slow reader, and reports a gap when the oldest are dropped', async () => {
    const { join, happen, time } = setUp(3);
    const slow = join(dropinfosAdded);
    const other = join(dropinfosAdded);
    slow.sink.writable = false;
    for (let id = 1; id <= 5; id += 1) {
      await happen(dropinfo(id));
      await time.advance(250);
    }
    expect(other.sink.data).toHaveLength(5);
    expect(slow.sink.data).toEqual([]);
    slow.sink.writable = true;
    await time.advance(250);
    expect(slow.sink.data).toEqual([dropinfos(5, [3, 4, 5], 'pl', true)]);
  });

  it('ends a subscription with the error of a later delivery', async () => {
    const { join, happen, time } = setUp();
    const sink = new FakeSink();
    join(dropinfosAdded, {}, premium, sink);
    await happen(dropinfo(1));
    await happen(dropinfo(2));
    sink.deliver = () => {
      throw new Error('unwritable');
    };
    await time.advance(250);
    expect(sink.failures).toEqual([new Error('unwritable')]);
  });

  it('does not delay tips for a slow reader', async () => {
    const { join, happen } = setUp();
    const slow = join(tipsChanged);
    slow.sink.writable = false;
    await happen(tip(1));
    expect(slow.sink.data).toEqual([tips(1, [1])]);
  });

  it('rejects an invalid league filter', () => {
    const { join } = setUp();
    expect(() => join(dropinfosAdded, { f: { leagueFilterId: 'x' } })).toThrow('No such filter.');
  });

  it('leaves no timer when it is closed', async () => {
    const { join, happen, broadcast, time } = setUp();
    join(dropinfosAdded);
    await happen(dropinfo(1));
    await happen(dropinfo(2));
    broadcast.close();
    expect(time.pending).toBe(0);
  });
});
