import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CallReport, CircuitState, GroupStatus, OperationReport, UseReport } from '../kit/reports.ts';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function operationMetrics(registers: Registry[]) {
  const operations = new Counter({
    name: 'tipgraph_operations_total',
    help: 'Operations by name, type and code (OK or that of the first error).',
    labelNames: ['name', 'type', 'code'],
    registers,
  });
  const duration = new Histogram({
    name: 'tipgraph_operation_duration_seconds',
    help: 'Duration of operations by name and type.',
    labelNames: ['name', 'type'],
    buckets,
    registers,
  });
  const releaseUses = new Counter({
    name: 'tipgraph_release_operations_total',
    help: 'Operations by the newest release with their document, and by the release that the client reports.',
    labelNames: ['release', 'client'],
    registers,
  });
  const deprecatedUses = new Counter({
    name: 'tipgraph_deprecated_uses_total',
    help: 'Operations with deprecated parts, by schema coordinate and release.',
    labelNames: ['coordinate', 'release'],
    registers,
  });
  return {
    operation({ name: operationName, release, type, code, seconds }: OperationReport): void {
      const name = operationLabel(operationName, release);
      operations.inc({ name, type, code });
      duration.observe({ name, type }, seconds);
    },
    use({ release: newest, client, deprecated }: UseReport): void {
      const release = newest ?? 'none';
      releaseUses.inc({ release, client });
      for (const coordinate of deprecated) deprecatedUses.inc({ release, coordinate });
    },
  };
}

function upstreamMetrics(registers: Registry[]) {
  const calls = new Counter({
    name: 'tipgraph_upstream_calls_total',
    help: 'Upstream calls by endpoint and HTTP status, or by error code without a response.',
    labelNames: ['endpoint', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'tipgraph_upstream_duration_seconds',
    help: 'Duration of upstream calls by endpoint.',
    labelNames: ['endpoint'],
    buckets,
    registers,
  });
  const retries = new Counter({
    name: 'tipgraph_upstream_retries_total',
    help: 'Retries of upstream calls by endpoint.',
    labelNames: ['endpoint'],
    registers,
  });
  return {
    call({ endpointId: endpoint, status, code, durationMs, tries }: Omit<CallReport, 'requestId'>): void {
      calls.inc({ endpoint, status: status?.toString() ?? code ?? 'none' });
      duration.observe({ endpoint }, durationMs / 1000);
      if (tries > 1) retries.inc({ endpoint });
    },
  };
}

function guardMetrics(registers: Registry[]) {
  const cacheLookups = new Counter({
    name: 'tipgraph_response_cache_queries_total',
    help: 'Queries by response cache outcome: hit or miss.',
    labelNames: ['outcome'],
    registers,
  });
  const rateLimited = new Counter({
    name: 'tipgraph_rate_limited_total',
    help: 'Rejections by rate limits, by class: operations, authAttempts, mails, codes, orders, uploads, backtests, sockets.',
    labelNames: ['class'],
    registers,
  });
  const rateLimitFallback = new Counter({
    name: 'tipgraph_rate_limit_fallback_total',
    help: 'Rate limit counts that this process made because the shared Redis was slow or unavailable.',
    registers,
  });
  return {
    responseCache: (isHit: boolean): void => cacheLookups.inc({ outcome: isHit ? 'hit' : 'miss' }),
    rateLimited: (what: string): void => rateLimited.inc({ class: what }),
    rateLimitFallback: (): void => rateLimitFallback.inc(),
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
  return {
    ...operationMetrics(registers),
    ...upstreamMetrics(registers),
    ...guardMetrics(registers),
    /** A gauge that is read on every scrape. */
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
    /** A gauge with one value per group of upstream calls. */
    gaugeByGroup(name: string, help: string, read: () => Iterable<readonly [string, number]>): void {
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
  metrics: Pick<Metrics, 'gaugeByGroup'>,
  rest: { readonly groups: () => readonly GroupStatus[] },
): void {
  const exportGauge = (name: string, help: string, value: (status: GroupStatus) => number) =>
    metrics.gaugeByGroup(name, help, () =>
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
