import { describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { memoizeByKey } from './memoize.ts';
import { connectPages, filtered, type PagedList } from './paged-list.ts';

/** A list of the numbers 1 to `total` in pages, by default of the requested size, with the pages that were read. */
function numbered(
  total: number,
  pageSize: number,
  reply: { total?: null; perPage?: null; size?: number } = {},
) {
  const read: number[] = [];
  const size = reply.size ?? pageSize;
  const all = Array.from({ length: total }, (_, index) => index + 1);
  const list: PagedList<number> = {
    name: 'numbers',
    pageSize,
    read: memoizeByKey(async (page) => {
      read.push(page);
      if (reply.total === null) return { items: all, perPage: null, total: null };
      const perPage = reply.perPage === null ? null : size;
      return { items: all.slice((page - 1) * size, page * size), perPage, total };
    }),
  };
  return { list, read };
}

const shown = (connection: { edges: { node: number }[] }) => connection.edges.map(({ node }) => node);

describe('a list in pages', () => {
  it.each([
    ['as sent by the upstream', numbered(7, 3)],
    ['with the upstream’s own page size', numbered(7, 3, { size: 2 })],
    ['with a smaller page size that it does not state', numbered(7, 3, { size: 2, perPage: null })],
    ['with a larger page size that it does not state', numbered(7, 3, { size: 4, perPage: null })],
    [
      'filtered, with a page size that it does not state',
      { list: filtered(numbered(7, 3, { size: 2, perPage: null }).list, () => true), read: [] },
    ],
    ['whole, without a total', numbered(7, 3, { total: null })],
    ['whole and filtered', { list: filtered(numbered(14, 3).list, (number) => number <= 7), read: [] }],
  ])('is walked through once, %s', async (_, { list }) => {
    const seen: number[][] = [];
    let after: string | null = null;
    do {
      const page: Connection<number> = await connectPages(list, { first: 3, after });
      const { edges, pageInfo, totalCount } = page;
      seen.push(edges.map(({ node }) => node));
      expect(totalCount).toBe(7);
      expect(pageInfo.hasPreviousPage).toBe(seen.length > 1);
      after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    expect(seen).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  });

  it('makes one call per page, and two for a page across upstream pages', async () => {
    const { list, read } = numbered(9, 3);
    const start = await connectPages(list, { first: 3 });
    expect([shown(start), read]).toEqual([[1, 2, 3], [1]]);
    const across = await connectPages(list, { first: 3, after: start.edges[1]?.cursor });
    expect([shown(across), read]).toEqual([
      [3, 4, 5],
      [1, 2],
    ]);
  });

  it('returns a page by number with one call', async () => {
    const { list, read } = numbered(7, 3);
    const last = await connectPages(list, { first: 3, page: 3 });
    expect([shown(last), last.pageInfo.hasPreviousPage, last.pageInfo.hasNextPage]).toEqual([
      [7],
      true,
      false,
    ]);
    expect(read).toEqual([3]);
    expect(shown(await connectPages(list, { first: 3, page: 4 }))).toEqual([]);
    for (const page of [{ page: 0 }, { page: 1_000_001 }, { page: 2, after: last.pageInfo.endCursor }]) {
      await expect(connectPages(list, { first: 3, ...page })).rejects.toThrow(/page/);
    }
  });

  it('is empty after its last item', async () => {
    const { list } = numbered(3, 3);
    const last = (await connectPages(list, { first: 3 })).pageInfo.endCursor;
    const behind = await connectPages(list, { first: 3, after: last });
    expect(behind).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it('needs one call for a page after its end, also when its page size is not stated', async () => {
    const { list, read } = numbered(7, 3, { perPage: null });
    expect(shown(await connectPages(list, { first: 3, page: 9 }))).toEqual([]);
    expect(read).toEqual([9]);
  });

  it('ends when the upstream sends fewer items than its total', async () => {
    const { list } = numbered(2, 3);
    const short = { ...list, read: async (page: number) => ({ ...(await list.read(page)), total: 5 }) };
    const { endCursor } = (await connectPages(short, { first: 2 })).pageInfo;
    const behind = await connectPages(short, { first: 2, after: endCursor });
    expect(behind).toMatchObject({ edges: [], pageInfo: { hasNextPage: false } });
  });

  it.each([
    ['of another list', Buffer.from(JSON.stringify(['tips', 3])).toString('base64url')],
    ['of position 0', Buffer.from(JSON.stringify(['numbers', 0])).toString('base64url')],
    ['of a text', Buffer.from(JSON.stringify(['numbers', '3'])).toString('base64url')],
    ['of several values', Buffer.from(JSON.stringify(['numbers', 3, 4])).toString('base64url')],
    ['that is forged', 'x'],
  ])('rejects a cursor %s before a read', async (_, after) => {
    const { list, read } = numbered(9, 3);
    await expect(connectPages(list, { first: 3, after })).rejects.toThrow('cursor');
    expect(read).toEqual([]);
  });

  it.each([0, 6])('rejects a page size of %i', async (first) => {
    await expect(connectPages(numbered(9, 3).list, { first, max: 5 })).rejects.toThrow('1 to 5');
  });
});
