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
import type { FieldErrors, Place } from './field-errors.ts';
import { leafWriter } from './leaf-writer.ts';
import { isPlainBelow, isPlainField, membersWriter, type PlainWriter, valueWriter } from './plain-writer.ts';
import { fieldsBelow, type Selected, type SelectedField, type Variables } from './selection.ts';

/** JSON, or a promise of it. */
export type Text = string | Promise<string>;

/** One execution of a compiled operation. */
export interface Run {
  readonly context: GraphContext;
  readonly variables: Variables;
  /** What the root fields read; undefined for a query. */
  readonly rootValue: unknown;
  readonly errors: FieldErrors;
  /** The arguments of fields that were read so far. */
  readonly args: Map<SelectedField, Readonly<Record<string, unknown>>>;
}

/** Writes an object with the fields that are selected. */
export type WriteObject = (run: Run, source: unknown, place: Place) => Text;

/** Writes what a field, or an item of its list, gave. Throws or rejects where a null may not be. */
type WriteValue = (run: Run, value: unknown, place: NonNullable<Place>, info: GraphQLResolveInfo) => Text;

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
 * Runs what writes a place of a type. A fault becomes an error with its place, and a null where one may be; else it goes
 * up to the nearest place that may be null.
 */
function guarded(
  run: Run,
  { nodes }: SelectedField,
  type: GraphQLOutputType,
  place: NonNullable<Place>,
  write: () => Text,
): Text {
  const settle = (fault: unknown): string => {
    const error = locatedError(fault, nodes, responsePathAsArray(place));
    if (isNonNullType(type)) throw error;
    run.errors.add(error, place);
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
 * graphql-js does, but what is selected is looked up once, and what needs no resolver is written at one go. Each is made when it is
 * first needed. Objects of interfaces and unions tell their type by `resolveType` or `__typename`, never by `isTypeOf`.
 */
export function createWriters(selected: Selected): (fields: readonly SelectedField[]) => WriteObject {
  const { schema, fragments, operation } = selected;

  function writeField(one: SelectedField): WriteObject {
    const { key, field, parentType, nodes } = one;
    const resolve = field.resolve ?? defaultFieldResolver;
    const write = value(one, field.type);
    return (run, source, place) => {
      const at = { prev: place, key, typename: parentType.name };
      return guarded(run, one, field.type, at, () => {
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
  function writeMembers(fields: readonly SelectedField[], plain: PlainWriter | null) {
    const writers = fields.map((field) => ({
      head: `"${field.key}":`,
      write: memoize(() => writeField(field)),
    }));
    return (texts: Text[], run: Run, source: unknown, place: Place): void => {
      const text = plain === null ? null : plain(source);
      if (text !== null) {
        texts.push(text);
        return;
      }
      for (const { head, write } of writers)
        texts.push(then(write()(run, source, place), (one) => head + one));
    };
  }

  function object(fields: readonly SelectedField[]): WriteObject {
    const runs: SelectedField[][] = [];
    let wasPlain = false;
    for (const field of fields) {
      const plain = isPlainField(selected, field);
      if (plain && wasPlain) runs.at(-1)?.push(field);
      else runs.push([field]);
      wasPlain = plain;
    }
    const writers = runs.map((run) => {
      const isWrittenAtOnce = run.every((field) => isPlainField(selected, field));
      return writeMembers(run, isWrittenAtOnce ? membersWriter(selected, run) : null);
    });
    return (run, source, place) =>
      then(
        joined((texts) => {
          for (const write of writers) write(texts, run, source, place);
        }),
        (members) => `{${members}}`,
      );
  }

  function list(one: SelectedField, itemType: GraphQLOutputType): WriteValue {
    const write = value(one, itemType);
    return (run, items, place, info) => {
      if (!isIterable(items)) {
        throw new GraphQLError(`Expected Iterable, but did not find one for field "${nameOf(info)}".`);
      }
      const texts = joined((all) => {
        for (const item of items) {
          const at = { prev: place, key: all.length, typename: undefined };
          all.push(
            guarded(run, one, itemType, at, () => whenThere(item, (there) => write(run, there, at, info))),
          );
        }
      });
      return then(texts, (all) => `[${all}]`);
    };
  }

  /** A value that is there. */
  function present(one: SelectedField, type: GraphQLOutputType): WriteValue {
    const { nodes } = one;
    if (isListType(type)) return list(one, type.ofType);
    if (isLeafType(type)) return leafValue(type);
    const ofType = memoizeByKey((name: string) => {
      const objectType = schema.getType(name);
      if (!isObjectType(objectType)) throw new Error(`There is no type of objects ${name}.`);
      if (isAbstractType(type) && !schema.isSubType(type, objectType)) {
        throw new Error(`${name} is no type of ${type.name}.`);
      }
      return object(fieldsBelow(selected, objectType, nodes));
    });
    if (isObjectType(type)) return (run, source, place) => ofType(type.name)(run, source, place);
    if (!isAbstractType(type)) throw new Error(`A field cannot be of the type ${String(type)}.`);
    const resolveType = type.resolveType ?? defaultTypeResolver;
    return (run, source, place, info) =>
      whenThere(resolveType(source, run.context, info, type), (name) =>
        ofType(String(name))(run, source, place),
      );
  }

  function value(one: SelectedField, type: GraphQLOutputType): WriteValue {
    const inner = isNonNullType(type) ? type.ofType : type;
    const careful = memoize(() => present(one, inner));
    const plain =
      !isLeafType(inner) && isPlainBelow(selected, type, one.nodes)
        ? memoize(() => valueWriter(selected, type, one.nodes))
        : null;
    return (run, there, place, info) => {
      const text = plain === null ? null : plain()(there);
      if (text !== null) return text;
      if (there instanceof Error) throw there;
      if (there != null) return careful()(run, there, place, info);
      if (inner === type) return 'null';
      throw new Error(`Cannot return null for non-nullable field ${nameOf(info)}.`);
    };
  }

  return object;
}

const nameOf = ({ parentType, fieldName }: GraphQLResolveInfo): string => `${parentType.name}.${fieldName}`;
