import { isUtf8 } from 'node:buffer';
import type { Rule } from '../../kit/shape.ts';
import { Source } from '../../kit/source.ts';
import { classOf, isEmpty, isNull, type Layout, type WireField } from './layout.ts';
import * as scan from './scan.ts';

/** The bytes of a reply and the tape with the offsets of its declared values: see README.md. */
export interface IndexedReply {
  readonly bytes: Buffer;
  readonly tape: Int32Array;
}

/** Writes the tape of a reply. @throws decline for an unsupported reply or when the tape is too short */
type Index = (bytes: Buffer, tape: Int32Array) => void;

/** Offset of the root object on the tape; the first number is the length of the tape. */
export const rootBase = 1;

/** Order of an object's fields in earlier replies, by layout. */
type Orders = ReadonlyMap<Layout, readonly string[]>;

/** States of the parser within an object. */
const afterOpen = 0;
const afterValue = 1;
const afterComma = 2;

/** Generates the source of the functions that index the objects of a reply. */
class Program {
  readonly #functions: string[] = [];
  readonly #names = new Map<Layout, string>();
  readonly #source = new Source(scan);
  readonly #orders: Orders;

  constructor(orders: Orders) {
    this.#orders = orders;
  }

  compile(root: Layout): Index {
    const name = this.#object(root);
    return this.#source.compile(`${this.#functions.join('\n')}
      return (b, t) => {
        t[0] = ${rootBase + root.size};
        if (space(b, ${name}(b, t, space(b, 0), ${rootBase})) !== b.length) throw decline;
      };`);
  }

  /** Returns the name of a function that indexes the object at `start`, with its fields at `r`, and returns its end. */
  #object(layout: Layout): string {
    const existing = this.#names.get(layout);
    if (existing !== undefined) return existing;
    const name = `object${this.#names.size}`;
    this.#names.set(layout, name);
    const required = [...layout.fields.values()].filter(({ mayBeAbsent }) => !mayBeAbsent);
    const isMissing = required.map(({ at }) => `t[r + ${at}] === 0`).join(' || ');
    this.#functions.push(
      this.#anyOrder(layout, name),
      `function ${name}(b, t, start, r) {
        if (b[start] !== 123) throw decline;
        let p = start + 1, state = ${afterOpen};
        ${this.#knownOrder(layout)}
        if (b[p] === 125 && state === ${afterValue}) p += 1;
        else p = ${name}AnyOrder(b, t, p, r, state);
        ${isMissing === '' ? '' : `if (${isMissing}) throw decline;`}
        t[r] = start;
        t[r + 1] = p;
        return p;
      }`,
    );
    return name;
  }

  /** Reads fields while they have the order of earlier replies and no white space between them, except after colons. */
  #knownOrder(layout: Layout): string {
    const fields = (this.#orders.get(layout) ?? []).map((wire) => {
      const name = Buffer.from(`${JSON.stringify(wire)}:`);
      const isNext = [...name].map((code, index) => `b[p + ${index}] === ${code}`).join(' && ');
      const field = layout.fields.get(wire);
      const read = field === undefined ? 'p = skip(b, p);' : this.#fieldOf(field);
      return `if (${isNext}) { p += ${name.length}; if (b[p] <= 32) p = space(b, p); ${read}
        if (b[p] !== 44) { state = ${afterValue}; break known; } p += 1; state = ${afterComma}; }`;
    });
    return `known: { ${fields.join('\n')} }`;
  }

  /** Reads the remaining fields in any order. */
  #anyOrder(layout: Layout, name: string): string {
    const fields = [...layout.fields.values()];
    const hashes = new Set(fields.map(({ wire }) => hashOf(wire)));
    const cases = [...hashes].map((hash) => {
      const candidates = fields.filter(({ wire }) => hashOf(wire) === hash);
      return `case ${hash}: ${candidates.map((field) => this.#case(field)).join(' else ')} else p = skip(b, p); break;`;
    });
    return `function ${name}AnyOrder(b, t, p, r, state) {
      p = space(b, p);
      if (b[p] === 125 && state !== ${afterComma}) return p + 1;
      if (state === ${afterValue}) {
        if (b[p] !== 44) throw decline;
        p = space(b, p + 1);
      }
      for (;;) {
        if (b[p] !== 34) throw decline;
        const k = p += 1;
        let hash = 0;
        for (let c = b[p]; c !== 34; c = b[p += 1]) {
          if (!(c >= 32) || c === 92) throw decline;
          hash = (Math.imul(hash, 31) + c) | 0;
        }
        const length = p - k;
        p = space(b, p + 1);
        if (b[p] !== 58) throw decline;
        p = space(b, p + 1);
        switch (hash) {
          ${cases.join('\n')}
          default: p = skip(b, p);
        }
        p = space(b, p);
        if (b[p] === 125) return p + 1;
        if (b[p] !== 44) throw decline;
        p = space(b, p + 1);
      }
    }`;
  }

  #case(field: WireField): string {
    const name = Buffer.from(field.wire);
    const isName = [...name].map((code, index) => `b[k + ${index}] === ${code}`);
    return `if (${[`length === ${name.length}`, ...isName].join(' && ')}) {
      if (t[r + ${field.at}] !== 0) throw decline;
      ${this.#fieldOf(field)}
    }`;
  }

  #fieldOf(field: WireField): string {
    const at = `r + ${field.at}`;
    const nothing = field.mayBeNull ? `p = nothing(b, p); t[${at}] = ${isNull};` : 'throw decline;';
    return `if (b[p] === 110) { ${nothing} } else { ${this.#value(field, at)} }`;
  }

  #value({ below, isList, rules, inner }: WireField, at: string): string {
    if (below !== null && isList) return this.#list(below, at);
    if (below !== null) return `p = ${this.#object(below)}(b, t, p, ${at});`;
    const record = (end: string, check = '') =>
      `const e = ${end}; t[${at}] = p; t[${at} + 1] = e; ${check} p = e < 0 ? -e : e;`;
    const checks = (checked: readonly Rule[]) =>
      checked.map((rule) => `fitting(b, p, e, ${this.#source.use(rule)});`).join(' ');
    switch (classOf(inner)) {
      case 'number':
        return record(numberScanOf(rules));
      case 'text':
        return record(
          'string(b, p)',
          checks(rules.filter((rule) => rule.kind === 'text' && rule.accepts !== null)),
        );
      case 'boolean':
        return record('boolean(b, p)');
      case 'dateTime':
        return record(`dateTime(b, p, ${this.#source.use(inner)})`);
      case 'day':
        return record('string(b, p)', checks(rules));
      case 'anything':
        return record('skip(b, p)');
      default: {
        const item = itemScanOf(rules);
        return item === null ? record('skip(b, p)', checks(rules)) : record(`items(b, p, ${item})`);
      }
    }
  }

  #list(item: Layout, at: string): string {
    return `if (b[p] !== 91) throw decline;
      p = space(b, p + 1);
      if (b[p] === 93) { p += 1; t[${at}] = ${isEmpty}; }
      else for (let last = ${at};;) {
        const next = t[0];
        t[0] = next + ${item.size + 1};
        t[last] = next;
        last = next;
        p = ${this.#object(item)}(b, t, p, next + 1);
        if (b[p] <= 32) p = space(b, p);
        if (b[p] === 93) { p += 1; break; }
        if (b[p] !== 44) throw decline;
        if (b[p += 1] <= 32) p = space(b, p);
      }`;
  }
}

function numberScanOf(rules: readonly Rule[]): string {
  if (!rules.some(({ kind }) => kind === 'integer' || kind === 'globalId')) return 'number(b, p)';
  const minimums = rules.map((rule) => (rule.kind === 'integer' ? (rule.min ?? -Infinity) : -Infinity));
  return `integer(b, p, ${Math.max(...minimums)})`;
}

/** The scan function for the items of a list of strings or integers; null for other lists. */
function itemScanOf(rules: readonly Rule[]): string | null {
  const items = rules.map((rule) => (rule.kind === 'list' ? rule.item : rule));
  if (items.every((item) => item.kind === 'text' && item.accepts === null)) return 'string';
  return items.every((item) => item.kind === 'integer' && item.min === null) ? 'whole' : null;
}

/** The same hash as in the generated function. */
function hashOf(name: string): number {
  let hash = 0;
  for (const code of Buffer.from(name)) hash = (Math.imul(hash, 31) + code) | 0;
  return hash;
}

/** Length of the tape for short replies. */
const minTape = 1000;

/** Maximum number of fields per object whose order is learned. */
const maxOrderedFields = 100;

/** Records the field orders of a value, recursively. Returns whether an order is new. */
function learnOrders(layout: Layout, value: unknown, orders: Map<Layout, readonly string[]>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value).slice(0, maxOrderedFields);
  let isNew = names.length > (orders.get(layout)?.length ?? 0);
  if (isNew) orders.set(layout, names);
  for (const [name, one] of Object.entries(value)) {
    const below = layout.fields.get(name)?.below;
    if (below == null) continue;
    for (const object of Array.isArray(one) ? one : [one]) {
      if (learnOrders(below, object, orders)) isNew = true;
    }
  }
  return isNew;
}

/** The order of fields is learned from the replies with these numbers. */
const learnedReplies: ReadonlySet<number> = new Set([1, 2, 4, 8, 16, 32, 64]);

/** The returned function gives null for an unsupported reply. */
export function createIndexer(layout: Layout): (bytes: Buffer) => IndexedReply | null {
  const orders = new Map<Layout, readonly string[]>();
  let index = new Program(orders).compile(layout);
  /** Numbers on the tape per byte, estimated from earlier replies. */
  let tapePerByte = 0.1;
  let count = 0;

  function learnFrom(bytes: Buffer): void {
    count += 1;
    if (!learnedReplies.has(count)) return;
    if (learnOrders(layout, JSON.parse(bytes.toString()), orders))
      index = new Program(orders).compile(layout);
  }

  return (bytes) => {
    if (!isUtf8(bytes)) return null;
    for (let length = Math.ceil(bytes.length * tapePerByte) + minTape; ; length *= 2) {
      const tape = new Int32Array(length);
      const isIndexed = tryIndex(index, bytes, tape);
      const used = tape[0] ?? 0;
      if (used > length) continue;
      if (!isIndexed) return null;
      tapePerByte = Math.max(tapePerByte, (used - minTape) / bytes.length);
      learnFrom(bytes);
      return { bytes, tape };
    }
  };
}

function tryIndex(index: Index, bytes: Buffer, tape: Int32Array): boolean {
  try {
    index(bytes, tape);
    return true;
  } catch (error) {
    if (error !== scan.decline) throw error;
    return false;
  }
}
