import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

/** An operation and the paths of the text values in its variables. */
export interface SampleOperation {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly textPaths: readonly (readonly string[])[];
}

const scalars: Readonly<Record<string, unknown>> = {
  String: 'a',
  ID: 'a',
  Int: 1,
  Float: 1.5,
  Boolean: true,
  DateTime: '2030-01-01T12:00:00Z',
  Date: '2030-01-01',
  YearMonth: '2030-01',
};

/** A simple value of a type. Adds the paths of texts to `paths`. Lists have one item, lists of files none. */
function sampleValue(type: GraphQLInputType, path: readonly string[], paths: (readonly string[])[]): unknown {
  if (isNonNullType(type)) return sampleValue(type.ofType, path, paths);
  const named = getNamedType(type);
  if (isListType(type))
    return named.name === 'Upload' ? [] : [sampleValue(type.ofType, [...path, '0'], paths)];
  if (isInputObjectType(named)) {
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter((field) => getNamedType(field.type).name !== 'Upload' || isListType(field.type))
        .map((field) => [field.name, sampleValue(field.type, [...path, field.name], paths)]),
    );
  }
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (named.name === 'String' || named.name === 'ID') paths.push(path);
  return scalars[named.name];
}

/** An operation with one field and all its arguments; `wrap` adds the selections around it. */
function sampleOf(
  { name, args }: GraphQLField<unknown, unknown>,
  selection: string,
  wrap: (field: string) => string,
): SampleOperation {
  const textPaths: (readonly string[])[] = [];
  const variables = Object.fromEntries(
    args.map((arg) => [arg.name, sampleValue(arg.type, [arg.name], textPaths)]),
  );
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inBrackets = (text: string) => (text === '' ? '' : `(${text})`);
  const field = `${name}${inBrackets(given)}${selection}`;
  return { name, query: wrap(field).replace('()', inBrackets(declared)), variables, textPaths };
}

const fieldsOf = (schema: GraphQLSchema, type: string) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields());

/** Every mutation with all input fields. */
export const sampleMutations = (schema: GraphQLSchema): SampleOperation[] =>
  fieldsOf(schema, 'Mutation').map((field) =>
    sampleOf(field, ' { errors { field code } }', (text) => `mutation () { ${text} }`),
  );

/** Every field of Query and Admin with a text argument. Lists start at their beginning. */
export const sampleQueries = (schema: GraphQLSchema): SampleOperation[] =>
  ['Query', 'Admin']
    .flatMap((type) =>
      fieldsOf(schema, type).map((field) =>
        sampleOf(field, isLeafType(getNamedType(field.type)) ? '' : ' { __typename }', (text) =>
          type === 'Admin' ? `query () { admin { ${text} } }` : `query () { ${text} }`,
        ),
      ),
    )
    .filter(({ textPaths }) => textPaths.length > 0)
    .map((sample) => ({ ...sample, variables: { ...sample.variables, after: null } }));

/** A copy of `value` with `text` at `path`. */
export function withText(value: unknown, path: readonly string[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? withText(item, rest, text) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? withText(inner, rest, text) : inner]),
  );
}
