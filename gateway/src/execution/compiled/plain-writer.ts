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
import { memoizeWeak } from '../../kit/memoize.ts';
import { Source } from '../../kit/source.ts';
import { type Chunks, Output } from '../projection/output.ts';
import { ModelView } from '../projection/views.ts';
import { bailout, modelWriter, type WritePlain } from '../projection/write-model.ts';
import { isPlain, isTypeName, type Selected, type SelectedField, subfields } from '../selection.ts';

/**
 * Writes a value without resolvers as JSON, with placeholders for `chunks`. Returns null for a promise, a function, an error,
 * an invalid null or a value of a wrong type: the caller then uses the slow path. Never throws.
 */
export type PlainWriter = (source: unknown, chunks: Chunks) => string | null;

/** Whether a value of a type, with its whole selection, can be written without resolvers. */
export function isPlainValue(
  selected: Selected,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): boolean {
  if (isNonNullType(type) || isListType(type)) return isPlainValue(selected, type.ofType, nodes);
  if (isLeafType(type)) return true;
  if (!isObjectType(type) || type.isTypeOf != null) return false;
  return subfields(selected, type, nodes).every((field) => isPlainField(selected, field));
}

export const isPlainField = (selected: Selected, field: SelectedField): boolean =>
  isPlain(field) && isPlainValue(selected, field.field.type, field.nodes);

/**
 * Generates the source of a function that writes a value of a fixed shape. Literal property names let V8 use inline caches.
 * Only GraphQL names and numbers are inserted into the source.
 */
class Program {
  readonly #selected: Selected;
  readonly #source = new Source({ bailout, isReadable, ModelView });
  readonly #leafWriter = memoizeWeak((type: GraphQLLeafType) => this.#source.use(leafWriter(type)));
  #names = 0;

  constructor(selected: Selected) {
    this.#selected = selected;
  }

  compile(body: string): WritePlain {
    return this.#source.compile(`return (s, o) => { let t = ''; ${body} return t; };`);
  }

  /** The members of a plain object or a model. */
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
      return `if (${value} == null) throw bailout; ${this.#nonNull(type.ofType, nodes, value)}`;
    }
    return `if (${value} == null) t += 'null'; else { ${this.#nonNull(type, nodes, value)} }`;
  }

  #nonNull(type: GraphQLOutputType, nodes: readonly FieldNode[], value: string): string {
    if (isLeafType(type)) {
      const json = this.#name();
      return `const ${json} = ${this.#leafWriter(type)}(${value}); if (${json} === undefined) throw bailout; t += ${json};`;
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
      ${this.anyMembers(subfields(this.#selected, type, nodes), value)}
      t += '}';`;
  }

  #model(fields: readonly SelectedField[]): string {
    const plain = (type: GraphQLOutputType, nodes: readonly FieldNode[]) =>
      valueProgram(this.#selected, type, nodes);
    return this.#source.use(modelWriter({ selected: this.#selected, plain }, fields));
  }

  #name(): string {
    this.#names += 1;
    return `v${this.#names}`;
  }
}

/** Whether a value is an object other than a promise or an error. */
const isReadable = (value: object): boolean =>
  typeof value === 'object' &&
  typeof (value as { then?: unknown }).then !== 'function' &&
  !(value instanceof Error);

/** Shared by all writers: writing is synchronous. */
const output = new Output();

const nullOnThrow =
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
  return program.compile(program.value(type, nodes, 's'));
}

/** Writes plain fields of an object as JSON members: `"a":1,"b":[]`. */
export function membersWriter(selected: Selected, fields: readonly SelectedField[]): PlainWriter {
  const program = new Program(selected);
  const body = `if (typeof s !== 'object') throw bailout; ${program.anyMembers(fields, 's')}`;
  return nullOnThrow(program.compile(body));
}

export const valueWriter = (
  selected: Selected,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): PlainWriter => nullOnThrow(valueProgram(selected, type, nodes));

type LeafWriter = (value: unknown) => string | undefined;

const text: LeafWriter = (value) => (typeof value === 'string' ? JSON.stringify(value) : undefined);
const finite: LeafWriter = (value) => (Number.isFinite(value) ? `${value}` : undefined);

const scalarWriters: Readonly<Record<string, LeafWriter>> = {
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
  if (isSpecifiedScalarType(type)) return scalarWriters[type.name] ?? (() => undefined);
  return (value) => {
    const serialized = typeof value === 'object' ? undefined : type.serialize(value);
    return typeof serialized === 'string' ? JSON.stringify(serialized) : undefined;
  };
}
