import { wireFieldsOf } from '../../kit/compile-shape.ts';
import { memoizeWeak } from '../../kit/memoize.ts';
import type { ObjectRule, Rule } from '../../kit/shape.ts';

/** A field of the upstream's JSON. */
export interface WireField {
  readonly wire: string;
  /** The first of `rules`. */
  readonly inner: Rule;
  /** Rules of all graph fields that read this field, without null and absence. */
  readonly rules: readonly Rule[];
  readonly mayBeNull: boolean;
  readonly mayBeAbsent: boolean;
  /** Offset on the tape from the base of the object. */
  readonly at: number;
  /** Layout of its object, or of the objects of its list. */
  readonly below: Layout | null;
  readonly isList: boolean;
}

export interface Layout {
  readonly fields: ReadonlyMap<string, WireField>;
  /** Length of an object on the tape. */
  readonly size: number;
}

/** Values on the tape for null and for an empty list. An absent value is 0. */
export const isNull = -1;
export const isEmpty = -2;

export function unwrap(rule: Rule): { inner: Rule; mayBeNull: boolean; mayBeAbsent: boolean } {
  if (rule.kind !== 'nullable' && rule.kind !== 'optional') {
    const isAnything = rule.kind === 'anything';
    return { inner: rule, mayBeNull: isAnything, mayBeAbsent: isAnything };
  }
  const { inner, mayBeAbsent } = unwrap(rule.inner);
  return { inner, mayBeNull: true, mayBeAbsent: mayBeAbsent || rule.kind === 'optional' };
}

/** How values of a kind are scanned. Rules of one wire field must have the same class. */
export const classOf = ({ kind }: Rule): string =>
  kind === 'integer' || kind === 'globalId' || kind === 'number' || kind === 'money'
    ? 'number'
    : kind === 'text' || kind === 'enum' || kind === 'lowerCase'
      ? 'text'
      : kind;

/** @throws Error when a wire field has rules of different classes */
export const layoutOf: (rule: ObjectRule) => Layout = memoizeWeak(createLayout);

/** An object begins with its start and end. */
const headSize = 2;

function createLayout(rule: ObjectRule): Layout {
  const fields = new Map<string, WireField>();
  let size = headSize;
  for (const [wire, declared] of wireFieldsOf(rule)) {
    const { inner, mayBeNull, mayBeAbsent } = unwrap(declared);
    const before = fields.get(wire);
    if (before !== undefined) {
      const isSame =
        before.below === null
          ? classOf(before.inner) === classOf(inner)
          : before.rules.every((other) => unwrap(other).inner === inner);
      if (!isSame) throw new Error(`${wire} is declared with two different types.`);
      fields.set(wire, {
        ...before,
        rules: [...before.rules, inner],
        mayBeNull: before.mayBeNull && mayBeNull,
        mayBeAbsent: before.mayBeAbsent && mayBeAbsent,
      });
      continue;
    }
    const isList = inner.kind === 'list' && inner.item.kind === 'object';
    const object = isList ? inner.item : inner;
    const below = object.kind === 'object' ? layoutOf(object) : null;
    fields.set(wire, { wire, inner, rules: [inner], mayBeNull, mayBeAbsent, at: size, below, isList });
    size += isList ? 1 : (below?.size ?? 2);
  }
  return { fields, size };
}
