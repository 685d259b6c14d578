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

/** Whether the running operation selects a field at its root, through fragments and by its directives. */
export function selectsRootField(info: GraphQLResolveInfo, fieldName: string): boolean {
  const condition = (directive: GraphQLDirective, node: SelectionNode) =>
    getDirectiveValues(directive, node, info.variableValues)?.if;
  const taken = (node: SelectionNode) =>
    condition(GraphQLSkipDirective, node) !== true && condition(GraphQLIncludeDirective, node) !== false;

  function fieldsOf(set: SelectionSetNode | undefined): FieldNode[] {
    return (set?.selections ?? []).filter(taken).flatMap((node) => {
      if (node.kind === 'Field') return [node];
      return fieldsOf(
        node.kind === 'InlineFragment' ? node.selectionSet : info.fragments[node.name.value]?.selectionSet,
      );
    });
  }

  return fieldsOf(info.operation.selectionSet).some((field) => field.name.value === fieldName);
}
