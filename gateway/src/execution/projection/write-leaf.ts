import { type GraphQLLeafType, isEnumType } from 'graphql';
import { reader } from '../../kit/compile-shape.ts';
import type { Codec, Rule } from '../../kit/shape.ts';
import { copy } from './output.ts';
import { numberAt, textAt } from './scan.ts';

/** The text of a statement that writes a value between two places of `b` at `o` of `out`, and of what takes part in it. */
export interface LeafSource {
  /** How many bytes it may write besides what it copies. */
  readonly room: number;
  readonly write: (start: string, end: string) => string;
}

type Use = (value: unknown) => string;

type ToJson = (bytes: Buffer, start: number, end: number) => string;

/** Scalars whose values are texts that leave as they are. */
const textScalars = new Set(['String', 'ID', 'DateTime', 'Date', 'YearMonth', 'URL']);

/** Which scalars a value of a kind can be shown as; others are left to the ordinary writers. */
const scalarsOf: Readonly<Partial<Record<Rule['kind'], ReadonlySet<string>>>> = {
  text: textScalars,
  lowerCase: textScalars,
  dateTime: textScalars,
  day: textScalars,
  globalId: textScalars,
  number: new Set(['Float']),
  money: new Set(['Float']),
  integer: new Set(['Int', 'Float']),
  boolean: new Set(['Boolean']),
};

/** Numbers of so few characters are 32-bit integers for certain. */
const surelyInt = 9;

/** Whether a number may be shown as Int. */
const isInt = (bytes: Buffer, start: number, end: number): boolean => {
  const value = numberAt(bytes, start, end);
  return value === (value | 0);
};

/** What is written by its JSON, since it is shown otherwise than it was sent. */
const byJson = (use: Use, toJson: ToJson) => (start: string, end: string) =>
  `w.at = o; w.text(${use(toJson)}(b, ${start}, ${end})); out = w.reserve(room); o = w.at;`;

/** What the reader of a rule makes of a text or a number. */
function jsonBy(rule: Rule): ToJson {
  const read = reader(rule) as (value: unknown) => unknown;
  const isText = rule.kind === 'lowerCase' || rule.kind === 'dateTime' || rule.kind === 'day';
  const valueAt: (...args: Parameters<ToJson>) => unknown =
    isText || rule.kind === 'text' ? textAt : numberAt;
  return (bytes, start, end) => {
    const shown = read(valueAt(bytes, start, end));
    if (typeof shown === 'number' && !Number.isFinite(shown)) throw new RangeError('No number of JSON.');
    return JSON.stringify(shown);
  };
}

/** How a declared value is written as a leaf type; null where the ordinary writers have to. */
export function leafSource(rule: Rule, type: GraphQLLeafType, use: Use): LeafSource | null {
  if (rule.kind === 'enum') return isEnumType(type) ? enumSource(rule, type, use) : null;
  if (scalarsOf[rule.kind]?.has(type.name) !== true) return null;
  const slow = byJson(use, jsonBy(rule));
  const plain = (start: string, end: string) => `o = copy(b, ${start}, ${end}, out, o);`;
  const unless = (condition: (start: string, end: string) => string): LeafSource => ({
    room: 0,
    write: (start, end) =>
      `if (${condition(start, end)}) { ${slow(start, end)} } else { ${plain(start, end)} }`,
  });
  switch (rule.kind) {
    case 'boolean':
      return { room: 0, write: plain };
    case 'globalId':
      return globalIdSource(rule.type, slow, use);
    case 'day':
      return unless((start, end) => `${end} - ${start} !== 12`);
    case 'text':
    case 'dateTime':
    case 'number':
      return unless((_, end) => `${end} < 0`);
    case 'integer': {
      const { write, room } = unless((_, end) => `${end} < 0`);
      if (type.name !== 'Int') return { write, room };
      const isWhole = use(isInt);
      return {
        room,
        write: (start, end) =>
          `if (!(${end} - ${start} >= 0 && ${end} - ${start} <= ${surelyInt}) && !${isWhole}(b, ${start}, ${end})) throw bailout;
          ${write(start, end)}`,
      };
    }
    default:
      return { room: 0, write: slow };
  }
}

/** Whether bytes stand between two places. */
function isAt(word: Buffer, bytes: Buffer, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let index = 0; index < word.length; index += 1) if (word[index] !== bytes[start + index]) return false;
  return true;
}

function enumSource(
  rule: Extract<Rule, { kind: 'enum' }>,
  type: Extract<GraphQLLeafType, { getValues(): unknown }>,
  use: Use,
): LeafSource | null {
  const { names, fallback } = rule;
  const nameOf = reader(rule as Codec<string, string | null>);
  const shown = [...names.values(), fallback].filter((name) => name !== null);
  if (shown.some((name) => type.getValue(name)?.value !== name)) return null;
  const jsonOf = (name: string | null) => (name === null ? null : Buffer.from(JSON.stringify(name)));
  const words = [...names].map(([word, name]) => ({
    word: Buffer.from(JSON.stringify(word)),
    json: jsonOf(name),
  }));
  const other = jsonOf(fallback);
  const wordAt = (bytes: Buffer, start: number, end: number): Buffer | null => {
    if (end < 0) return jsonOf(nameOf(textAt(bytes, start, end)));
    for (const { word, json } of words) if (isAt(word, bytes, start, end)) return json;
    return other;
  };
  const at = use(wordAt);
  return {
    room: Math.max(4, ...shown.map((name) => name.length + 2)),
    write: (start, end) =>
      `const x = ${at}(b, ${start}, ${end}); if (x === null) { NULL } else o = copy(x, 0, x.length, out, o);`,
  };
}

/** The most characters of a number that is copied as it is. */
const idDigits = 20;

const base64url = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');

/** Writes base64url of bytes; gives where the next byte goes. */
function encode(bytes: Buffer, length: number, to: Buffer, at: number): number {
  let next = at;
  for (let place = 0; place < length; place += 3) {
    const left = length - place;
    const three =
      ((bytes[place] ?? 0) << 16) |
      ((left > 1 ? (bytes[place + 1] ?? 0) : 0) << 8) |
      (left > 2 ? (bytes[place + 2] ?? 0) : 0);
    for (let digit = 0; digit < Math.min(left + 1, 4); digit += 1) {
      to[next] = base64url[(three >> (18 - 6 * digit)) & 63] ?? 0;
      next += 1;
    }
  }
  return next;
}

function globalIdSource(type: string, slow: LeafSource['write'], use: Use): LeafSource {
  const scratch = Buffer.from(`${type}:${'0'.repeat(idDigits)}`);
  const head = scratch.length - idDigits;
  const write = (bytes: Buffer, start: number, end: number, to: Buffer, at: number): number => {
    const behind = copy(bytes, start, end, scratch, head);
    to[at] = 34;
    const next = encode(scratch, behind, to, at + 1);
    to[next] = 34;
    return next + 1;
  };
  const own = use(write);
  return {
    room: Math.ceil((scratch.length * 4) / 3) + 2,
    write: (start, end) =>
      `if (${end} > 0) o = ${own}(b, ${start}, ${end}, out, o); else { ${slow(start, end)} }`,
  };
}
