/** How a value is sent and shown, as data. */
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

/** An object of the wire, its fields by their names in the graph and in the order in which they are checked. */
export interface ObjectRule {
  readonly kind: 'object';
  readonly typename: string | null;
  readonly fields: Fields;
}

export declare const types: unique symbol;

/** A rule with the types of its value on the wire and in the graph. */
export type Codec<Wire, Model = Wire> = Rule & { readonly [types]?: readonly [Wire, Model] };

/** A field that has another name on the wire than its own in snake case. */
export interface From<Name extends string, Wire, Model> {
  readonly wire: Name;
  readonly codec: Codec<Wire, Model>;
}

/** A field of the wire that is checked, and that the graph does not show as it is. */
export interface Hidden<Wire> {
  readonly hidden: true;
  readonly codec: Codec<Wire, unknown>;
}

/** An object that the graph shows, and whose fields stand among those of the object around it on the wire. */
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

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
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

/** The declaration of an object, whose fields others may take over. */
export interface Shape<F extends Fields, Typename = object> extends ObjectRule {
  readonly fields: F;
  readonly [types]?: readonly [WireFields<F>, Flat<Typename & ModelFields<F>>];
}

/** What the upstream sends by a declaration. */
export type WireOf<C extends Typed> = WireIn<C>;
/** What the graph shows by a declaration. */
export type ModelOf<C extends Typed> = ModelIn<C>;

/** Declares an object, of the graph's type `typename` where that has to be known of it. */
export function shape<const F extends Fields>(fields: F): Shape<F>;
export function shape<const F extends Fields, const Name extends string>(
  typename: Name,
  fields: F,
): Shape<F, { __typename: Name }>;
export function shape(...args: [Fields] | [string, Fields]): ObjectRule {
  const [typename, fields] = args.length === 1 ? [null, args[0]] : args;
  return { kind: 'object', typename, fields };
}

/** A field by its name on the wire, where that is not its own in snake case. */
export const from = <const Name extends string, Wire, Model>(
  wire: Name,
  codec: Codec<Wire, Model>,
): From<Name, Wire, Model> => ({ wire, codec });

/** A field that only functions beside the declaration read. */
export const hidden = <Wire>(codec: Codec<Wire, unknown>): Hidden<Wire> => ({ hidden: true, codec });

/** An object of which the fields stand among those of the object around it. */
export const part = <Wire, Model>(codec: Codec<Wire, Model> & ObjectRule): Part<Wire, Model> => ({
  part: true,
  codec,
});

export const anything: Codec<unknown> = { kind: 'anything' };
export const text: Codec<string> = { kind: 'text', accepts: null };
/** Text that fits a pattern or a test. */
export const textOf = (accepts: RegExp | ((text: string) => boolean)): Codec<string> => ({
  kind: 'text',
  accepts,
});
/** Text that is shown in lower case. */
export const lowerCase: Codec<string> = { kind: 'lowerCase' };
export const integer: Codec<number> = { kind: 'integer', min: null };
export const integerFrom = (min: number): Codec<number> => ({ kind: 'integer', min });
export const number: Codec<number> = { kind: 'number' };
export const boolean: Codec<boolean> = { kind: 'boolean' };
/** PLN, shown with at most two decimals. */
export const money: Codec<number> = { kind: 'money' };
/** A point in time, ISO 8601 with a zone; shown in UTC with milliseconds. */
export const dateTime: Codec<string> = { kind: 'dateTime' };
/** A day, from a day or a point in time. */
export const day: Codec<string> = { kind: 'day' };
/** An object with any fields. */
export const record: Codec<Record<string, unknown>> = { kind: 'record' };
/** A number that is shown as global id. */
export const globalId = (type: string): Codec<number, string> => ({ kind: 'globalId', type });

/** A word of the wire as the graph names it, and what stands for those that are not known. */
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

/** A word of the wire that the graph names by the same in capitals, and what stands for those that are not known. */
export const wordOf = <const Words extends readonly string[], const Fallback extends string | null>(
  words: Words,
  fallback: Fallback,
): Codec<string, Uppercase<Words[number]> | Fallback> => ({
  kind: 'enum',
  names: new Map(words.map((word) => [word, word.toUpperCase()])),
  fallback,
});

/** A value that is there, and may be null. */
export const nullable = <Wire, Model>(inner: Codec<Wire, Model>): Codec<Wire | null, Model | null> => ({
  kind: 'nullable',
  inner,
});

/** A value that may be absent or null; shown as null then. */
export const orNull = <Wire, Model>(
  inner: Codec<Wire, Model>,
): Codec<Wire | null | undefined, Model | null> => ({ kind: 'optional', inner, fallback: null });

/** A value that may be absent or null; shown as `fallback` then, which JSON can hold. */
export const orElse = <Wire, Model>(
  inner: Codec<Wire, Model>,
  fallback: NoInfer<Model>,
): Codec<Wire | null | undefined, Model> => ({ kind: 'optional', inner, fallback });

export const list = <Wire, Model>(item: Codec<Wire, Model>): Codec<Wire[], Model[]> => ({
  kind: 'list',
  item,
});

/** A list of exactly two. */
export const pair = <Wire, Model, OtherWire, OtherModel>(
  first: Codec<Wire, Model>,
  second: Codec<OtherWire, OtherModel>,
): Codec<[Wire, OtherWire], [Model, OtherModel]> => ({ kind: 'tuple', items: [first, second] });

/** What is told beside a list that comes in pages. */
export const pageFields = {
  page: orNull(integer),
  perPage: orNull(integerFrom(1)),
  total: orNull(integerFrom(0)),
};
export type PageWire = WireFields<typeof pageFields>;
