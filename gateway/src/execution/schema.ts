import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { DomainResolvers } from '../domains/define-domain.ts';
import { resolvers as domainResolvers } from '../domains/index.ts';
import { dateTimeScalar } from '../kit/date-time.ts';
import { uploadScalar } from '../kit/upload-scalar.ts';
import { applyAccess } from './access.ts';

/** `schema.graphql` at the project's root, at the same distance from `src/execution` and `dist/execution`. */
const contract = new URL('../../../schema.graphql', import.meta.url);

/**
 * Builds the executable schema with the rules of `@access` applied. Fields of `Subscription` read the property of
 * their name from the root value: live executes each payload that way.
 */
export function buildSchema(resolvers: readonly DomainResolvers[] = domainResolvers): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(contract, 'utf8'),
    resolvers: [{ DateTime: dateTimeScalar, Upload: uploadScalar }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return applyAccess(schema);
}
