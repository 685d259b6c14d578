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
import { fieldsOf } from './walk-selection.ts';

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
