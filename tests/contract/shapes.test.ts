import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../gateway/src/domains/index.ts';
import { pathOfInvalid, wireFieldsOf } from '../../gateway/src/kit/compile-shape.ts';
import type { Rule } from '../../gateway/src/kit/shape.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';

/** The equivalent zod schema. */
function zodOf(rule: Rule): z.ZodType {
  switch (rule.kind) {
    case 'text':
      if (rule.accepts instanceof RegExp) return z.string().regex(rule.accepts);
      return rule.accepts === null ? z.string() : z.string().refine(rule.accepts);
    case 'integer':
      return rule.min === null ? z.int() : z.int().min(rule.min);
    case 'globalId':
      return z.int();
    case 'number':
    case 'money':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'enum':
    case 'lowerCase':
      return z.string();
    case 'dateTime':
      return z.iso.datetime({ offset: true });
    case 'day':
      return z.string().regex(/^\d{4}-\d{2}-\d{2}/);
    case 'record':
      return z.record(z.string(), z.unknown());
    case 'anything':
      return z.unknown();
    case 'nullable':
      return zodOf(rule.inner).nullable();
    case 'optional':
      return zodOf(rule.inner).nullish();
    case 'list':
      return z.array(zodOf(rule.item));
    case 'tuple': {
      const [first, ...rest] = rule.items.map(zodOf);
      return first === undefined ? z.tuple([]) : z.tuple([first, ...rest]);
    }
    case 'object':
      return z.object(Object.fromEntries(wireFieldsOf(rule).map(([name, field]) => [name, zodOf(field)])));
  }
}

const texts = [
  '',
  'a',
  '12.5',
  '2026-03-14',
  '2026-03-14T18:00:00.5+02:00',
  '/pay',
  'ftp://a.example',
  '2026-03',
];
const times = [
  '2024-02-29T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-04-31T10:00:00Z',
  '2026-03-14T24:00:00Z',
];
const numbers = [0, -1, 1.5, 2 ** 53, -(2 ** 60), Number.POSITIVE_INFINITY, 7];
const odd = [...texts, ...times, ...numbers, null, undefined, true, [], {}, [1, null], [1], { id: 1 }];

/** By rule of kind `text`. */
const acceptedTexts = new Map<Rule, string[]>();

function acceptedTextsOf(rule: Rule): string[] {
  const known = acceptedTexts.get(rule);
  if (known) return known;
  const schema = zodOf(rule);
  const accepted = texts.filter((text) => schema.safeParse(text).success);
  acceptedTexts.set(rule, accepted);
  return accepted;
}

class Wire {
  readonly #random: () => number;
  readonly #faults: number;

  /** @param faults probability that a value is replaced by an arbitrary one */
  constructor(random: () => number, faults: number) {
    this.#random = random;
    this.#faults = faults;
  }

  of(rule: Rule): unknown {
    if (this.#random() < this.#faults) return this.#one(odd);
    switch (rule.kind) {
      case 'text':
        return this.#one(acceptedTextsOf(rule));
      case 'enum':
        return this.#one([...rule.names.keys(), 'constructor']);
      case 'lowerCase':
        return 'VIP';
      case 'integer':
      case 'globalId':
        return this.#one([1, 2 ** 53 - 1]);
      case 'number':
      case 'money':
        return this.#one([0, -1.005, 20.5]);
      case 'boolean':
        return this.#random() < 0.5;
      case 'dateTime':
      case 'day':
        return this.#one(['2026-03-14T18:00:00.000Z', '2024-02-29T23:59:59+01:00']);
      case 'record':
      case 'anything':
        return { a: 1 };
      case 'nullable':
        return this.#random() < 0.3 ? null : this.of(rule.inner);
      case 'optional':
        return this.#random() < 0.3 ? this.#one([null, undefined]) : this.of(rule.inner);
      case 'list':
        return Array.from({ length: Math.floor(this.#random() * 3) }, () => this.of(rule.item));
      case 'tuple':
        return rule.items.map((item) => this.of(item));
      case 'object':
        return Object.fromEntries([
          ['unknown', 'is ignored'],
          ...wireFieldsOf(rule).map(([name, field]) => [name, this.of(field)]),
        ]);
    }
  }

  #one<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }
}

const pathOf = (path: readonly PropertyKey[] = []): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

it.each(allEndpoints.map(({ id, decode }) => [id, decode] as const))(
  'a reply of %s is accepted exactly when zod accepts it, with the same first error path',
  (_, rule) => {
    const schema = zodOf(rule);
    const random = seededRandom(21);
    for (let round = 0; round < 90; round += 1) {
      const value = new Wire(random, [0, 0.01, 0.1][round % 3] ?? 0).of(rule);
      const known = schema.safeParse(value);
      expect(pathOfInvalid(rule, value)).toBe(known.success ? null : pathOf(known.error.issues[0]?.path));
    }
  },
);
