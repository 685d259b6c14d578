import { type GraphQLLeafType, isEnumType } from 'graphql';
import { reader } from '../../kit/compile-shape.ts';
import type { Codec, Rule } from '../../kit/shape.ts';
import { copy } from './output.ts';
import { numberAt, textAt } from './scan.ts';

/** Source of a statement that writes the value between two offsets of `b` at `o` of `out`. */
interface LeafSource {
  /** Maximum number of bytes that it writes in addition to the copied ones. */
  readonly room: number;
  readonly write: (start: string, end: string) => string;
}

type Use = (value: unknown) => string;

type ToJson = (bytes: Buffer, start: number, end: number) => string;

/** Scalars that are serialized unchanged. */
const textScalars = new Set(['String', 'ID', 'DateTime', 'Date', 'YearMonth', 'URL']);

/** Scalars that a value of a kind may have; the general writers handle others. */
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

/** Integers of this many characters always fit in 32 bits. */
const maxIntLength = 9;

const isInt = (bytes: Buffer, start: number, end: number): boolean => {
  const value = numberAt(bytes, start, end);
  return value === (value | 0);
};

/** Writes a value that differs from its bytes in the reply. */
const byJson = (use: Use, toJson: ToJson) => (start: string, end: string) =>
  `w.at = o; w.text(${use(toJson)}(b, ${start}, ${end})); out = w.reserve(room); o = w.at;`;

function jsonBy(rule: Rule): ToJson {
  const read = reader(rule) as (value: unknown) => unknown;
  const isText = rule.kind === 'lowerCase' || rule.kind === 'dateTime' || rule.kind === 'day';
  const valueAt: (...args: Parameters<ToJson>) => unknown =
    isText || rule.kind === 'text' ? textAt : numberAt;
  return (bytes, start, end) => {
    const shown = read(valueAt(bytes, start, end));
    if (typeof shown === 'number' && !Number.isFinite(shown))
      throw new RangeError('JSON has no such number.');
    return JSON.stringify(shown);
  };
}

/** null when the general writers must write the value. */
export function leafSource(rule: Rule, type: GraphQLLeafType, use: Use): LeafSource | null {
  if (rule.kind === 'enum') return isEnumType(type) ? enumSource(rule, type, use) : null;
  if (scalarsOf[rule.kind]?.has(type.name) !== true) return null;
  const slow = byJson(use, jsonBy(rule));
  const copied = (start: string, end: string) => `o = copy(b, ${start}, ${end}, out, o);`;
  const copiedUnless = (condition: (start: string, end: string) => string): LeafSource => ({
    room: 0,
    write: (start, end) =>
      `if (${condition(start, end)}) { ${slow(start, end)} } else { ${copied(start, end)} }`,
  });
  switch (rule.kind) {
    case 'boolean':
      return { room: 0, write: copied };
    case 'globalId':
      return globalIdSource(rule.type, slow, use);
    case 'day':
      return copiedUnless((start, end) => `${end} - ${start} !== 12`);
    case 'text':
    case 'dateTime':
    case 'number':
      return copiedUnless((_, end) => `${end} < 0`);
    case 'integer': {
      const { write, room } = copiedUnless((_, end) => `${end} < 0`);
      if (type.name !== 'Int') return { write, room };
      const fitsInt = use(isInt);
      return {
        room,
        write: (start, end) =>
          `if (!(${end} - ${start} >= 0 && ${end} - ${start} <= ${maxIntLength}) && !${fitsInt}(b, ${start}, ${end})) throw bailout;
          ${write(start, end)}`,
      };
    }
    default:
      return { room: 0, write: slow };
  }
}

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

/** Maximum length of a number that is copied unchanged. */
const idDigits = 20;

const base64url = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');

/** Returns the offset after the written bytes. */
function writeBase64Url(bytes: Buffer, length: number, to: Buffer, at: number): number {
  let next = at;
  let bits = 0;
  let pending = 0;
  for (let offset = 0; offset < length; offset += 1) {
    bits = (bits << 8) | (bytes[offset] ?? 0);
    for (pending += 8; pending >= 6; next += 1) {
      pending -= 6;
      to[next] = base64url[(bits >> pending) & 63] ?? 0;
    }
  }
  if (pending === 0) return next;
  to[next] = base64url[(bits << (6 - pending)) & 63] ?? 0;
  return next + 1;
}

function globalIdSource(type: string, slow: LeafSource['write'], use: Use): LeafSource {
  const scratch = Buffer.from(`${type}:${'0'.repeat(idDigits)}`);
  const head = scratch.length - idDigits;
  const write = (bytes: Buffer, start: number, end: number, to: Buffer, at: number): number => {
    const length = copy(bytes, start, end, scratch, head);
    to[at] = 34;
    const next = writeBase64Url(scratch, length, to, at + 1);
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
