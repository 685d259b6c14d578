import {
  type Connection,
  checkPageSize,
  decodeCursor,
  Edge,
  isCursorOf,
  type PageRequest,
  paged,
} from './connection.ts';
import { badUserInput } from './errors.ts';
import { memoizeByKey } from './memoize.ts';
import type { PageWire } from './shape.ts';

/** The requested page of the upstream, from 1. */
export interface PageArgs {
  readonly page: number;
  readonly perPage: number;
}

export const pageQuery = ({ page, perPage }: PageArgs) => ({ page, per_page: perPage });

/** A page of the upstream; without a `total` the items are the whole list. */
interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly perPage: number | null;
  readonly total: number | null;
}

export interface PagedList<Item> {
  /** The name in the list's cursors. */
  readonly name: string;
  /** Requested items per upstream page; the upstream may send others. */
  readonly pageSize: number;
  /** Reads a page, from 1; each page is read once. */
  readonly read: (page: number) => Promise<ListPage<Item>>;
}

/** @param itemsOf returns the items of a reply */
export const pagedList = <Reply extends PageWire, Item>(
  name: string,
  pageSize: number,
  read: (page: PageArgs) => Promise<Reply>,
  itemsOf: (reply: Reply) => readonly Item[],
): PagedList<Item> => ({
  name,
  pageSize,
  read: memoizeByKey(async (page) => {
    const reply = await read({ page, perPage: pageSize });
    return { items: itemsOf(reply), perPage: reply.per_page ?? null, total: reply.total ?? null };
  }),
});

const whole = <Item>(items: readonly Item[]): ListPage<Item> => ({ items, perPage: null, total: null });

const pagesFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The size of the upstream's pages; when replies do not state it, the number of items on the first. */
const sizeOf = async <Item>({ pageSize, read }: PagedList<Item>, { perPage }: ListPage<Item>) =>
  perPage ?? ((await read(1)).items.length || pageSize);

/** Reads all pages of a list; the calls count toward the operation's budget. */
async function readAll<Item>(list: PagedList<Item>): Promise<readonly Item[]> {
  const start = await list.read(1);
  if (start.total === null) return start.items;
  const pages = Math.ceil(start.total / (await sizeOf(list, start)));
  const rest = await Promise.all(pagesFrom(2, pages).map(list.read));
  return [start, ...rest].flatMap(({ items }) => items);
}

/** Filters a list in the gateway, which reads all of it. */
export const filtered = <Item>(list: PagedList<Item>, keep: (item: Item) => boolean): PagedList<Item> => ({
  ...list,
  read: async () => whole((await readAll(list)).filter(keep)),
});

const lastPageNumber = 1_000_000;

/** The number of items before a page. @throws GraphQLError BAD_USER_INPUT for an invalid page number or cursor */
export function placeOf(
  { name }: Pick<PagedList<unknown>, 'name'>,
  { after, page, first }: PageRequest,
): number {
  if (page != null) {
    if (after != null) throw badUserInput('Only one of page and after can be given.');
    if (page < 1 || page > lastPageNumber) throw badUserInput(`page must be 1 to ${lastPageNumber}.`);
    return (page - 1) * first;
  }
  if (after == null) return 0;
  const [place, ...rest] = decodeCursor(after, name);
  if (typeof place !== 'number' || !Number.isSafeInteger(place) || place < 1 || rest.length > 0) {
    throw badUserInput('The cursor is not one of this list.');
  }
  return place;
}

/** The upstream's page with the item at index `place`. */
export const pageNumber = (place: number, size: number): number => Math.floor(place / size) + 1;

/**
 * Returns a page of a list that the upstream sends in pages. A cursor holds the item's position from 1. It reads as
 * many upstream pages as the page spans, usually one or two. An item added or removed at the front shifts the next
 * page by one.
 * @throws GraphQLError BAD_USER_INPUT for an invalid `first` and for a cursor of another list
 */
export async function connectPages<Item>(
  list: PagedList<Item>,
  page: PageRequest,
  from = placeOf(list, page),
): Promise<Connection<Item>> {
  checkPageSize(page);
  const probe = await list.read(pageNumber(from, list.pageSize));
  const total = probe.total ?? probe.items.length;
  const to = Math.min(from + page.first, total);
  const items =
    probe.total === null ? probe.items.slice(from, to) : await itemsBetween(list, probe, from, to);
  const edges = items.map((item, index) => new Edge(item, list.name, [from + index + 1]));
  const hasNextPage = items.length > 0 && from + items.length < total;
  return { ...paged(edges, from > 0, hasNextPage), totalCount: total };
}

/**
 * Returns a page of a list that the upstream should have filtered. From the first page with other items on, the gateway
 * filters the list: cursors then name the filtered list. No other item is before that page, so it begins at the same
 * place in both lists.
 */
export async function connectFiltered<Item>(
  list: PagedList<Item>,
  keep: (item: Item) => boolean,
  page: PageRequest,
): Promise<Connection<Item>> {
  const kept = { ...filtered(list, keep), name: `filtered ${list.name}` };
  if (page.after != null && isCursorOf(page.after, kept.name)) return connectPages(kept, page);
  const shown = await connectPages(list, page);
  return shown.edges.every(({ node }) => keep(node)) ? shown : connectPages(kept, page, placeOf(list, page));
}

async function itemsBetween<Item>(
  list: PagedList<Item>,
  probe: ListPage<Item>,
  from: number,
  to: number,
): Promise<readonly Item[]> {
  if (to <= from) return [];
  const size = await sizeOf(list, probe);
  const numbers = pagesFrom(pageNumber(from, size), pageNumber(to - 1, size));
  const pages = await Promise.all(numbers.map(list.read));
  const offset = from % size;
  return pages.flatMap(({ items }) => items).slice(offset, offset + to - from);
}
