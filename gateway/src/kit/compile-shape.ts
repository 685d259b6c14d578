import { toGlobalId } from './global-id.ts';
import { toGrosz, toPln } from './money.ts';
import type { Codec, Field, Flat, ObjectRule, Part, Rule } from './shape.ts';
import { toDateTime } from './wire.ts';

const days31 = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const days30 = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const leapYear = '(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)';
const aDay = `(?:${leapYear}-02-29|\\d{4}-(?:${days31}|${days30}|02-(?:0[1-9]|1\\d|2[0-8])))`;
const aTime = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';
const pointInTime = new RegExp(`^${aDay}T${aTime}$`);
const startsWithDay = /^\d{4}-\d{2}-\d{2}/;

/** A field of an object, or a part of it: its names in the graph and on the wire. */
export interface ShownField {
  readonly name: string;
  readonly wire: string;
  readonly field: Field;
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields that an object declares. */
export const fieldsOf = ({ fields }: ObjectRule): readonly ShownField[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    wire: 'wire' in field ? field.wire : snakeCase(name),
    field,
  }));

/** The rule of a field's value. */
export const ruleOf = (field: Exclude<Field, Part<unknown, unknown>>): Rule =>
  'codec' in field ? field.codec : field;

/** The fields of an object on the wire by their names, those of its parts in their places. */
export const wireFieldsOf = (rule: ObjectRule): readonly (readonly [wire: string, rule: Rule])[] =>
  fieldsOf(rule).flatMap(({ wire, field }) =>
    'part' in field ? wireFieldsOf(field.codec) : [[wire, ruleOf(field)] as const],
  );

/** Finds the path of the first part of a value that does not fit, as `.dropinfos[3].drop`; null when all of it fits. */
type Check = (value: unknown) => string | null;
type Read = (wire: never) => unknown;

/** Functions that compute fields from the value of the wire and from what is given beside it. */
type Compute<Wire, Computed, Beside> = {
  readonly [Name in keyof Computed]: (wire: Wire, beside: Beside) => Computed[Name];
};

class Source {
  readonly #values: unknown[] = [];

  /** The name by which the text uses a value. */
  use(value: unknown): string {
    return `u${this.#values.push(value) - 1}`;
  }

  /** The function of `v`, and of `b` for what stands beside it. */
  compile<Made>(body: string): Made {
    const names = this.#values.map((_, index) => `u${index}`);
    return new Function(...names, `return (v, b) => { ${body} }`)(...this.#values);
  }
}

const quoted = (value: unknown): string => JSON.stringify(value);
const property = (name: string): string => `v[${quoted(name)}]`;

/** The condition under which a value that is one and no container of others does not fit. */
function misfitCondition(rule: Rule, value: string, source: Source): string | null {
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
      return fitsPattern(pointInTime);
    case 'day':
      return fitsPattern(startsWithDay);
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

/** Statements that return the path of the first misfit in `value`, an expression; `path` is one too. */
function checkSource(rule: Rule, value: string, path: string, source: Source, depth = 0): string {
  const condition = misfitCondition(rule, value, source);
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
  if (rule.kind !== 'object') return source.compile(`${checkSource(rule, 'v', "''", source)} return null;`);
  const checks = wireFieldsOf(rule).map(
    ([wire, field], index) =>
      `const f${index} = ${property(wire)}; ${checkSource(field, `f${index}`, quoted(`.${wire}`), source)}`,
  );
  return source.compile(`if (typeof v !== 'object' || v === null || Array.isArray(v)) return '';
    ${checks.join('\n')}
    return null;`);
}

const namerOf =
  ({ names, fallback }: Extract<Rule, { kind: 'enum' }>) =>
  (word: string) => {
    const name = names.get(word);
    return name === undefined ? fallback : name;
  };

/** The expression of what the graph shows of `value`, an expression; the same where it is shown as it is. */
function readSource(rule: Rule, value: string, source: Source, depth = 0): string {
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
      return `${source.use(toGlobalId)}(${quoted(rule.type)}, ${value})`;
    case 'enum':
      return `${source.use(namerOf(rule))}(${value})`;
    case 'nullable':
      return optionalSource(rule.inner, value, 'null', source, depth);
    case 'optional':
      return optionalSource(rule.inner, value, quoted(rule.fallback), source, depth);
    case 'list': {
      const item = readSource(rule.item, `i${depth}`, source, depth + 1);
      return item === `i${depth}` ? value : `${value}.map((i${depth}) => ${item})`;
    }
    case 'tuple': {
      const items = rule.items.map((item, index) => [item, `${value}[${index}]`] as const);
      const shown = items.map(([item, sent]) => readSource(item, sent, source, depth));
      return items.every(([, sent], index) => sent === shown[index]) ? value : `[${shown.join(', ')}]`;
    }
    case 'object':
      return `${source.use(reader(rule))}(${value})`;
    default:
      return value;
  }
}

function optionalSource(inner: Rule, value: string, fallback: string, source: Source, depth: number): string {
  const shown = readSource(inner, value, source, depth);
  return shown === value ? `(${value} ?? ${fallback})` : `(${value} == null ? ${fallback} : ${shown})`;
}

/** The entries of the object that the graph shows of `v`. */
function entriesSource(rule: ObjectRule, source: Source): string[] {
  const shown = fieldsOf(rule).flatMap(({ name, wire, field }) => {
    if ('hidden' in field) return [];
    const value =
      'part' in field
        ? `{ ${entriesSource(field.codec, source).join(', ')} }`
        : readSource(ruleOf(field), property(wire), source);
    return `${quoted(name)}: ${value}`;
  });
  return rule.typename === null ? shown : [`__typename: ${quoted(rule.typename)}`, ...shown];
}

/** What a reader of objects makes of them. */
export interface Reading {
  readonly rule: ObjectRule;
  /** The fields that functions compute. */
  readonly compute: Readonly<Record<string, unknown>>;
  /** Makes it of a plain object. */
  readonly read: (wire: unknown, beside: unknown) => unknown;
}

/** The method of an object of the wire that is no plain one, and gives itself what a reading makes of it. */
export const asModel = Symbol('asModel');

function compileRead<Made = Read>(rule: Rule, compute: Readonly<Record<string, unknown>> = {}): Made {
  const source = new Source();
  if (rule.kind !== 'object') return source.compile(`return ${readSource(rule, 'v', source)};`);
  const computed = Object.entries(compute).map(([name, one]) => {
    const declared = rule.fields[name];
    if (declared !== undefined && !('hidden' in declared)) {
      throw new Error(`The field ${name} is computed: declare it as hidden.`);
    }
    return `${quoted(name)}: ${source.use(one)}(v, b)`;
  });
  const made = `{ ${[...entriesSource(rule, source), ...computed].join(',\n')} }`;
  const read = source.compile<Reading['read']>(`return ${made};`);
  const reading: Reading = { rule, compute, read };
  const symbol = source.use(asModel);
  const own = source.use(reading);
  return source.compile(`return v[${symbol}] === undefined ? ${made} : v[${symbol}](${own}, b);`);
}

/** A computed field that shows one of the objects of the wire by a declaration. */
export interface Shown {
  readonly rule: ObjectRule;
  readonly of: (wire: never) => unknown;
}

const shownBy = new WeakMap<object, Shown>();

/** What a computed field shows where it is one of the objects of the wire; null for a function that makes its value. */
export const shownIn = (compute: unknown): Shown | null =>
  typeof compute === 'function' ? (shownBy.get(compute) ?? null) : null;

/** The function of a computed field that shows one of the objects of the wire by a declaration; null where `of` gives none. */
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

function compiledOnce<Made>(compile: (rule: Rule) => Made): (rule: Rule) => Made {
  const made = new WeakMap<Rule, Made>();
  return (rule) => {
    const known = made.get(rule);
    if (known !== undefined) return known;
    const compiled = compile(rule);
    made.set(rule, compiled);
    return compiled;
  };
}

const checkOf = compiledOnce(compileCheck);
const readOf = compiledOnce((rule) => compileRead(rule));

/** The path of the first part of a value that does not fit a declaration, as `dropinfos[3].drop`; null when all of it fits. */
export const misfitIn = (codec: Codec<unknown, unknown>, value: unknown): string | null =>
  checkOf(codec)(value)?.replace(/^\./, '') ?? null;

/** Whether all of a value fits a declaration. */
export const fits = <Wire>(codec: Codec<Wire, unknown>, value: unknown): value is Wire =>
  misfitIn(codec, value) === null;

/** The function from what was sent, checked before, to what the graph shows. */
export const reader = <Wire, Model>(codec: Codec<Wire, Model>): ((wire: Wire) => Model) =>
  readOf(codec) as (wire: Wire) => Model;

/** The same with fields that functions compute from the value of the wire and from what is given beside it. */
export const readerWith = <Wire, Model, Computed, Beside = undefined>(
  codec: Codec<Wire, Model>,
  compute: Compute<Wire, Computed, Beside>,
) =>
  compileRead<(wire: Wire, ...beside: undefined extends Beside ? [] : [Beside]) => Flat<Model & Computed>>(
    codec,
    compute,
  );
