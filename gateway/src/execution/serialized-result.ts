import type { ExecutionResult, GraphQLError } from 'graphql';
import { utf8Of } from '../kit/utf8.ts';
import type { Chunks } from './projection/output.ts';

/** Copies of a remembered answer in other encodings, by their names, kept and forgotten as it is. */
export interface EncodedCopies {
  get(encoding: string): Buffer | undefined;
  set(encoding: string, copy: Buffer): void;
}

/** A result whose data is JSON already, and is not made again: `data` itself is null. */
export interface SerializedResult extends ExecutionResult {
  readonly data: null;
  /** The answer as JSON, with the errors and extensions of `shown`, of which some may be left out. */
  readonly stringify: (shown: ExecutionResult) => string;
  /** The same as bytes. */
  readonly bytes: (shown: ExecutionResult) => Buffer;
  /** Of what `bytes` gives where nothing else is shown; absent for one that is not remembered. */
  readonly copies?: EncodedCopies;
}

/** A result of data as JSON that chunks complete, and of errors that are fit for clients. */
export function serializedResult(
  data: string,
  chunks: Chunks,
  errors: readonly GraphQLError[],
): SerializedResult {
  function markedText({ errors: shown, extensions }: ExecutionResult): string {
    const head = shown === undefined ? '' : `"errors":${JSON.stringify(shown)},`;
    const tail = extensions === undefined ? '' : `,"extensions":${JSON.stringify(extensions)}`;
    return `{${head}"data":${data}${tail}}`;
  }
  return {
    data: null,
    ...(errors.length === 0 ? {} : { errors }),
    stringify: (shown) => chunks.textOf(markedText(shown)),
    bytes: (shown) => chunks.bytesOf(markedText(shown)),
  };
}

/** An answer that is kept, and its copies. */
export interface RememberedAnswer {
  readonly bytes: Buffer;
  readonly copies: EncodedCopies;
}

/** A remembered answer, which has neither errors nor extensions of its own. */
export function rememberedResult({ bytes: answer, copies }: RememberedAnswer): SerializedResult {
  const withExtensions = (extensions: object): string =>
    `${answer.toString('utf8', 0, answer.byteLength - 1)},"extensions":${JSON.stringify(extensions)}}`;
  return {
    data: null,
    copies,
    stringify: ({ extensions }) =>
      extensions === undefined ? answer.toString('utf8') : withExtensions(extensions),
    bytes: ({ extensions }) => (extensions === undefined ? answer : utf8Of(withExtensions(extensions))),
  };
}

const isSerialized = (result: ExecutionResult): result is SerializedResult => 'bytes' in result;

/** The answer as it is sent. */
export const bytesOf = (result: ExecutionResult): Buffer =>
  isSerialized(result) ? result.bytes(result) : utf8Of(JSON.stringify(result));

/** The encoded copies of what `bytesOf` gives for a result; null for one that is made anew each time. */
export const copiesOf = (result: ExecutionResult): EncodedCopies | null =>
  isSerialized(result) && result.extensions === undefined ? (result.copies ?? null) : null;
