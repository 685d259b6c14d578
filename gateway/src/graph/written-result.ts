import type { ExecutionResult, GraphQLError } from 'graphql';

/** A result whose data is JSON already, and is not made again: `data` itself is null, `stringify` writes what is sent. */
export interface WrittenResult extends ExecutionResult {
  readonly data: null;
  /** The answer as JSON, with the errors of `shown`, who may have left some of them out. */
  readonly stringify: (shown: ExecutionResult) => string;
}

/** A result of data as JSON, and of errors that are fit for clients. */
export function writtenResult(data: string, errors: readonly GraphQLError[]): WrittenResult {
  if (errors.length === 0) return { data: null, stringify: () => `{"data":${data}}` };
  return {
    data: null,
    errors,
    stringify: (shown) => `{"errors":${JSON.stringify(shown.errors ?? [])},"data":${data}}`,
  };
}

/** Whether the data of a result is JSON already. */
export const isWritten = (result: ExecutionResult): result is WrittenResult => 'stringify' in result;
