import { setTimeout as pause } from 'node:timers/promises';

/** Resources that the process and the gateway hold. */
export interface Measures {
  readonly heapMiB: number;
  /** TCP connections. */
  readonly connections: number;
  /** Listeners of the process and its streams. */
  readonly listeners: number;
  /** Gateway metrics: sockets, subscriptions, operations and calls. */
  readonly gateway: Readonly<Record<string, number>>;
}

const metricNames = [
  'tipgraph_live_sockets',
  'tipgraph_live_subscriptions',
  'tipgraph_operations_running',
  'tipgraph_upstream_running',
  'tipgraph_upstream_waiting',
];

/** Sums each metric over its labels. */
async function readMetrics(url: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const sums = Object.fromEntries(metricNames.map((name) => [name, 0]));
  for (const line of text.split('\n')) {
    const [, name = '', value] = /^(\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? [];
    if (name in sums) sums[name] = (sums[name] ?? 0) + Number(value);
  }
  return sums;
}

const timeoutMs = 10_000;

/** Waits until all metrics are 0, since live polls count too; after the timeout returns them as they are. */
async function readIdleMetrics(url: string): Promise<Record<string, number>> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const metrics = await readMetrics(url);
    if (Object.values(metrics).every((value) => value === 0) || Date.now() > until) return metrics;
    await pause(50);
  }
}

const emitters = [process, process.stdout, process.stderr];

/** Measures after a garbage collection. @throws Error without `--expose-gc` */
export async function measure(url: string): Promise<Measures> {
  if (globalThis.gc === undefined) throw new Error('Run with --expose-gc.');
  const gateway = await readIdleMetrics(url);
  for (let time = 0; time < 3; time += 1) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    heapMiB: process.memoryUsage().heapUsed / 1024 / 1024,
    connections: process.getActiveResourcesInfo().filter((name) => name.includes('TCPSocket')).length,
    listeners: emitters.reduce(
      (sum, emitter) =>
        sum + emitter.eventNames().reduce((all, name) => all + emitter.listenerCount(name), 0),
      0,
    ),
    gateway,
  };
}
