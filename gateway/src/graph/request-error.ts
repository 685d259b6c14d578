import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Logger } from '../observe/logger.ts';

/** A request that never became an operation: malformed ones are BAD_USER_INPUT, faults are masked and logged. */
export function presentRequestError(error: unknown, logger: Logger): GraphQLError {
  if (error instanceof GraphQLError && error.originalError === undefined) {
    return new GraphQLError(error.message, { extensions: { ...error.extensions, code: 'BAD_USER_INPUT' } });
  }
  const requestId = randomUUID();
  logger.error({ err: error, requestId }, 'request fault');
  return new GraphQLError('Something went wrong.', {
    extensions: { code: 'INTERNAL', requestId, http: { status: 500 } },
  });
}
