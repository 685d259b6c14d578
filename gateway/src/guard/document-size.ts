import { type DocumentNode, type FieldNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { type Fragments, fragmentsOf, type SelectionVisitor, walkSelection } from '../kit/walk-selection.ts';
import { limits } from './limits.ts';

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

interface Extent {
  readonly depth: number;
  readonly fields: number;
}

const nothing: Extent = { depth: 0, fields: 0 };

const sum = (a: Extent, b: Extent): Extent => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
});

const looksUpSchema = (fieldName: string): boolean => fieldName === '__schema' || fieldName === '__type';

/** Visits of a selection while repeats are counted; the largest released document takes 1,606. */
const maxVisits = 10_000;

/** Counts what a document holds whose fragments do not spread themselves. */
export function measure(document: DocumentNode): DocumentSize {
  const fragments = fragmentsOf(document);
  return { ...count(document, fragments), repeats: maxRepeats(document, fragments) };
}

/** Counts all but repeats. Every fragment is measured once, so that spreads nested to any number cost nothing. */
function count(document: DocumentNode, fragments: Fragments): Omit<DocumentSize, 'repeats'> {
  const measured = new Map<string, Extent>();
  let aliases = 0;
  let directives = 0;

  function ofFragment(name: string): Extent {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const extent = ofSelections(fragments[name]?.selectionSet);
    measured.set(name, extent);
    return extent;
  }

  function ofSelections(set: SelectionSetNode | undefined): Extent {
    let total = nothing;
    const visitor: SelectionVisitor<true> = {
      takes(node) {
        directives += node.directives?.length ?? 0;
        return true;
      },
      enter(fragment) {
        if (fragment.kind === Kind.INLINE_FRAGMENT) return true;
        total = sum(total, ofFragment(fragment.name.value));
        return null;
      },
      field(node) {
        const inner = ofSelections(node.selectionSet);
        aliases += node.alias === undefined ? 0 : 1;
        const depth = looksUpSchema(node.name.value) ? 1 : inner.depth + 1;
        total = sum(total, { depth, fields: inner.fields + 1 });
      },
    };
    walkSelection(set, fragments, visitor, true);
    return total;
  }

  let total = nothing;
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) {
      directives += node.directives?.length ?? 0;
    }
    if (node.kind === Kind.OPERATION_DEFINITION) total = sum(total, ofSelections(node.selectionSet));
    if (node.kind === Kind.FRAGMENT_DEFINITION) ofFragment(node.name.value);
  }
  return { ...total, aliases, directives };
}

/**
 * The most fields of a document that answer under one path: validation compares each with each of the others. Infinity
 * when to find it takes more than `maxVisits` visits of a selection, in the whole document.
 */
function maxRepeats({ definitions }: DocumentNode, fragments: Fragments): number {
  let repeats = 0;
  let visits = 0;

  /** The fields that answer under each name where some selection sets are merged; a fragment counts there once. */
  function merged(sets: readonly SelectionSetNode[]): Iterable<readonly FieldNode[]> {
    const byName = new Map<string, FieldNode[]>();
    const spread = new Set<unknown>();
    const visitor: SelectionVisitor<true> = {
      takes() {
        visits += 1;
        return true;
      },
      enter(fragment) {
        if (spread.has(fragment)) return null;
        spread.add(fragment);
        return true;
      },
      field(node) {
        const name = (node.alias ?? node.name).value;
        const same = byName.get(name);
        if (same === undefined) byName.set(name, [node]);
        else same.push(node);
      },
    };
    for (const set of sets) walkSelection(set, fragments, visitor, true);
    return byName.values();
  }

  function measureRepeats(sets: readonly SelectionSetNode[]): void {
    for (const fields of merged(sets)) {
      if (visits > maxVisits) return;
      repeats = Math.max(repeats, fields.length);
      const inner = fields.flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));
      if (inner.length > 0) measureRepeats(inner);
    }
  }

  for (const node of definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) {
      measureRepeats([node.selectionSet]);
    }
  }
  return visits > maxVisits ? Infinity : repeats;
}

/** The name of a fragment that spreads itself, directly or through others; null when there is none. */
function findFragmentCycle(fragments: Fragments): string | null {
  const open = new Set<string>();
  const done = new Set<string>();
  let cycle: string | null = null;
  const visitor: SelectionVisitor<true> = {
    takes: () => cycle === null,
    field: ({ selectionSet }) => walkSelection(selectionSet, fragments, visitor, true),
    enter(fragment) {
      if (fragment.kind === Kind.INLINE_FRAGMENT) return true;
      visitFragment(fragment.name.value);
      return null;
    },
  };

  function visitFragment(name: string): void {
    if (open.has(name)) cycle = name;
    if (cycle !== null || done.has(name)) return;
    open.add(name);
    walkSelection(fragments[name]?.selectionSet, fragments, visitor, true);
    open.delete(name);
    done.add(name);
  }

  for (const name of Object.keys(fragments)) visitFragment(name);
  return cycle;
}

const tooLarge = (name: string): GraphQLError =>
  new GraphQLError(`The document is too large: more ${name} than allowed.`);

/** What a document has too much of, one error a limit; empty when it may pass. Repeats, the most expensive, are counted last. */
export function limitErrors(document: DocumentNode): GraphQLError[] {
  const fragments = fragmentsOf(document);
  const cycle = findFragmentCycle(fragments);
  if (cycle !== null) return [new GraphQLError(`The fragment ${cycle} spreads itself.`)];
  const size = count(document, fragments);
  const errors = (['depth', 'fields', 'aliases', 'directives'] as const)
    .filter((name) => size[name] > limits[name])
    .map(tooLarge);
  if (errors.length > 0) return errors;
  return maxRepeats(document, fragments) > limits.repeats ? [tooLarge('repeats')] : [];
}
