import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** One field that an operation asks of its root type, with the arguments as they came. */
export interface RootField {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The part of a prepared operation that is looked at. */
export interface RootedOperation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

function fieldsOf(document: DocumentNode, set: SelectionSetNode, spread: ReadonlySet<string>): FieldNode[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, node.selectionSet, spread);
    const name = node.name.value;
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
    );
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || spread.has(name)) return [];
    return fieldsOf(document, fragment.selectionSet, new Set([...spread, name]));
  });
}

/** The fields of the root type of operations that were looked at, for as long as their documents are kept. */
const known = new WeakMap<OperationDefinitionNode, readonly FieldNode[]>();

function fieldsOfRoot(document: DocumentNode, operation: OperationDefinitionNode): readonly FieldNode[] {
  const fields = known.get(operation) ?? fieldsOf(document, operation.selectionSet, new Set());
  known.set(operation, fields);
  return fields;
}

/**
 * Every wanted field of the root type that an operation asks for, through fragments, once for each time it is asked: under
 * ten aliases it is there ten times. Values are not checked against the schema; defaults of variables count.
 */
export function rootFields(
  { document, operationName, variables }: RootedOperation,
  isWanted: (name: string) => boolean,
): RootField[] {
  const definition = getOperationAST(document, operationName);
  if (!definition) return [];
  const wanted = fieldsOfRoot(document, definition).filter(({ name }) => isWanted(name.value));
  if (wanted.length === 0) return [];
  const defaults = (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
  );
  const given = { ...Object.fromEntries(defaults), ...variables };
  return wanted.map(({ name, arguments: args = [] }) => ({
    name: name.value,
    args: Object.fromEntries(
      args.map((argument) => [argument.name.value, valueFromASTUntyped(argument.value, given)]),
    ),
  }));
}
