import { toErrorCode } from '@tipgraph/client';
import { isRecord } from '../is-record.ts';
import { type OperationFault, toFault } from './app-error.ts';

/** The first fault that a field caught, or of an answer; INTERNAL where no code is named. */
export function caughtFault([error]: readonly unknown[]): OperationFault {
  const extensions = isRecord(error) && isRecord(error.extensions) ? error.extensions : {};
  const { code, requestId } = extensions;
  return toFault(toErrorCode(code), typeof requestId === 'string' ? requestId : null);
}
