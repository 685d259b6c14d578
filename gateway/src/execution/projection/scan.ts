import { fits } from '../../kit/compile-shape.ts';
import type { Rule } from '../../kit/shape.ts';

/** Thrown for an unsupported or invalid reply, which `decodeReply` then reads. */
export const decline = new Error('The reply cannot be indexed.');

const quote = 34;
const backslash = 92;
const zero = 48;
const nine = 57;

/** Maximum nesting of undeclared values. */
const maxDepth = 60;

/** The end of white space. */
export function space(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const code = bytes[at];
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at += 1;
  }
}

/** The value of four hexadecimal digits. */
function hex(bytes: Buffer, from: number): number {
  let value = 0;
  for (let at = from; at < from + 4; at += 1) {
    const code = bytes[at] ?? 0;
    const letter = code | 32;
    if (code >= zero && code <= nine) value = value * 16 + code - zero;
    else if (letter >= 97 && letter <= 102) value = value * 16 + letter - 87;
    else throw decline;
  }
  return value;
}

/** Valid characters after a backslash, except `u`: " \ / b f n r t */
const escapes = new Set([quote, backslash, 47, 98, 102, 110, 114, 116]);

/** The end of an escape or surrogate pair; `at` is after the backslash. Lone surrogates are declined. */
function endOfEscape(bytes: Buffer, at: number): number {
  const code = bytes[at] ?? 0;
  if (code !== 117) {
    if (!escapes.has(code)) throw decline;
    return at + 1;
  }
  const unit = hex(bytes, at + 1) & 0xfc00;
  if (unit === 0xdc00) throw decline;
  if (unit !== 0xd800) return at + 5;
  const isPair =
    bytes[at + 5] === backslash && bytes[at + 6] === 117 && (hex(bytes, at + 7) & 0xfc00) === 0xdc00;
  if (!isPair) throw decline;
  return at + 11;
}

/** The end of a string; negative if it has escapes. */
export function string(bytes: Buffer, from: number): number {
  let at = from + 1;
  let code = bytes[at] ?? 0;
  while (code >= 32 && code !== quote && code !== backslash) {
    at += 1;
    code = bytes[at] ?? 0;
  }
  return code === quote && bytes[from] === quote ? at + 1 : -endOfEscaped(bytes, from, at);
}

function endOfEscaped(bytes: Buffer, from: number, escaped: number): number {
  if (bytes[from] !== quote) throw decline;
  let at = escaped;
  for (;;) {
    const code = bytes[at];
    if (code === undefined || code < 32) throw decline;
    if (code === quote) return at + 1;
    at = code === backslash ? endOfEscape(bytes, at + 1) : at + 1;
  }
}

function digits(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const code = bytes[at];
    if (code === undefined || code < zero || code > nine) break;
    at += 1;
  }
  if (at === from) throw decline;
  return at;
}

/** Integers of this many digits are exact as a double and printed unchanged. */
const exactDigits = 15;

/** The end of a safe integer of at least `min`; negative if JavaScript prints it differently. */
export function integer(bytes: Buffer, from: number, min: number): number {
  let at = from;
  let value = 0;
  let code = bytes[at] ?? 0;
  while (code >= zero && code <= nine) {
    value = value * 10 + code - zero;
    at += 1;
    code = bytes[at] ?? 0;
  }
  const isPlain =
    at > from &&
    at - from <= exactDigits &&
    code !== 46 &&
    (code | 32) !== 101 &&
    (bytes[from] !== zero || at === from + 1);
  if (isPlain && value >= min) return at;
  const end = number(bytes, from);
  const whole = numberAt(bytes, from, end);
  if (!Number.isSafeInteger(whole) || whole < min) throw decline;
  return end;
}

/** The end of any safe integer. */
export const whole = (bytes: Buffer, from: number): number => integer(bytes, from, -Infinity);

/** The end of a number; negative if JavaScript prints it differently, such as 1.0, 1e3 and -0. */
export function number(bytes: Buffer, from: number): number {
  const start = bytes[from] === 45 ? from + 1 : from;
  let at = digits(bytes, start);
  const isZero = bytes[start] === zero;
  if (isZero && at > start + 1) throw decline;
  let isPrintedSo = at - start <= exactDigits && !(isZero && start > from);
  if (bytes[at] === 46) {
    const point = at;
    at = digits(bytes, at + 1);
    isPrintedSo =
      at - start <= exactDigits + 1 &&
      bytes[at - 1] !== zero &&
      // A small number without a first decimal might be printed with an exponent.
      (!isZero || (start === from && bytes[point + 1] !== zero));
  }
  const exponent = bytes[at];
  if (exponent === 101 || exponent === 69) {
    const sign = bytes[at + 1];
    at = digits(bytes, sign === 43 || sign === 45 ? at + 2 : at + 1);
    isPrintedSo = false;
  }
  if (isPrintedSo) return at;
  if (!Number.isFinite(numberAt(bytes, from, -at))) throw decline;
  return -at;
}

/** The end of `true`, `false` or `null`. */
function literal(bytes: Buffer, from: number, text: string): number {
  for (let at = 0; at < text.length; at += 1) if (bytes[from + at] !== text.charCodeAt(at)) throw decline;
  return from + text.length;
}

export const nothing = (bytes: Buffer, from: number): number => literal(bytes, from, 'null');

export const boolean = (bytes: Buffer, from: number): number =>
  literal(bytes, from, bytes[from] === 116 ? 'true' : 'false');

/** The end of an object or list that starts at `from`. */
function members(bytes: Buffer, from: number, close: 93 | 125, depth: number): number {
  if (depth > maxDepth) throw decline;
  let at = space(bytes, from + 1);
  if (bytes[at] === close) return at + 1;
  for (;;) {
    if (close === 125) {
      at = space(bytes, Math.abs(string(bytes, at)));
      if (bytes[at] !== 58) throw decline;
      at = space(bytes, at + 1);
    }
    at = space(bytes, skip(bytes, at, depth + 1));
    if (bytes[at] === close) return at + 1;
    if (bytes[at] !== 44) throw decline;
    at = space(bytes, at + 1);
  }
}

/** The end of any JSON value. */
export function skip(bytes: Buffer, from: number, depth = 0): number {
  switch (bytes[from]) {
    case quote:
      return Math.abs(string(bytes, from));
    case 123:
      return members(bytes, from, 125, depth);
    case 91:
      return members(bytes, from, 93, depth);
    case 116:
    case 102:
      return boolean(bytes, from);
    case 110:
      return nothing(bytes, from);
    default:
      return Math.abs(number(bytes, from));
  }
}

/** The end of a list of plain values. @param item returns the end of an item */
export function items(bytes: Buffer, from: number, item: (bytes: Buffer, from: number) => number): number {
  if (bytes[from] !== 91) throw decline;
  let at = space(bytes, from + 1);
  if (bytes[at] === 93) return at + 1;
  for (;;) {
    at = space(bytes, Math.abs(item(bytes, at)));
    if (bytes[at] === 93) return at + 1;
    if (bytes[at] !== 44) throw decline;
    at = space(bytes, at + 1);
  }
}

/** NaN for invalid digits. */
function twoDigits(bytes: Buffer, at: number): number {
  const tens = (bytes[at] ?? 0) - zero;
  const ones = (bytes[at + 1] ?? 0) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

const daysInMonth = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a time such as `"2026-03-14T18:43:00.000Z"` starts at `from`. */
function isUtcTime(bytes: Buffer, from: number): boolean {
  const at = from + 1;
  const hasFormat =
    bytes[from] === quote &&
    bytes[at + 4] === 45 &&
    bytes[at + 7] === 45 &&
    bytes[at + 10] === 84 &&
    bytes[at + 13] === 58 &&
    bytes[at + 16] === 58 &&
    bytes[at + 19] === 46 &&
    bytes[at + 23] === 90 &&
    bytes[at + 24] === quote;
  if (!hasFormat) return false;
  const year = twoDigits(bytes, at) * 100 + twoDigits(bytes, at + 2);
  const month = twoDigits(bytes, at + 5);
  const day = twoDigits(bytes, at + 8);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = isLeap && month === 2 ? 29 : (daysInMonth[month] ?? 0);
  return (
    year >= 0 &&
    day >= 1 &&
    day <= last &&
    twoDigits(bytes, at + 11) <= 23 &&
    twoDigits(bytes, at + 14) <= 59 &&
    twoDigits(bytes, at + 17) <= 59 &&
    twoDigits(bytes, at + 20) >= 0 &&
    twoDigits(bytes, at + 21) >= 0
  );
}

/** The end of a time; negative if the graph prints it differently. */
export function dateTime(bytes: Buffer, from: number, rule: Rule): number {
  if (isUtcTime(bytes, from)) return from + 26;
  return -fitting(bytes, from, Math.abs(string(bytes, from)), rule);
}

/** Decodes a value and checks it against a rule. */
export function fitting(bytes: Buffer, from: number, end: number, rule: Rule): number {
  if (!fits(rule, jsonAt(bytes, from, end))) throw decline;
  return end;
}

export const jsonAt = (bytes: Buffer, from: number, end: number): unknown =>
  JSON.parse(bytes.toString('utf8', from, Math.abs(end)));

const powers = Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);

/** The number between two offsets, as `JSON.parse` reads it. */
export function numberAt(bytes: Buffer, from: number, end: number): number {
  if (end < 0) return Number(bytes.toString('latin1', from, -end));
  const isNegative = bytes[from] === 45;
  let whole = 0;
  let point = 0;
  for (let at = isNegative ? from + 1 : from; at < end; at += 1) {
    const code = bytes[at] ?? 0;
    if (code === 46) point = at + 1;
    else whole = whole * 10 + code - zero;
  }
  // Both are exact integers, so their quotient is the nearest double to the decimal.
  const value = point === 0 ? whole : whole / (powers[end - point] ?? 1);
  return isNegative ? -value : value;
}

/** The value of a string; `end` is negative if it has escapes. */
export const textAt = (bytes: Buffer, from: number, end: number): string =>
  end > 0 ? bytes.toString('utf8', from + 1, end - 1) : String(jsonAt(bytes, from, end));
