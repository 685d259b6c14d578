import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { DomainResolvers } from '../domains/define-domain.ts';
import { resolvers as domainResolvers } from '../domains/index.ts';
import { scalars } from '../kit/scalars.ts';
import { uploadScalar } from '../kit/upload-scalar.ts';
import { applyAccess } from './access.ts';

/** `schema.graphql` at the project's root, at the same distance from `src/execution` and `dist/execution`. */
const contract = new URL('../../../schema.graphql', import.meta.url);

interface SchemaParts {
  readonly resolvers?: readonly DomainResolvers[];
  /** Type definitions next to the contract. */
  readonly extensions?: readonly string[];
}

/**
 * Builds the executable schema of the domains with the rules of `@access` applied. Fields of `Subscription` read the property of
 * their name from the root value: live executes each payload that way.
 */
export function buildSchema({
  resolvers = domainResolvers,
  extensions = [],
}: SchemaParts = {}): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [readFileSync(contract, 'utf8'), ...extensions],
    resolvers: [{ ...scalars, Upload: uploadScalar }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return applyAccess(schema);
}

let built: GraphQLSchema | null = null;

/** The schema of the domains, which all engines of a process share: to build it is nearly all that an engine takes to start. */
export function domainSchema(): GraphQLSchema {
  built ??= buildSchema();
  return built;
}
