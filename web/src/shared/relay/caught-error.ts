import { toErrorCode } from '@tipgraph/client';
import { isRecord } from '../is-record.ts';
import { type AppError, newAppError } from './app-error.ts';

/** The first fault that a field caught, or of an answer; INTERNAL where no code is named. */
export function caughtError([error]: readonly unknown[]): AppError {
  const extensions = isRecord(error) && isRecord(error.extensions) ? error.extensions : {};
  const { code, requestId } = extensions;
  return newAppError(toErrorCode(code), typeof requestId === 'string' ? requestId : null);
}

/** What a field gave that was read with `@catch(to: RESULT)`; null for what the person may not see. */
export type Caught<T> =
  | { readonly ok: true; readonly value: T | null | undefined }
  | { readonly ok: false; readonly errors: readonly unknown[] }
  | null
  | undefined;

/** A part of what a field gave, or why it gave nothing. */
export function within<T, Part>(
  caught: Caught<T>,
  part: (value: T) => Part | null | undefined,
): Caught<Part> {
  if (!caught?.ok) return caught;
  return { ok: true, value: caught.value == null ? null : part(caught.value) };
}
