import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { createResolvers, type Read } from './resolvers.ts';

/** The gateway's own schema with resolvers for the fields that the bench asks for, as each peer's users would write them. */
export function makeSchema<Context extends object>(read: Read<Context>): GraphQLSchema {
  const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  return makeExecutableSchema<Context>({ typeDefs, resolvers: createResolvers(read) });
}
