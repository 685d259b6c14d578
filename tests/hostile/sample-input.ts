import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** A mutation as a client writes it, and the places in its variables where a client's text goes. */
export interface SampleMutation {
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
};

/** A value of a type, of the plainest kind; texts are put into `paths`. Lists have one item, and those of files none. */
function sampleOf(type: GraphQLInputType, path: readonly string[], paths: (readonly string[])[]): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, path, paths);
  const named = getNamedType(type);
  if (isListType(type)) return named.name === 'Upload' ? [] : [sampleOf(type.ofType, [...path, '0'], paths)];
  if (isInputObjectType(named)) {
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter((field) => getNamedType(field.type).name !== 'Upload' || isListType(field.type))
        .map((field) => [field.name, sampleOf(field.type, [...path, field.name], paths)]),
    );
  }
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (named.name === 'String' || named.name === 'ID') paths.push(path);
  return scalars[named.name];
}

/** Every mutation of a schema with all fields of its input filled in. */
export function sampleMutations(schema: GraphQLSchema): SampleMutation[] {
  const mutations = Object.values((schema.getMutationType() as GraphQLObjectType).getFields());
  return mutations.map(({ name, args }) => {
    const textPaths: (readonly string[])[] = [];
    const variables = Object.fromEntries(
      args.map((arg) => [arg.name, sampleOf(arg.type, [arg.name], textPaths)]),
    );
    const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
    const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const inBrackets = (text: string) => (text === '' ? '' : `(${text})`);
    const query = `mutation ${inBrackets(declared)} { ${name}${inBrackets(given)} { errors { field code } } }`;
    return { name, query, variables, textPaths };
  });
}

/** The variables with another text at one place. */
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
