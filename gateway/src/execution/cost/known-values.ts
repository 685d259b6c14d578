import {
  type GraphQLField,
  type OperationDefinitionNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';

/** The value of a variable that is not known yet; two of the same variable are the same. */
export class Unknown {
  readonly variable: string;

  constructor(variable: string) {
    this.variable = variable;
  }
}

/** Values of variables or arguments as they are written, some of them or of what they hold `Unknown`. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** The values of an operation's variables: as given or by their defaults; all unknown where none are told (null). */
export function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: KnownValues | null,
): KnownValues {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => {
      const name = variable.name.value;
      if (given === null) return [name, new Unknown(name)];
      if (Object.hasOwn(given, name)) return [name, given[name]];
      return [name, defaultValue && valueFromASTUntyped(defaultValue)];
    }),
  );
}

/** A value of a document; undefined for a variable without a value. */
export const valueIn = (node: ValueNode | undefined, variables: KnownValues): unknown =>
  node && valueFromASTUntyped(node, { ...variables });

/** The arguments of a field, those that are absent by their defaults. */
export function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  given: readonly { readonly name: { readonly value: string }; readonly value: ValueNode }[],
  variables: KnownValues,
): KnownValues {
  return Object.fromEntries(
    field.args.map(({ name, defaultValue }) => {
      const value = valueIn(given.find((argument) => argument.name.value === name)?.value, variables);
      return [name, value === undefined ? defaultValue : value];
    }),
  );
}

/** What stands at a path as `filter.leagueFilterId`; unknown where what it stands in is. */
export function valueAt(values: KnownValues, path: string): unknown {
  let found: unknown = values;
  for (const part of path.split('.')) {
    if (found instanceof Unknown) return found;
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.hasOwn(found, part) ? Reflect.get(found, part) : undefined;
  }
  return found;
}

/** A whole number of 1 to `max`; `max` for what is unknown or no number. */
export const countIn = (value: unknown, max: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, 1), max) : max;
