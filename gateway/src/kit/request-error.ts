import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Logger } from './logger.ts';

/** What a client is told of a fault of the gateway: the id of its request, under which the fault stands in the log. */
export function maskFault(fault: unknown, requestId: string, logger: Pick<Logger, 'error'>): GraphQLError {
  logger.error({ err: fault, requestId }, 'request fault');
  return new GraphQLError('Something went wrong.', { extensions: { code: 'INTERNAL', requestId } });
}

/** A request that never became an operation: malformed ones are BAD_USER_INPUT, faults are masked and logged. */
export function presentRequestError(error: unknown, logger: Logger): GraphQLError {
  if (error instanceof GraphQLError && error.originalError === undefined) {
    return new GraphQLError(error.message, { extensions: { ...error.extensions, code: 'BAD_USER_INPUT' } });
  }
  const { message, extensions } = maskFault(error, randomUUID(), logger);
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: 500 } } });
}
