import { badUserInput } from './errors.ts';

/** The most items of one page. */
export const maxPageSize = 300;

/** The most items of one page of a list that only admins read, and that the upstream sends whole. */
export const maxListSize = 5_000;

/** A value that a list is sorted by. */
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

/** An item in a page; its cursor is made when it is asked for. */
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

/** A page of a whole list. */
export interface Connection<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
  totalCount: number;
}

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
  return {
    edges,
    pageInfo: {
      hasNextPage: from + edges.length < sorted.length,
      hasPreviousPage: from > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: sorted.length,
  };
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
