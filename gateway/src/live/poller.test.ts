import { describe, expect, it } from 'vitest';
import type { LiveKind } from '../domains/live-source.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { isListed, type LiveEntry } from './event.ts';
import type { Checkpoint, CheckpointUpdate, Ledger } from './log.ts';
import { MemoryLog } from './memory-log.ts';
import { Poller } from './poller.ts';
import { createdAtFor, FakeList, fakeSource, noReader } from './testing/fake-source.ts';
import { FakeTime, settle } from './testing/fake-time.ts';

const shown = ({ id, state }: Pick<LiveEntry, 'id' | 'state'>) => `${id} ${state.split(' ')[0]}`;

/** A ledger that records its updates; tests set its checkpoint. */
class FakeLedger implements Ledger {
  checkpoint: Checkpoint | null = null;
  /** Thrown by the next save. */
  error: Error | null = null;
  readonly published: string[] = [];
  readonly evicted: number[] = [];
  readonly #log: MemoryLog;

  constructor(log: MemoryLog) {
    this.#log = log;
  }

  async load(): Promise<Checkpoint | null> {
    return this.checkpoint;
  }

  async save(kind: LiveKind, update: CheckpointUpdate): Promise<void> {
    const { error } = this;
    this.error = null;
    if (error !== null) throw error;
    this.published.push(...update.entries.map(shown));
    this.evicted.push(...update.evicted);
    await this.#log.save(kind, update);
  }
}

function setUp(kind: 'dropinfo' | 'tip' = 'dropinfo', maxStates = 100) {
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
    random: () => 1,
    pollMs: 2000,
    maxStates,
    onFailure: (_kind, _error, count) => failures.push(count),
  });
  const events = async () => (await log.after('test-0')).events.filter(isListed).map(shown);
  return { time, list, log, ledger, poller, failures, events };
}

const row = (id: number, state = 'new') => ({ id, state });

describe('Poller', () => {
  it('uses the first reading as the baseline', async () => {
    const { list, poller, events } = setUp();
    list.set([row(1), row(2)]);
    poller.start();
    await settle();
    expect(await events()).toEqual([]);
    expect(list.reads).toEqual(['pl -']);
  });

  it('writes changes in both languages, oldest first, and polls with the ETag', async () => {
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

  it('does not publish a row that left the list and returned', async () => {
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

  it('publishes a change behind the slash, but not its addition or removal', async () => {
    const { list, poller, time, events } = setUp('tip');
    list.set([row(1, 'tip_active')]);
    poller.start();
    await settle();
    for (const state of ['tip_active/3', 'tip_active', 'tip_active/3', 'tip_active/3/special']) {
      list.set([row(1, state)]);
      await time.advance(2000);
    }
    expect(await events()).toEqual([]);
    list.set([row(1, 'tip_active/4/special')]);
    await time.advance(2000);
    list.set([row(1, 'tip_success/5')]);
    await time.advance(2000);
    expect(await events()).toHaveLength(2);
  });

  it('publishes a new tip and its changes, also back to an earlier state', async () => {
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

  it('writes the previous state of each change, and null for a new row', async () => {
    const { list, poller, time, log } = setUp('tip');
    list.set([row(1, 'tip_active')]);
    poller.start();
    await settle();
    list.set([row(1, 'tip_success/2'), row(2, 'tip_active')]);
    await time.advance(2000);
    list.set([row(1, 'tip_success/3'), row(2, 'tip_fail')]);
    await time.advance(2000);
    list.set([{ ...row(1, 'tip_fail'), createdAt: createdAtFor(9) }]);
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

  it('publishes a tip that was created and settled between two polls', async () => {
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
  ] as const)('does not publish an old %s that moves up into a list of limited length', async (kind, old) => {
    const { list, poller, time, events } = setUp(kind);
    list.set([row(9, 'tip_active'), row(8, 'tip_active')]);
    poller.start();
    await time.advance(2000);
    list.set([row(9, 'tip_active'), ...old]);
    await time.advance(2000);
    expect(await events()).toEqual([]);
  });

  it('polls immediately on a hint, and once more for hints during a poll', async () => {
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

  it('backs off after failures and then continues', async () => {
    const { list, poller, time, failures, events } = setUp();
    list.set([row(1)]);
    poller.start();
    await settle();
    list.nextErrors.push(new Error('one'), new Error('two'));
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

  it('finds changes again when the second language failed', async () => {
    const { list, poller, time, events, failures } = setUp();
    list.set([row(1)]);
    poller.start();
    await settle();
    list.set([row(1), row(2)]);
    list.errorFor = (lang) => (lang === 'en' ? new Error('no English') : null);
    await time.advance(2000);
    expect(failures).toEqual([1]);
    expect(await events()).toEqual([]);
    list.errorFor = () => null;
    await time.advance(4000);
    expect(await events()).toEqual(['2 new']);
  });

  it('ends its back-off when the upstream answers other calls, but keeps its interval', async () => {
    const { list, poller, time, events } = setUp();
    list.set([row(1)]);
    poller.start();
    await settle();
    list.errorFor = () => new UpstreamError('UPSTREAM_OFFLINE', 'away');
    await time.advance(45_000);
    const tries = list.reads.length;
    list.errorFor = () => null;
    list.set([row(1), row(2)]);
    poller.wake();
    poller.wake();
    await time.advance(1999);
    expect(await events()).toEqual(['2 new']);
    expect(list.reads.slice(tries)).toEqual(['pl v1', 'en -']);
    list.errorFor = () => new UpstreamError('UPSTREAM_OFFLINE', 'away');
    await time.advance(1);
    const failed = list.reads.length;
    for (let count = 0; count < 5; count += 1) {
      poller.wake();
      await time.advance(200);
    }
    expect(list.reads).toHaveLength(failed);
  });

  it.each([
    ['rejects it', new UpstreamError('FORBIDDEN', 'no', { status: 403 })],
    ['has too much to do', new UpstreamError('RATE_LIMITED', 'later', { status: 429 })],
  ])('keeps its back-off when the upstream %s', async (_what, error) => {
    const { list, poller, time } = setUp();
    poller.start();
    await settle();
    list.errorFor = () => error;
    await time.advance(2000);
    poller.wake();
    await time.advance(3999);
    expect(list.reads).toHaveLength(2);
  });

  it('publishes neither expired rows nor rows older than the newest known one', async () => {
    const { list, poller, time, events } = setUp();
    list.set([row(10)]);
    poller.start();
    await settle();
    list.set([
      row(10),
      { ...row(11), createdAt: createdAtFor(3) },
      { ...row(12), newsUntil: '2026-03-14T12:00:02.000Z' },
      { ...row(13), newsUntil: '2026-03-14T12:00:03.000Z' },
      { ...row(14), createdAt: new Date(Date.parse(createdAtFor(10)) - 59_000).toISOString() },
    ]);
    await time.advance(2000);
    expect(await events()).toEqual(['13 new', '14 new']);
    await time.advance(2000);
    expect(await events()).toHaveLength(2);
  });

  it.each(['dropinfo', 'tip'] as const)(
    'continues when the ids of a %s list have gone back',
    async (kind) => {
      const { list, poller, time, events, ledger } = setUp(kind);
      const newer = (hours: number) => ({ createdAt: createdAtFor(100 + hours) });
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
      expect(ledger.published).toHaveLength(4);
    },
  );

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

  it('returns when the list was last current', async () => {
    const { list, poller, time } = setUp();
    expect(poller.lastSuccess).toBeNull();
    poller.start();
    await settle();
    const first = time.now();
    expect(poller.lastSuccess).toBe(first);
    list.nextErrors.push(new Error('down'));
    await time.advance(2000);
    expect(poller.lastSuccess).toBe(first);
  });

  it('continues from the states of another poller without losing or repeating changes', async () => {
    const { list, time, poller, ledger } = setUp('tip');
    ledger.checkpoint = {
      states: new Map([
        [1, `tip_active ${createdAtFor(1)}`],
        [2, `tip_fail ${createdAtFor(2)}`],
      ]),
      highestId: 2,
    };
    list.set([row(3, 'tip_active'), row(2, 'tip_fail'), row(1, 'tip_success')]);
    poller.start();
    await settle();
    expect(ledger.published).toEqual(['1 tip_success', '3 tip_active']);
    await time.advance(2000);
    expect(ledger.published).toHaveLength(2);
  });

  it('reloads the states when the outcome of a save is unknown', async () => {
    const { list, time, poller, ledger } = setUp('tip');
    list.set([row(1, 'tip_active')]);
    poller.start();
    await settle();
    ledger.error = new Error('no answer');
    list.set([row(1, 'tip_success')]);
    await time.advance(2000);
    ledger.checkpoint = { states: new Map([[1, `tip_success ${createdAtFor(1)}`]]), highestId: 1 };
    list.set([row(1, 'tip_active')]);
    await time.advance(4000);
    expect(ledger.published).toEqual(['1 tip_active']);
  });

  it('publishes the new rows of a failed save later', async () => {
    const { list, time, poller, ledger } = setUp('tip');
    list.set([row(1)]);
    poller.start();
    await settle();
    ledger.checkpoint = { states: new Map([[1, `new ${createdAtFor(1)}`]]), highestId: 1 };
    ledger.error = new Error('no answer');
    list.set([row(3), row(2), row(1)]);
    await time.advance(2000);
    await time.advance(4000);
    expect(ledger.published).toEqual(['2 new', '3 new']);
  });

  it('evicts the least recently seen states', async () => {
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
    expect(ledger.evicted).toEqual([1]);
  });
});
