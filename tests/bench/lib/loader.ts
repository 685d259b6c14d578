import { connect, type Socket } from 'node:net';
import { HttpAnswers } from './http-answers.ts';
import type { Load, Order } from './load.ts';
import { announce } from './serve.ts';
import { percentile } from './statistics.ts';

function open(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket));
  });
}

async function send({ url, requests, seconds }: Order): Promise<Load> {
  const latencies: number[] = [];
  const clients = await Promise.all(
    requests.map(async (own) => ({
      own: own.map((request) => Buffer.from(request)),
      socket: await open(new URL(url)),
    })),
  );
  const started = performance.now();
  const deadline = started + seconds * 1000;
  await Promise.all(
    clients.map(
      ({ own, socket }) =>
        new Promise<void>((resolve, reject) => {
          let sentAt = started;
          let sent = 0;
          const ask = () => {
            socket.write(own[sent % own.length] ?? '');
            sent += 1;
          };
          const answers = new HttpAnswers(() => {
            const now = performance.now();
            latencies.push(now - sentAt);
            if (now >= deadline) return resolve();
            sentAt = now;
            ask();
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
          ask();
        }),
    ),
  );
  for (const { socket } of clients) socket.destroy();
  return { answers: latencies.length, p50: percentile(latencies, 50), p99: percentile(latencies, 99) };
}

process.on('message', (order: Order) => {
  send(order).then(
    (load) => process.send?.(load),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
announce('');
