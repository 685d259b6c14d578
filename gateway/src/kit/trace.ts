/** What is told about a step: names as OpenTelemetry's conventions have them, never a value that a client wrote but for names. */
export type TraceAttributes = Readonly<Record<string, string | number>>;

export type TraceKind = 'server' | 'client' | 'internal';

/** One step of what a request set off, from its start until it is ended. */
export interface TraceSpan {
  /** The header `traceparent` for what this step asks of others. */
  readonly traceparent: string;
  /** Begins a step within this one. */
  startChild(name: string, kind: TraceKind, attributes?: TraceAttributes): TraceSpan;
  /** Tells more about the step. */
  setAttributes(attributes: TraceAttributes): void;
  /** Ends the step; `failure` is the code of what went wrong, null when nothing did. */
  end(failure: string | null): void;
}

/** Where traces begin. */
export interface Tracing {
  /** Begins the first step here, within the caller's own where `traceparent` names one. */
  startSpan(name: string, traceparent: string | null | undefined, attributes: TraceAttributes): TraceSpan;
  /** Sends what was not yet sent. */
  close(): Promise<void>;
}
