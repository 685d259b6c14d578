import type { ExecutionResult, GraphQLError } from 'graphql';

/** A result whose data is JSON already, and is not made again: `data` itself is null, `stringify` writes what is sent. */
export interface WrittenResult extends ExecutionResult {
  readonly data: null;
  /** The answer as JSON, with the errors and extensions of `shown`, of which some may be left out. */
  readonly stringify: (shown: ExecutionResult) => string;
}

/** A result of data as JSON, and of errors that are fit for clients. */
export const writtenResult = (data: string, errors: readonly GraphQLError[]): WrittenResult => ({
  data: null,
  ...(errors.length === 0 ? {} : { errors }),
  stringify({ errors, extensions }) {
    const head = errors === undefined ? '' : `"errors":${JSON.stringify(errors)},`;
    const tail = extensions === undefined ? '' : `,"extensions":${JSON.stringify(extensions)}`;
    return `{${head}"data":${data}${tail}}`;
  },
});

/** Whether the data of a result is JSON already. */
export const isWritten = (result: ExecutionResult): result is WrittenResult => 'stringify' in result;
