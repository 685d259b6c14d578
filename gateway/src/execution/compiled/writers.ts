import { inspect } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  defaultTypeResolver,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  responsePathAsArray,
} from 'graphql';
import type { GraphContext } from '../../domains/context.ts';
import { memoize, memoizeByKey } from '../../kit/memoize.ts';
import type { Chunks } from '../projection/output.ts';
import {
  isPlainBelow,
  isPlainField,
  leafWriter,
  membersWriter,
  type PlainWriter,
  valueWriter,
} from './plain-writer.ts';
import { fieldsBelow, type Selected, type SelectedField, type Variables } from './selection.ts';

/** JSON, or a promise of it. */
export type Text = string | Promise<string>;

export interface Run {
  readonly context: GraphContext;
  readonly variables: Variables;
  /** What the root fields read; undefined for a query. */
  readonly rootValue: unknown;
  readonly errors: FieldErrors;
  /** Parts of the answer that are bytes already. */
  readonly chunks: Chunks;
  /** The arguments of fields that were read so far. */
  readonly args: Map<SelectedField, Readonly<Record<string, unknown>>>;
}

export type WriteObject = (run: Run, source: unknown, path: Path) => Text;

/** Writes what a field, or an item of its list, gave. Throws or rejects where a null may not be. */
type WriteValue = (run: Run, value: unknown, path: NonNullable<Path>, info: GraphQLResolveInfo) => Text;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

const then = (text: Text, next: (text: string) => string): Text =>
  typeof text === 'string' ? next(text) : text.then(next);

/** Calls back with a value that may be one to come. */
const whenThere = (value: unknown, write: (value: unknown) => Text): Text =>
  isPromise(value) ? value.then(write) : write(value);

/**
 * Texts with commas between them. After a fault it waits for what was begun before the fault goes up, so that nothing is
 * left alone.
 */
function joined(collect: (texts: Text[]) => void): Text {
  const texts: Text[] = [];
  try {
    collect(texts);
  } catch (fault) {
    const begun = texts.filter((text) => typeof text !== 'string');
    if (begun.length === 0) throw fault;
    const fail = () => {
      throw fault;
    };
    return Promise.all(begun).then(fail, fail);
  }
  const isThere = texts.every((text) => typeof text === 'string');
  return isThere ? withCommas(texts) : Promise.all(texts).then(withCommas);
}

/** As `join`, which would copy all characters at each level of the answer. */
function withCommas(texts: readonly string[]): string {
  let all = texts[0] ?? '';
  for (let index = 1; index < texts.length; index += 1) all += `,${texts[index]}`;
  return all;
}

/**
 * Completes a value of a type at a path by `write`. A fault becomes an error with its path, and a null where one may be;
 * else it goes up to the nearest value that may be null.
 */
function completeValue(
  run: Run,
  { nodes }: SelectedField,
  type: GraphQLOutputType,
  path: NonNullable<Path>,
  write: () => Text,
): Text {
  const settle = (fault: unknown): string => {
    const error = locatedError(fault, nodes, responsePathAsArray(path));
    if (isNonNullType(type)) throw error;
    run.errors.add(error, path);
    return 'null';
  };
  try {
    const text = write();
    return typeof text === 'string' ? text : text.then(undefined, settle);
  } catch (fault) {
    return settle(fault);
  }
}

function argumentsOf(run: Run, selected: SelectedField): Record<string, unknown> {
  const { field, nodes } = selected;
  const [node] = nodes;
  if (field.args.length === 0 || node === undefined) return {};
  const known = run.args.get(selected) ?? getArgumentValues(field, node, run.variables);
  run.args.set(selected, known);
  return known;
}

function leafValue(type: GraphQLLeafType): WriteValue {
  const write = leafWriter(type);
  return (_, value) => {
    const text = write(value);
    if (text !== undefined) return text;
    const serialized = type.serialize(value);
    if (serialized != null) return JSON.stringify(serialized);
    throw new Error(`Expected ${type.name} to be written as something, but it was ${inspect(serialized)}.`);
  };
}

/**
 * The writers of an operation's objects and values, by the rules of the GraphQL specification: they call resolvers as
 * graphql-js does, but what is selected is looked up once, and what needs no resolver is written at one go. Each is made
 * when it is first needed. Objects of interfaces and unions get their type by `resolveType` or `__typename`, never by
 * `isTypeOf`.
 */
export class Writers {
  readonly #selected: Selected;

  constructor(selected: Selected) {
    this.#selected = selected;
  }

  /** The writer of objects with some fields. */
  object(fields: readonly SelectedField[]): WriteObject {
    const runs: SelectedField[][] = [];
    let wasPlain = false;
    for (const field of fields) {
      const plain = isPlainField(this.#selected, field);
      if (plain && wasPlain) runs.at(-1)?.push(field);
      else runs.push([field]);
      wasPlain = plain;
    }
    const writers = runs.map((run) => {
      const isPlainRun = run.every((field) => isPlainField(this.#selected, field));
      return this.#members(run, isPlainRun ? membersWriter(this.#selected, run) : null);
    });
    return (run, source, path) =>
      then(
        joined((texts) => {
          for (const write of writers) write(texts, run, source, path);
        }),
        (members) => `{${members}}`,
      );
  }

  #field(one: SelectedField): WriteObject {
    const { key, field, parentType, nodes } = one;
    const { schema, fragments, operation } = this.#selected;
    const resolve = field.resolve ?? defaultFieldResolver;
    const write = this.#value(one, field.type);
    return (run, source, path) => {
      const at = { prev: path, key, typename: parentType.name };
      return completeValue(run, one, field.type, at, () => {
        const info: GraphQLResolveInfo = {
          fieldName: field.name,
          fieldNodes: nodes,
          returnType: field.type,
          parentType,
          path: at,
          schema,
          fragments,
          rootValue: run.rootValue,
          operation,
          variableValues: run.variables,
        };
        const given = resolve(source, argumentsOf(run, one), run.context, info);
        return whenThere(given, (there) => write(run, there, at, info));
      });
    };
  }

  /** Fields that follow each other: plain ones are written together, and one by one where that does not do. */
  #members(fields: readonly SelectedField[], plain: PlainWriter | null) {
    const writers = fields.map((field) => ({
      head: `"${field.key}":`,
      write: memoize(() => this.#field(field)),
    }));
    return (texts: Text[], run: Run, source: unknown, path: Path): void => {
      const text = plain === null ? null : plain(source, run.chunks);
      if (text !== null) {
        texts.push(text);
        return;
      }
      for (const { head, write } of writers)
        texts.push(then(write()(run, source, path), (one) => head + one));
    };
  }

  #list(one: SelectedField, itemType: GraphQLOutputType): WriteValue {
    const write = this.#value(one, itemType);
    return (run, items, path, info) => {
      if (!isIterable(items)) {
        throw new GraphQLError(`Expected Iterable, but did not find one for field "${nameOf(info)}".`);
      }
      const texts = joined((all) => {
        for (const item of items) {
          const at = { prev: path, key: all.length, typename: undefined };
          all.push(
            completeValue(run, one, itemType, at, () =>
              whenThere(item, (there) => write(run, there, at, info)),
            ),
          );
        }
      });
      return then(texts, (all) => `[${all}]`);
    };
  }

  /** A value that is not null, by all rules. */
  #present(one: SelectedField, type: GraphQLOutputType): WriteValue {
    const { schema } = this.#selected;
    if (isListType(type)) return this.#list(one, type.ofType);
    if (isLeafType(type)) return leafValue(type);
    const ofType = memoizeByKey((name: string) => {
      const objectType = schema.getType(name);
      if (!isObjectType(objectType)) throw new Error(`There is no type of objects ${name}.`);
      if (isAbstractType(type) && !schema.isSubType(type, objectType)) {
        throw new Error(`${name} is no type of ${type.name}.`);
      }
      return this.object(fieldsBelow(this.#selected, objectType, one.nodes));
    });
    if (isObjectType(type)) return (run, source, path) => ofType(type.name)(run, source, path);
    if (!isAbstractType(type)) throw new Error(`A field cannot be of the type ${String(type)}.`);
    const resolveType = type.resolveType ?? defaultTypeResolver;
    return (run, source, path, info) =>
      whenThere(resolveType(source, run.context, info, type), (name) =>
        ofType(String(name))(run, source, path),
      );
  }

  /** Any value: at one go where it is plain below, else by the slow path. */
  #value(one: SelectedField, type: GraphQLOutputType): WriteValue {
    const inner = isNonNullType(type) ? type.ofType : type;
    const slowPath = memoize(() => this.#present(one, inner));
    const plain =
      !isLeafType(inner) && isPlainBelow(this.#selected, type, one.nodes)
        ? memoize(() => valueWriter(this.#selected, type, one.nodes))
        : null;
    return (run, there, path, info) => {
      const text = plain === null ? null : plain()(there, run.chunks);
      if (text !== null) return text;
      if (there instanceof Error) throw there;
      if (there != null) return slowPath()(run, there, path, info);
      if (inner === type) return 'null';
      throw new Error(`Cannot return null for non-nullable field ${nameOf(info)}.`);
    };
  }
}

const nameOf = ({ parentType, fieldName }: GraphQLResolveInfo): string => `${parentType.name}.${fieldName}`;

type Path = GraphQLResolveInfo['path'] | undefined;

/** The errors of one execution. One at or below a path that another has already made null is left out, as in graphql-js. */
export class FieldErrors {
  readonly all: GraphQLError[] = [];
  readonly #nulled = new Set<Path>();

  add(error: GraphQLError, path: Path): void {
    for (let at = path; at !== undefined; at = at.prev) if (this.#nulled.has(at)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(path);
    this.all.push(error);
  }
}
