import { badUserInput } from './errors.ts';
import { memoizeByKey } from './memoize.ts';
import type { PageWire } from './shape.ts';

/** Max. page size. */
const maxPageSize = 300;

/** Max. page size of lists for admins that the upstream sends whole. */
const maxListSize = 5_000;

export type SortValue = number | string;

/**
 * The order of a list: the name in its cursors, and the sort key of an item, its id last. `asListed` is the
 * upstream's own order, where indexes shift: a page starts after the cursor's item wherever that is now.
 */
export interface ListOrder<Item> {
  readonly name: string;
  readonly descending: boolean;
  readonly asListed?: true;
  readonly keyOf: (item: Item, place: number) => readonly SortValue[];
}

/** The upstream's own order, with items identified by `idOf`. */
export const asListed = <Item>(name: string, idOf: (item: Item) => SortValue): ListOrder<Item> => ({
  name,
  descending: false,
  asListed: true,
  keyOf: (item, place) => [place, idOf(item)],
});

export class Edge<Node> {
  readonly node: Node;
  readonly #order: string;
  readonly #key: readonly SortValue[];

  constructor(node: Node, order: string, key: readonly SortValue[]) {
    this.node = node;
    this.#order = order;
    this.#key = key;
  }

  get cursor(): string {
    return encodeCursor(this.#order, this.#key);
  }
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
  totalCount: number;
}

export const paged = <Node>(
  edges: Edge<Node>[],
  hasPreviousPage: boolean,
  hasNextPage: boolean,
): Pick<Connection<Node>, 'edges' | 'pageInfo'> => ({
  edges,
  pageInfo: {
    hasNextPage,
    hasPreviousPage,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  },
});

const collator = new Intl.Collator('pl');

function compareValues(a: SortValue | undefined, b: SortValue | undefined): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

function compareKeys(a: readonly SortValue[], b: readonly SortValue[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const difference = compareValues(a[index], b[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Base64url of JSON. Numbers take a faster path: their characters never result in `+` or `/`. */
function encodeCursor(order: string, key: readonly SortValue[]): string {
  if (!key.every((value) => typeof value === 'number')) {
    return Buffer.from(JSON.stringify([order, ...key])).toString('base64url');
  }
  const json = `["${order}",${key.join()}]`;
  const base64 = btoa(json);
  return json.length % 3 === 0 ? base64 : base64.slice(0, (json.length % 3) - 3);
}

/** Returns the sort key in a cursor. @throws GraphQLError BAD_USER_INPUT for a cursor of another list */
function decodeCursor(cursor: string, order: string): readonly SortValue[] {
  const invalidCursor = () => badUserInput('The cursor is not one of this list.');
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw invalidCursor();
  }
  if (!Array.isArray(parts)) throw invalidCursor();
  const [name, ...key]: unknown[] = parts;
  const isValue = (value: unknown): value is SortValue =>
    typeof value === 'number' || typeof value === 'string';
  if (name !== order || key.length === 0 || !key.every(isValue) || encodeCursor(order, key) !== cursor)
    throw invalidCursor();
  return key;
}

/** The requested page; `max` is the max. page size, 300 by default. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
  /** Page number from 1, instead of `after`; only for lists that the upstream sends in pages. */
  readonly page?: number | null | undefined;
  readonly max?: number;
}

/** @throws GraphQLError BAD_USER_INPUT for an invalid page size */
export function checkPageSize({ first, max = maxPageSize }: PageRequest): void {
  if (first < 1 || first > max) throw badUserInput(`first must be 1 to ${max}.`);
}

/**
 * Returns the page of a complete list after a cursor. A cursor holds the sort key and id, so that paging continues
 * when its item is gone.
 * @throws GraphQLError BAD_USER_INPUT for an invalid `first` and for a cursor of another list or order
 */
export function connect<Item, Node>(
  items: readonly Item[],
  order: ListOrder<Item>,
  page: PageRequest,
  toNode: (item: Item) => Node,
): Connection<Node> {
  checkPageSize(page);
  const sign = order.descending ? -1 : 1;
  const sorted = items.map((item, place) => ({ item, key: order.keyOf(item, place) }));
  if (!order.asListed) sorted.sort((a, b) => sign * compareKeys(a.key, b.key));
  const start = page.after ?? null;
  const from = start === null ? 0 : startAfter(sorted, decodeCursor(start, order.name), order);
  const edges = sorted
    .slice(from, from + page.first)
    .map(({ item, key }) => new Edge(toNode(item), order.name, key));
  return { ...paged(edges, from > 0, from + edges.length < sorted.length), totalCount: sorted.length };
}

/** A page of a list for admins that the upstream sends whole; `read` is called for a valid page size only. */
export async function connectWhole<Item, Node>(
  read: () => Promise<readonly Item[]>,
  order: ListOrder<Item>,
  request: Omit<PageRequest, 'page' | 'max'>,
  toNode: (item: Item) => Node,
): Promise<Connection<Node>> {
  const page = { ...request, max: maxListSize };
  checkPageSize(page);
  return connect(await read(), order, page, toNode);
}

function startAfter(
  sorted: readonly { readonly key: readonly SortValue[] }[],
  key: readonly SortValue[],
  { asListed, descending }: Pick<ListOrder<never>, 'asListed' | 'descending'>,
): number {
  const sample = sorted[0]?.key;
  const fits =
    sample === undefined ||
    (sample.length === key.length && sample.every((value, index) => typeof value === typeof key[index]));
  if (!fits) throw badUserInput('The cursor is not one of this list.');
  const same = asListed ? sorted.findIndex((entry) => entry.key.at(-1) === key.at(-1)) : -1;
  if (same !== -1) return same + 1;
  const sign = descending ? -1 : 1;
  const at = sorted.findIndex((entry) => sign * compareKeys(entry.key, key) > 0);
  return at === -1 ? sorted.length : at;
}

/** The requested page of the upstream, from 1. */
export interface PageArgs {
  readonly page: number;
  readonly perPage: number;
}

export const pageQuery = ({ page, perPage }: PageArgs) => ({
  page: String(page),
  per_page: String(perPage),
});

/** A page of the upstream; without a `total` the items are the whole list. */
interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly perPage: number | null;
  readonly total: number | null;
}

export interface PagedList<Item> {
  /** The name in the list's cursors. */
  readonly name: string;
  /** Items per upstream page unless the reply says otherwise. */
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

/** Reads all pages of a list; the calls count toward the operation's budget. */
async function readAll<Item>({ pageSize, read }: PagedList<Item>): Promise<readonly Item[]> {
  const start = await read(1);
  if (start.total === null) return start.items;
  const pages = Math.ceil(start.total / (start.perPage ?? pageSize));
  const rest = await Promise.all(pagesFrom(2, pages).map(read));
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
): Promise<Connection<Item>> {
  checkPageSize(page);
  const from = placeOf(list, page);
  const probe = await list.read(pageNumber(from, list.pageSize));
  const total = probe.total ?? probe.items.length;
  const to = Math.min(from + page.first, total);
  const items =
    probe.total === null ? probe.items.slice(from, to) : await itemsBetween(list, probe, from, to);
  const edges = items.map((item, index) => new Edge(item, list.name, [from + index + 1]));
  return { ...paged(edges, from > 0, from + items.length < total), totalCount: total };
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
  const offset = from % size;
  return pages.flatMap(({ items }) => items).slice(offset, offset + to - from);
}
