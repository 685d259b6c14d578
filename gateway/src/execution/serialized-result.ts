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
  readonly bytes: (shown: ExecutionResult) => Buffer;
  /** The same as text, for Yoga. */
  readonly stringify: (shown: ExecutionResult) => string;
  /** Copies of `bytes` without extensions; absent for a result that is not cached. */
  readonly copies?: EncodedCopies;
}

const fromBytes = (bytes: SerializedResult['bytes']): SerializedResult => ({
  data: null,
  bytes,
  stringify: (shown) => bytes(shown).toString(),
});

/**
 * @param data JSON with placeholders for `chunks`
 * @param errors as presented to clients
 */
export function serializedResult(
  data: string,
  chunks: Chunks,
  errors: readonly GraphQLError[],
): SerializedResult {
  const result = fromBytes(({ errors: shown, extensions }) => {
    const head = shown === undefined ? '' : `"errors":${JSON.stringify(shown)},`;
    const tail = extensions === undefined ? '' : `,"extensions":${JSON.stringify(extensions)}`;
    return chunks.bytesOf(`{${head}"data":${data}${tail}}`);
  });
  return errors.length === 0 ? result : { ...result, errors };
}

export interface SerializedAnswer {
  readonly bytes: Buffer;
  readonly copies: EncodedCopies;
}

/** The result of a cached answer, which has no errors or extensions. */
export function cachedResult({ bytes: answer, copies }: SerializedAnswer): SerializedResult {
  const result = fromBytes(({ extensions }) => {
    if (extensions === undefined) return answer;
    const text = answer.toString('utf8', 0, answer.byteLength - 1);
    return utf8Of(`${text},"extensions":${JSON.stringify(extensions)}}`);
  });
  return { ...result, copies };
}

const isSerialized = (result: ExecutionResult): result is SerializedResult => 'bytes' in result;

export const bytesOf = (result: ExecutionResult): Buffer =>
  isSerialized(result) ? result.bytes(result) : utf8Of(JSON.stringify(result));

/** Compressed copies of `bytesOf`; null for a result that is not cached. */
export const copiesOf = (result: ExecutionResult): EncodedCopies | null =>
  isSerialized(result) && result.extensions === undefined ? (result.copies ?? null) : null;
