/** A finished or refused operation, for logs and metrics. */
export interface OperationReport {
  readonly name: string | null;
  /** The latest release with the document; null for none. */
  readonly release: string | null;
  /** `unknown` when it was refused before its document was known. */
  readonly type: string;
  /** OK or the code of the first error. */
  readonly code: string;
  /** null for a refused one. */
  readonly seconds: number | null;
}

/** Use of the graph by an operation, to find deprecated parts that can be removed. */
export interface UseReport {
  /** The latest release with the document; null for none. */
  readonly release: string | null;
  /** The release that the client reports. */
  readonly client: string;
  /** Schema coordinates. */
  readonly deprecated: readonly string[];
}

/** Outcome of one upstream call. `code` is set, and `status` may be null, when the response was not usable. */
export interface CallReport {
  readonly endpointId: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly durationMs: number;
  /** How often the call was sent: 0 to 2. */
  readonly tries: number;
  readonly requestId: string;
}

/** `closed` lets calls pass, `open` refuses them, `half-open` refuses all but a probe. */
export type CircuitState = 'closed' | 'half-open' | 'open';

/** State of a group of upstream calls. */
export interface GroupStatus {
  readonly group: string;
  readonly state: CircuitState;
  readonly running: number;
  readonly waiting: number;
}
