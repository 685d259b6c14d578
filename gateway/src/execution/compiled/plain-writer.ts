import {
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import type { Chunks } from '../projection/output.ts';
import { Output } from '../projection/output.ts';
import { ModelView } from '../projection/views.ts';
import { bailout, modelWriter, type WriteModel, type WritePlain } from '../projection/write-model.ts';
import { fieldsBelow, isPlain, isTypeName, type Selected, type SelectedField } from './selection.ts';

/**
 * Writes what needs no resolver as JSON, as text that `chunks` may have to complete. Null for anything out of the ordinary,
 * such as a promise, a function, an error, a null that may not be or a value of a wrong type: the caller then completes the
 * same value by all rules. Never throws.
 */
export type PlainWriter = (source: unknown, chunks: Chunks) => string | null;

/** Whether a value of a type can be written without calling a resolver, all that is selected below it included. */
export function isPlainBelow(
  selected: Selected,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): boolean {
  if (isNonNullType(type) || isListType(type)) return isPlainBelow(selected, type.ofType, nodes);
  if (isLeafType(type)) return true;
  if (!isObjectType(type) || type.isTypeOf != null) return false;
  return fieldsBelow(selected, type, nodes).every((field) => isPlainField(selected, field));
}

/** Whether a field and all that is selected below it can be written without calling a resolver. */
export const isPlainField = (selected: Selected, field: SelectedField): boolean =>
  isPlain(field) && isPlainBelow(selected, field.field.type, field.nodes);

/**
 * Puts the text of a function together that writes a value whose shape is known, as one would by hand: names of properties
 * in it let the engine read them by their place. All that is put in are names of the GraphQL grammar and numbers.
 */
class Program {
  readonly #selected: Selected;
  readonly #leaves: GraphQLLeafType[] = [];
  readonly #models: WriteModel[] = [];
  #names = 0;

  constructor(selected: Selected) {
    this.#selected = selected;
  }

  /** The writers that the program calls w0, w1 and so on. */
  get leafWriters(): LeafWriter[] {
    return this.#leaves.map(leafWriter);
  }

  /** The writers of models that the program calls m0, m1 and so on. */
  get modelWriters(): readonly WriteModel[] {
    return this.#models;
  }

  /** The members of an object, whatever it is. */
  anyMembers(fields: readonly SelectedField[], source: string): string {
    return `if (${source} instanceof ModelView) { o.text(t); t = ''; ${this.#model(fields)}(${source}, o); }
      else { ${this.members(fields, source)} }`;
  }

  members(fields: readonly SelectedField[], source: string): string {
    return fields
      .map((field, index) => {
        const head = `t += '${index === 0 ? '' : ','}"${field.key}":`;
        if (isTypeName(field)) return `${head}"${field.parentType.name}"';`;
        const value = this.#name();
        return `${head}'; const ${value} = ${source}.${field.field.name}; ${this.value(field.field.type, field.nodes, value)}`;
      })
      .join('\n');
  }

  value(type: GraphQLOutputType, nodes: readonly FieldNode[], value: string): string {
    if (isNonNullType(type)) {
      return `if (${value} == null) throw bailout; ${this.#present(type.ofType, nodes, value)}`;
    }
    return `if (${value} == null) t += 'null'; else { ${this.#present(type, nodes, value)} }`;
  }

  #present(type: GraphQLOutputType, nodes: readonly FieldNode[], value: string): string {
    if (isLeafType(type)) {
      const written = this.#name();
      return `const ${written} = ${this.#writer(type)}(${value}); if (${written} === undefined) throw bailout; t += ${written};`;
    }
    if (isListType(type)) {
      const index = this.#name();
      const item = this.#name();
      return `if (!Array.isArray(${value})) throw bailout; t += '[';
        for (let ${index} = 0; ${index} < ${value}.length; ${index} += 1) {
          if (${index} > 0) t += ',';
          const ${item} = ${value}[${index}]; ${this.value(type.ofType, nodes, item)}
        }
        t += ']';`;
    }
    if (!isObjectType(type)) return 'throw bailout;';
    return `if (!isReadable(${value})) throw bailout; t += '{';
      ${this.anyMembers(fieldsBelow(this.#selected, type, nodes), value)}
      t += '}';`;
  }

  #model(fields: readonly SelectedField[]): string {
    const plain = (type: GraphQLOutputType, nodes: readonly FieldNode[]) =>
      valueProgram(this.#selected, type, nodes);
    return `m${this.#models.push(modelWriter({ selected: this.#selected, plain }, fields)) - 1}`;
  }

  #writer(type: GraphQLLeafType): string {
    const known = this.#leaves.indexOf(type);
    if (known !== -1) return `w${known}`;
    this.#leaves.push(type);
    return `w${this.#leaves.length - 1}`;
  }

  #name(): string {
    this.#names += 1;
    return `v${this.#names}`;
  }
}

/** Whether a value is an object whose properties can be read: no promise and no error. */
const isReadable = (value: object): boolean =>
  typeof value === 'object' &&
  typeof (value as { then?: unknown }).then !== 'function' &&
  !(value instanceof Error);

function compile(program: Program, body: string): WritePlain {
  const writers = program.leafWriters;
  const models = program.modelWriters;
  const names = [...writers.map((_, index) => `w${index}`), ...models.map((_, index) => `m${index}`)];
  const make = new Function(
    'bailout',
    'isReadable',
    'ModelView',
    ...names,
    `return (s, o) => { let t = ''; ${body} return t; };`,
  );
  return make(bailout, isReadable, ModelView, ...writers, ...models);
}

/** Where models are written, one value after another: nothing waits in between. */
const output = new Output();

const neverThrowing =
  (write: WritePlain): PlainWriter =>
  (source, chunks) => {
    const start = output.at;
    try {
      const text = write(source, output);
      if (output.at === start) return text;
      output.text(text);
      return chunks.add(output, start);
    } catch {
      output.at = start;
      return null;
    }
  };

function valueProgram(selected: Selected, type: GraphQLOutputType, nodes: readonly FieldNode[]): WritePlain {
  const program = new Program(selected);
  return compile(program, program.value(type, nodes, 's'));
}

/** The writer of plain fields of an object as JSON members: `"a":1,"b":[]`. */
export function membersWriter(selected: Selected, fields: readonly SelectedField[]): PlainWriter {
  const program = new Program(selected);
  const body = `if (typeof s !== 'object') throw bailout; ${program.anyMembers(fields, 's')}`;
  return neverThrowing(compile(program, body));
}

/** The writer of values of a type that is plain below. */
export const valueWriter = (
  selected: Selected,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): PlainWriter => neverThrowing(valueProgram(selected, type, nodes));

type LeafWriter = (value: unknown) => string | undefined;

const text: LeafWriter = (value) => (typeof value === 'string' ? JSON.stringify(value) : undefined);
const finite: LeafWriter = (value) => (Number.isFinite(value) ? `${value}` : undefined);

const ofScalar: Readonly<Record<string, LeafWriter>> = {
  String: text,
  ID: text,
  Int: (value) => (typeof value === 'number' && value === (value | 0) ? `${value}` : undefined),
  Float: finite,
  Boolean: (value) => (typeof value === 'boolean' ? `${value}` : undefined),
};

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
