import type { Client, FormattedExecutionResult, SubscribePayload } from 'graphql-ws';
import { startTransition } from 'react';
import {
  type GraphQLSingularResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { AppError, type ErrorCode } from '../relay/app-error.ts';
import { isRecord, readGraphErrors, toRelayResponse } from '../relay/graph-response.ts';
import type { BackOff } from './back-off.ts';
import { refusalOf } from './connection-protocol.ts';

/** Hears of what streams over the connection. */
export interface StreamListener {
  /** A payload came; with a gap, something before it may be lost. */
  onPayload(gap: boolean): void;
  onFailure(code: ErrorCode): void;
}

/** Faults that the same request would meet again. */
const final = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'LOCKED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'PERSISTED_DOCUMENT_NOT_FOUND',
]);

/**
 * One subscription as a stream without end. The cursor of each payload becomes the `after` with which the
 * subscription is resumed when the connection comes back; a cursor that the server no longer takes is dropped,
 * which counts as a gap. Faults that may pass are tried again after a back-off, others end it with AppError.
 */
export function openStream(
  client: Client,
  backOff: BackOff,
  listener: StreamListener,
  params: RequestParameters,
  variables: Variables,
): Observable<GraphQLSingularResponse> {
  return Observable.create((sink) => {
    let cursor: unknown = variables.after ?? null;
    let isOpen = true;
    let attempt = 0;
    let stop: () => void = () => undefined;

    // Read anew whenever the client sends the request, so that each reconnect resumes after the last payload.
    const resuming = Object.defineProperty({ ...variables }, 'after', {
      enumerable: true,
      get: () => cursor,
    });

    const again = async () => {
      const wait = backOff(attempt);
      attempt += 1;
      await wait;
      if (isOpen) open();
    };
    const fail = (code: ErrorCode, message: string) => {
      listener.onFailure(code);
      if (isOpen) sink.error(new AppError(code, message));
    };
    const open = () => {
      // The protocol's library takes no request without a query.
      const request: SubscribePayload & { documentId: string | null | undefined } = {
        query: '',
        documentId: params.id,
        operationName: params.name,
        variables: resuming,
      };
      stop = client.subscribe<Record<string, unknown>>(request, {
        next,
        error,
        complete: () => void (isOpen && again()),
      });
    };
    const next = (message: FormattedExecutionResult<Record<string, unknown>, unknown>) => {
      const response = toRelayResponse(message);
      if (!response) return error(message.errors);
      attempt = 0;
      const payload = rootField(response);
      if (typeof payload.cursor === 'string') cursor = payload.cursor;
      // Whoever uses the page comes first: what a payload changes is drawn in slices between.
      startTransition(() => sink.next(response));
      listener.onPayload(payload.gap === true);
    };
    const error = (fault: unknown) => {
      if (!isOpen) return;
      const refusal = refusalOf(fault);
      if (refusal) return sink.error(new AppError(refusal, 'The live connection was refused'));
      const [first] = readGraphErrors({ errors: fault });
      if (first?.code === 'BAD_USER_INPUT' && cursor !== null) {
        cursor = null;
        listener.onPayload(true);
        return void again();
      }
      if (first && final.has(first.code)) return fail(first.code, first.message);
      void again();
    };

    open();
    return () => {
      isOpen = false;
      stop();
    };
  });
}

function rootField(response: GraphQLSingularResponse): Record<string, unknown> {
  const [payload] = Object.values(response.data ?? {});
  return isRecord(payload) ? payload : {};
}
