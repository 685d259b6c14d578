import { wireFieldsOf } from '../../kit/compile-shape.ts';
import type { ObjectRule, Rule } from '../../kit/shape.ts';

/**
 * A field of the wire, and where it stands on the tape, counted from its object's base. `rules` are those of all fields of
 * the graph that it is declared for, `inner` the first, all without what they say of null.
 */
export interface WireField {
  readonly wire: string;
  readonly inner: Rule;
  readonly rules: readonly Rule[];
  readonly mayBeNull: boolean;
  readonly mayBeAbsent: boolean;
  readonly at: number;
  /** The layout of its object, or of the objects of its list. */
  readonly below: Layout | null;
  readonly isList: boolean;
}

export interface Layout {
  readonly rule: ObjectRule;
  readonly fields: ReadonlyMap<string, WireField>;
  /** How many numbers of the tape an object takes. */
  readonly size: number;
}

/** What stands on the tape for a value that is null, and for a list without items. An absent value is 0. */
export const isNull = -1;
export const isEmpty = -2;

/** A rule without what it says of null. */
export function unwrap(rule: Rule): { inner: Rule; mayBeNull: boolean; mayBeAbsent: boolean } {
  if (rule.kind !== 'nullable' && rule.kind !== 'optional') {
    const isAnything = rule.kind === 'anything';
    return { inner: rule, mayBeNull: isAnything, mayBeAbsent: isAnything };
  }
  const { inner, mayBeAbsent } = unwrap(rule.inner);
  return { inner, mayBeNull: true, mayBeAbsent: mayBeAbsent || rule.kind === 'optional' };
}

/** What values of a kind are scanned as: kinds of one class may be declared for the same field of the wire. */
export const classOf = ({ kind }: Rule): string =>
  kind === 'integer' || kind === 'globalId' || kind === 'number' || kind === 'money'
    ? 'number'
    : kind === 'text' || kind === 'enum' || kind === 'lowerCase'
      ? 'text'
      : kind;

const known = new WeakMap<ObjectRule, Layout>();

/**
 * The layout of a declared object.
 * @throws Error for one that declares a field of the wire as two different things
 */
export function layoutOf(rule: ObjectRule): Layout {
  const made = known.get(rule) ?? makeLayout(rule);
  known.set(rule, made);
  return made;
}

/** The start and the end of an object stand before its fields, the place of the next item before those. */
const head = 2;

function makeLayout(rule: ObjectRule): Layout {
  const fields = new Map<string, WireField>();
  let size = head;
  for (const [wire, declared] of wireFieldsOf(rule)) {
    const { inner, mayBeNull, mayBeAbsent } = unwrap(declared);
    const before = fields.get(wire);
    if (before !== undefined) {
      const isSame =
        before.below === null
          ? classOf(before.inner) === classOf(inner)
          : before.rules.every((other) => unwrap(other).inner === inner);
      if (!isSame) throw new Error(`${wire} is declared as two things.`);
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
  return { rule, fields, size };
}
