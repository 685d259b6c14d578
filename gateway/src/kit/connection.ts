import { badUserInput } from './errors.ts';

const maxPageSize = 300;

/** Max. page size of lists for admins that the upstream sends whole. */
const maxListSize = 5_000;

type SortValue = number | string;

/**
 * The order of a list: the name in its cursors, and the sort key of an item, its id last. In the upstream's
 * own order indexes shift: a page starts after the cursor's item wherever that is now. `hasLeft` says that the item of
 * a cursor and all before it have left the front of the list: then a page starts there.
 */
export interface ListOrder<Item> {
  readonly name: string;
  readonly descending: boolean;
  readonly isUpstreamOrder?: true;
  readonly keyOf: (item: Item, place: number) => readonly SortValue[];
  readonly hasLeft?: (key: readonly SortValue[]) => boolean;
}

/** The upstream's own order, with items identified by `idOf`. */
export const asListed = <Item>(name: string, idOf: (item: Item) => SortValue): ListOrder<Item> => ({
  name,
  descending: false,
  isUpstreamOrder: true,
  keyOf: (item, place) => [place, idOf(item)],
});

/**
 * The upstream's own order of `items`, which begins with coming matches by kick-off and id. After their kick-off they
 * leave the front: the list loses them, or has them further back, the latest first. So matches are coming if one is
 * later than the first; their keys hold no place, because others leave the front, too.
 */
export function comingFirst<Item>(
  name: string,
  items: readonly Item[],
  idOf: (item: Item) => number,
  kickOffOf: (item: Item) => string,
): ListOrder<Item> {
  const timeOf = (item: Item) => Date.parse(kickOffOf(item));
  const [first] = items;
  const earliest = first === undefined ? Number.POSITIVE_INFINITY : timeOf(first);
  const hasComing = items.some((item) => timeOf(item) > earliest);
  const front = -1;
  const notComing = 0;
  return {
    ...asListed(name, idOf),
    keyOf(item, place) {
      const time = timeOf(item);
      return hasComing && time >= earliest ? [front, time, idOf(item)] : [place, notComing, idOf(item)];
    },
    hasLeft: ([, time]) => typeof time === 'number' && time !== notComing && time < earliest,
  };
}

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

export type Connection<Node> = ReturnType<typeof paged<Node>> & { readonly totalCount: number };

export const paged = <Node>(edges: Edge<Node>[], hasPreviousPage: boolean, hasNextPage: boolean) => ({
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

/** Sorted by keys, texts as in a Polish dictionary. The key of an item is made once. */
export function sortedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => readonly SortValue[],
  descending = false,
): Item[] {
  const sign = descending ? -1 : 1;
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  return keyed.sort((a, b) => sign * compareKeys(a.key, b.key)).map(({ item }) => item);
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

/** Whether a cursor names this list; the rest of it may be invalid. */
export const isCursorOf = (cursor: string, order: string): boolean =>
  Buffer.from(cursor, 'base64url').toString('utf8').startsWith(`["${order}",`);

/** Returns the sort key in a cursor. @throws GraphQLError BAD_USER_INPUT for a cursor of another list */
export function decodeCursor(cursor: string, order: string): readonly SortValue[] {
  const invalidCursor = () => badUserInput('The cursor is not one of this list.');
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw invalidCursor();
  }
  if (!Array.isArray(parts)) throw invalidCursor();
  const [, ...key]: unknown[] = parts;
  const isValue = (value: unknown): value is SortValue =>
    typeof value === 'number' || typeof value === 'string';
  // A cursor of another list, or without values, differs when it is encoded again.
  if (!key.every(isValue) || encodeCursor(order, key) !== cursor) throw invalidCursor();
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
  if (!order.isUpstreamOrder) sorted.sort((a, b) => sign * compareKeys(a.key, b.key));
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
  { isUpstreamOrder, descending, hasLeft }: Omit<ListOrder<never>, 'keyOf'>,
): number {
  const sample = sorted[0]?.key;
  const fits =
    sample === undefined ||
    (sample.length === key.length && sample.every((value, index) => typeof value === typeof key[index]));
  if (!fits) throw badUserInput('The cursor is not one of this list.');
  if (hasLeft?.(key)) return 0;
  const same = isUpstreamOrder ? sorted.findIndex((entry) => entry.key.at(-1) === key.at(-1)) : -1;
  if (same !== -1) return same + 1;
  const sign = descending ? -1 : 1;
  const [place] = key;
  // The item that follows has taken the place of the one that has gone, whatever its id.
  const isPlace = isUpstreamOrder && typeof place === 'number' && place >= 0;
  const at = sorted.findIndex((entry) =>
    isPlace ? compareValues(entry.key[0], place) >= 0 : sign * compareKeys(entry.key, key) > 0,
  );
  return at === -1 ? sorted.length : at;
}
