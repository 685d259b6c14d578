import { isUtf8 } from 'node:buffer';
import type { Rule } from '../../kit/shape.ts';
import { classOf, isEmpty, isNull, type Layout, type WireField } from './layout.ts';
import * as scan from './scan.ts';

/** A reply in its bytes, and where on them its declared values stand: see README.md. */
export interface IndexedReply {
  readonly bytes: Buffer;
  readonly tape: Int32Array;
}

/** Writes the tape of a reply; throws where it is out of the ordinary, and where the tape is too short. */
type Index = (bytes: Buffer, tape: Int32Array) => void;

/** The first number of the tape is how long it is, the root's fields begin behind it. */
export const rootBase = 1;

/** The order in which an object's fields came, by its layout. */
type Orders = ReadonlyMap<Layout, readonly string[]>;

/** Where in an object the reading stands: behind its opening bracket, behind a value, behind a comma. */
const opened = 0;
const behindValue = 1;
const behindComma = 2;

/** The text of the functions that index the objects of a reply, and what they use from outside. */
class Program {
  readonly #functions: string[] = [];
  readonly #names = new Map<Layout, string>();
  readonly #rules: Rule[] = [];
  readonly #orders: Orders;

  constructor(orders: Orders) {
    this.#orders = orders;
  }

  compile(root: Layout): Index {
    const name = this.#object(root);
    const rules = this.#rules.map((_, index) => `rule${index}`);
    const body = `const { space, string, number, integer, whole, boolean, nothing, items, skip, dateTime, fitting, decline } = scan;
      ${this.#functions.join('\n')}
      return (b, t) => {
        t[0] = ${rootBase + root.size};
        if (space(b, ${name}(b, t, space(b, 0), ${rootBase})) !== b.length) throw decline;
      };`;
    return new Function('scan', ...rules, body)(scan, ...this.#rules);
  }

  #use(rule: Rule): string {
    return `rule${this.#rules.push(rule) - 1}`;
  }

  /** The name of the function that indexes an object at `start`, its fields at `r`, and gives where it ends. */
  #object(layout: Layout): string {
    const known = this.#names.get(layout);
    if (known !== undefined) return known;
    const name = `object${this.#names.size}`;
    this.#names.set(layout, name);
    const required = [...layout.fields.values()].filter(({ mayBeAbsent }) => !mayBeAbsent);
    const misses = required.map(({ at }) => `t[r + ${at}] === 0`).join(' || ');
    this.#functions.push(
      this.#anyOrder(layout, name),
      `function ${name}(b, t, start, r) {
        if (b[start] !== 123) throw decline;
        let p = start + 1, state = ${opened};
        ${this.#knownOrder(layout)}
        if (b[p] === 125 && state === ${behindValue}) p += 1;
        else p = ${name}AnyOrder(b, t, p, r, state);
        ${misses === '' ? '' : `if (${misses}) throw decline;`}
        t[r] = start;
        t[r + 1] = p;
        return p;
      }`,
    );
    return name;
  }

  /** Reads fields in the order in which they came before, as long as they do, without white space between. */
  #knownOrder(layout: Layout): string {
    const fields = (this.#orders.get(layout) ?? []).map((wire) => {
      const name = Buffer.from(`${JSON.stringify(wire)}:`);
      const isNext = [...name].map((code, index) => `b[p + ${index}] === ${code}`).join(' && ');
      const field = layout.fields.get(wire);
      const read = field === undefined ? 'p = skip(b, p);' : this.#fieldOf(field);
      return `if (${isNext}) { p += ${name.length}; ${read}
        if (b[p] !== 44) { state = ${behindValue}; break known; } p += 1; state = ${behindComma}; }`;
    });
    return `known: { ${fields.join('\n')} }`;
  }

  /** Reads the fields that are left, in any order. */
  #anyOrder(layout: Layout, name: string): string {
    const fields = [...layout.fields.values()];
    const hashes = new Set(fields.map(({ wire }) => hashOf(wire)));
    const cases = [...hashes].map((hash) => {
      const same = fields.filter(({ wire }) => hashOf(wire) === hash);
      return `case ${hash}: ${same.map((field) => this.#case(field)).join(' else ')} else p = skip(b, p); break;`;
    });
    return `function ${name}AnyOrder(b, t, p, r, state) {
      p = space(b, p);
      if (b[p] === 125 && state !== ${behindComma}) return p + 1;
      if (state === ${behindValue}) {
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
    const keep = (end: string, check = '') =>
      `const e = ${end}; t[${at}] = p; t[${at} + 1] = e; ${check} p = e < 0 ? -e : e;`;
    const fitting = (those: readonly Rule[]) =>
      those.map((rule) => `fitting(b, p, e, ${this.#use(rule)});`).join(' ');
    switch (classOf(inner)) {
      case 'number':
        return keep(scanOfNumber(rules));
      case 'text':
        return keep(
          'string(b, p)',
          fitting(rules.filter((rule) => rule.kind === 'text' && rule.accepts !== null)),
        );
      case 'boolean':
        return keep('boolean(b, p)');
      case 'dateTime':
        return keep(`dateTime(b, p, ${this.#use(inner)})`);
      case 'day':
        return keep('string(b, p)', fitting(rules));
      case 'anything':
        return keep('skip(b, p)');
      default: {
        const item = itemScanOf(rules);
        return item === null ? keep('skip(b, p)', fitting(rules)) : keep(`items(b, p, ${item})`);
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

function scanOfNumber(rules: readonly Rule[]): string {
  if (!rules.some(({ kind }) => kind === 'integer' || kind === 'globalId')) return 'number(b, p)';
  const least = rules.map((rule) => (rule.kind === 'integer' ? (rule.min ?? -Infinity) : -Infinity));
  return `integer(b, p, ${Math.max(...least)})`;
}

/** What scans and checks each item of a list of texts or whole numbers; null for other lists. */
function itemScanOf(rules: readonly Rule[]): string | null {
  const items = rules.map((rule) => (rule.kind === 'list' ? rule.item : rule));
  if (items.every((item) => item.kind === 'text' && item.accepts === null)) return 'string';
  return items.every((item) => item.kind === 'integer' && item.min === null) ? 'whole' : null;
}

/** As the generated function computes it, on the bytes of a name. */
function hashOf(name: string): number {
  let hash = 0;
  for (const code of Buffer.from(name)) hash = (Math.imul(hash, 31) + code) | 0;
  return hash;
}

/** The tape of short replies. */
const short = 1000;

/** So many fields of an object are looked for in their order. */
const maxNames = 100;

/** Adds the orders of the fields of a value and of what is below it; says whether one was new. */
function learn(layout: Layout, value: unknown, orders: Map<Layout, readonly string[]>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value).slice(0, maxNames);
  const isNew = names.length > (orders.get(layout)?.length ?? 0);
  if (isNew) orders.set(layout, names);
  return Object.entries(value).reduce((isAnyNew, [name, one]) => {
    const below = layout.fields.get(name)?.below;
    const objects: readonly unknown[] = Array.isArray(one) ? one : [one];
    return below == null
      ? isAnyNew
      : objects.reduce((isItNew: boolean, object) => learn(below, object, orders) || isItNew, isAnyNew);
  }, isNew);
}

/** After so many replies the order of the fields is looked at. */
const lessons: ReadonlySet<number> = new Set([1, 2, 4, 8, 16, 32, 64]);

/** Makes the function that indexes replies of a declared object. */
export function createIndexer(layout: Layout): (bytes: Buffer) => IndexedReply | null {
  const orders = new Map<Layout, readonly string[]>();
  let index = new Program(orders).compile(layout);
  /** How many numbers of the tape a byte takes, by the replies so far. */
  let share = 0.1;
  let count = 0;

  function look(bytes: Buffer): void {
    count += 1;
    if (!lessons.has(count)) return;
    if (learn(layout, JSON.parse(bytes.toString()), orders)) index = new Program(orders).compile(layout);
  }

  return (bytes) => {
    if (!isUtf8(bytes)) return null;
    for (let length = Math.ceil(bytes.length * share) + short; ; length *= 2) {
      const tape = new Int32Array(length);
      const isIndexed = attempt(index, bytes, tape);
      const used = tape[0] ?? 0;
      if (used > length) continue;
      if (!isIndexed) return null;
      share = Math.max(share, (used - short) / bytes.length);
      look(bytes);
      return { bytes, tape };
    }
  };
}

function attempt(index: Index, bytes: Buffer, tape: Int32Array): boolean {
  try {
    index(bytes, tape);
    return true;
  } catch (fault) {
    if (fault !== scan.decline) throw fault;
    return false;
  }
}
