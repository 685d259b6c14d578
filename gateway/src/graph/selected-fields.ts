import {
  type FieldNode,
  type GraphQLDirective,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fields that a selection of the running operation takes, through fragments and by their directives. */
export function fieldsIn(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  const condition = (directive: GraphQLDirective, node: SelectionNode) =>
    getDirectiveValues(directive, node, info.variableValues)?.if;
  const taken = (node: SelectionNode) =>
    condition(GraphQLSkipDirective, node) !== true && condition(GraphQLIncludeDirective, node) !== false;

  return (set?.selections ?? []).filter(taken).flatMap((node) => {
    if (node.kind === 'Field') return [node];
    const inner = node.kind === 'InlineFragment' ? node : info.fragments[node.name.value];
    return fieldsIn(inner?.selectionSet, info);
  });
}

/** Whether the running operation selects a field at its root. */
export const selectsRootField = (info: GraphQLResolveInfo, fieldName: string): boolean =>
  fieldsIn(info.operation.selectionSet, info).some((field) => field.name.value === fieldName);

/** The fields that the running operation selects, of any type and at any depth, by some names. */
export function fieldsNamed(info: GraphQLResolveInfo, names: ReadonlySet<string>): FieldNode[] {
  const below = (set: SelectionSetNode | undefined): FieldNode[] =>
    fieldsIn(set, info).flatMap((field) => [
      ...(names.has(field.name.value) ? [field] : []),
      ...below(field.selectionSet),
    ]);
  return below(info.operation.selectionSet);
}

/** Whether a field below the one that is being resolved is selected. */
export const selectsField = (info: GraphQLResolveInfo, fieldName: string): boolean =>
  info.fieldNodes.some((node) =>
    fieldsIn(node.selectionSet, info).some((field) => field.name.value === fieldName),
  );
