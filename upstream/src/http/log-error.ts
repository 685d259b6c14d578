import { DrizzleQueryError } from 'drizzle-orm';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** Code of the system or of PostgreSQL. */
  code?: string;
  /** The statement that failed, without its parameters: those may be addresses or tokens. */
  query?: string;
  [other: string]: unknown;
}

/** Describes an error for the log without the values that were in a statement. */
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
