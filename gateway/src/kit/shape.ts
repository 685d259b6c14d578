/** Describes how a value is sent by the upstream and shown in the graph. */
export type Rule =
  | { readonly kind: 'text'; readonly accepts: RegExp | ((text: string) => boolean) | null }
  | { readonly kind: 'integer'; readonly min: number | null }
  | {
      readonly kind:
        | 'anything'
        | 'boolean'
        | 'dateTime'
        | 'day'
        | 'lowerCase'
        | 'money'
        | 'number'
        | 'record';
    }
  | { readonly kind: 'globalId'; readonly type: string }
  | {
      readonly kind: 'enum';
      readonly names: ReadonlyMap<string, string | null>;
      readonly fallback: string | null;
    }
  | { readonly kind: 'nullable'; readonly inner: Rule }
  | { readonly kind: 'optional'; readonly inner: Rule; readonly fallback: unknown }
  | { readonly kind: 'list'; readonly item: Rule }
  | { readonly kind: 'tuple'; readonly items: readonly Rule[] }
  | ObjectRule;

/** A wire object; fields are named as in the graph and checked in this order. */
export interface ObjectRule {
  readonly kind: 'object';
  readonly typename: string | null;
  readonly fields: Fields;
}

export declare const types: unique symbol;

/** A rule with the types of its wire value and graph value. */
export type Codec<Wire, Model = Wire> = Rule & { readonly [types]?: readonly [Wire, Model] };

/** A field with a wire name other than its own in snake case. */
export interface From<Name extends string, Wire, Model> {
  readonly wire: Name;
  readonly codec: Codec<Wire, Model>;
}

/** A wire field that is checked but not copied to the graph. */
export interface Hidden<Wire> {
  readonly hidden: true;
  readonly codec: Codec<Wire, unknown>;
}

/** An object of the graph whose wire fields are those of the surrounding object. */
export interface Part<Wire, Model> {
  readonly part: true;
  readonly codec: Codec<Wire, Model> & ObjectRule;
}

export type Field = Rule | From<string, unknown, unknown> | Hidden<unknown> | Part<unknown, unknown>;
export type Fields = Readonly<Record<string, Field>>;

type Typed = { readonly [types]?: readonly [unknown, unknown] };
type CodecOf<F> = F extends { readonly codec: infer C } ? C : F;
type WireIn<F> = CodecOf<F> extends { readonly [types]?: readonly [infer Wire, unknown] } ? Wire : never;
type ModelIn<F> = CodecOf<F> extends { readonly [types]?: readonly [unknown, infer Model] } ? Model : never;

export type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
type WireName<Name, F> = F extends { readonly part: true }
  ? never
  : F extends { readonly wire: infer Wire extends string }
    ? Wire
    : SnakeCase<Name>;
type WireOfParts<F> = {
  [Name in keyof F]: F[Name] extends Part<infer Wire, unknown> ? (wire: Wire) => void : never;
}[keyof F] extends (wire: infer Wire) => void
  ? Wire
  : never;
export type Flat<Type> = { [Name in keyof Type]: Type[Name] };

type WireFields<F> = Flat<
  {
    [Name in keyof F as undefined extends WireIn<F[Name]> ? never : WireName<Name, F[Name]>]: WireIn<F[Name]>;
  } & {
    [Name in keyof F as undefined extends WireIn<F[Name]> ? WireName<Name, F[Name]> : never]?: WireIn<
      F[Name]
    >;
  } & WireOfParts<F>
>;
type ModelFields<F> = {
  [Name in keyof F as F[Name] extends { readonly hidden: true } ? never : Name]: ModelIn<F[Name]>;
};

/** The declaration of an object; `fields` can be reused. */
export interface Shape<F extends Fields, Typename = object> extends ObjectRule {
  readonly fields: F;
  readonly [types]?: readonly [WireFields<F>, Flat<Typename & ModelFields<F>>];
}

/** The wire type of a declaration. */
export type WireOf<C extends Typed> = WireIn<C>;
/** The graph type of a declaration. */
export type ModelOf<C extends Typed> = ModelIn<C>;

/** Declares an object, with its `__typename` where the graph needs it. */
export function shape<const F extends Fields>(fields: F): Shape<F>;
export function shape<const F extends Fields, const Name extends string>(
  typename: Name,
  fields: F,
): Shape<F, { __typename: Name }>;
export function shape(...args: [Fields] | [string, Fields]): ObjectRule {
  const [typename, fields] = args.length === 1 ? [null, args[0]] : args;
  return { kind: 'object', typename, fields };
}

/** Declares a field with another wire name. */
export const from = <const Name extends string, Wire, Model>(
  wire: Name,
  codec: Codec<Wire, Model>,
): From<Name, Wire, Model> => ({ wire, codec });

/** Declares a field that only computed fields read. */
export const hidden = <Wire>(codec: Codec<Wire, unknown>): Hidden<Wire> => ({ hidden: true, codec });

/** Declares an object whose wire fields are those of the surrounding object. */
export const part = <Wire, Model>(codec: Codec<Wire, Model> & ObjectRule): Part<Wire, Model> => ({
  part: true,
  codec,
});

export const anything: Codec<unknown> = { kind: 'anything' };
export const text: Codec<string> = { kind: 'text', accepts: null };
export const textOf = (accepts: RegExp | ((text: string) => boolean)): Codec<string> => ({
  kind: 'text',
  accepts,
});
/** Shown in lower case. */
export const lowerCase: Codec<string> = { kind: 'lowerCase' };
export const integer: Codec<number> = { kind: 'integer', min: null };
export const integerFrom = (min: number): Codec<number> => ({ kind: 'integer', min });
export const number: Codec<number> = { kind: 'number' };
export const boolean: Codec<boolean> = { kind: 'boolean' };
/** PLN, rounded to two decimals. */
export const money: Codec<number> = { kind: 'money' };
/** ISO 8601 with a zone; shown in UTC with milliseconds. */
export const dateTime: Codec<string> = { kind: 'dateTime' };
/** A date, from a date or a date with time. */
export const day: Codec<string> = { kind: 'day' };
export const month: Codec<string> = textOf(/^\d{4}-\d{2}$/);
export const record: Codec<Record<string, unknown>> = { kind: 'record' };
/** A number that is shown as a global id. */
export const globalId = (type: string): Codec<number, string> => ({ kind: 'globalId', type });

/** Maps wire values to the graph's names; others become `fallback`. */
export const oneOf = <
  const Names extends Readonly<Record<string, string | null>>,
  const Fallback extends string | null,
>(
  names: Names,
  fallback: Fallback,
): Codec<string, Names[keyof Names] | Fallback> => ({
  kind: 'enum',
  names: new Map(Object.entries(names)),
  fallback,
});

/** Wire values that the graph shows in upper case; others become `fallback`. */
export const wordOf = <const Words extends readonly string[], const Fallback extends string | null>(
  words: Words,
  fallback: Fallback,
): Codec<string, Uppercase<Words[number]> | Fallback> => ({
  kind: 'enum',
  names: new Map(words.map((word) => [word, word.toUpperCase()])),
  fallback,
});

/** May be null, but not absent. */
export const nullable = <Wire, Model>(inner: Codec<Wire, Model>): Codec<Wire | null, Model | null> => ({
  kind: 'nullable',
  inner,
});

/** May be absent or null; shown as null. */
export const orNull = <Wire, Model>(
  inner: Codec<Wire, Model>,
): Codec<Wire | null | undefined, Model | null> => ({ kind: 'optional', inner, fallback: null });

/** May be absent or null; shown as `fallback`, a JSON value. */
export const orElse = <Wire, Model>(
  inner: Codec<Wire, Model>,
  fallback: NoInfer<Model>,
): Codec<Wire | null | undefined, Model> => ({ kind: 'optional', inner, fallback });

export const list = <Wire, Model>(item: Codec<Wire, Model>): Codec<Wire[], Model[]> => ({
  kind: 'list',
  item,
});

export const pair = <Wire, Model, OtherWire, OtherModel>(
  first: Codec<Wire, Model>,
  second: Codec<OtherWire, OtherModel>,
): Codec<[Wire, OtherWire], [Model, OtherModel]> => ({ kind: 'tuple', items: [first, second] });

/** The fields next to a list in pages. */
export const pageFields = {
  page: orNull(integer),
  perPage: orNull(integerFrom(1)),
  total: orNull(integerFrom(0)),
};
export type PageWire = WireFields<typeof pageFields>;
