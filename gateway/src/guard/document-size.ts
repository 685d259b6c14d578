import { type DocumentNode, type FieldNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { fragmentsOf, type SelectionVisitor, walkSelection } from '../kit/walk-selection.ts';
import { limits } from './limits.ts';

interface Extent {
  /** Max. nesting of fields, without introspection, which has a rule of its own. */
  readonly depth: number;
  /** With all fragments expanded. */
  readonly fields: number;
}

const emptyExtent: Extent = { depth: 0, fields: 0 };

const addExtents = (a: Extent, b: Extent): Extent => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
});

const isIntrospection = (fieldName: string): boolean => fieldName === '__schema' || fieldName === '__type';

/** Lines as graphql-js counts them for the locations of an error, which takes one pass over the text per location. */
export function countLines({ loc }: DocumentNode): number {
  const text = loc?.source.body ?? '';
  let lines = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) lines += 1;
  }
  return lines;
}

/** Limit of selections visited to count repeats; the largest released document needs 1,606. */
const maxVisits = 10_000;

/**
 * Counts all but lines and repeats. Each fragment is measured once, so nested spreads cost nothing. `cycle` is the name of a
 * fragment that spreads itself, null for none.
 */
export function measure(document: DocumentNode, fragments = fragmentsOf(document)) {
  /** null while a fragment is measured. */
  const measured = new Map<string, Extent | null>();
  let aliases = 0;
  let directives = 0;
  let introspects = false;
  let cycle: string | null = null;

  function ofFragment(name: string): Extent {
    const cached = measured.get(name);
    if (cached === null) cycle ??= name;
    if (cached !== undefined) return cached ?? emptyExtent;
    measured.set(name, null);
    const extent = ofSelections(fragments[name]?.selectionSet);
    measured.set(name, extent);
    return extent;
  }

  function ofSelections(set: SelectionSetNode | undefined): Extent {
    let total = emptyExtent;
    const visitor: SelectionVisitor<true> = {
      takes(node) {
        directives += node.directives?.length ?? 0;
        return true;
      },
      enter(fragment) {
        if (fragment.kind === Kind.INLINE_FRAGMENT) return true;
        total = addExtents(total, ofFragment(fragment.name.value));
        return null;
      },
      field(node) {
        const inner = ofSelections(node.selectionSet);
        aliases += node.alias === undefined ? 0 : 1;
        const isSchemaField = isIntrospection(node.name.value);
        introspects ||= isSchemaField;
        const depth = isSchemaField ? 1 : inner.depth + 1;
        total = addExtents(total, { depth, fields: inner.fields + 1 });
      },
    };
    walkSelection(set, fragments, visitor, true);
    return total;
  }

  let total = emptyExtent;
  for (const name of Object.keys(fragments)) ofFragment(name);
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    directives += node.directives?.length ?? 0;
    if (node.kind === Kind.OPERATION_DEFINITION) total = addExtents(total, ofSelections(node.selectionSet));
  }
  return { ...total, aliases, directives, introspects, cycle };
}

/**
 * Max. number of fields with the same response path: validation compares each pair of them. Infinity when counting
 * exceeds `maxVisits`. The fragments must not be cyclic.
 */
export function countRepeats(document: DocumentNode, fragments = fragmentsOf(document)): number {
  let repeats = 0;
  let visits = 0;

  /** The fields by response name of merged selection sets; a fragment counts once. */
  function mergeFields(sets: readonly SelectionSetNode[]): Iterable<readonly FieldNode[]> {
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
        const sameName = byName.get(name);
        if (sameName === undefined) byName.set(name, [node]);
        else sameName.push(node);
      },
    };
    for (const set of sets) walkSelection(set, fragments, visitor, true);
    return byName.values();
  }

  function measureRepeats(sets: readonly SelectionSetNode[]): void {
    for (const fields of mergeFields(sets)) {
      if (visits > maxVisits) return;
      repeats = Math.max(repeats, fields.length);
      const inner = fields.flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));
      if (inner.length > 0) measureRepeats(inner);
    }
  }

  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) {
      measureRepeats([node.selectionSet]);
    }
  }
  return visits > maxVisits ? Infinity : repeats;
}

type DocumentLimit = 'lines' | 'depth' | 'fields' | 'aliases' | 'directives' | 'repeats';

function tooLarge(name: DocumentLimit, size: number): GraphQLError {
  const counted = Number.isFinite(size) ? size : 'too many to count';
  return new GraphQLError(`The document is too large: ${name} ${counted}, at most ${limits[name]}.`);
}

/** Returns one error per exceeded limit. Repeats are the most expensive to count, so they are counted last. */
export function limitErrors(document: DocumentNode): GraphQLError[] {
  const fragments = fragmentsOf(document);
  const { cycle, introspects, ...counted } = measure(document, fragments);
  if (cycle !== null) return [new GraphQLError(`The fragment ${cycle} spreads itself.`)];
  const size = { ...counted, lines: countLines(document) };
  const errors = (['lines', 'depth', 'fields', 'aliases', 'directives'] as const)
    .filter((name) => size[name] > limits[name])
    .map((name) => tooLarge(name, size[name]));
  if (errors.length > 0) return errors;
  // Introspection has no cost, and each alias would repeat a part of the whole schema.
  if (introspects && size.aliases > 0) {
    return [new GraphQLError('A document with __schema or __type may not have aliases.')];
  }
  const repeats = countRepeats(document, fragments);
  return repeats > limits.repeats ? [tooLarge('repeats', repeats)] : [];
}
