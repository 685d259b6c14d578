import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CallReport, CircuitState, GroupStatus, OperationReport, UseReport } from '../kit/reports.ts';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createInstruments(registers: Registry[]) {
  const counter = <Label extends string>(name: string, labelNames: readonly Label[], help: string) =>
    new Counter({ name, labelNames, help, registers });
  const duration = <Label extends string>(name: string, labelNames: readonly Label[], help: string) =>
    new Histogram({ name, labelNames, help, buckets, registers });
  return {
    operations: counter(
      'tipgraph_operations_total',
      ['name', 'type', 'code'],
      'Operations by name, type and code (OK or that of the first error).',
    ),
    operationDuration: duration(
      'tipgraph_operation_duration_seconds',
      ['name', 'type'],
      'Duration of operations by name and type.',
    ),
    releaseUses: counter(
      'tipgraph_release_operations_total',
      ['release', 'client'],
      'Operations by the newest release with their document, and by the release that the client reports.',
    ),
    deprecatedUses: counter(
      'tipgraph_deprecated_uses_total',
      ['coordinate', 'release'],
      'Operations with deprecated parts, by schema coordinate and release.',
    ),
    calls: counter(
      'tipgraph_upstream_calls_total',
      ['endpoint', 'status'],
      'Upstream calls by endpoint and HTTP status, or by error code without a response.',
    ),
    callDuration: duration(
      'tipgraph_upstream_duration_seconds',
      ['endpoint'],
      'Duration of upstream calls by endpoint.',
    ),
    retries: counter(
      'tipgraph_upstream_retries_total',
      ['endpoint'],
      'Retries of upstream calls by endpoint.',
    ),
    cacheLookups: counter(
      'tipgraph_response_cache_queries_total',
      ['outcome'],
      'Queries by response cache outcome: hit or miss.',
    ),
    rateLimited: counter(
      'tipgraph_rate_limited_total',
      ['class'],
      'Rejections by rate limits, by class: operations, authAttempts, mails, codes, orders, uploads, backtests, sockets.',
    ),
    rateLimitFallback: counter(
      'tipgraph_rate_limit_fallback_total',
      [],
      'Rate limit counts that this process made because the shared Redis was slow or unavailable.',
    ),
  };
}

/** Only names of released documents are labels: clients can invent any number of others. */
function operationLabel(name: string | null, release: string | null): string {
  if (name === null) return 'anonymous';
  return release === null ? 'other' : name;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** `process` adds the metrics of the process. */
export function createMetrics(options: { readonly process: boolean }) {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const instruments = createInstruments(registers);
  return {
    operation({ name: operationName, release, type, code, seconds }: OperationReport): void {
      const name = operationLabel(operationName, release);
      instruments.operations.inc({ name, type, code });
      if (seconds !== null) instruments.operationDuration.observe({ name, type }, seconds);
    },
    use({ release: newest, client, deprecated }: UseReport): void {
      const release = newest ?? 'none';
      instruments.releaseUses.inc({ release, client });
      for (const coordinate of deprecated) instruments.deprecatedUses.inc({ release, coordinate });
    },
    call({ endpointId: endpoint, status, code, durationMs, tries }: Omit<CallReport, 'requestId'>): void {
      instruments.calls.inc({ endpoint, status: status?.toString() ?? code ?? 'none' });
      instruments.callDuration.observe({ endpoint }, durationMs / 1000);
      if (tries > 1) instruments.retries.inc({ endpoint });
    },
    responseCache: (isHit: boolean): void =>
      instruments.cacheLookups.inc({ outcome: isHit ? 'hit' : 'miss' }),
    rateLimited: (what: string): void => instruments.rateLimited.inc({ class: what }),
    rateLimitFallback: (): void => instruments.rateLimitFallback.inc(),
    /** Read on every scrape. */
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
    /** Read on every scrape, with a value for each group of upstream calls. */
    groupGauge(name: string, help: string, read: () => Iterable<readonly [string, number]>): void {
      new Gauge({
        name,
        help,
        labelNames: ['group'],
        registers,
        collect() {
          for (const [group, value] of read()) this.set({ group }, value);
        },
      });
    },
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}

const circuitStates: Readonly<Record<CircuitState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Exports the state of each group of upstream calls. */
export function exportUpstreamMetrics(
  metrics: Pick<Metrics, 'groupGauge'>,
  rest: { readonly groups: () => readonly GroupStatus[] },
): void {
  const exportGauge = (name: string, help: string, value: (status: GroupStatus) => number) =>
    metrics.groupGauge(name, help, () =>
      rest.groups().map((status) => [status.group, value(status)] as const),
    );
  exportGauge(
    'tipgraph_upstream_circuit',
    'Circuit of each group of upstream calls: 0 closed, 1 half open, 2 open.',
    ({ state }) => circuitStates[state],
  );
  exportGauge('tipgraph_upstream_running', 'Running upstream calls by group.', ({ running }) => running);
  exportGauge('tipgraph_upstream_waiting', 'Queued upstream calls by group.', ({ waiting }) => waiting);
}
