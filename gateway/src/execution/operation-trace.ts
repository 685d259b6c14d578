import { createHash } from 'node:crypto';
import type { TraceSpan } from '../kit/trace.ts';
import type { CallTrace, CallTracer } from '../rest/session.ts';

/** What is told about an operation. */
interface TracedOperation {
  readonly type: string;
  readonly name: string | null;
  /** The document's text. */
  readonly source: string;
}

/** The trace of one operation and of the upstream's calls that it makes. */
export class OperationTrace implements CallTracer {
  readonly #asked: TraceSpan;
  #running: TraceSpan | null = null;

  /** @param asked the step that the operation came with: a request, or a message on a socket */
  constructor(asked: TraceSpan) {
    this.#asked = asked;
  }

  /** The operation begins to run; said again it changes nothing. */
  begin({ type, name, source }: TracedOperation): void {
    this.#running ??= this.#asked.startChild(name === null ? type : `${type} ${name}`, 'internal', {
      'graphql.operation.type': type,
      ...(name === null ? {} : { 'graphql.operation.name': name }),
      'graphql.document.id': createHash('sha256').update(source).digest('hex'),
    });
  }

  /** It has its answer; `code` is OK or that of its first error. */
  end(code: string): void {
    this.#running?.setAttributes({ 'tipgraph.code': code });
    this.#running?.end(code === 'OK' ? null : code);
  }

  /** A call to the upstream begins. */
  call(endpointId: string, method: string): CallTrace {
    const span = (this.#running ?? this.#asked).startChild(endpointId, 'client', {
      'http.request.method': method,
      'tipgraph.endpoint': endpointId,
    });
    return {
      traceparent: span.traceparent,
      end(status, code) {
        if (status !== null) span.setAttributes({ 'http.response.status_code': status });
        span.end(code);
      },
    };
  }
}
