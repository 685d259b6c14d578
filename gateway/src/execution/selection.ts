import {
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  TypeNameMetaFieldDef,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';

export type Variables = Readonly<Record<string, unknown>>;

/** An operation, with the values of the variables in `@skip` and `@include`. */
export interface Selected {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly conditions: Record<string, unknown>;
}

export interface SelectedField {
  readonly key: string;
  readonly parentType: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  /** All nodes of the document that select the field. */
  readonly nodes: readonly FieldNode[];
}

const fieldsOf = (
  parentType: GraphQLObjectType,
  collected: ReadonlyMap<string, readonly FieldNode[]>,
): SelectedField[] =>
  [...collected].flatMap(([key, nodes]) => {
    const name = nodes[0]?.name.value ?? '';
    const field = name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : parentType.getFields()[name];
    return field === undefined ? [] : [{ key, parentType, field, nodes }];
  });

export function rootFields(selected: Selected, type: GraphQLObjectType): SelectedField[] {
  const { schema, fragments, conditions, operation } = selected;
  return fieldsOf(type, collectFields(schema, fragments, conditions, type, operation.selectionSet));
}

/** The selected fields of the objects of one type. */
export function subfields(
  selected: Selected,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): SelectedField[] {
  const { schema, fragments, conditions } = selected;
  return fieldsOf(type, collectSubfields(schema, fragments, conditions, type, nodes));
}

export const isTypeName = ({ field }: SelectedField): boolean => field === TypeNameMetaFieldDef;

export const isPlain = (selected: SelectedField): boolean =>
  isTypeName(selected) || (selected.field.resolve ?? defaultFieldResolver) === defaultFieldResolver;
