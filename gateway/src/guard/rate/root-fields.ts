import { type FieldNode, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import { type Fragments, fieldsOf } from '../../kit/walk-selection.ts';

/** One field that an operation asks of its root type, with the arguments as they came. */
export interface RootField {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The part of a prepared operation that is looked at. */
export interface RootedOperation {
  readonly definition: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The fields of the root type of operations that were looked at, for as long as their documents are kept. */
const known = new WeakMap<OperationDefinitionNode, readonly FieldNode[]>();

function fieldsOfRoot({ definition, fragments }: RootedOperation): readonly FieldNode[] {
  const fields = known.get(definition) ?? fieldsOf(definition.selectionSet, fragments);
  known.set(definition, fields);
  return fields;
}

/**
 * Every wanted field of the root type that an operation asks for, through fragments, once for each time it is asked: under
 * ten aliases it is there ten times. Values are not checked against the schema; defaults of variables count.
 */
export function rootFields(operation: RootedOperation, isWanted: (name: string) => boolean): RootField[] {
  const wanted = fieldsOfRoot(operation).filter(({ name }) => isWanted(name.value));
  if (wanted.length === 0) return [];
  const { variableDefinitions = [] } = operation.definition;
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
  );
  const given = { ...Object.fromEntries(defaults), ...operation.variables };
  return wanted.map(({ name, arguments: args = [] }) => ({
    name: name.value,
    args: Object.fromEntries(
      args.map((argument) => [argument.name.value, valueFromASTUntyped(argument.value, given)]),
    ),
  }));
}
