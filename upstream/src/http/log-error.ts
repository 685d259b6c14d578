import { DrizzleQueryError } from 'drizzle-orm';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** Error code of the system or PostgreSQL. */
  code?: string;
  /** The failed statement, without its parameters, which may be addresses or tokens. */
  query?: string;
  [other: string]: unknown;
}

/** Describes an error for the log without the parameters of statements. */
export function describeError(error: Error): LoggedError {
  if (error instanceof DrizzleQueryError && error.cause) {
    return { ...describeError(error.cause), query: error.query };
  }
  return {
    type: error.name,
    message: error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
  };
}
