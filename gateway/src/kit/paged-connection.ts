import { type Connection, checkPageSize, decodeCursor, Edge, type PageRequest } from './connection.ts';
import { badUserInput } from './errors.ts';
import { memoizeByKey } from './memoize.ts';
import type { PageWire } from './shape.ts';

/** One page of a list that the upstream sends in pages; without a `total` the items are the whole list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly perPage: number | null;
  readonly total: number | null;
}

/** A list that the upstream sends in pages. */
export interface PagedList<Item> {
  /** Name that the list's cursors carry. */
  readonly name: string;
  /** How many items a page of the upstream has, as far as it does not say otherwise. */
  readonly pageSize: number;
  /** Reads a page, the first one being 1; the same page is read once. */
  readonly read: (page: number) => Promise<ListPage<Item>>;
}

/** A list of which each page is read once. */
export const pagedList = <Page extends ListPage<unknown>>(
  name: string,
  pageSize: number,
  read: (page: number) => Promise<Page>,
) => ({ name, pageSize, read: memoizeByKey(read) });

/** A page as the upstream sent it, with what came next to the items. */
export const pageOf = <Item>({ per_page, total }: PageWire, items: readonly Item[]): ListPage<Item> => ({
  items,
  perPage: per_page ?? null,
  total: total ?? null,
});

const whole = <Item>(items: readonly Item[]): ListPage<Item> => ({ items, perPage: null, total: null });

const pagesFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Everything of a list, page after page; the calls are taken from the operation's budget. */
export async function readAll<Item>({ pageSize, read }: PagedList<Item>): Promise<readonly Item[]> {
  const start = await read(1);
  if (start.total === null) return start.items;
  const pages = Math.ceil(start.total / (start.perPage ?? pageSize));
  const rest = await Promise.all(pagesFrom(2, pages).map(read));
  return [start, ...rest].flatMap(({ items }) => items);
}

/** The list with only some of its items, which the gateway has to pick out of all of them. */
export const filtered = <Item>(list: PagedList<Item>, keep: (item: Item) => boolean): PagedList<Item> => ({
  ...list,
  read: async () => whole((await readAll(list)).filter(keep)),
});

/** The last page that may be asked for by its number. */
const lastPageNumber = 1_000_000;

/**
 * How many items stand before a page, by its number or its `after`. Throws BAD_USER_INPUT for a cursor of another list
 * and for a number that no page has.
 */
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

/** The number of the upstream's page in which the item after `place` others stands. */
export const pageNumber = (place: number, size: number): number => Math.floor(place / size) + 1;

/**
 * A page of a list that the upstream sends in pages. A cursor holds the place of its item in the list, counted from 1:
 * as many upstream pages are read as the wanted places lie in, one when they fit, two when they lie across a border. An
 * item that comes or goes at the front between two pages shifts the next by one place. Throws BAD_USER_INPUT for a
 * `first` outside its bounds and for a cursor of another list.
 */
export async function connectPages<Item>(
  list: PagedList<Item>,
  page: PageRequest,
): Promise<Connection<Item>> {
  checkPageSize(page);
  const from = placeOf(list, page);
  const probe = await list.read(pageNumber(from, list.pageSize));
  const total = probe.total ?? probe.items.length;
  const to = Math.min(from + page.first, total);
  const items =
    probe.total === null ? probe.items.slice(from, to) : await itemsBetween(list, probe, from, to);
  const edges = items.map((item, index) => new Edge(item, list.name, [from + index + 1]));
  return {
    edges,
    pageInfo: {
      hasNextPage: from + items.length < total,
      hasPreviousPage: from > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
  };
}

async function itemsBetween<Item>(
  list: PagedList<Item>,
  probe: ListPage<Item>,
  from: number,
  to: number,
): Promise<readonly Item[]> {
  if (to <= from) return [];
  const size = probe.perPage ?? list.pageSize;
  const numbers = pagesFrom(pageNumber(from, size), pageNumber(to - 1, size));
  const pages = await Promise.all(numbers.map(list.read));
  const skipped = from % size;
  return pages.flatMap(({ items }) => items).slice(skipped, skipped + to - from);
}
