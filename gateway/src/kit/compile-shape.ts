import { toGlobalId } from './global-id.ts';
import { memoizeWeak } from './memoize.ts';
import { toGrosz, toPln } from './money.ts';
import type { Codec, Field, Flat, ObjectRule, Part, Rule } from './shape.ts';
import { Source } from './source.ts';
import { snakeCase, toDateTime } from './wire.ts';

const monthsOf31 = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const monthsOf30 = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const leapYear = '(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)';
const datePattern = `(?:${leapYear}-02-29|\\d{4}-(?:${monthsOf31}|${monthsOf30}|02-(?:0[1-9]|1\\d|2[0-8])))`;
const timePattern = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';
export const dateRegExp = new RegExp(`^${datePattern}$`);
export const dateTimeRegExp = new RegExp(`^${datePattern}T${timePattern}$`);
const datePrefixRegExp = /^\d{4}-\d{2}-\d{2}/;

/** A field or part of an object, with its names in the graph and on the wire. */
interface ShownField {
  readonly name: string;
  readonly wire: string;
  readonly field: Field;
}

export const shownFields = ({ fields }: ObjectRule): readonly ShownField[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    wire: 'wire' in field ? field.wire : snakeCase(name),
    field,
  }));

export const ruleOf = (field: Exclude<Field, Part<unknown, unknown>>): Rule =>
  'codec' in field ? field.codec : field;

/** The wire fields of an object, including those of its parts. */
export const wireFieldsOf = (rule: ObjectRule): readonly (readonly [wire: string, rule: Rule])[] =>
  shownFields(rule).flatMap(({ wire, field }) =>
    'part' in field ? wireFieldsOf(field.codec) : [[wire, ruleOf(field)] as const],
  );

/** Returns the path of the first value that does not match, such as `.dropinfos[3].drop`; null when all match. */
type Check = (value: unknown) => string | null;
type Read = (wire: never) => unknown;

/** Functions that compute fields from the wire value and an extra argument. */
type Compute<Wire, Computed, Extra> = {
  readonly [Name in keyof Computed]: (wire: Wire, extra: Extra) => Computed[Name];
};

/** Compiles a function of the wire value `v` and the extra argument `b`. */
const compile = <Compiled>(source: Source, body: string): Compiled =>
  source.compile(`return (v, b) => { ${body} }`);

const quote = (value: unknown): string => JSON.stringify(value);
const property = (name: string): string => `v[${quote(name)}]`;

/** The condition under which a scalar value does not match; null for containers. */
function mismatchCondition(rule: Rule, value: string, source: Source): string | null {
  const isText = `typeof ${value} === 'string'`;
  const fitsPattern = (pattern: RegExp) => `!(${isText} && ${source.use(pattern)}.test(${value}))`;
  switch (rule.kind) {
    case 'text':
      if (rule.accepts === null) return `!(${isText})`;
      if (rule.accepts instanceof RegExp) return fitsPattern(rule.accepts);
      return `!(${isText} && ${source.use(rule.accepts)}(${value}))`;
    case 'enum':
    case 'lowerCase':
      return `!(${isText})`;
    case 'dateTime':
      return fitsPattern(dateTimeRegExp);
    case 'day':
      return fitsPattern(datePrefixRegExp);
    case 'boolean':
      return `typeof ${value} !== 'boolean'`;
    case 'number':
    case 'money':
      return `!Number.isFinite(${value})`;
    case 'integer':
      if (rule.min !== null) return `!(Number.isSafeInteger(${value}) && ${value} >= ${rule.min})`;
      return `!Number.isSafeInteger(${value})`;
    case 'globalId':
      return `!Number.isSafeInteger(${value})`;
    case 'record':
      return `typeof ${value} !== 'object' || ${value} === null || Array.isArray(${value})`;
    default:
      return null;
  }
}

/** Statements that return the path of the first mismatch; `value` and `path` are expressions. */
function checkSource(rule: Rule, value: string, path: string, source: Source, depth = 0): string {
  const condition = mismatchCondition(rule, value, source);
  if (condition !== null) return `if (${condition}) return ${path};`;
  const at = `p${depth}`;
  const inner = `v${depth}`;
  switch (rule.kind) {
    case 'nullable':
      return `if (${value} !== null) { ${checkSource(rule.inner, value, path, source, depth)} }`;
    case 'optional':
      return `if (${value} != null) { ${checkSource(rule.inner, value, path, source, depth)} }`;
    case 'list':
      return `if (!Array.isArray(${value})) return ${path};
        for (let ${at} = 0; ${at} < ${value}.length; ${at} += 1) {
          const ${inner} = ${value}[${at}];
          ${checkSource(rule.item, inner, `${path} + '[' + ${at} + ']'`, source, depth + 1)}
        }`;
    case 'tuple':
      return `if (!Array.isArray(${value}) || ${value}.length !== ${rule.items.length}) return ${path};
        ${rule.items.map((item, index) => checkSource(item, `${value}[${index}]`, `${path} + '[${index}]'`, source, depth)).join('\n')}`;
    case 'object':
      return `{ const ${inner} = ${source.use(checkOf(rule))}(${value}); if (${inner} !== null) return ${path} + ${inner}; }`;
    default:
      return '';
  }
}

function compileCheck(rule: Rule): Check {
  const source = new Source();
  if (rule.kind !== 'object') return compile(source, `${checkSource(rule, 'v', "''", source)} return null;`);
  const checks = wireFieldsOf(rule).map(
    ([wire, field], index) =>
      `const f${index} = ${property(wire)}; ${checkSource(field, `f${index}`, quote(`.${wire}`), source)}`,
  );
  return compile(
    source,
    `if (typeof v !== 'object' || v === null || Array.isArray(v)) return '';
    ${checks.join('\n')}
    return null;`,
  );
}

const namerOf =
  ({ names, fallback }: Extract<Rule, { kind: 'enum' }>) =>
  (wireName: string) => {
    const name = names.get(wireName);
    return name === undefined ? fallback : name;
  };

/** The expression of the graph's value; `value` itself where it needs no conversion. */
function readSource(rule: Rule, value: string, source: Source): string {
  switch (rule.kind) {
    case 'lowerCase':
      return `${value}.toLowerCase()`;
    case 'dateTime':
      return `${source.use(toDateTime)}(${value})`;
    case 'day':
      return `${value}.slice(0, 10)`;
    case 'money':
      return `${source.use((pln: number) => toPln(toGrosz(pln)))}(${value})`;
    case 'globalId':
      return `${source.use(toGlobalId)}(${quote(rule.type)}, ${value})`;
    case 'enum':
      return `${source.use(namerOf(rule))}(${value})`;
    case 'nullable':
      return optionalSource(rule.inner, value, 'null', source);
    case 'optional':
      return optionalSource(rule.inner, value, quote(rule.fallback), source);
    case 'list': {
      const item = readSource(rule.item, 'item', source);
      return item === 'item' ? value : `${value}.map((item) => ${item})`;
    }
    case 'tuple': {
      const items = rule.items.map((item, index) => [item, `${value}[${index}]`] as const);
      const shown = items.map(([item, sent]) => readSource(item, sent, source));
      return items.every(([, sent], index) => sent === shown[index]) ? value : `[${shown.join(', ')}]`;
    }
    case 'object':
      return `${source.use(reader(rule))}(${value})`;
    default:
      return value;
  }
}

function optionalSource(inner: Rule, value: string, fallback: string, source: Source): string {
  const shown = readSource(inner, value, source);
  return shown === value ? `(${value} ?? ${fallback})` : `(${value} == null ? ${fallback} : ${shown})`;
}

/** The entries of the graph's object, made from `v`. */
function entriesSource(rule: ObjectRule, source: Source): string[] {
  const shown = shownFields(rule).flatMap(({ name, wire, field }) => {
    if ('hidden' in field) return [];
    const value =
      'part' in field
        ? `{ ${entriesSource(field.codec, source).join(', ')} }`
        : readSource(ruleOf(field), property(wire), source);
    return `${quote(name)}: ${value}`;
  });
  return rule.typename === null ? shown : [`__typename: ${quote(rule.typename)}`, ...shown];
}

/** A compiled reader of objects. */
export interface Reading {
  readonly rule: ObjectRule;
  /** Computed fields. */
  readonly compute: Readonly<Record<string, unknown>>;
  /** Reads a plain object. */
  readonly read: (wire: unknown, extra: unknown) => unknown;
}

/** A method with which a wire object that is not a plain one applies a reading to itself. */
export const asModel = Symbol('asModel');

function compileRead<Compiled = Read>(rule: Rule, compute: Readonly<Record<string, unknown>> = {}): Compiled {
  const source = new Source();
  if (rule.kind !== 'object') return compile(source, `return ${readSource(rule, 'v', source)};`);
  const computed = Object.entries(compute).map(([name, one]) => {
    const declared = rule.fields[name];
    if (declared !== undefined && !('hidden' in declared)) {
      throw new Error(`The field ${name} is computed: declare it as hidden.`);
    }
    return `${quote(name)}: ${source.use(one)}(v, b)`;
  });
  const objectSource = `{ ${[...entriesSource(rule, source), ...computed].join(',\n')} }`;
  const read = compile<Reading['read']>(source, `return ${objectSource};`);
  const reading: Reading = { rule, compute, read };
  const symbol = source.use(asModel);
  const readingName = source.use(reading);
  return compile(
    source,
    `return v[${symbol}] === undefined ? ${objectSource} : v[${symbol}](${readingName}, b);`,
  );
}

/** A computed field that returns a wire object by its declaration. */
export interface Shown {
  readonly rule: ObjectRule;
  readonly of: (wire: never) => unknown;
}

const shownBy = new WeakMap<object, Shown>();

/** The declaration of a computed field made by `shown`; null for other functions. */
export const shownIn = (compute: unknown): Shown | null =>
  typeof compute === 'function' ? (shownBy.get(compute) ?? null) : null;

/** A computed field that returns the wire object selected by `of`; null where `of` returns null. */
export function shown<Wire, Value, Model>(
  codec: Codec<Value, Model> & ObjectRule,
  of: (wire: Wire) => NoInfer<Value>,
): (wire: Wire) => Model;
export function shown<Wire, Value, Model>(
  codec: Codec<Value, Model> & ObjectRule,
  of: (wire: Wire) => NoInfer<Value> | null,
): (wire: Wire) => Model | null;
export function shown<Wire, Value, Model>(
  codec: Codec<Value, Model> & ObjectRule,
  of: (wire: Wire) => Value | null,
): (wire: Wire) => Model | null {
  const read = reader(codec);
  const show = (wire: Wire) => {
    const value = of(wire);
    return value === null ? null : read(value);
  };
  shownBy.set(show, { rule: codec, of });
  return show;
}

const checkOf = memoizeWeak(compileCheck);
const readOf = memoizeWeak((rule: Rule) => compileRead(rule));

/** The path of the first value that does not match, such as `dropinfos[3].drop`; null when all match. */
export const pathOfInvalid = (codec: Codec<unknown, unknown>, value: unknown): string | null =>
  checkOf(codec)(value)?.replace(/^\./, '') ?? null;

export const fits = <Wire>(codec: Codec<Wire, unknown>, value: unknown): value is Wire =>
  pathOfInvalid(codec, value) === null;

/** Compiles the conversion of a checked wire value to the graph's value. */
export const reader = <Wire, Model>(codec: Codec<Wire, Model>): ((wire: Wire) => Model) =>
  readOf(codec) as (wire: Wire) => Model;

/** Like `reader`, with computed fields. */
export const readerWith = <Wire, Model, Computed, Extra = undefined>(
  codec: Codec<Wire, Model>,
  compute: Compute<Wire, Computed, Extra>,
) =>
  compileRead<(wire: Wire, ...extra: undefined extends Extra ? [] : [Extra]) => Flat<Model & Computed>>(
    codec,
    compute,
  );
