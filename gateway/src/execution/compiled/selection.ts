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

/** Values of variables as they were read, by their names. */
export type Variables = Readonly<Record<string, unknown>>;

/** An operation in its document, with the values of the variables that decide which fields it takes. */
export interface Selected {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly conditions: Record<string, unknown>;
}

export interface SelectedField {
  /** Its name in the answer. */
  readonly key: string;
  readonly parentType: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  /** All places of the document that select it. */
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

/** The fields below a field, for one type of the objects that it may give. */
export function fieldsBelow(
  selected: Selected,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): SelectedField[] {
  const { schema, fragments, conditions } = selected;
  return fieldsOf(type, collectSubfields(schema, fragments, conditions, type, nodes));
}

/** Whether a field is `__typename`, which says the same for every object of a type. */
export const isTypeName = ({ field }: SelectedField): boolean => field === TypeNameMetaFieldDef;

/** Whether a field only reads the property of its name, or none. */
export const isPlain = (selected: SelectedField): boolean =>
  isTypeName(selected) || (selected.field.resolve ?? defaultFieldResolver) === defaultFieldResolver;
