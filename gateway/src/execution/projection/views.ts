import { asModel, fieldsOf, type Reading, reader, ruleOf, wireFieldsOf } from '../../kit/compile-shape.ts';
import type { Field } from '../../kit/shape.ts';
import type { IndexedReply } from './index-reply.ts';
import { classOf, isEmpty, isNull, type Layout, type WireField } from './layout.ts';
import { jsonAt, numberAt, textAt } from './scan.ts';

/**
 * An object of a reply, read field by field as it is needed: what `JSON.parse` would give, as far as it is declared. Its
 * fields are getters of its class, so that `{ ...view }` has none of them.
 */
export abstract class WireView implements ReplyObject {
  readonly reply: IndexedReply;
  readonly base: number;

  constructor(reply: IndexedReply, base: number) {
    this.reply = reply;
    this.base = base;
  }

  abstract get layout(): Layout;

  /** What a reading gives of the object. */
  [asModel](reading: Reading, beside: unknown): unknown {
    const Model = modelOf(this.layout, reading);
    return Model === null ? reading.read(this.#parsed(), beside) : new Model(this, beside);
  }

  #parsed(): unknown {
    const { bytes, tape } = this.reply;
    return jsonAt(bytes, tape[this.base] ?? 0, tape[this.base + 1] ?? 0);
  }
}

export type ViewClass = new (reply: IndexedReply, base: number) => WireView;

const models = new WeakMap<Layout, Map<Reading, ModelClass | null>>();

/** The class of what a reading gives; null where it reads fields that are not declared here. */
function modelOf(layout: Layout, reading: Reading): ModelClass | null {
  const known = models.get(layout) ?? new Map<Reading, ModelClass | null>();
  models.set(layout, known);
  const made = known.get(reading);
  if (made !== undefined) return made;
  const Model = modelClassOf(layout, reading);
  known.set(reading, Model);
  return Model;
}

const views = new WeakMap<Layout, ViewClass>();

export function viewClassOf(layout: Layout): ViewClass {
  const known = views.get(layout);
  if (known !== undefined) return known;
  const View = class extends WireView {
    get layout() {
      return layout;
    }
  };
  for (const field of layout.fields.values()) {
    const { read, uses } = readSource(field);
    const get = new Function(
      ...Object.keys(uses),
      `return function () {
        const { reply, base } = this;
        const b = reply.bytes, t = reply.tape, at = base + ${field.at};
        const s = t[at];
        return s === 0 ? undefined : s === ${isNull} ? null : ${read};
      }`,
    )(...Object.values(uses));
    Object.defineProperty(View.prototype, field.wire, { get });
  }
  views.set(layout, View);
  return View;
}

interface ReadSource {
  readonly read: string;
  readonly uses: Readonly<Record<string, unknown>>;
}

const leaf = (name: string, read: unknown): ReadSource => ({
  read: `${name}(b, s, t[at + 1])`,
  uses: { [name]: read },
});

const leaves: Readonly<Record<string, ReadSource>> = {
  number: leaf('numberAt', numberAt),
  text: leaf('textAt', textAt),
  day: leaf('textAt', textAt),
  boolean: { read: 'b[s] === 116', uses: {} },
};

/** How the value of a field is read that is there. */
function readSource({ inner, below, isList }: WireField): ReadSource {
  if (below === null) return leaves[classOf(inner)] ?? leaf('jsonAt', jsonAt);
  const View = viewClassOf(below);
  if (!isList) return { read: 'new View(reply, at)', uses: { View } };
  /** The same list is given each time. */
  const lists = new WeakMap<IndexedReply, Map<number, readonly WireView[]>>();
  const list = (reply: IndexedReply, at: number): readonly WireView[] => {
    const known = lists.get(reply) ?? new Map<number, readonly WireView[]>();
    lists.set(reply, known);
    const items = known.get(at) ?? itemsOf(View, reply, at);
    known.set(at, items);
    return items;
  };
  return { read: 'list(reply, at)', uses: { list } };
}

function itemsOf(View: ViewClass, reply: IndexedReply, at: number): WireView[] {
  const { tape } = reply;
  const items: WireView[] = [];
  if (tape[at] === isEmpty) return items;
  for (let next = tape[at]; next !== undefined && next !== 0; next = tape[next]) {
    items.push(new View(reply, next + 1));
  }
  return items;
}

/** An object of a reply: where its fields stand, and getters of them. */
export interface ReplyObject {
  readonly reply: IndexedReply;
  readonly base: number;
  readonly layout: Layout;
}

/** What the graph shows of an object of a reply, made of its bytes as it is needed. */
export abstract class ModelView {
  readonly wire: ReplyObject;
  readonly beside: unknown;

  constructor(wire: ReplyObject, beside: unknown) {
    this.wire = wire;
    this.beside = beside;
  }

  abstract get reading(): Reading;
}

type ModelClass = new (wire: ReplyObject, beside: unknown) => ModelView;

type Get = (model: ModelView) => unknown;

function getterOf({ wire: name, field }: { wire: string; field: Field }): Get | null {
  if ('hidden' in field) return null;
  if ('part' in field) {
    const read = reader(field.codec);
    return ({ wire }) => read(wire);
  }
  const read = reader(ruleOf(field)) as (value: unknown) => unknown;
  return ({ wire }) => read((wire as unknown as Record<string, unknown>)[name]);
}

/** The class of what a reading gives of the objects of a layout; null where that lacks a field that the reading needs. */
function modelClassOf(layout: Layout, reading: Reading): ModelClass | null {
  const { rule, compute } = reading;
  if (!wireFieldsOf(rule).every(([wire]) => layout.fields.has(wire))) return null;
  const Model = class extends ModelView {
    get reading() {
      return reading;
    }
  };
  const show = (name: string, get: Get) =>
    Object.defineProperty(Model.prototype, name, {
      get(this: ModelView) {
        return get(this);
      },
    });
  const { typename } = rule;
  if (typename !== null) show('__typename', () => typename);
  for (const field of fieldsOf(rule)) {
    const get = getterOf(field);
    if (get !== null) show(field.name, get);
  }
  for (const [name, made] of Object.entries(compute)) {
    if (typeof made === 'function') show(name, ({ wire, beside }) => made(wire, beside));
  }
  return Model;
}
