import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import type { AnyEndpoint, Domain } from '../domains/define-domain.ts';
import { allEndpoints } from '../domains/index.ts';
import * as domainsByName from '../domains/list.ts';
import type { FieldCall, FieldName, NodeCall } from '../kit/field-use.ts';
import { groupBy } from '../kit/group-by.ts';
import { indexUses } from './cost/field-uses.ts';
import { createMeasure } from './cost/operation-cost.ts';
import { contract } from './schema.ts';

export interface FieldAccess {
  readonly signedIn: boolean;
  readonly permission: string | null;
  readonly roles: readonly string[];
}

export type FieldCallReference = ReturnType<typeof callOf>;

export type GraphReference = ReturnType<typeof readGraphReference>;

type CallTerms = Omit<FieldCall, 'field' | 'per'> & Pick<FieldCall | NodeCall, 'per'>;

/** Text for when a field makes a call, and how often. */
export function termsOf({ per, of, pages, times, when = {} }: CallTerms): string[] {
  return [
    ...(per === 'object' ? ['one for each object'] : []),
    ...(of === undefined ? [] : [`only below ${of.map((field) => `\`${field}\``).join(', ')}`]),
    ...(typeof pages === 'number' ? [`one for ${pages} items`] : []),
    ...(times === undefined ? [] : [`up to ${times} times`]),
    ...Object.entries(when).map(([name, wanted]) => {
      if (wanted === 'given') return `with \`${name}\``;
      return wanted === 'absent' ? `without \`${name}\`` : `\`${name}\` ${wanted.join(' or ')}`;
    }),
  ];
}

/** A document with one field of a root type, or of an object that a root field returns without arguments. */
function entryDocument(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { name, type: resultType, args }: GraphQLField<unknown, unknown>,
): string {
  const required = args.filter(isRequiredArgument);
  const list = (texts: readonly string[]) => (texts.length > 0 ? `(${texts.join(', ')})` : '');
  const variables = list(required.map((argument) => `$${argument.name}: ${argument.type}`));
  const values = list(required.map((argument) => `${argument.name}: $${argument.name}`));
  const selection = `${name}${values}${isLeafType(getNamedType(resultType)) ? '' : ' { __typename }'}`;
  const kind = rootKindOf(schema, type);
  if (kind !== undefined) return `${kind}${variables} { ${selection} }`;
  const parentField = Object.values(schema.getQueryType()?.getFields() ?? {}).find(
    (field) => getNamedType(field.type) === type,
  );
  return `query${variables} { ${parentField?.name} { ${selection} } }`;
}

const callOf = (endpoint: AnyEndpoint, terms: readonly string[]) => ({
  id: endpoint.id,
  method: endpoint.method,
  path: endpoint.template,
  cost: endpoint.cost,
  terms,
});

/** Reads the documentation of the graph from the schema, the domains and the endpoints. */
export function readGraphReference() {
  const text = readFileSync(contract, 'utf8');
  const schema = buildSchema(text);
  const uses = indexUses(allEndpoints);
  const measure = createMeasure(schema, allEndpoints);
  const rule = schema.getDirective('access');
  return {
    /** Source of `schema.graphql`. */
    text,
    schema,
    domains: nameDomains(schema),
    /** null for a field without `@access`. */
    accessOf({ astNode }: GraphQLField<unknown, unknown>): FieldAccess | null {
      const given = rule && astNode ? getDirectiveValues(rule, astNode) : undefined;
      if (given === undefined) return null;
      const { signedIn, permission, roles } = given;
      return {
        signedIn: signedIn !== false,
        permission: typeof permission === 'string' ? permission : null,
        roles: Array.isArray(roles) ? roles.map(String) : [],
      };
    },
    /** Cost of an operation with this field alone (see `entryDocument`): the maximum over its required arguments. */
    costOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): number {
      const document = parse(entryDocument(schema, type, field));
      const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
      return operation === undefined ? 0 : measure(document, operation, null).cost;
    },
    callsOf: (field: FieldName) => uses.of(field).map(({ endpoint, use }) => callOf(endpoint, termsOf(use))),
    /** The calls by which `Query.node` finds an object of a type. */
    callsToFind: (type: string) => uses.find(type).map(({ endpoint, use }) => callOf(endpoint, termsOf(use))),
  };
}

/** Without the types of introspection. */
export const documentedTypes = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

const shared = 'shared';

/** The domain that a type is named after, such as `seal` for `SealHead`. */
const namesakeOf = (type: string, domains: Iterable<string>): string | undefined =>
  [...domains]
    .filter((domain) =>
      type
        .replace(/^Admin(?=.)/, '')
        .toLowerCase()
        .startsWith(domain.toLowerCase()),
    )
    .toSorted((one, other) => other.length - one.length)[0];

/** The domain of each type and field that a domain finds, resolves or sends. */
function claimedNames(domains: Readonly<Record<string, Domain>>): Map<string, string> {
  const names = new Map<string, string>();
  const claims = new Map<string, Map<string, number>>();
  for (const [domain, { resolvers, live }] of Object.entries(domains)) {
    if (live !== null) names.set(`Subscription.${live.field}`, domain);
    for (const [type, own] of resolvers.flatMap(Object.entries)) {
      const fields = Object.keys(own);
      for (const field of fields) names.set(`${type}.${field}`, domain);
      const ofType = claims.get(type) ?? new Map<string, number>();
      claims.set(type, ofType.set(domain, (ofType.get(domain) ?? 0) + fields.length));
    }
  }
  for (const [type, counts] of claims) {
    const [[most = shared] = []] = [...counts].toSorted(([, one], [, other]) => other - one);
    names.set(type, counts.size === 1 ? most : (namesakeOf(type, counts.keys()) ?? most));
  }
  for (const [domain, { nodes }] of Object.entries(domains)) {
    for (const type of Object.keys(nodes)) names.set(type, domain);
  }
  return names;
}

/** The fields of an object, an interface or an input; none for other types. */
export const membersOf = (
  type: GraphQLNamedType,
): readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields())
    : [];

/** The types of all fields and arguments, each with its user such as `Query.plans`. */
export const typeUses = (schema: GraphQLSchema) =>
  documentedTypes(schema).flatMap((type) =>
    membersOf(type).flatMap((member) => {
      const use = ({ type: used }: { readonly type: GraphQLType }, isInput: boolean) => ({
        user: `${type.name}.${member.name}`,
        used: getNamedType(used).name,
        isInput,
      });
      const args = 'args' in member ? member.args : [];
      return [use(member, isInputObjectType(type)), ...args.map((argument) => use(argument, true))];
    }),
  );

const rootKindOf = (schema: GraphQLSchema, type: GraphQLNamedType): OperationTypeNode | undefined =>
  Object.values(OperationTypeNode).find((kind) => schema.getRootType(kind) === type);

export const isRoot = (schema: GraphQLSchema, type: GraphQLNamedType): boolean =>
  rootKindOf(schema, type) !== undefined;

/**
 * Returns the domain of a type, or of a root field such as `Query.plans`. A type that no domain claims belongs to the only
 * domain that uses it, otherwise to the one it is named after, otherwise it is shared.
 */
function nameDomains(schema: GraphQLSchema): (name: string) => string {
  const names = claimedNames(domainsByName);
  for (const type of Object.values(schema.getTypeMap()))
    if (isRoot(schema, type)) names.set(type.name, shared);
  const domainOf = (name: string): string | undefined =>
    names.get(name) ?? names.get(name.split('.')[0] ?? '');
  const users = groupBy(typeUses(schema), ({ used }) => used);
  const open = new Set([...users.keys()].filter((name) => !names.has(name)));
  for (let found = true; found; ) {
    found = false;
    for (const name of open) {
      const known = (users.get(name) ?? []).flatMap(({ user }) => domainOf(user) ?? []);
      if (known.length < (users.get(name)?.length ?? 0)) continue;
      const domains = new Set(known);
      const [only = shared] = domains;
      names.set(name, domains.size === 1 ? only : (namesakeOf(name, domains) ?? shared));
      open.delete(name);
      found = true;
    }
  }
  return (name) => domainOf(name) ?? shared;
}
