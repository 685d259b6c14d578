import { describe, expect, it } from 'vitest';
import { UpstreamError } from '../kit/upstream-error.ts';
import { FilterMembership } from './filter-membership.ts';
import { FakeList, fakeSource, noReader } from './testing/fake-source.ts';
import { FakeTime, settle } from './testing/fake-time.ts';

function setUp() {
  const time = new FakeTime();
  const list = new FakeList();
  const source = fakeSource('dropinfo', list);
  const membership = new FilterMembership(noReader, time);
  const membersOf = (filter: number, upTo: number, signal = new AbortController().signal) =>
    membership.membersOf(source, filter, upTo, signal);
  const idsOf = async (...args: Parameters<typeof membersOf>) => [...(await membersOf(...args)).keys()];
  return { time, list, membersOf, idsOf };
}

describe('FilterMembership', () => {
  it('reads once per filter and change for all callers', async () => {
    const { list, idsOf } = setUp();
    list.members.set(5, [1, 2]);
    list.members.set(6, [3]);
    const all = await Promise.all([idsOf(5, 1), idsOf(5, 1), idsOf(6, 1), idsOf(5, 1)]);
    expect(all).toEqual([[1, 2], [1, 2], [3], [1, 2]]);
    expect(await idsOf(5, 1)).toEqual([1, 2]);
    expect(list.reads).toHaveLength(2);
    list.members.set(5, [9]);
    expect(await idsOf(5, 2)).toContain(9);
    expect(list.reads).toHaveLength(3);
  });

  it('reads again for a change that arrives during a read', async () => {
    const { list, idsOf } = setUp();
    let release = () => {};
    list.hold = new Promise((resolve) => {
      release = resolve;
    });
    const first = idsOf(5, 1);
    const second = idsOf(5, 2);
    list.members.set(5, [7]);
    release();
    expect(await first).toEqual([7]);
    expect(await second).toEqual([7]);
    expect(list.reads).toHaveLength(2);
  });

  it('keeps ids that have left the list, with the position up to which they were in it', async () => {
    const { list, membersOf } = setUp();
    list.members.set(5, [1, 3]);
    await membersOf(5, 1);
    list.members.set(5, [2, 3]);
    expect(await membersOf(5, 2)).toEqual(
      new Map([
        [2, 2],
        [3, 2],
        [1, 1],
      ]),
    );
  });

  it('keeps at most 20,000 ids of a filter, the newest first, and 200 filters', async () => {
    const { list, idsOf } = setUp();
    list.members.set(
      0,
      Array.from({ length: 20_000 }, (_, id) => id),
    );
    await idsOf(0, 1);
    list.members.set(0, [20_000]);
    const ids = await idsOf(0, 2);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([20_000, 20_000, 19_998]);
    for (let filter = 1; filter < 200; filter += 1) await idsOf(filter, 2);
    await idsOf(0, 2);
    expect(list.reads).toHaveLength(201);
    await idsOf(200, 2);
    await idsOf(1, 2);
    expect(list.reads).toHaveLength(203);
  });

  it('retries while the upstream fails', async () => {
    const { list, idsOf, time } = setUp();
    list.members.set(5, [1]);
    list.nextErrors.push(new Error('down'), new Error('down'));
    let answer: number[] | null = null;
    void idsOf(5, 1).then((ids) => {
      answer = ids;
    });
    await settle();
    await time.advance(2999);
    expect(answer).toBeNull();
    await time.advance(1);
    expect(answer).toEqual([1]);
  });

  it.each(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'] as const)(
    'fails without a retry when the upstream returns %s',
    async (code) => {
      const { list, idsOf, time } = setUp();
      list.nextErrors.push(new UpstreamError(code, 'no'));
      await expect(idsOf(5, 1)).rejects.toMatchObject({ code });
      await time.advance(600_000);
      expect(list.reads).toHaveLength(1);
    },
  );

  it('stops retrying when no caller waits', async () => {
    const { list, idsOf, time } = setUp();
    list.errorFor = () => new Error('down');
    const [one, other] = [new AbortController(), new AbortController()];
    const answers = [idsOf(5, 1, one.signal), idsOf(5, 1, other.signal)].map((answer) =>
      expect(answer).rejects.toThrow('down'),
    );
    one.abort();
    await settle();
    await time.advance(1000);
    expect(list.reads).toHaveLength(2);
    other.abort();
    await time.advance(600_000);
    await Promise.all(answers);
    expect(list.reads).toHaveLength(2);
  });
});
