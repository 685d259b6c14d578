import { GraphQLError } from 'graphql';

/** Any thrown value as a GraphQLError; what it was stays inside, for the place that gives errors their codes. */
export function toGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
