import { badUserInput } from './errors.ts';
import { memoizeByKey } from './memoize.ts';
import type { PageWire } from './shape.ts';

/** The most items of one page. */
export const maxPageSize = 300;

/** The most items of one page of a list that only admins read, and that the upstream sends whole. */
export const maxListSize = 5_000;

export type SortValue = number | string;

/**
 * Order of a list: a name that its cursors carry, and the values that an item is sorted by, its id last. `asListed`
 * marks the upstream's own order, where places shift: a page goes on behind the cursor's item wherever that is now.
 */
export interface ListOrder<Item> {
  readonly name: string;
  readonly descending: boolean;
  readonly asListed?: true;
  readonly keyOf: (item: Item, place: number) => readonly SortValue[];
}

/** The upstream's own order of a list, whose items are known by what `idOf` gives. */
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

/** Where a page stands in its list. */
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

/** The edges of a page, and where it stands in its list. */
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

/** Base64url of JSON; of numbers alone by the quicker way, since none of its characters gives `+` or `/`. */
function encodeCursor(order: string, key: readonly SortValue[]): string {
  if (!key.every((value) => typeof value === 'number')) {
    return Buffer.from(JSON.stringify([order, ...key])).toString('base64url');
  }
  const json = `["${order}",${key.join()}]`;
  const base64 = btoa(json);
  return json.length % 3 === 0 ? base64 : base64.slice(0, (json.length % 3) - 3);
}

/** The sort key that a cursor of a list holds; throws BAD_USER_INPUT for one that is not of this list. */
export function decodeCursor(cursor: string, order: string): readonly SortValue[] {
  const refuse = () => badUserInput('The cursor is not one of this list.');
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw refuse();
  }
  if (!Array.isArray(parts)) throw refuse();
  const [name, ...key]: unknown[] = parts;
  const isValue = (value: unknown): value is SortValue =>
    typeof value === 'number' || typeof value === 'string';
  if (name !== order || key.length === 0 || !key.every(isValue) || encodeCursor(order, key) !== cursor)
    throw refuse();
  return key;
}

/** Which page of a list is wanted, and the most items that it may have: 300 when absent. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
  /** Number of the page of `first` items, from 1, in place of `after`; only lists that come in pages take it. */
  readonly page?: number | null | undefined;
  readonly max?: number;
}

/** Throws BAD_USER_INPUT for a size that a page cannot have. */
export function checkPageSize({ first, max = maxPageSize }: PageRequest): void {
  if (first < 1 || first > max) throw badUserInput(`first must be 1 to ${max}.`);
}

/**
 * The page of a whole list that starts after a cursor, its items turned into what the graph shows. A cursor holds the
 * item's sort key and id, so that paging goes on where it was when the item is gone by then. Throws BAD_USER_INPUT for a
 * `first` outside its bounds and for a cursor that is not of this list and order.
 */
export function connect<Item, Node>(
  items: readonly Item[],
  order: ListOrder<Item>,
  page: PageRequest,
  toNode: (item: Item) => Node,
): Connection<Node> {
  checkPageSize(page);
  const turn = order.descending ? -1 : 1;
  const sorted = items.map((item, place) => ({ item, key: order.keyOf(item, place) }));
  if (!order.asListed) sorted.sort((a, b) => turn * compareKeys(a.key, b.key));
  const start = page.after ?? null;
  const from = start === null ? 0 : startAfter(sorted, decodeCursor(start, order.name), order);
  const edges = sorted
    .slice(from, from + page.first)
    .map(({ item, key }) => new Edge(toNode(item), order.name, key));
  return { ...paged(edges, from > 0, from + edges.length < sorted.length), totalCount: sorted.length };
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
  const turn = descending ? -1 : 1;
  const at = sorted.findIndex((entry) => turn * compareKeys(entry.key, key) > 0);
  return at === -1 ? sorted.length : at;
}

/** Which page of a list is asked of the upstream, the first one being 1. */
export interface PageArgs {
  readonly page: number;
  readonly perPage: number;
}

export const pageQuery = ({ page, perPage }: PageArgs) => ({
  page: String(page),
  per_page: String(perPage),
});

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
async function readAll<Item>({ pageSize, read }: PagedList<Item>): Promise<readonly Item[]> {
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
  const skipped = from % size;
  return pages.flatMap(({ items }) => items).slice(skipped, skipped + to - from);
}
