import { buildSchema, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { prepared } from '../testing/prepared.ts';
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
  input Filter { leagueFilterId: ID, mine: Boolean }
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
    { permissions, plan, isAdmin: false, isTyper: false, expiresAt: null, favouriteLeagues },
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
  audience: { kind: 'dropinfo' },
  wire: { pl: { id, lang: 'pl' }, en: { id, lang: 'en' } },
});
const tip = (id: number, state = 'tip_success'): LiveEntry => ({
  kind: 'tip',
  id,
  state,
  audience: { kind: 'tip', type: 'default', idx: id },
  wire: { pl: { id, lang: 'pl' }, en: { id, lang: 'en' } },
});

/** A log whose followers can be told that it was lost. */
class LosableLog extends MemoryLog {
  readonly #followers = new Set<LogListener>();
  /** What the members that wait would be let go by. */
  readonly waits: (AbortSignal | undefined)[] = [];

  override after(cursor: string, signal?: AbortSignal) {
    this.waits.push(signal);
    return super.after(cursor, signal);
  }

  override listen(listener: LogListener): () => void {
    this.#followers.add(listener);
    return super.listen(listener);
  }

  lose(head: LogHead): void {
    for (const follower of this.#followers) follower.lost(head);
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
  it('gives an event to who watches its kind, in their language', async () => {
    const { join, happen } = setUp();
    const polish = join(dropinfosAdded);
    const english = join(dropinfosAdded, {}, premium, new FakeSink(), 'en');
    const other = join(tipsChanged);
    await happen(dropinfo(1));
    expect(polish.sink.data).toEqual([dropinfos(1, [1])]);
    expect(english.sink.data).toEqual([dropinfos(1, [1], 'en')]);
    expect(other.sink.data).toEqual([]);
  });

  it('ends the wait for what a member missed when it leaves', async () => {
    const { join, log } = setUp();
    const [gone] = ['test-0', 'test-0'].map((a) => join(dropinfosAdded, { a }));
    gone?.leave();
    expect(log.waits.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it('executes once for a whole group and makes its text once', async () => {
    const { join, happen, executions, broadcast } = setUp();
    const sinks = Array.from({ length: 200 }, () => join(dropinfosAdded).sink);
    await happen(dropinfo(1));
    expect(executions()).toBe(1);
    expect(new Set(sinks.map((sink) => sink.payloads[0])).size).toBe(1);
    expect(broadcast.size).toEqual({ groups: 1, members: 200 });
  });

  it('shares a group between clients with different cursors and a replay between those with the same', async () => {
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

  it('lets a standard plan see every seventh tip', async () => {
    const { join, happen } = setUp();
    const standard = join(tipsChanged, {}, rights('standard'));
    const all = join(tipsChanged);
    await happen(...Array.from({ length: 14 }, (_, index) => tip(index + 1)));
    expect(standard.sink.data).toEqual([tips(14, [7, 14])]);
    expect(all.sink.data).toHaveLength(1);
  });

  it('gives the first payload at once, and at most four a second in a burst, losing nothing', async () => {
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

  it('paces a client over all of its subscriptions, each in its turn', async () => {
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

  it('sends again at once to a client that was idle', async () => {
    const { join, happen, time } = setUp();
    const { sink } = join(dropinfosAdded);
    await happen(dropinfo(1));
    await time.advance(250);
    await happen(dropinfo(2));
    expect(sink.data).toHaveLength(2);
  });

  it('gives a newcomer what it missed and nothing twice', async () => {
    const { join, happen, time } = setUp();
    await happen(dropinfo(1), tip(1), dropinfo(2));
    const { sink } = join(dropinfosAdded, { a: 'test-1' });
    await settle();
    await happen(dropinfo(3));
    await time.advance(250);
    expect(sink.data).toEqual([dropinfos(3, [2]), dropinfos(4, [3])]);
  });

  it('replays 500 events at most, and tells a gap for more', async () => {
    const { join, happen } = setUp();
    await happen(...Array.from({ length: 501 }, (_, at) => dropinfo(at + 1)));
    const asMany = join(dropinfosAdded, { a: 'test-1' });
    const more = join(dropinfosAdded, { a: 'test-0' });
    await settle();
    const ids = Array.from({ length: 500 }, (_, at) => at + 2);
    expect(asMany.sink.data).toEqual([dropinfos(501, ids)]);
    expect(more.sink.data).toEqual([dropinfos(501, [], 'pl', true)]);
  });

  it('refuses a group too many, and lets others into those there are', () => {
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

  it('does not lose what happens while a newcomer catches up', async () => {
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

  it('says nothing to a newcomer who missed nothing, and tells a gap', async () => {
    const { join, happen } = setUp();
    await happen(tip(1));
    expect(join(dropinfosAdded, { a: 'test-0' }).sink.data).toEqual([]);
    const lost = join(dropinfosAdded, { a: 'elsewhere-7' });
    await settle();
    expect(lost.sink.data).toEqual([dropinfos(1, [], 'pl', true)]);
  });

  it('tells everybody a gap, once, when the log was lost, also without an event and with what waited for them', async () => {
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

  it('lets a client leave and come back by its cursor', async () => {
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

  it('resumes from where it was asked to when it left before it had caught up', async () => {
    const { join, happen } = setUp();
    await happen(dropinfo(1));
    expect(join(dropinfosAdded, { a: 'test-0' }).leave()).toBe('test-0');
  });

  it('asks a league filter once for a change, and ignores it without the permission', async () => {
    const { join, happen, list } = setUp();
    list.members.set(5, [2]);
    const filtered = [1, 2, 3].map(() => join(dropinfosAdded, { f: { leagueFilterId: '5' } }).sink);
    const unheard = join(
      dropinfosAdded,
      { f: { leagueFilterId: '5' } },
      rights('standard', ['dropinfo']),
    ).sink;
    await happen(dropinfo(1), dropinfo(2));
    expect(filtered.map((sink) => sink.data)).toEqual(Array(3).fill([dropinfos(2, [2])]));
    expect(unheard.data).toEqual([dropinfos(2, [1, 2])]);
    expect(list.reads).toEqual(['pl filter 5']);
  });

  it('puts people of other favourite leagues apart only where the operation depends on them', async () => {
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

  it('merges odds for a slow reader, newest first to keep, and says when the oldest are gone', async () => {
    const { join, happen, time } = setUp(3);
    const slow = join(dropinfosAdded);
    const other = join(dropinfosAdded);
    slow.sink.room = false;
    for (let id = 1; id <= 5; id += 1) {
      await happen(dropinfo(id));
      await time.advance(250);
    }
    expect(other.sink.data).toHaveLength(5);
    expect(slow.sink.data).toEqual([]);
    slow.sink.room = true;
    await time.advance(250);
    expect(slow.sink.data).toEqual([dropinfos(5, [3, 4, 5], 'pl', true)]);
  });

  it('does not hold back tips from a slow reader', async () => {
    const { join, happen } = setUp();
    const slow = join(tipsChanged);
    slow.sink.room = false;
    await happen(tip(1));
    expect(slow.sink.data).toEqual([tips(1, [1])]);
  });

  it('refuses a league filter that cannot be one', () => {
    const { join } = setUp();
    expect(() => join(dropinfosAdded, { f: { leagueFilterId: 'x' } })).toThrow('No such filter.');
  });

  it('leaves no timer behind', async () => {
    const { join, happen, broadcast, time } = setUp();
    join(dropinfosAdded);
    await happen(dropinfo(1));
    await happen(dropinfo(2));
    broadcast.close();
    expect(time.pending).toBe(0);
  });
});
