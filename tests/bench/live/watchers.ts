import { announce } from '../lib/serve.ts';
import type { ExpectOrder, OpenOrder, Receipts } from './audience.ts';
import { sharedNow, uidStart, watcherId } from './live-payload.ts';
import { Watcher } from './watcher.ts';

/** Many watchers in one process. Each must receive every row once and in order. */

/** Number of local addresses; each has its own ports. */
const addresses = 200;
const atATime = 50;
/** Maximum first delay before a reconnection; it doubles with each attempt. */
const firstWaitMs = 2000;
const maxWaitMs = 16_000;

/** The number of rows of each watcher. */
const counts: number[] = [];
/** Arrival times by row number, since the last request for them. */
const receipts = new Map<number, number[]>();
/** The cursor after a number of rows. */
const cursors = new Map<number, string>();
let cutOff = 0;
let sample = '';
let fault: Error | null = null;
/** The awaited row. */
let awaited: { row: number; resolve: () => void; reject: (error: Error) => void } | null = null;

function fail(error: Error): void {
  fault ??= error;
  awaited?.reject(error);
}

/** Handles a payload with one row or, after a pause, several. */
function received(slot: number, id: string, message: Buffer): void {
  const now = sharedNow();
  let got = counts[slot] ?? 0;
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
  if (got === counts[slot]) fail(new Error(`${id} got no row: ${message}`));
  counts[slot] = got;
  if (!cursors.has(got)) {
    cursors.set(got, /"cursor":"([^"]+)"/.exec(message.toString())?.[1] ?? '');
    sample = message.toString();
  }
}

/** Connects a watcher and, if allowed, reconnects it after a disconnect or refusal; resolves at its first connection. */
function openOne(index: number, { urls, request, comesBack, rows }: OpenOrder): Promise<void> {
  const id = watcherId(index);
  const uid = `watcher-${index}`;
  const person = {
    accessToken: uid,
    client: 'bench',
    tokenType: 'Bearer',
    uid,
    lang: 'pl',
    appType: 'Browser',
  };
  const slot = counts.push(rows) - 1;
  let tries = 0;
  return new Promise((resolve, reject) => {
    const connect = (): void => {
      // Alternates between its own gateway, which may be back, and another with capacity.
      const gateway = tries % 2 === 0 ? index : index + tries;
      const { hostname, port, pathname } = new URL(urls[gateway % urls.length] ?? '');
      const variables = { after: cursors.get(counts[slot] ?? 0) ?? null };
      const watcher = new Watcher(
        {
          host: hostname,
          port: Number(port),
          from: `127.0.1.${1 + (index % addresses)}`,
          path: pathname,
          init: JSON.stringify({ type: 'connection_init', payload: person }),
          subscribe: JSON.stringify({ id, type: 'subscribe', payload: { ...request, variables } }),
        },
        (message) => received(slot, id, message),
        (error) => {
          if (!comesBack) return fail(error);
          cutOff += 1;
          setTimeout(connect, Math.random() * Math.min(firstWaitMs * 2 ** tries, maxWaitMs));
          tries += 1;
        },
      );
      watcher.ready.then(
        () => {
          tries = 0;
          resolve();
        },
        comesBack ? () => {} : reject,
      );
    };
    connect();
  });
}

async function open(order: OpenOrder): Promise<object> {
  let opened = 0;
  const openInTurn = async (): Promise<void> => {
    while (opened < order.open) {
      opened += 1;
      await openOne(order.first + opened - 1, order);
    }
  };
  await Promise.all(Array.from({ length: atATime }, openInTurn));
  return { opened };
}

/** Waits until every watcher has received a row. */
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
  const last = receipts.get(row)?.at(-1) ?? 0;
  receipts.clear();
  return { last, sample, cutOff };
}

process.on('message', (order: OpenOrder | ExpectOrder) => {
  const done = 'open' in order ? open(order) : expectRow(order);
  done.then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
announce('');
