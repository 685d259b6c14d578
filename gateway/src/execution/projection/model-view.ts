import { fieldsOf, type Reading, reader, ruleOf, wireFieldsOf } from '../../kit/compile-shape.ts';
import type { Field } from '../../kit/shape.ts';
import type { IndexedReply } from './index-reply.ts';
import type { Layout } from './layout.ts';

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

export type ModelClass = new (wire: ReplyObject, beside: unknown) => ModelView;

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
export function modelClassOf(layout: Layout, reading: Reading): ModelClass | null {
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
