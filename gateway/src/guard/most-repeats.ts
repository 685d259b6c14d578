import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document by name. */
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fields that answer under each name where some selection sets are merged; a fragment counts there once. */
function merged(sets: readonly SelectionSetNode[], fragments: Fragments): readonly (readonly FieldNode[])[] {
  const byName = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const waiting = sets.flatMap(({ selections }) => selections);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
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

/**
 * The most fields of a document that answer under one path: validation holds each against each of the others. Of every
 * operation and fragment no more than `mostFields` are looked at, which leaves endless ones to validation.
 */
export function mostRepeats({ definitions }: DocumentNode, fragments: Fragments, mostFields: number): number {
  let most = 0;
  let left = 0;
  function look(sets: readonly SelectionSetNode[]): void {
    for (const fields of merged(sets, fragments)) {
      most = Math.max(most, fields.length);
      left -= fields.length;
      if (left <= 0) return;
      const inner = fields.flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));
      if (inner.length > 0) look(inner);
    }
  }
  for (const node of definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    left = mostFields;
    look([node.selectionSet]);
  }
  return most;
}
