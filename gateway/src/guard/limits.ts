import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { findFragmentCycle } from './fragment-cycle.ts';
import { type Fragments, maxRepeats } from './max-repeats.ts';

/** What is counted in a document. */
export interface DocumentSize {
  /** Deepest nesting of fields, fragments followed; looking up the schema has its own rule and is left out. */
  readonly depth: number;
  /** Fields of all operations with every fragment spelled out where it is spread. */
  readonly fields: number;
  /** Fields under another name. */
  readonly aliases: number;
  readonly directives: number;
  /** The most fields that answer under one path. */
  readonly repeats: number;
}

/**
 * The most that a request may hold. Those of documents come from the largest of the released clients' documents: a test
 * holds each to 1.25 to 2.5 times its figure. `cost` is in costs of endpoints.
 */
export const limits = {
  bodyBytes: 65_536,
  tokens: 2000,
  depth: 15,
  fields: 800,
  aliases: 10,
  directives: 10,
  repeats: 20,
  cost: 25,
  /** Lists and objects in each other, the variables themselves counted; our deepest input has fewer than half. */
  variableDepth: 15,
  /** Faults of variables that are told; each is dear to word. */
  variableErrors: 5,
  /** Of a multipart request: eight pictures of 5 MiB and one more that is refused for its number or size. */
  uploads: { bytes: 9 * 5 * 1024 * 1024 + 262_144, fieldBytes: 65_536, files: 16 },
} as const;

interface Extent {
  readonly depth: number;
  readonly fields: number;
}

const nothing: Extent = { depth: 0, fields: 0 };

const beside = (a: Extent, b: Extent): Extent => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
});

const looksUpSchema = (fieldName: string): boolean => fieldName === '__schema' || fieldName === '__type';

/** Looks at a selection while repeats are counted; the largest released document takes 1,606. */
const maxVisits = 10_000;

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

/** Counts what a document holds whose fragments do not spread themselves. */
export function measure(document: DocumentNode): DocumentSize {
  const fragments = fragmentsOf(document);
  return { ...count(document, fragments), repeats: maxRepeats(document, fragments, maxVisits) };
}

/** Counts all but repeats. Every fragment is measured once, so that spreads nested to any number cost nothing. */
function count(document: DocumentNode, fragments: Fragments): Omit<DocumentSize, 'repeats'> {
  const measured = new Map<string, Extent>();
  let aliases = 0;
  let directives = 0;

  function ofFragment(name: string): Extent {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const extent = ofSelections(fragments.get(name)?.selectionSet);
    measured.set(name, extent);
    return extent;
  }

  function ofSelections(set: SelectionSetNode | undefined): Extent {
    let total = nothing;
    for (const node of set?.selections ?? []) {
      directives += node.directives?.length ?? 0;
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        total = beside(total, ofFragment(node.name.value));
        continue;
      }
      const inner = ofSelections(node.selectionSet);
      if (node.kind === Kind.INLINE_FRAGMENT) {
        total = beside(total, inner);
        continue;
      }
      aliases += node.alias === undefined ? 0 : 1;
      const depth = looksUpSchema(node.name.value) ? 1 : inner.depth + 1;
      total = beside(total, { depth, fields: inner.fields + 1 });
    }
    return total;
  }

  let total = nothing;
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) {
      directives += node.directives?.length ?? 0;
    }
    if (node.kind === Kind.OPERATION_DEFINITION) total = beside(total, ofSelections(node.selectionSet));
    if (node.kind === Kind.FRAGMENT_DEFINITION) ofFragment(node.name.value);
  }
  return { ...total, aliases, directives };
}

const tooLarge = (name: string): GraphQLError =>
  new GraphQLError(`The document is too large: more ${name} than allowed.`);

/** What a document has too much of, one error a limit; empty when it may pass. Repeats, which are dear, are counted last. */
export function limitErrors(document: DocumentNode): GraphQLError[] {
  const fragments = fragmentsOf(document);
  const cycle = findFragmentCycle(fragments);
  if (cycle !== null) return [new GraphQLError(`The fragment ${cycle} spreads itself.`)];
  const size = count(document, fragments);
  const errors = (['depth', 'fields', 'aliases', 'directives'] as const)
    .filter((name) => size[name] > limits[name])
    .map(tooLarge);
  if (errors.length > 0) return errors;
  return maxRepeats(document, fragments, maxVisits) > limits.repeats ? [tooLarge('repeats')] : [];
}
