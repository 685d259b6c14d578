import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document by name, as graphql-js has them: without a prototype. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;

/** What a walk over a selection set does at each place; `At` is what it knows of the place. */
export interface SelectionVisitor<At> {
  /** Whether a selection counts; all do when absent. */
  takes?(node: SelectionNode): boolean;
  field(node: FieldNode, at: At): void;
  /** What is known within a fragment, null to leave it out; the same as around it when absent. */
  enter?(fragment: InlineFragmentNode | FragmentDefinitionNode, at: At): At | null;
}

/** The fragments that a document defines. */
export function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  }
  return fragments;
}

/**
 * Visits the fields of a selection set in their order, through fragments, but not what the fields select: a visitor walks
 * on there itself. Never ends for a fragment that spreads itself, unless `enter` leaves that out.
 */
export function walkSelection<At>(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  visitor: SelectionVisitor<At>,
  at: At,
): void {
  for (const node of set?.selections ?? []) {
    if (visitor.takes?.(node) === false) continue;
    if (node.kind === Kind.FIELD) {
      visitor.field(node, at);
      continue;
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
    if (fragment === undefined) continue;
    const within = visitor.enter === undefined ? at : visitor.enter(fragment, at);
    if (within !== null) walkSelection(fragment.selectionSet, fragments, visitor, within);
  }
}

/** The fields of a selection set, through fragments, of those selections that `takes` lets pass. */
export function fieldsOf(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  takes: (node: SelectionNode) => boolean = () => true,
): FieldNode[] {
  const fields: FieldNode[] = [];
  walkSelection(set, fragments, { takes, field: (node) => fields.push(node) }, undefined);
  return fields;
}
