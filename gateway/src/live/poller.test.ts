import { describe, expect, it } from 'vitest';
import type { LiveKind } from '../domains/live-source.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { isListed, type LiveEntry } from './event.ts';
import type { Checkpoint, CheckpointUpdate, Ledger } from './log.ts';
import { MemoryLog } from './memory-log.ts';
import { Poller } from './poller.ts';
import { FakeList, fakeSource, madeAt, noReader } from './testing/fake-source.ts';
import { FakeTime, settle } from './testing/fake-time.ts';

const shown = ({ id, state }: Pick<LiveEntry, 'id' | 'state'>) => `${id} ${state.split(' ')[0]}`;

/** A ledger that notes what it is told, and whose memory a test sets. */
class FakeLedger implements Ledger {
  seen: Checkpoint | null = null;
  /** Thrown by the next record. */
  fault: Error | null = null;
  readonly told: string[] = [];
  readonly forgotten: number[] = [];
  readonly #log: MemoryLog;

  constructor(log: MemoryLog) {
    this.#log = log;
  }

  async load(): Promise<Checkpoint | null> {
    return this.seen;
  }

  async save(kind: LiveKind, update: CheckpointUpdate): Promise<void> {
    const { fault } = this;
    this.fault = null;
    if (fault !== null) throw fault;
    this.told.push(...update.news.map(shown));
    this.forgotten.push(...update.forgotten);
    await this.#log.save(kind, update);
  }
}

function setUp(kind: 'dropinfo' | 'tip' = 'dropinfo', memory = 100) {
  const time = new FakeTime();
  const list = new FakeList();
  const log = new MemoryLog('test', { entries: 1000, ageMs: 3_600_000 }, time.clock);
  log.open();
  const ledger = new FakeLedger(log);
  const failures: number[] = [];
  const poller = new Poller({
    source: fakeSource(kind, list),
    reader: noReader,
    ledger,
    timers: time,
    clock: time.clock,
    random: () => 1,
    pollMs: 2000,
    memory,
    onFailure: (_, count) => failures.push(count),
  });
  const events = async () => (await log.after('test-0')).events.filter(isListed).map(shown);
  return { time, list, log, ledger, poller, failures, events };
}

const row = (id: number, state = 'new') => ({ id, state });

describe('Poller', () => {
  it('takes the first reading as the baseline', async () => {
    const { list, poller, events } = setUp();
    list.set([row(1), row(2)]);
    poller.start();
    await settle();
    expect(await events()).toEqual([]);
    expect(list.reads).toEqual(['pl -']);
  });

  it('writes news in both languages, oldest first, and asks with the tag when there are none', async () => {
    const { list, poller, time, log } = setUp();
    list.set([row(1)]);
    poller.start();
    await time.advance(2000);
    list.set([row(4), row(3), row(1)]);
    await time.advance(2000);
    const { events } = await log.after('test-0');
    expect(events.filter(isListed).map(({ id, wire }) => [id, wire])).toEqual([
      [3, { pl: { id: 3, state: 'new', lang: 'pl' }, en: { id: 3, state: 'new', lang: 'en' } }],
      [4, { pl: { id: 4, state: 'new', lang: 'pl' }, en: { id: 4, state: 'new', lang: 'en' } }],
    ]);
    await time.advance(2000);
    expect(list.reads).toEqual(['pl -', 'pl v1', 'pl v1', 'en -', 'pl v2']);
  });

  it('does not take a row that went and came back as new', async () => {
    const { list, poller, time, events } = setUp();
    list.set([row(1)]);
    poller.start();
    await time.advance(2000);
    list.set([]);
    await time.advance(2000);
    list.set([row(1)]);
    await time.advance(2000);
    expect(await events()).toEqual([]);
  });

  it('tells an edit by what stands behind the slash, and nothing when that comes or goes', async () => {
    const { list, poller, time, events } = setUp('tip');
    list.set([row(1, 'tip_active')]);
    poller.start();
    await settle();
    for (const state of ['tip_active/3', 'tip_active', 'tip_active/3']) {
      list.set([row(1, state)]);
      await time.advance(2000);
    }
    expect(await events()).toEqual([]);
    list.set([row(1, 'tip_active/4')]);
    await time.advance(2000);
    list.set([row(1, 'tip_success/5')]);
    await time.advance(2000);
    expect(await events()).toHaveLength(2);
  });

  it('tells a new tip and its changes, also back to a state it had before', async () => {
    const { list, poller, time, events } = setUp('tip');
    list.set([row(1, 'tip_active')]);
    poller.start();
    await settle();
    for (const state of ['tip_success', 'tip_active', 'tip_success']) {
      list.set([row(1, state), row(2, 'tip_active')]);
      await time.advance(2000);
    }
    list.set([row(1, 'tip_success'), row(2, 'tip_fail')]);
    await time.advance(2000);
    expect(await events()).toEqual([
      '1 tip_success',
      '2 tip_active',
      '1 tip_active',
      '1 tip_success',
      '2 tip_fail',
    ]);
  });

  it('knows of each change what the state was before, and of what is new that there was none', async () => {
    const { list, poller, time, log } = setUp('tip');
    list.set([row(1, 'tip_active')]);
    poller.start();
    await settle();
    list.set([row(1, 'tip_success/2'), row(2, 'tip_active')]);
    await time.advance(2000);
    list.set([row(1, 'tip_success/3'), row(2, 'tip_fail')]);
    await time.advance(2000);
    list.set([{ ...row(1, 'tip_fail'), createdAt: madeAt(9) }]);
    await time.advance(2000);
    const { events } = await log.after('test-0');
    expect(events.filter(isListed).map(({ id, previousState }) => [id, previousState])).toEqual([
      [1, 'tip_active'],
      [2, null],
      [1, 'tip_success/2'],
      [2, 'tip_active'],
      [1, null],
    ]);
  });

  it('tells a tip that was made and settled between two polls', async () => {
    const { list, poller, time, events } = setUp('tip');
    list.set([row(1, 'tip_success')]);
    poller.start();
    await time.advance(2000);
    list.set([row(3, 'tip_active'), row(2, 'tip_fail'), row(1, 'tip_success')]);
    await time.advance(4000);
    expect(await events()).toEqual(['2 tip_fail', '3 tip_active']);
  });

  it.each([
    ['dropinfo', [row(7)]],
    ['tip', [row(7, 'tip_success')]],
  ] as const)('tells no old %s that moves up into a list of limited length', async (kind, old) => {
    const { list, poller, time, events } = setUp(kind);
    list.set([row(9, 'tip_active'), row(8, 'tip_active')]);
    poller.start();
    await time.advance(2000);
    list.set([row(9, 'tip_active'), ...old]);
    await time.advance(2000);
    expect(await events()).toEqual([]);
  });

  it('looks at once when noticed, never twice at a time, and once more for notices meanwhile', async () => {
    const { list, poller, time, events } = setUp();
    poller.start();
    await settle();
    let release = () => {};
    list.hold = new Promise((resolve) => {
      release = resolve;
    });
    list.set([row(1)]);
    poller.triggerPoll();
    await settle();
    list.set([row(1), row(2)]);
    poller.triggerPoll();
    poller.triggerPoll();
    await settle();
    expect(list.reads).toEqual(['pl -', 'pl v0']);
    release();
    await settle();
    expect(await events()).toEqual(['1 new', '2 new']);
    expect(list.reads).toEqual(['pl -', 'pl v0', 'en -', 'pl v1', 'en -']);
    await time.advance(1999);
    expect(list.reads).toHaveLength(5);
    await time.advance(1);
    expect(list.reads).toHaveLength(6);
  });

  it('waits longer after each failure and goes on where it was', async () => {
    const { list, poller, time, failures, events } = setUp();
    list.set([row(1)]);
    poller.start();
    await settle();
    list.faults.push(new Error('one'), new Error('two'));
    await time.advance(2000);
    list.set([row(1), row(2)]);
    expect(failures).toEqual([1]);
    await time.advance(3999);
    expect(list.reads).toHaveLength(2);
    await time.advance(1);
    expect(failures).toEqual([1, 2]);
    await time.advance(8000);
    expect(await events()).toEqual(['2 new']);
  });

  it('finds news again when the second language failed', async () => {
    const { list, poller, time, events, failures } = setUp();
    list.set([row(1)]);
    poller.start();
    await settle();
    list.set([row(1), row(2)]);
    list.faultOf = (lang) => (lang === 'en' ? new Error('no English') : null);
    await time.advance(2000);
    expect(failures).toEqual([1]);
    expect(await events()).toEqual([]);
    list.faultOf = () => null;
    await time.advance(4000);
    expect(await events()).toEqual(['2 new']);
  });

  it('looks again as soon as usual when the upstream answers others, and no sooner', async () => {
    const { list, poller, time, events } = setUp();
    list.set([row(1)]);
    poller.start();
    await settle();
    list.faultOf = () => new UpstreamError('UPSTREAM_OFFLINE', 'away');
    await time.advance(45_000);
    const tries = list.reads.length;
    list.faultOf = () => null;
    list.set([row(1), row(2)]);
    poller.wake();
    poller.wake();
    await time.advance(1999);
    expect(await events()).toEqual(['2 new']);
    expect(list.reads.slice(tries)).toEqual(['pl v1', 'en -']);
    list.faultOf = () => new UpstreamError('UPSTREAM_OFFLINE', 'away');
    await time.advance(1);
    const failed = list.reads.length;
    for (let count = 0; count < 5; count += 1) {
      poller.wake();
      await time.advance(200);
    }
    expect(list.reads).toHaveLength(failed);
  });

  it.each([
    ['refuses it', new UpstreamError('FORBIDDEN', 'no', { status: 403 })],
    ['has too much to do', new UpstreamError('RATE_LIMITED', 'later', { status: 429 })],
  ])('waits longer when the upstream %s, whatever others get', async (_what, fault) => {
    const { list, poller, time } = setUp();
    poller.start();
    await settle();
    list.faultOf = () => fault;
    await time.advance(2000);
    poller.wake();
    await time.advance(3999);
    expect(list.reads).toHaveLength(2);
  });

  it('takes nothing of the past for news: not what is over, not what was made before the newest known', async () => {
    const { list, poller, time, events } = setUp();
    list.set([row(10)]);
    poller.start();
    await settle();
    list.set([
      row(10),
      { ...row(11), createdAt: madeAt(3) },
      { ...row(12), newsUntil: '2026-03-14T12:00:02.000Z' },
      { ...row(13), newsUntil: '2026-03-14T12:00:03.000Z' },
      { ...row(14), createdAt: new Date(Date.parse(madeAt(10)) - 59_000).toISOString() },
    ]);
    await time.advance(2000);
    expect(await events()).toEqual(['13 new', '14 new']);
    await time.advance(2000);
    expect(await events()).toHaveLength(2);
  });

  it.each(['dropinfo', 'tip'] as const)('goes on when the ids of a %s list have gone back', async (kind) => {
    const { list, poller, time, events, ledger } = setUp(kind);
    const newer = (hours: number) => ({ createdAt: madeAt(100 + hours) });
    list.set([row(1), row(90), row(100)]);
    poller.start();
    await settle();
    list.set([row(1)]);
    await time.advance(2000);
    list.set([row(1), { ...row(2), ...newer(1) }]);
    await time.advance(2000);
    list.set([row(1), { ...row(2), ...newer(1) }, { ...row(90), ...newer(2) }, { ...row(3), ...newer(1) }]);
    await time.advance(2000);
    list.set([row(1), { ...row(100), ...newer(3) }]);
    await time.advance(2000);
    expect(await events()).toEqual(['2 new', '3 new', '90 new', '100 new']);
    expect(ledger.told).toHaveLength(4);
  });

  it('takes over what an older release has recorded, without its times', async () => {
    const { list, poller, ledger } = setUp('tip');
    ledger.seen = {
      states: new Map([
        [1, 'tip_active'],
        [2, 'tip_active'],
      ]),
      highestId: 2,
    };
    list.set([row(1, 'tip_success'), row(2, 'tip_active'), row(3, 'tip_active')]);
    poller.start();
    await settle();
    expect(ledger.told).toEqual(['1 tip_success', '3 tip_active']);
  });

  it('stops', async () => {
    const { list, poller, time } = setUp();
    poller.start();
    await settle();
    await poller.stop();
    poller.triggerPoll();
    await time.advance(60_000);
    expect(list.reads).toHaveLength(1);
    expect(time.pending).toBe(0);
  });

  it('knows when it last knew', async () => {
    const { list, poller, time } = setUp();
    expect(poller.lastSuccess).toBeNull();
    poller.start();
    await settle();
    const first = time.now();
    expect(poller.lastSuccess).toBe(first);
    list.faults.push(new Error('down'));
    await time.advance(2000);
    expect(poller.lastSuccess).toBe(first);
  });

  it('goes on from what another one has recorded, so that nothing between them is lost or told twice', async () => {
    const { list, time, poller, ledger } = setUp('tip');
    ledger.seen = {
      states: new Map([
        [1, `tip_active ${madeAt(1)}`],
        [2, `tip_fail ${madeAt(2)}`],
      ]),
      highestId: 2,
    };
    list.set([row(3, 'tip_active'), row(2, 'tip_fail'), row(1, 'tip_success')]);
    poller.start();
    await settle();
    expect(ledger.told).toEqual(['1 tip_success', '3 tip_active']);
    await time.advance(2000);
    expect(ledger.told).toHaveLength(2);
  });

  it('asks anew for what is recorded when it does not know whether its own record was', async () => {
    const { list, time, poller, ledger } = setUp('tip');
    list.set([row(1, 'tip_active')]);
    poller.start();
    await settle();
    ledger.fault = new Error('no answer');
    list.set([row(1, 'tip_success')]);
    await time.advance(2000);
    ledger.seen = { states: new Map([[1, `tip_success ${madeAt(1)}`]]), highestId: 1 };
    list.set([row(1, 'tip_active')]);
    await time.advance(4000);
    expect(ledger.told).toEqual(['1 tip_active']);
  });

  it('tells the ledger what to forget, the longest unseen first', async () => {
    const { list, time, poller, ledger } = setUp('tip', 2);
    for (const ids of [
      [1, 2],
      [2, 3],
      [2, 3, 4],
    ]) {
      list.set(ids.map((id) => row(id, 'tip_active')));
      poller.start();
      await time.advance(2000);
      await poller.stop();
    }
    expect(ledger.forgotten).toEqual([1]);
  });
});
