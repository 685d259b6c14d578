import { setTimeout as pause } from 'node:timers/promises';
import { announce } from '../lib/serve.ts';
import { percentile } from '../lib/statistics.ts';
import type { ExpectOrder, OpenOrder, Receipts } from './audience.ts';
import { sharedNow, uidStart, watcherId } from './live-payload.ts';
import { Watcher } from './watcher.ts';

/** Many watchers in one process, each on a socket of its own. Each must get every row once, and in order. */

/** Watchers call from so many addresses, as they do from the world; each has ports of its own. */
const addresses = 200;
const atATime = 100;
/** A watcher that was cut off comes back after up to so long, and again while there is no room. */
const comesBackMs = 2000;

/** How many rows each watcher has got. */
const counts: number[] = [];
/** When rows came, by their numbers, since they were asked for last. */
const receipts = new Map<number, number[]>();
/** The cursor after so many rows. */
const cursors = new Map<number, string>();
let cutOff = 0;
let sample = '';
let fault: Error | null = null;
/** The row that is waited for. */
let awaited: { row: number; resolve: () => void; reject: (error: Error) => void } | null = null;

function fail(error: Error): void {
  fault ??= error;
  awaited?.reject(error);
}

/** Takes a payload of one row or, after a pause, several. */
function received(place: number, id: string, message: Buffer): void {
  const now = sharedNow();
  let got = counts[place] ?? 0;
  if (message.indexOf(`"id":"${id}"`) === -1) fail(new Error(`${id} got what is another's: ${message}`));
  for (let at = message.indexOf(uidStart); at !== -1; at = message.indexOf(uidStart, at + 1)) {
    const start = at + uidStart.length;
    const row = Number(message.toString('latin1', start, message.indexOf('"', start)));
    if (row !== got + 1) fail(new Error(`${id} got row ${row} after row ${got}`));
    got = row;
    const times = receipts.get(row) ?? [];
    if (times.push(now) === 1) receipts.set(row, times);
    if (row === awaited?.row && times.length === counts.length) awaited.resolve();
  }
  if (got === counts[place]) fail(new Error(`${id} got no row: ${message}`));
  counts[place] = got;
  if (!cursors.has(got)) {
    cursors.set(got, /"cursor":"([^"]+)"/.exec(message.toString())?.[1] ?? '');
    sample = message.toString();
  }
}

async function openOne(index: number, { urls, request, comesBack, rows }: OpenOrder): Promise<void> {
  const id = watcherId(index);
  const uid = `watcher-${index}`;
  const person = { accessToken: uid, client: 'bench', tokenType: 'Bearer', uid };
  const place = counts.push(rows) - 1;
  const init = { ...person, lang: 'pl', appType: 'Browser' };
  let attempt = index;
  async function connect(after: string | null): Promise<void> {
    const { hostname, port, pathname } = new URL(urls[attempt % urls.length] ?? '');
    const watcher = new Watcher(
      {
        host: hostname,
        port: Number(port),
        from: `127.0.1.${1 + (index % addresses)}`,
        path: pathname,
        init: JSON.stringify({ type: 'connection_init', payload: init }),
        subscribe: JSON.stringify({
          id,
          type: 'subscribe',
          payload: { ...request, variables: { after } },
        }),
      },
      (message) => received(place, id, message),
      (error) => {
        if (comesBack) void comeBack();
        else fail(error);
      },
    );
    await watcher.ready;
  }
  async function comeBack(): Promise<void> {
    cutOff += 1;
    await pause(Math.random() * comesBackMs);
    attempt += 1;
    const after = cursors.get(counts[place] ?? 0) ?? null;
    // Where this fails, the watcher is told of it once more and comes back again.
    await connect(after).catch(() => {});
  }
  await connect(null);
}

async function open(order: OpenOrder): Promise<object> {
  for (let start = 0; start < order.open; start += atATime) {
    const count = Math.min(atATime, order.open - start);
    await Promise.all(
      Array.from({ length: count }, (_, place) => openOne(order.first + start + place, order)),
    );
  }
  return { opened: counts.length };
}

/** Waits until every watcher has got a row. */
async function expectRow({ row, withinMs }: ExpectOrder): Promise<Receipts> {
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    awaited = { row, resolve, reject };
    timer = setTimeout(() => {
      const missing = counts.filter((got) => got < row).length;
      reject(new Error(`${missing} of ${counts.length} watchers did not get row ${row}`));
    }, withinMs);
    if (fault !== null) reject(fault);
    else if (receipts.get(row)?.length === counts.length) resolve();
  }).finally(() => clearTimeout(timer));
  const times = receipts.get(row) ?? [];
  receipts.clear();
  return { median: percentile(times, 50), last: times.at(-1) ?? 0, sample, cutOff };
}

process.on('message', (order: OpenOrder | ExpectOrder) => {
  const done = 'open' in order ? open(order) : expectRow(order);
  done.then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
announce('');
