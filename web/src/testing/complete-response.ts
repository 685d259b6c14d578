import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator, type MockResolvers } from 'relay-test-utils';
import schemaText from '../../../schema.graphql?raw';

const schema = buildSchema(schemaText, { assumeValid: true });

const samples: Readonly<Record<string, unknown>> = {
  String: 'Text',
  Int: 1,
  Float: 1.5,
  Boolean: false,
  DateTime: '2026-03-14T12:00:00Z',
  Date: '2026-03-14',
  YearMonth: '2026-03',
  URL: 'https://pictures.tipgraph.example/1.png',
};

/** Relay's artifacts contain no types, so that Relay takes every scalar for a text. The schema has its type. */
const scalars: MockResolvers = {
  String({ parentType, name }) {
    const owner = schema.getType(parentType ?? '');
    const field = isObjectType(owner) ? owner.getFields()[name ?? ''] : undefined;
    const isRequired =
      isNonNullType(field?.type) ||
      field?.astNode?.directives?.some((directive) => directive.name.value === 'semanticNonNull');
    if (!field || !isRequired) return null;
    const type = getNamedType(field.type);
    const sample = isEnumType(type) ? type.getValues()[0]?.name : samples[type.name];
    return isListType(getNullableType(field.type)) ? [sample] : sample;
  },
};

/** Adds the missing fields of a response's data: null if the schema allows it, otherwise a sample value of the field's type. */
export function completeResponse(
  operation: OperationDescriptor,
  response: GraphQLSingularResponse,
): GraphQLSingularResponse {
  if (!('data' in response) || !response.data) return response;
  const given = () => response.data;
  const resolversOfRoots = { Query: given, Mutation: given, Subscription: given };
  return { ...response, ...MockPayloadGenerator.generate(operation, { ...scalars, ...resolversOfRoots }) };
}
