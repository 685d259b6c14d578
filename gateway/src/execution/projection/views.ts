import { asModel, type Reading, reader, ruleOf, shownFields, wireFieldsOf } from '../../kit/compile-shape.ts';
import { memoizeWeak } from '../../kit/memoize.ts';
import type { Field } from '../../kit/shape.ts';
import { Source } from '../../kit/source.ts';
import type { IndexedReply } from './index-reply.ts';
import { classOf, isEmpty, isNull, type Layout, type WireField } from './layout.ts';
import { jsonAt, numberAt, textAt } from './scan.ts';

/** A declared object of a reply. Its fields are decoded by getters of the class, so `{ ...view }` is empty. */
export abstract class WireView {
  readonly reply: IndexedReply;
  readonly base: number;

  constructor(reply: IndexedReply, base: number) {
    this.reply = reply;
    this.base = base;
  }

  abstract get layout(): Layout;

  [asModel](reading: Reading, extra: unknown): unknown {
    const Model = modelOf(this.layout)(reading);
    return Model === null ? reading.read(this.#parsed(), extra) : new Model(this, extra);
  }

  #parsed(): unknown {
    const { bytes, tape } = this.reply;
    return jsonAt(bytes, tape[this.base] ?? 0, tape[this.base + 1] ?? 0);
  }
}

type ViewClass = new (reply: IndexedReply, base: number) => WireView;

/** null when the reading needs fields that the layout lacks. */
const modelOf = memoizeWeak((layout: Layout) =>
  memoizeWeak((reading: Reading) => createModelClass(layout, reading)),
);

export const viewClassOf: (layout: Layout) => ViewClass = memoizeWeak((layout) => {
  const View = class extends WireView {
    get layout() {
      return layout;
    }
  };
  for (const field of layout.fields.values()) {
    const source = new Source();
    const read = readSource(field, source);
    const get = source.compile<() => unknown>(`return function () {
      const { reply, base } = this;
      const b = reply.bytes, t = reply.tape, at = base + ${field.at};
      const s = t[at];
      return s === 0 ? undefined : s === ${isNull} ? null : ${read};
    }`);
    Object.defineProperty(View.prototype, field.wire, { get });
  }
  return View;
});

const leaves: Readonly<Record<string, unknown>> = { number: numberAt, text: textAt, day: textAt };

/** Source of the expression that decodes a field. */
function readSource({ inner, below, isList }: WireField, source: Source): string {
  if (below === null) {
    const kind = classOf(inner);
    return kind === 'boolean' ? 'b[s] === 116' : `${source.use(leaves[kind] ?? jsonAt)}(b, s, t[at + 1])`;
  }
  const View = viewClassOf(below);
  if (!isList) return `new ${source.use(View)}(reply, at)`;
  /** Returns the same list each time. */
  const lists = new WeakMap<IndexedReply, Map<number, readonly WireView[]>>();
  const list = (reply: IndexedReply, at: number): readonly WireView[] => {
    const ofReply = lists.get(reply) ?? new Map<number, readonly WireView[]>();
    lists.set(reply, ofReply);
    const items = ofReply.get(at) ?? itemsOf(View, reply, at);
    ofReply.set(at, items);
    return items;
  };
  return `${source.use(list)}(reply, at)`;
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

/** The model of a reply's object. Its fields are computed by getters. */
export abstract class ModelView {
  readonly wire: WireView;
  /** Second argument of computed fields. */
  readonly extra: unknown;

  constructor(wire: WireView, extra: unknown) {
    this.wire = wire;
    this.extra = extra;
  }

  abstract get reading(): Reading;
}

type ModelClass = new (wire: WireView, extra: unknown) => ModelView;

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

function createModelClass(layout: Layout, reading: Reading): ModelClass | null {
  const { rule, compute } = reading;
  if (!wireFieldsOf(rule).every(([wire]) => layout.fields.has(wire))) return null;
  const Model = class extends ModelView {
    get reading() {
      return reading;
    }
  };
  const define = (name: string, get: Get) =>
    Object.defineProperty(Model.prototype, name, {
      get(this: ModelView) {
        return get(this);
      },
    });
  const { typename } = rule;
  if (typename !== null) define('__typename', () => typename);
  for (const field of shownFields(rule)) {
    const get = getterOf(field);
    if (get !== null) define(field.name, get);
  }
  for (const [name, computed] of Object.entries(compute)) {
    if (typeof computed === 'function') define(name, ({ wire, extra }) => computed(wire, extra));
  }
  return Model;
}
