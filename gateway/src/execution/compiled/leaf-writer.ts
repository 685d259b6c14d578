import { type GraphQLLeafType, isEnumType, isSpecifiedScalarType } from 'graphql';

/** Writes a value of a leaf type as JSON; undefined for one that the type's own rules have to look at. */
export type LeafWriter = (value: unknown) => string | undefined;

const text: LeafWriter = (value) => (typeof value === 'string' ? JSON.stringify(value) : undefined);
const finite: LeafWriter = (value) => (Number.isFinite(value) ? `${value}` : undefined);

const ofScalar: Readonly<Record<string, LeafWriter>> = {
  String: text,
  ID: text,
  Int: (value) => (typeof value === 'number' && value === (value | 0) ? `${value}` : undefined),
  Float: finite,
  Boolean: (value) => (typeof value === 'boolean' ? `${value}` : undefined),
};

/** The writer for a leaf type. */
export function leafWriter(type: GraphQLLeafType): LeafWriter {
  if (isEnumType(type)) {
    const names = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, `"${name}"`]));
    return (value) => names.get(value);
  }
  if (isSpecifiedScalarType(type)) return ofScalar[type.name] ?? (() => undefined);
  return (value) => {
    const serialized = typeof value === 'object' ? undefined : type.serialize(value);
    return typeof serialized === 'string' ? JSON.stringify(serialized) : undefined;
  };
}
