import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { LivePayload } from './live-payload.ts';
import { createResolvers, type Read } from './resolvers.ts';

/** Starts a subscription to the rows that come. */
type Follow<Context> = (
  context: Context,
) => AsyncIterable<{ dropinfosAdded: LivePayload }> | Promise<AsyncIterable<{ dropinfosAdded: LivePayload }>>;

/**
 * The gateway's own schema with resolvers for the fields that the bench asks for, as each peer's users would write them.
 * @param follow where rows come from; without it there are no subscriptions
 */
export function makeSchema<Context extends object>(
  read: Read<Context>,
  follow?: Follow<Context>,
): GraphQLSchema {
  const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  const dropinfosAdded = {
    subscribe: (_: unknown, __: unknown, context: Context) => follow?.(context),
  };
  const resolvers = { ...createResolvers(read), ...(follow && { Subscription: { dropinfosAdded } }) };
  return makeExecutableSchema<Context>({ typeDefs, resolvers });
}
