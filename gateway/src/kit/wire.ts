import type { SnakeCase } from './shape.ts';

export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type WireNames<Input> = { readonly [Name in keyof Input]?: string };

/** The fields of an input by their names on the wire: in snake case, where `names` has no other. */
export const toWire = <Input extends object, const Names extends WireNames<Input> = Record<never, never>>(
  input: Input,
  names?: Names,
) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      (names as Readonly<Record<string, string>> | undefined)?.[name] ?? snakeCase(name),
      value,
    ]),
  ) as {
    [Name in keyof Input as Name extends keyof Names
      ? Extract<Names[Name], string>
      : SnakeCase<Name>]: Input[Name];
  };

/** An input in which null is the same as an absent field, which leaves a value unchanged. */
export const withoutNulls = <Input extends object>(input: Input) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as {
    [Name in keyof Input]: Exclude<Input[Name], null>;
  };

/** Encodes any text as one path segment. */
export const pathSegment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');

/** The upstream's name of an enum's value that is the same in lower case. */
export const wireName = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;

const alreadyUtc = /^[^Z+]{19}\.\d{3}Z$/;

/** Converts to UTC with milliseconds. */
export const toDateTime = (wire: string): string =>
  alreadyUtc.test(wire) ? wire : new Date(wire).toISOString();
