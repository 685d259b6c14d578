import type { ExecutionResult, GraphQLError } from 'graphql';
import { utf8Of } from '../kit/utf8.ts';
import type { Chunks } from './projection/output.ts';

/** Compressed copies of a cached answer, by content encoding. */
export interface EncodedCopies {
  get(encoding: string): Buffer | undefined;
  set(encoding: string, copy: Buffer): void;
}

/** A result whose data is already JSON; `data` is null. */
export interface SerializedResult extends ExecutionResult {
  readonly data: null;
  /** The answer as JSON, with the errors and extensions of `shown`. */
  readonly stringify: (shown: ExecutionResult) => string;
  /** The same as bytes. */
  readonly bytes: (shown: ExecutionResult) => Buffer;
  /** Copies of `bytes` without extensions; absent for a result that is not cached. */
  readonly copies?: EncodedCopies;
}

/**
 * @param data JSON with placeholders for `chunks`
 * @param errors as presented to clients
 */
export function serializedResult(
  data: string,
  chunks: Chunks,
  errors: readonly GraphQLError[],
): SerializedResult {
  function textWithPlaceholders({ errors: shown, extensions }: ExecutionResult): string {
    const head = shown === undefined ? '' : `"errors":${JSON.stringify(shown)},`;
    const tail = extensions === undefined ? '' : `,"extensions":${JSON.stringify(extensions)}`;
    return `{${head}"data":${data}${tail}}`;
  }
  return {
    data: null,
    ...(errors.length === 0 ? {} : { errors }),
    stringify: (shown) => chunks.textOf(textWithPlaceholders(shown)),
    bytes: (shown) => chunks.bytesOf(textWithPlaceholders(shown)),
  };
}

export interface SerializedAnswer {
  readonly bytes: Buffer;
  readonly copies: EncodedCopies;
}

/** The result of a cached answer, which has no errors or extensions. */
export function cachedResult({ bytes: answer, copies }: SerializedAnswer): SerializedResult {
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

export const bytesOf = (result: ExecutionResult): Buffer =>
  isSerialized(result) ? result.bytes(result) : utf8Of(JSON.stringify(result));

/** Compressed copies of `bytesOf`; null for a result that is not cached. */
export const copiesOf = (result: ExecutionResult): EncodedCopies | null =>
  isSerialized(result) && result.extensions === undefined ? (result.copies ?? null) : null;
