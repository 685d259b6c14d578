import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { asListed, connect as connectAs, type ListOrder } from './connection.ts';

interface Row {
  id: number;
  size: number;
}
const bySize: ListOrder<Row> = { name: 'rows', descending: false, keyOf: (row) => [row.size, row.id] };
const connect = (
  items: readonly Row[],
  order: ListOrder<Row>,
  page: { first: number; after?: string | null | undefined },
) => connectAs(items, order, page, (row) => row);
const rows: Row[] = [5, 3, 3, 8, 1].map((size, index) => ({ id: index + 1, size }));

const idsOf = (page: { edges: { node: Row }[] }) => page.edges.map(({ node }) => node.id);

describe('a page of a list', () => {
  it('is sorted, ties by id, with its page info', () => {
    const page = connect(rows, bySize, { first: 3 });
    expect(idsOf(page)).toEqual([5, 2, 3]);
    expect(page.totalCount).toBe(5);
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(page.pageInfo.endCursor).toBe(page.edges[2]?.cursor);
  });

  it('continues to the end, with each item once', () => {
    const first = connect(rows, bySize, { first: 2 });
    const second = connect(rows, bySize, { first: 2, after: first.pageInfo.endCursor });
    const third = connect(rows, bySize, { first: 2, after: second.pageInfo.endCursor });
    expect([first, second, third].flatMap(idsOf)).toEqual([5, 2, 3, 1, 4]);
    expect(third.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('continues when the item of the cursor was removed', () => {
    const { endCursor } = connect(rows, bySize, { first: 2 }).pageInfo;
    const left = rows.filter((row) => row.id !== 2);
    expect(idsOf(connect(left, bySize, { first: 9, after: endCursor }))).toEqual([3, 1, 4]);
    expect(idsOf(connect(rows.slice(4), bySize, { first: 9, after: endCursor }))).toEqual([]);
  });

  it('continues in the upstream’s order when the item of the cursor was removed', () => {
    const listed = asListed<Row>('rows', (row) => row.id);
    const newestFirst = rows.toReversed();
    for (const [first, expected] of [
      [2, [3, 2, 1]],
      [1, [4, 3, 2, 1]],
    ] as const) {
      const page = connect(newestFirst, listed, { first });
      const left = newestFirst.filter((row) => row !== page.edges.at(-1)?.node);
      const { endCursor } = page.pageInfo;
      expect(idsOf(connect(left, listed, { first: 9, after: endCursor }))).toEqual(expected);
    }
  });

  it('continues in descending order', () => {
    const down = { ...bySize, descending: true };
    const { endCursor } = connect(rows, down, { first: 2 }).pageInfo;
    expect(idsOf(connect(rows, down, { first: 9, after: endCursor }))).toEqual([3, 2, 5]);
  });

  it('of an empty list is empty', () => {
    const page = connect([], bySize, { first: 1 });
    expect(page.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it.each([[0], [-1], [301]])('rejects a page size of %i', (first) => {
    expect(() => connect(rows, bySize, { first })).toThrow('first must be 1 to 300.');
  });

  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['no base64', '%%%'],
    ['an empty one', ''],
    ['no JSON', Buffer.from('hello').toString('base64url')],
    ['no list', forged({ rows: 1 })],
    ['another list', forged(['others', 1, 1])],
    ['too few values', forged(['rows', 1])],
    ['too many values', forged(['rows', 1, 1, 1])],
    ['values of a wrong type', forged(['rows', 'x', 1])],
    ['no values', forged(['rows'])],
    ['nested values', forged(['rows', [1], 1])],
  ])('rejects a forged cursor: %s', (_, after) => {
    try {
      connect(rows, bySize, { first: 1, after });
      expect.unreachable();
    } catch (error) {
      expect(error instanceof GraphQLError && error.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});
