import {
  type GraphQLField,
  type OperationDefinitionNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';

/** The unknown value of a variable. Serializes the same for the same variable. */
export class Unknown {
  readonly variable: string;

  constructor(variable: string) {
    this.variable = variable;
  }
}

/** Uncoerced values of variables or arguments; they may be or contain `Unknown`. */
export type InputValues = Readonly<Record<string, unknown>>;

/** Values of an operation's variables, with defaults; all `Unknown` when `given` is null. */
export function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: InputValues | null,
): InputValues {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => {
      const name = variable.name.value;
      if (given === null) return [name, new Unknown(name)];
      if (Object.hasOwn(given, name)) return [name, given[name]];
      return [name, defaultValue && valueFromASTUntyped(defaultValue)];
    }),
  );
}

/** undefined for a variable without a value. */
export const valueIn = (node: ValueNode | undefined, variables: InputValues): unknown =>
  node && valueFromASTUntyped(node, { ...variables });

/** The arguments of a field, with defaults. */
export function argumentValues(
  field: GraphQLField<unknown, unknown>,
  given: readonly { readonly name: { readonly value: string }; readonly value: ValueNode }[],
  variables: InputValues,
): InputValues {
  return Object.fromEntries(
    field.args.map(({ name, defaultValue }) => {
      const value = valueIn(given.find((argument) => argument.name.value === name)?.value, variables);
      return [name, value === undefined ? defaultValue : value];
    }),
  );
}

/** The value at a path such as `filter.leagueFilterId`; `Unknown` if a part of the path is. */
export function valueAt(values: InputValues, path: string): unknown {
  let found: unknown = values;
  for (const part of path.split('.')) {
    if (found instanceof Unknown) return found;
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.hasOwn(found, part) ? Reflect.get(found, part) : undefined;
  }
  return found;
}

/** An integer clamped to 1 to `max`; `max` for an unknown or invalid value. */
export const countIn = (value: unknown, max: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, 1), max) : max;
