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
import { type Selected, type SelectedField, subfields, type Variables } from '../selection.ts';
import {
  isPlainField,
  isPlainValue,
  leafWriter,
  membersWriter,
  type PlainWriter,
  valueWriter,
} from './plain-writer.ts';

/** JSON, or a promise of it. */
export type Text = string | Promise<string>;

export interface Run {
  readonly context: GraphContext;
  readonly variables: Variables;
  /** undefined for a query. */
  readonly rootValue: unknown;
  readonly errors: FieldErrors;
  /** Parts of the answer that are already bytes. */
  readonly chunks: Chunks;
  /** Cache of coerced arguments. */
  readonly args: Map<SelectedField, Readonly<Record<string, unknown>>>;
}

export type WriteObject = (run: Run, source: unknown, path: Path) => Text;

/** Writes the value of a field or list item. @throws GraphQLError for an invalid null, or rejects with it */
type WriteValue = (run: Run, value: unknown, path: NonNullable<Path>, info: GraphQLResolveInfo) => Text;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

const then = (text: Text, next: (text: string) => string): Text =>
  typeof text === 'string' ? next(text) : text.then(next);

const whenResolved = (value: unknown, write: (value: unknown) => Text): Text =>
  isPromise(value) ? value.then(write) : write(value);

/** Joins texts with commas. When `collect` throws, it waits for the pending texts before it fails. */
function joinTexts(collect: (texts: Text[]) => void): Text {
  const texts: Text[] = [];
  try {
    collect(texts);
  } catch (error) {
    const pending = texts.filter((text) => typeof text !== 'string');
    if (pending.length === 0) throw error;
    const fail = () => {
      throw error;
    };
    return Promise.all(pending).then(fail, fail);
  }
  const isComplete = texts.every((text) => typeof text === 'string');
  return isComplete ? withCommas(texts) : Promise.all(texts).then(withCommas);
}

/** `Array.join` would copy all characters at each level of the answer. */
function withCommas(texts: readonly string[]): string {
  let all = texts[0] ?? '';
  for (let index = 1; index < texts.length; index += 1) all += `,${texts[index]}`;
  return all;
}

/** Runs `write`. A failure of a nullable value becomes null and an error with its path; otherwise it propagates. */
function completeValue(
  run: Run,
  { nodes }: SelectedField,
  type: GraphQLOutputType,
  path: NonNullable<Path>,
  write: () => Text,
): Text {
  const settle = (cause: unknown): string => {
    const error = locatedError(cause, nodes, responsePathAsArray(path));
    if (isNonNullType(type)) throw error;
    run.errors.add(error, path);
    return 'null';
  };
  try {
    const text = write();
    return typeof text === 'string' ? text : text.then(undefined, settle);
  } catch (error) {
    return settle(error);
  }
}

function argumentsOf(run: Run, selected: SelectedField): Record<string, unknown> {
  const { field, nodes } = selected;
  const [node] = nodes;
  if (field.args.length === 0 || node === undefined) return {};
  const args = run.args.get(selected) ?? getArgumentValues(field, node, run.variables);
  run.args.set(selected, args);
  return args;
}

function leafValue(type: GraphQLLeafType): WriteValue {
  const write = leafWriter(type);
  return (_, value) => {
    const text = write(value);
    if (text !== undefined) return text;
    const serialized = type.serialize(value);
    if (serialized != null) return JSON.stringify(serialized);
    throw new Error(`Expected ${type.name} to serialize to a value, but it was ${inspect(serialized)}.`);
  };
}

/**
 * Writers of an operation's objects and values, by the rules of the GraphQL specification. They call resolvers as graphql-js
 * does, but selections are collected once, and values without resolvers are written by generated functions. Each writer is
 * created when it is first used. Abstract types use `resolveType` or `__typename`, never `isTypeOf`.
 */
export class Writers {
  readonly #selected: Selected;

  constructor(selected: Selected) {
    this.#selected = selected;
  }

  object(fields: readonly SelectedField[]): WriteObject {
    const groups: { readonly isPlain: boolean; readonly members: SelectedField[] }[] = [];
    for (const field of fields) {
      const isPlain = isPlainField(this.#selected, field);
      const last = groups.at(-1);
      if (isPlain && last?.isPlain) last.members.push(field);
      else groups.push({ isPlain, members: [field] });
    }
    const writers = groups.map(({ isPlain, members }) =>
      this.#members(members, isPlain ? membersWriter(this.#selected, members) : null),
    );
    return (run, source, path) =>
      then(
        joinTexts((texts) => {
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
        const result = resolve(source, argumentsOf(run, one), run.context, info);
        return whenResolved(result, (value) => write(run, value, at, info));
      });
    };
  }

  /** Adjacent fields. They are written by `plain` together, or one by one when it returns null. */
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
      const texts = joinTexts((all) => {
        for (const item of items) {
          const at = { prev: path, key: all.length, typename: undefined };
          all.push(
            completeValue(run, one, itemType, at, () =>
              whenResolved(item, (value) => write(run, value, at, info)),
            ),
          );
        }
      });
      return then(texts, (all) => `[${all}]`);
    };
  }

  /** The slow path for values other than null. */
  #nonNull(one: SelectedField, type: GraphQLOutputType): WriteValue {
    const { schema } = this.#selected;
    if (isListType(type)) return this.#list(one, type.ofType);
    if (isLeafType(type)) return leafValue(type);
    const writerOf = memoizeByKey((name: string) => {
      const objectType = schema.getType(name);
      if (!isObjectType(objectType)) throw new Error(`There is no object type ${name}.`);
      if (isAbstractType(type) && !schema.isSubType(type, objectType)) {
        throw new Error(`${name} is not a possible type of ${type.name}.`);
      }
      return this.object(subfields(this.#selected, objectType, one.nodes));
    });
    if (isObjectType(type)) return (run, source, path) => writerOf(type.name)(run, source, path);
    if (!isAbstractType(type)) throw new Error(`A field cannot be of the type ${String(type)}.`);
    const resolveType = type.resolveType ?? defaultTypeResolver;
    return (run, source, path, info) =>
      whenResolved(resolveType(source, run.context, info, type), (name) =>
        writerOf(String(name))(run, source, path),
      );
  }

  /** Any value: by a generated function if its type needs no resolvers, otherwise by the slow path. */
  #value(one: SelectedField, type: GraphQLOutputType): WriteValue {
    const inner = isNonNullType(type) ? type.ofType : type;
    const slowPath = memoize(() => this.#nonNull(one, inner));
    const plain =
      !isLeafType(inner) && isPlainValue(this.#selected, type, one.nodes)
        ? memoize(() => valueWriter(this.#selected, type, one.nodes))
        : null;
    return (run, value, path, info) => {
      const text = plain === null ? null : plain()(value, run.chunks);
      if (text !== null) return text;
      if (value instanceof Error) throw value;
      if (value != null) return slowPath()(run, value, path, info);
      if (inner === type) return 'null';
      throw new Error(`Cannot return null for non-nullable field ${nameOf(info)}.`);
    };
  }
}

const nameOf = ({ parentType, fieldName }: GraphQLResolveInfo): string => `${parentType.name}.${fieldName}`;

type Path = GraphQLResolveInfo['path'] | undefined;

/** The errors of one execution, without those at or below a path that is already null, as in graphql-js. */
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
