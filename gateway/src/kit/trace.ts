/** Names follow OpenTelemetry's conventions. Of client input only names are allowed as values. */
type TraceAttributes = Readonly<Record<string, string | number>>;

export interface TraceSpan {
  /** The header `traceparent` for calls of this span. */
  readonly traceparent: string;
  startChild(name: string, kind: 'client' | 'internal', attributes: TraceAttributes): TraceSpan;
  setAttributes(attributes: TraceAttributes): void;
  /** @param failure an error code; null for success */
  end(failure: string | null): void;
}

export interface Tracing {
  /** Starts a root span, or a child of the caller's when `traceparent` is valid. */
  startSpan(name: string, traceparent: string | null | undefined, attributes: TraceAttributes): TraceSpan;
  /** Exports pending spans. */
  close(): Promise<void>;
}
