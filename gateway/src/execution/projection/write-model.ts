import {
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Reading, reader, ruleOf, type Shown, shownFields, shownIn } from '../../kit/compile-shape.ts';
import { memoizeLast, memoizeWeak } from '../../kit/memoize.ts';
import type { ObjectRule, Rule } from '../../kit/shape.ts';
import { Source } from '../../kit/source.ts';
import { isTypeName, type Selected, type SelectedField, subfields } from '../selection.ts';
import type { IndexedReply } from './index-reply.ts';
import { classOf, isNull, type Layout, unwrap, type WireField } from './layout.ts';
import { copy, type Output } from './output.ts';
import { type ModelView, viewClassOf, WireView } from './views.ts';
import { leafSource } from './write-leaf.ts';

/** Writes a value without resolvers; returns the text that follows the output. @throws bailout when the slow path is needed */
export type WritePlain = (value: unknown, output: Output) => string;

type WriteMembers = (reply: IndexedReply, base: number, output: Output, model: ModelView | null) => void;

interface Writing {
  readonly selected: Selected;
  /** Creates a writer of values that are not models. */
  readonly plain: (type: GraphQLOutputType, nodes: readonly FieldNode[]) => WritePlain;
}

export const bailout = new Error('The value needs the slow path.');

const isInteger = ({ kind }: Rule): boolean => kind === 'integer' || kind === 'globalId';

/** The declared and computed fields of an object. */
type Declared = Pick<Reading, 'rule' | 'compute'>;

const declared = (rule: ObjectRule): Declared => ({ rule, compute: {} });

const objectBrackets: readonly [string, string] = ['{', '}'];

type WriteModel = (model: ModelView, output: Output) => void;

export function modelWriter(writing: Writing, fields: readonly SelectedField[]): WriteModel {
  const write = membersWriter(writing, fields, ['', '']);
  return (model, output) => {
    write(model.reading, model.wire, output, model);
  };
}

/** Compiles a writer per declaration and layout; that of the object before is found without a lookup. */
function membersWriter(writing: Writing, fields: readonly SelectedField[], brackets = objectBrackets) {
  const compile = (fieldsOfModel: Declared) => (layout: Layout) =>
    new Program(writing, fieldsOfModel, layout).compile(fields, brackets);
  const writerOf = memoizeLast(
    memoizeWeak((fieldsOfModel: Declared) => memoizeLast(memoizeWeak(compile(fieldsOfModel)))),
  );
  return (fieldsOfModel: Declared, view: WireView, output: Output, model: ModelView | null): void =>
    writerOf(fieldsOfModel)(view.layout)(view.reply, view.base, output, model);
}

/** Generates the source of a function that writes the members of an object. */
class Program {
  readonly #writing: Writing;
  readonly #rule: ObjectRule;
  readonly #compute: Reading['compute'];
  readonly #layout: Layout;
  readonly #source = new Source({ copy, bailout });
  /** Tape offsets of copied values. Their bounds are read first, to reserve room for all of them. */
  readonly #bounds: number[] = [];
  readonly #statements: string[] = [];
  #room = 0;
  #constant = '';

  constructor(writing: Writing, { rule, compute }: Declared, layout: Layout) {
    this.#writing = writing;
    this.#rule = rule;
    this.#compute = compute;
    this.#layout = layout;
  }

  compile(fields: readonly SelectedField[], [open, close]: readonly [string, string]): WriteMembers {
    this.#constant = open;
    for (const [index, field] of fields.entries()) this.#field(field, index);
    this.#constant += close;
    this.#flush();
    const bounds = this.#bounds.map(
      (at, index) => `const s${index} = t[r + ${at}], e${index} = t[r + ${at + 1}];`,
    );
    const lengths = this.#bounds.map((_, index) => `(e${index} > s${index} ? e${index} - s${index} : 0)`);
    return this.#source.compile(`return (reply, r, w, model) => {
      const b = reply.bytes, t = reply.tape;
      ${bounds.join('\n')}
      const room = ${[this.#room, ...lengths].join(' + ')};
      let out = w.reserve(room), o = w.at;
      ${this.#statements.join('\n')}
      w.at = o;
    };`);
  }

  #flush(): void {
    if (this.#constant === '') return;
    const bytes = Buffer.from(this.#constant);
    this.#constant = '';
    this.#statements.push(this.#copyOf(bytes));
  }

  #copyOf(bytes: Buffer): string {
    this.#room += bytes.length;
    const writes = [...bytes].map((code, index) => `out[o + ${index}] = ${code};`);
    return `${writes.join(' ')} o += ${bytes.length};`;
  }

  #add(statement: string): void {
    this.#flush();
    this.#statements.push(statement);
  }

  #field(selected: SelectedField, index: number): void {
    const { key, field, parentType, nodes } = selected;
    this.#constant += `${index === 0 ? '' : ','}"${key}":`;
    if (isTypeName(selected)) this.#constant += `"${parentType.name}"`;
    else if (!this.#declared(field.name, field.type, nodes)) this.#other(field.name, field.type, nodes);
  }

  /** Writes the default of an absent value. */
  #absent(json: string, isNonNull: boolean): string {
    return json === 'null' && isNonNull ? 'throw bailout;' : this.#copyOf(Buffer.from(json));
  }

  /** Calls a writer that uses the output directly. */
  #call(call: string): string {
    return `w.at = o; ${call} out = w.reserve(room); o = w.at;`;
  }

  /** Any field, by the general writers. */
  #other(name: string, type: GraphQLOutputType, nodes: readonly FieldNode[]): void {
    const read = this.#source.use(reader(this.#rule));
    const View = this.#source.use(viewClassOf(this.#layout));
    const write = this.#source.use(this.#writing.plain(type, nodes));
    const model = `(model ?? ${read}(new ${View}(reply, r)))`;
    this.#add(this.#call(`w.text(${write}(${model}[${JSON.stringify(name)}], w));`));
  }

  /** Copies a field from the reply's bytes; returns false if that is not possible. */
  #declared(name: string, type: GraphQLOutputType, nodes: readonly FieldNode[]): boolean {
    const isNonNull = isNonNullType(type);
    const inner = isNonNull ? type.ofType : type;
    const shown = shownIn(this.#compute[name]);
    if (shown !== null) return this.#shown(shown, inner, isNonNull, nodes);
    const found = shownFields(this.#rule).find((one) => one.name === name);
    if (found === undefined || 'hidden' in found.field) return false;
    if ('part' in found.field) {
      if (!isObjectType(inner)) return false;
      const write = this.#membersOf(found.field.codec, this.#layout, inner, nodes);
      this.#add(this.#call(`${write}(reply, r, w, null);`));
      return true;
    }
    const rule = ruleOf(found.field);
    const slot = this.#layout.fields.get(found.wire);
    const json = JSON.stringify(rule.kind === 'optional' ? rule.fallback : null);
    const { inner: value } = unwrap(rule);
    if (slot === undefined || classOf(slot.inner) !== classOf(value)) return false;
    if (isInteger(value) && !slot.rules.some(isInteger)) return false;
    if (isLeafType(inner)) return this.#leaf(value, inner, slot.at, json, isNonNull);
    if (slot.below === null || (json !== 'null' && json !== '[]')) return false;
    if (slot.isList)
      return value.kind === 'list' && this.#list(value.item, inner, slot, json, isNonNull, nodes);
    if (value.kind !== 'object' || !isObjectType(inner)) return false;
    const write = this.#membersOf(value, slot.below, inner, nodes);
    const own = this.#call(`${write}(reply, r + ${slot.at}, w, null);`);
    this.#add(`if (t[r + ${slot.at}] > 0) { ${own} } else { ${this.#absent(json, isNonNull)} }`);
    return true;
  }

  #leaf(rule: Rule, type: GraphQLLeafType, at: number, json: string, isNonNull: boolean): boolean {
    const source = leafSource(rule, type, (value) => this.#source.use(value));
    if (source === null) return false;
    this.#room += source.room;
    const index = this.#bounds.push(at) - 1;
    const write = source
      .write(`s${index}`, `e${index}`)
      .replace('NULL', () => this.#absent('null', isNonNull));
    this.#add(`if (s${index} > 0) { ${write} } else { ${this.#absent(json, isNonNull)} }`);
    return true;
  }

  #list(
    item: Rule,
    type: GraphQLOutputType,
    { at, below }: WireField,
    json: string,
    isNonNull: boolean,
    nodes: readonly FieldNode[],
  ): boolean {
    const inner = isListType(type) ? getNullableType(type.ofType) : null;
    if (!isObjectType(inner) || item.kind !== 'object' || below === null) return false;
    const write = this.#membersOf(item, below, inner, nodes);
    const items = `w.text('[');
      for (let next = t[r + ${at}]; next > 0; ) {
        ${write}(reply, next + 1, w, null);
        next = t[next];
        if (next > 0) w.text(',');
      }
      w.text(']');`;
    const isThere = `t[r + ${at}] !== 0 && t[r + ${at}] !== ${isNull}`;
    this.#add(`if (${isThere}) { ${this.#call(items)} } else { ${this.#absent(json, isNonNull)} }`);
    return true;
  }

  #shown(
    { rule, of }: Shown,
    type: GraphQLOutputType,
    isNonNull: boolean,
    nodes: readonly FieldNode[],
  ): boolean {
    if (!isObjectType(type)) return false;
    const write = membersWriter(this.#writing, subfields(this.#writing.selected, type, nodes));
    const fields = declared(rule);
    const show = this.#source.use((model: ModelView | null, output: Output): boolean => {
      const value = model === null ? undefined : of(model.wire as never);
      if (value === null) return false;
      if (!(value instanceof WireView)) throw bailout;
      write(fields, value, output, null);
      return true;
    });
    this.#add(
      `w.at = o; const is${show} = ${show}(model, w); out = w.reserve(room); o = w.at;
      if (!is${show}) { ${this.#absent('null', isNonNull)} }`,
    );
    return true;
  }

  #membersOf(rule: ObjectRule, layout: Layout, type: GraphQLObjectType, nodes: readonly FieldNode[]): string {
    const fields = subfields(this.#writing.selected, type, nodes);
    return this.#source.use(
      new Program(this.#writing, declared(rule), layout).compile(fields, objectBrackets),
    );
  }
}
