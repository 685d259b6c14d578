import type { ErrorCode } from '@tipgraph/client';

const codes: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'LOCKED']);

/** Whether the whole app tells of a mutation's fault by itself, so that a form need not. */
export const isHandledGlobally = (code: ErrorCode): boolean => codes.has(code);
