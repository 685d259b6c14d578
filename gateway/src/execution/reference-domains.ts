import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { Domain } from '../domains/define-domain.ts';
import { domainsByName } from '../domains/index.ts';

/** The domain of a type, or of a field as `Query.plans`. */
export type DomainNames = (name: string) => string;

const shared = 'shared';

/** The domain of some after which a type is named, as `AdminTip` after tips. */
const namesakeOf = (type: string, domains: Iterable<string>): string | undefined =>
  [...domains]
    .filter((domain) =>
      type
        .replace(/^Admin(?=.)/, '')
        .toLowerCase()
        .startsWith(domain.toLowerCase()),
    )
    .toSorted((one, other) => other.length - one.length)[0];

/** Types and fields that domains say themselves: by what finds, resolves or sends them. */
function ownNames(domains: Readonly<Record<string, Domain>>): Map<string, string> {
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

/** What each type uses: the types of its fields and arguments, by the name that says whose the use is. */
function usesIn(schema: GraphQLSchema): (readonly [user: string, used: string])[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isUnionType(type)) return type.getTypes().map(({ name }) => [type.name, name] as const);
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map(
        (field) => [type.name, getNamedType(field.type).name] as const,
      );
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      [field, ...field.args].map(
        (one) => [`${type.name}.${field.name}`, getNamedType(one.type).name] as const,
      ),
    );
  });
}

/** Whether many domains meet in a type, so that each of its fields counts for itself. */
const isRoot = (schema: GraphQLSchema, type: GraphQLNamedType): boolean =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (root) => root?.name === type.name,
  );

/**
 * Says of each type and field of the roots which domain it belongs to. A type that no domain names belongs to the one that
 * uses it; where several do, to the one that it is named after, else it is shared.
 */
export function nameDomains(schema: GraphQLSchema): DomainNames {
  const names = ownNames(domainsByName);
  for (const type of Object.values(schema.getTypeMap()))
    if (isRoot(schema, type)) names.set(type.name, shared);
  const domainOf = (name: string): string | undefined =>
    names.get(name) ?? names.get(name.split('.')[0] ?? '');
  const users = new Map<string, string[]>();
  for (const [user, used] of usesIn(schema)) users.set(used, [...(users.get(used) ?? []), user]);
  const open = new Set([...users.keys()].filter((name) => !names.has(name)));
  for (let found = true; found; ) {
    found = false;
    for (const name of open) {
      const known = (users.get(name) ?? []).flatMap((user) => domainOf(user) ?? []);
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
