import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How one operation went. `code` is OK or the code of its first error; `seconds` is its duration. */
export interface OperationReport {
  readonly name: string | null;
  /** The newest release that has its document; null when none has. */
  readonly release: string | null;
  readonly type: string;
  readonly code: string;
  readonly seconds: number;
}

/** What one operation uses: the newest release that has its document, null when none has; the release that its client says it is; and what it names that is deprecated, by schema coordinates. */
export interface UseReport {
  readonly release: string | null;
  readonly client: string;
  readonly deprecated: readonly string[];
}

export interface CallReport {
  readonly endpointId: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly durationMs: number;
  readonly tries: number;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const operationCounters = (registers: Registry[]) => ({
  operations: new Counter({
    name: 'tipgraph_operations_total',
    help: 'Operations by name, type and code (OK or that of the first error).',
    labelNames: ['name', 'type', 'code'],
    registers,
  }),
  operationDuration: new Histogram({
    name: 'tipgraph_operation_duration_seconds',
    help: 'Duration of operations by name and type.',
    labelNames: ['name', 'type'],
    buckets,
    registers,
  }),
  uses: new Counter({
    name: 'tipgraph_release_operations_total',
    help: 'Operations by the newest release that has their document, and the release that the client says it is.',
    labelNames: ['release', 'client'],
    registers,
  }),
  deprecatedUses: new Counter({
    name: 'tipgraph_deprecated_uses_total',
    help: 'Operations that name something deprecated, by its schema coordinate and their release.',
    labelNames: ['coordinate', 'release'],
    registers,
  }),
});

const upstreamCounters = (registers: Registry[]) => ({
  calls: new Counter({
    name: 'tipgraph_upstream_calls_total',
    help: 'Upstream calls by endpoint and HTTP status, or the code of the fault where no answer came.',
    labelNames: ['endpoint', 'status'],
    registers,
  }),
  callDuration: new Histogram({
    name: 'tipgraph_upstream_duration_seconds',
    help: 'Duration of upstream calls by endpoint.',
    labelNames: ['endpoint'],
    buckets,
    registers,
  }),
  retries: new Counter({
    name: 'tipgraph_upstream_retries_total',
    help: 'Retries of upstream calls by endpoint.',
    labelNames: ['endpoint'],
    registers,
  }),
});

const guardCounters = (registers: Registry[]) => ({
  cacheLookups: new Counter({
    name: 'tipgraph_response_cache_queries_total',
    help: 'Queries by whether the response cache had their answer: hit or miss.',
    labelNames: ['outcome'],
    registers,
  }),
  refusals: new Counter({
    name: 'tipgraph_rate_limited_total',
    help: 'Refusals of what was asked too often, by class: operations, authAttempts, mails, codes, orders, uploads, backtests, sockets.',
    labelNames: ['class'],
    registers,
  }),
  rateLimitFallback: new Counter({
    name: 'tipgraph_rate_limit_fallback_total',
    help: 'Counts for the limits that this process made by itself, because the shared Redis was slow or away.',
    registers,
  }),
});

/** Only names of released documents are labels: of those that clients invent there is no end. */
function operationLabel(name: string | null, release: string | null): string {
  if (name === null) return 'anonymous';
  return release === null ? 'other' : name;
}

/** The gateway's figures for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Makes an empty set of figures; `process` adds those of the process itself. */
export function createMetrics(options: { readonly process: boolean }) {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counters = {
    ...operationCounters(registers),
    ...upstreamCounters(registers),
    ...guardCounters(registers),
  };
  return {
    operation({ name, release, type, code, seconds }: OperationReport): void {
      const operation = operationLabel(name, release);
      counters.operations.inc({ name: operation, type, code });
      counters.operationDuration.observe({ name: operation, type }, seconds);
    },
    use({ release, client, deprecated }: UseReport): void {
      const label = release ?? 'none';
      counters.uses.inc({ release: label, client });
      for (const coordinate of deprecated) counters.deprecatedUses.inc({ release: label, coordinate });
    },
    call({ endpointId, status, code, durationMs, tries }: CallReport): void {
      counters.calls.inc({ endpoint: endpointId, status: status?.toString() ?? code ?? 'none' });
      counters.callDuration.observe({ endpoint: endpointId }, durationMs / 1000);
      if (tries > 1) counters.retries.inc({ endpoint: endpointId });
    },
    responseCache: (isHit: boolean): void => counters.cacheLookups.inc({ outcome: isHit ? 'hit' : 'miss' }),
    rateLimited: (what: string): void => counters.refusals.inc({ class: what }),
    rateLimitFallback: (): void => counters.rateLimitFallback.inc(),
    /** Shows a figure that is read whenever the figures are asked for. */
    gauge(name: string, help: string, read: () => number): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    /** As `gauge`, with a figure for each value of a label. */
    gaugeBy(
      name: string,
      help: string,
      label: string,
      read: () => Iterable<readonly [string, number]>,
    ): void {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          for (const [value, figure] of read()) this.set({ [label]: value }, figure);
        },
      });
    },
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}

interface GroupStatus {
  readonly group: string;
  readonly state: 'closed' | 'half-open' | 'open';
  readonly running: number;
  readonly waiting: number;
}

const circuitStates: Readonly<Record<GroupStatus['state'], number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Exports how the groups of upstream calls are doing. */
export function exportUpstreamMetrics(
  metrics: Pick<Metrics, 'gaugeBy'>,
  rest: { readonly groups: () => readonly GroupStatus[] },
): void {
  const show = (name: string, help: string, figure: (status: GroupStatus) => number) =>
    metrics.gaugeBy(name, help, 'group', () =>
      rest.groups().map((status) => [status.group, figure(status)] as const),
    );
  show(
    'tipgraph_upstream_circuit',
    'Circuit of each group of upstream calls: 0 closed, 1 half open, 2 open.',
    ({ state }) => circuitStates[state],
  );
  show('tipgraph_upstream_running', 'Upstream calls on their way by group.', ({ running }) => running);
  show(
    'tipgraph_upstream_waiting',
    'Upstream calls that wait for a place, by group.',
    ({ waiting }) => waiting,
  );
}
