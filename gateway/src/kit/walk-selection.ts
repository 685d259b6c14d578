import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLDirective,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
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

/** Whether a selection counts by its `@skip` and `@include`. */
function isTaken(node: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  const condition = (directive: GraphQLDirective) => getDirectiveValues(directive, node, variableValues)?.if;
  return condition(GraphQLSkipDirective) !== true && condition(GraphQLIncludeDirective) !== false;
}

/** The fields that a selection of the running operation takes, through fragments and by their directives. */
export function fieldsIn(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return fieldsOf(set, info.fragments, (node) => isTaken(node, info));
}

/** Whether the running operation selects a field at its root. */
export const selectsRootField = (info: GraphQLResolveInfo, fieldName: string): boolean =>
  fieldsIn(info.operation.selectionSet, info).some((field) => field.name.value === fieldName);

/** The fields that the running operation selects, of any type and at any depth, by some names. */
export function fieldsNamed(info: GraphQLResolveInfo, names: ReadonlySet<string>): FieldNode[] {
  const found: FieldNode[] = [];
  const look = (set: SelectionSetNode | undefined): void => {
    for (const field of fieldsIn(set, info)) {
      if (names.has(field.name.value)) found.push(field);
      if (field.selectionSet !== undefined) look(field.selectionSet);
    }
  };
  look(info.operation.selectionSet);
  return found;
}

/** Whether a field below the one that is being resolved is selected, by the names of the fields on the way to it. */
export function selectsField(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  let fields = [...info.fieldNodes];
  for (const name of path) {
    const below = fields.flatMap(({ selectionSet }) => fieldsIn(selectionSet, info));
    fields = below.filter((field) => field.name.value === name);
  }
  return fields.length > 0;
}

/** Whether the field that is being resolved selects nothing but some fields. */
export const selectsOnly = (info: GraphQLResolveInfo, fields: ReadonlySet<string>): boolean =>
  info.fieldNodes.every(({ selectionSet }) =>
    fieldsIn(selectionSet, info).every(({ name }) => fields.has(name.value)),
  );
