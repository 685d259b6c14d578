import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The most fields of a document that answer under one path: validation compares each with each of the others. Infinity
 * when to find it takes more than `maxVisits` looks at a selection, in the whole document.
 */
export function maxRepeats({ definitions }: DocumentNode, fragments: Fragments, maxVisits: number): number {
  let repeats = 0;
  let visits = 0;

  /** The fields that answer under each name where some selection sets are merged; a fragment counts there once. */
  function merged(sets: readonly SelectionSetNode[]): readonly (readonly FieldNode[])[] {
    const byName = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const waiting = sets.flatMap(({ selections }) => selections);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      visits += 1;
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        const same = byName.get(name);
        if (same === undefined) byName.set(name, [node]);
        else same.push(node);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        waiting.push(...node.selectionSet.selections);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        waiting.push(...(fragments.get(node.name.value)?.selectionSet.selections ?? []));
      }
    }
    return [...byName.values()];
  }

  function measure(sets: readonly SelectionSetNode[]): void {
    for (const fields of merged(sets)) {
      if (visits > maxVisits) return;
      repeats = Math.max(repeats, fields.length);
      const inner = fields.flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));
      if (inner.length > 0) measure(inner);
    }
  }

  for (const node of definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) {
      measure([node.selectionSet]);
    }
  }
  return visits > maxVisits ? Infinity : repeats;
}
