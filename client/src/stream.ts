import { type GraphDocument, requestOf } from './document.ts';
import { type ErrorCode, GraphError, isRecord, readErrors } from './errors.ts';
import type { Context, LiveSink } from './options.ts';
import { after } from './timers.ts';

/** Faults that the same request would meet again. */
const final = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'LOCKED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_DOCUMENT_REQUIRED',
  'PERSISTED_DOCUMENT_NOT_FOUND',
]);

/** What one sending of a subscription is told. */
export interface WireSink {
  next(result: Readonly<Record<string, unknown>>): void;
  /** @param fault the answer's errors, or the GraphError of a refused connection; absent for an end that is neither */
  end(fault?: unknown): void;
}

/** One way to carry a stream. */
export interface Wire {
  /** Sends a request and returns how to stop; after `end` nothing more comes. */
  open(request: Record<string, unknown>, sink: WireSink): () => void;
  /** Whether what it sent last was of the session of now. */
  isCurrent(): boolean;
}

const pause = (seconds: number): Promise<void> =>
  seconds > 0 ? new Promise((resolve) => after(seconds * 1000, resolve)) : Promise.resolve();

/** Variables whose `after` is read anew whenever they are sent, so that each reconnect resumes behind the last payload. */
const resuming = (variables: Readonly<Record<string, unknown>>, cursor: () => string | null): object =>
  Object.defineProperty({ ...variables }, 'after', { enumerable: true, get: cursor });

/**
 * One subscription as a stream without end. The cursor of each payload becomes the `after` with which the
 * subscription is resumed when the connection comes back; a cursor that the server no longer takes is dropped,
 * which is a gap. Faults that may pass are tried again after a back-off, others end it. Returns how to stop.
 */
export function openStream(
  wire: Wire,
  { backOff }: Pick<Context, 'backOff'>,
  document: GraphDocument,
  variables: Readonly<Record<string, unknown>>,
  sink: LiveSink<unknown>,
): () => void {
  let cursor = typeof variables.after === 'string' ? variables.after : null;
  let isOpen = true;
  let attempt = 0;
  let stop: () => void = () => undefined;
  const lastCursor = () => cursor;
  const request = requestOf(document, resuming(variables, lastCursor));
  const open = () => {
    stop = wire.open(request, { next, end });
  };
  const again = async (seconds: number) => {
    const wait = backOff.wait(attempt);
    attempt += 1;
    await wait;
    await pause(seconds);
    if (isOpen) open();
  };
  const fail = (error: GraphError) => {
    isOpen = false;
    sink.error?.(error, wire.isCurrent());
  };
  const next = (result: Readonly<Record<string, unknown>>) => {
    if (!isOpen) return;
    if (!isRecord(result.data)) {
      stop();
      end(result.errors);
      return;
    }
    attempt = 0;
    const [payload] = Object.values(result.data);
    const { cursor: reached, gap } = isRecord(payload) ? payload : {};
    if (typeof reached === 'string') cursor = reached;
    if (gap === true) sink.gap?.();
    sink.next({ data: result.data, errors: readErrors(result.errors), cursor });
  };
  const end = (fault?: unknown) => {
    if (!isOpen) return;
    if (fault instanceof GraphError) return fail(fault);
    const [first] = readErrors(fault);
    if (first?.code === 'BAD_USER_INPUT' && cursor !== null) {
      cursor = null;
      sink.gap?.();
    } else if (first && final.has(first.code)) {
      return fail(first);
    }
    void again(first?.retryAfter ?? 0);
  };

  open();
  return () => {
    isOpen = false;
    stop();
  };
}
