import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { schema } from './access-rules.ts';

/** Values by the name of a variable or input field. A key `document.name` has priority. */
export type SampleValues = Readonly<Record<string, unknown>>;

const plain: SampleValues = {
  String: 'x',
  ID: 'x',
  Int: 1,
  Float: 2,
  Boolean: false,
  DateTime: '2026-03-14T12:00:00.000Z',
  Date: '2026-03-14',
  YearMonth: '2026-03',
};

/**
 * Values for an operation's variables: the given ones, and a minimal value for other required variables.
 */
export function sampleVariables(
  { name, variableDefinitions = [] }: OperationDefinitionNode,
  known: SampleValues,
): Record<string, unknown> {
  const document = name?.value ?? '';

  function sampleOf(field: string, type: GraphQLInputType): unknown {
    const own = `${document}.${field}`;
    if (own in known) return known[own];
    if (field in known) return known[field];
    if (isListType(getNullableType(type))) return [];
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues()[0]?.name;
    if (!isInputObjectType(named)) return plain[named.name];
    const given = Object.values(named.getFields()).filter(
      (one) => isRequiredInputField(one) || one.name in known || `${document}.${one.name}` in known,
    );
    return Object.fromEntries(given.map((one) => [one.name, sampleOf(one.name, one.type)]));
  }

  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type: node }) => {
      const field = variable.name.value;
      const type = typeFromAST(schema, node) as GraphQLInputType;
      const isGiven = isNonNullType(type) || field in known || `${document}.${field}` in known;
      return isGiven ? [[field, sampleOf(field, type)]] : [];
    }),
  );
}
