import { setTimeout } from 'node:timers/promises';
import { type Child, startChild } from './child.ts';
import { median } from './median.ts';
import { sendHook } from './send-hook.ts';

/** Milliseconds from a change to the first, the median and the last receipt; medians over all events. */
export interface LiveResult {
  first: number;
  median: number;
  last: number;
}

const events = 20;

/** Longer than the least time between two payloads to a client, so that no event waits for its turn. */
const pauseMs = 400;

const now = (): number => performance.timeOrigin + performance.now();

/**
 * Announces changes one after another and times their way to all watchers.
 * @param trigger makes the next change happen; its start is the zero of the clock
 */
export async function timeDeliveries(
  watchers: Child,
  trigger: (event: number) => Promise<{ at: number }>,
): Promise<LiveResult & { sample: string }> {
  const results: LiveResult[] = [];
  let sample = '';
  for (let event = 0; event < events; event += 1) {
    const delivered = watchers.next() as Promise<{ receipts: number[]; sample: string }>;
    await setTimeout(pauseMs);
    const { at } = await trigger(event);
    const receipt = await delivered;
    sample = receipt.sample;
    const delays = receipt.receipts.map((time) => time - at).sort((a, b) => a - b);
    results.push({ first: delays[0] ?? 0, median: median(delays), last: delays.at(-1) ?? 0 });
  }
  const of = (key: keyof LiveResult): number => median(results.map((result) => result[key]));
  return { first: of('first'), median: of('median'), last: of('last'), sample };
}

/** Starts watchers of a server, each on a socket of its own. */
export function startWatchers(
  target: string,
  count: number,
  protocol: 'graphql-transport-ws' | 'raw',
): Promise<Child> {
  return startChild('tests/bench/peers/watchers.ts', {
    TARGET: target,
    WATCHERS: String(count),
    PROTOCOL: protocol,
  });
}

/** Adds a dropinfo to the upstream's list and tells the gateway by the signed hook where to look. */
export function hookTrigger(options: {
  stub: Child;
  gateway: string;
  secret: string;
  dropinfos: { id: number }[];
}): (event: number) => Promise<{ at: number }> {
  const rows = [...options.dropinfos];
  return async (event) => {
    const id = 1_000_000 + event;
    const [first] = options.dropinfos;
    rows.unshift({ ...first, id, uid: `bench-${id}` } as { id: number });
    const done = options.stub.next();
    options.stub.send({ put: '/dropinfos.json', body: { dropinfos: rows } });
    await done;
    const at = now();
    await sendHook(options, id);
    return { at };
  };
}

/** Has the raw server send the text to all its sockets. */
export function rawTrigger(server: string, text: string): () => Promise<{ at: number }> {
  return async () => {
    const at = now();
    await fetch(server, { method: 'POST', body: text });
    return { at };
  };
}
