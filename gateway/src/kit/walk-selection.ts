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

/** Fragments by name, without a prototype as in graphql-js. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;

/** Callbacks of a walk over a selection set; `At` is the visitor's context. */
export interface SelectionVisitor<At> {
  /** Whether to visit a selection; all by default. */
  takes?(node: SelectionNode): boolean;
  field(node: FieldNode, at: At): void;
  /** Returns the context within a fragment, or null to skip it; unchanged by default. */
  enter?(fragment: InlineFragmentNode | FragmentDefinitionNode, at: At): At | null;
}

export function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  }
  return fragments;
}

/**
 * Visits the fields of a selection set in order, through fragments, but not their subselections. Does not terminate
 * for cyclic fragments unless `enter` skips them.
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

/** The fields of a selection set, through fragments, that pass `takes`. */
export function selectedFields(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  takes: (node: SelectionNode) => boolean = () => true,
): FieldNode[] {
  const fields: FieldNode[] = [];
  walkSelection(set, fragments, { takes, field: (node) => fields.push(node) }, undefined);
  return fields;
}

/** Applies `@skip` and `@include`. */
function isIncluded(node: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  const condition = (directive: GraphQLDirective) => getDirectiveValues(directive, node, variableValues)?.if;
  return condition(GraphQLSkipDirective) !== true && condition(GraphQLIncludeDirective) !== false;
}

/** The fields of a selection set in the running operation, with fragments and directives applied. */
export function fieldsIn(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return selectedFields(set, info.fragments, (node) => isIncluded(node, info));
}

export const selectsRootField = (info: GraphQLResolveInfo, fieldName: string): boolean =>
  fieldsIn(info.operation.selectionSet, info).some((field) => field.name.value === fieldName);

/** All selected fields with one of these names, of any type and at any depth. */
export function fieldsNamed(info: GraphQLResolveInfo, names: ReadonlySet<string>): FieldNode[] {
  const found: FieldNode[] = [];
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const field of fieldsIn(set, info)) {
      if (names.has(field.name.value)) found.push(field);
      if (field.selectionSet !== undefined) visit(field.selectionSet);
    }
  };
  visit(info.operation.selectionSet);
  return found;
}

/** Whether the field at this path below the resolving field is selected. */
export function selectsField(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  let fields = [...info.fieldNodes];
  for (const name of path) {
    const below = fields.flatMap(({ selectionSet }) => fieldsIn(selectionSet, info));
    fields = below.filter((field) => field.name.value === name);
  }
  return fields.length > 0;
}

/** Whether the resolving field selects only these fields. */
export const selectsOnly = (info: GraphQLResolveInfo, fields: ReadonlySet<string>): boolean =>
  info.fieldNodes.every(({ selectionSet }) =>
    fieldsIn(selectionSet, info).every(({ name }) => fields.has(name.value)),
  );
