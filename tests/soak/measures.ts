import { setTimeout as pause } from 'node:timers/promises';

/** What the process and the gateway hold on to. */
export interface Measures {
  readonly heapMiB: number;
  /** Connections of any kind, timers not counted. */
  readonly connections: number;
  /** Listeners of the process and its streams. */
  readonly listeners: number;
  /** Sockets, subscriptions, operations and calls that the gateway knows of. */
  readonly gateway: Readonly<Record<string, number>>;
}

const shown = [
  'tipgraph_live_sockets',
  'tipgraph_live_subscriptions',
  'tipgraph_operations_running',
  'tipgraph_upstream_running',
  'tipgraph_upstream_waiting',
];

/** Reads figures of the gateway's own, all labels of a name together. */
async function readFigures(url: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figures = Object.fromEntries(shown.map((name) => [name, 0]));
  for (const line of text.split('\n')) {
    const [, name = '', value] = /^(\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? [];
    if (name in figures) figures[name] = (figures[name] ?? 0) + Number(value);
  }
  return figures;
}

const timeoutMs = 10_000;

/** The gateway's figures once they are all 0, since the watcher's own polls come and go, or after some time as they are. */
async function restingFigures(url: string): Promise<Record<string, number>> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const figures = await readFigures(url);
    if (Object.values(figures).every((figure) => figure === 0) || Date.now() > until) return figures;
    await pause(50);
  }
}

const emitters = [process, process.stdout, process.stderr];

/** Measures after a collection of what is not needed any more; needs `--expose-gc`. */
export async function measure(url: string): Promise<Measures> {
  if (globalThis.gc === undefined) throw new Error('Run with --expose-gc.');
  const gateway = await restingFigures(url);
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
