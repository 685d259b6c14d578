import { connect, type Socket } from 'node:net';
import { percentile } from '../percentile.ts';
import { announce } from '../serve.ts';
import { HttpAnswers } from './http-answers.ts';

/** A load: one connection for each request, which sends it again when it has its answer. */
export interface SentLoad {
  readonly url: string;
  /** The requests as they go on the wire. */
  readonly requests: readonly string[];
  readonly seconds: number;
}

/** What came of it; latencies in milliseconds. */
export interface Received {
  readonly answers: number;
  readonly ms: number;
  readonly p50: number;
  readonly p99: number;
}

/** What a load fails with. */
export interface LoadFault {
  readonly fault: string;
}

function open(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket));
  });
}

async function send({ url, requests, seconds }: SentLoad): Promise<Received> {
  const latencies: number[] = [];
  const clients = await Promise.all(
    requests.map(async (request) => ({ bytes: Buffer.from(request), socket: await open(new URL(url)) })),
  );
  const started = performance.now();
  const deadline = started + seconds * 1000;
  await Promise.all(
    clients.map(
      ({ bytes, socket }) =>
        new Promise<void>((resolve, reject) => {
          let sentAt = started;
          const answers = new HttpAnswers(() => {
            const now = performance.now();
            latencies.push(now - sentAt);
            if (now >= deadline) return resolve();
            sentAt = now;
            socket.write(bytes);
          });
          socket.on('data', (chunk) => {
            try {
              answers.take(chunk);
            } catch (error) {
              reject(error);
            }
          });
          socket.on('error', reject);
          socket.on('close', () => reject(new Error('The connection was closed.')));
          socket.write(bytes);
        }),
    ),
  );
  const ms = performance.now() - started;
  for (const { socket } of clients) socket.destroy();
  return {
    answers: latencies.length,
    ms,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  };
}

process.on('message', (load: SentLoad) => {
  send(load).then(
    (received) => process.send?.(received),
    (error: unknown) => process.send?.({ fault: String(error) } satisfies LoadFault),
  );
});
announce('');
