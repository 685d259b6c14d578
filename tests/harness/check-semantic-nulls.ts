import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  getDirectiveValues,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { schema } from '../contract/access-rules.ts';

interface Reply {
  readonly data: unknown;
  readonly errors: readonly { readonly path?: readonly (string | number)[] }[];
}

type Path = readonly (string | number)[];

const semanticNonNull = schema.getDirective('semanticNonNull');

/**
 * Checks a result against `@semanticNonNull`: such a field may be null only with an error at its path or below.
 * @throws Error that names the first field that is null without an error
 */
export function checkSemanticNulls(query: string, { data, errors }: Reply): void {
  const document = parse(query);
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const hasError = (path: Path) =>
    errors.some((error) => path.every((key, index) => error.path?.[index] === key));

  function checkField(type: GraphQLNamedType, name: string, value: unknown, path: Path): void {
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    const node = type.getFields()[name]?.astNode;
    if (value !== null || !node || !semanticNonNull || hasError(path)) return;
    if (getDirectiveValues(semanticNonNull, node) === undefined) return;
    throw new Error(`${type.name}.${name} is null without an error, and so not @semanticNonNull.`);
  }

  function checkValue(type: GraphQLNamedType, set: SelectionSetNode, value: unknown, path: Path): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) checkValue(type, set, item, [...path, index]);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const values = new Map(Object.entries(value));
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const found = values.get(key);
        if (found === undefined) continue;
        checkField(type, selection.name.value, found, [...path, key]);
        const field = 'getFields' in type ? type.getFields()[selection.name.value] : undefined;
        if (!field || !selection.selectionSet) continue;
        const inner = getNamedType(field.type);
        if (isCompositeType(inner)) checkValue(inner, selection.selectionSet, found, [...path, key]);
      } else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        const condition = fragment?.typeCondition?.name.value;
        const narrowed = condition === undefined ? type : schema.getType(condition);
        if (fragment && narrowed) checkValue(narrowed, fragment.selectionSet, value, path);
      }
    }
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    if (root) checkValue(root, definition.selectionSet, data, []);
  }
}
