import { percentile } from '../percentile.ts';
import { announce } from '../serve.ts';
import { sharedNow } from './clock.ts';
import { watcherId } from './live-payload.ts';
import { Watcher } from './watcher.ts';

/** Many watchers in one process, each on a socket of its own. */

/** How many watchers there shall be, of which server. */
export interface OpenOrder {
  readonly open: number;
  /** The number of the first. */
  readonly first: number;
  readonly url: string;
  /** What they subscribe to, as the payload of `subscribe`. */
  readonly request: object;
}

/** The next event. */
export interface ExpectOrder {
  /** What stands in its payload and in no other's. */
  readonly marker: string;
  readonly withinMs: number;
}

/** When an event came, on the shared clock in milliseconds, and one of its payloads. */
export interface Receipts {
  readonly first: number;
  readonly median: number;
  readonly last: number;
  readonly sample: string;
}

/** What the watchers answer to an order that failed. */
export interface WatchersFault {
  readonly fault: string;
}

/** Watchers call from so many addresses, as they do from the world; each has ports of its own. */
const addresses = 200;
const atATime = 100;

const ids: string[] = [];
const receipts: number[] = [];
const got = new Set<number>();
let expected: { marker: string; resolve: () => void; fail: (fault: Error) => void } | null = null;
let sample = '';

/** Each watcher gets each event once and nothing else. */
function received(index: number, message: Buffer): void {
  const isIts =
    expected !== null &&
    !got.has(index) &&
    message.indexOf(`"id":"${ids[index]}"`) !== -1 &&
    message.indexOf(expected.marker) !== -1;
  if (!isIts) {
    failWith(new Error(`watcher ${index} got what is not its next event: ${message}`));
    return;
  }
  got.add(index);
  receipts.push(sharedNow());
  if (got.size === 1) sample = message.toString();
  if (got.size === ids.length) expected?.resolve();
}

function failWith(fault: Error): void {
  if (expected !== null) {
    expected.fail(fault);
    return;
  }
  process.stderr.write(`${fault.message}\n`);
  process.exit(1);
}

async function openOne(index: number, { url, request }: OpenOrder): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const uid = `watcher-${index}`;
  const person = { accessToken: uid, client: 'bench', tokenType: 'Bearer', uid };
  const place = ids.push(watcherId(index)) - 1;
  const watcher = new Watcher(
    {
      host: hostname,
      port: Number(port),
      from: `127.0.1.${1 + (index % addresses)}`,
      path: pathname,
      init: JSON.stringify({
        type: 'connection_init',
        payload: { ...person, lang: 'pl', appType: 'Browser' },
      }),
      subscribe: JSON.stringify({ id: watcherId(index), type: 'subscribe', payload: request }),
    },
    (message) => received(place, message),
    failWith,
  );
  await watcher.ready;
}

async function open(order: OpenOrder): Promise<void> {
  for (let start = 0; start < order.open; start += atATime) {
    const count = Math.min(atATime, order.open - start);
    await Promise.all(
      Array.from({ length: count }, (_, place) => openOne(order.first + start + place, order)),
    );
  }
}

async function expectEvent({ marker, withinMs }: ExpectOrder): Promise<Receipts> {
  receipts.length = 0;
  got.clear();
  let timer: NodeJS.Timeout | undefined;
  const all = new Promise<void>((resolve, reject) => {
    expected = { marker, resolve, fail: reject };
    timer = setTimeout(
      () => reject(new Error(`${ids.length - got.size} of ${ids.length} watchers did not get the event`)),
      withinMs,
    );
  });
  process.send?.({ waiting: true });
  try {
    await all;
  } finally {
    clearTimeout(timer);
    expected = null;
  }
  return { first: receipts[0] ?? 0, median: percentile(receipts, 50), last: receipts.at(-1) ?? 0, sample };
}

process.on('message', (order: OpenOrder | ExpectOrder) => {
  const done = 'open' in order ? open(order).then(() => ({ opened: ids.length })) : expectEvent(order);
  done.then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ fault: String(error) } satisfies WatchersFault),
  );
});
announce('');
