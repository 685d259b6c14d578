import { type ErrorCode, toErrorCode } from './app-error.ts';
import { isRecord } from './graph-response.ts';

/** The code of the first fault that a field caught, or of a fault in an answer; INTERNAL where none is named. */
export function caughtCode([fault]: readonly unknown[]): ErrorCode {
  const extensions = isRecord(fault) ? fault.extensions : null;
  return toErrorCode(isRecord(extensions) ? extensions.code : null);
}
