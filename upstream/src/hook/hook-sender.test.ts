import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PersonalChange } from './changes.ts';
import { createHookSender } from './hook-sender.ts';

const clock = () => new Date('2026-03-14T12:00:00.900Z');
const secret = 'a secret';

let receiver: FastifyInstance;
let received: { signature: unknown; body: unknown; type: unknown }[];
let answer: { status: number; wait: Promise<void> };
let url: string;
let log: string[];

beforeEach(async () => {
  received = [];
  log = [];
  answer = { status: 202, wait: Promise.resolve() };
  receiver = fastify();
  receiver.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  receiver.post('/hooks/upstream', async (request, reply) => {
    const { 'x-hook-signature': signature, 'content-type': type } = request.headers;
    received.push({ signature, type, body: request.body });
    await answer.wait;
    return reply.code(answer.status).header('location', '/elsewhere').send();
  });
  url = `${await receiver.listen({ host: '127.0.0.1', port: 0 })}/hooks/upstream`;
});
afterEach(() => receiver.close());

const ownerOf = async ({ kind, id }: PersonalChange) =>
  id === 404 ? null : `${kind}-${id}@tipgraph.example`;
const sender = (target = url, timeoutMs = 5_000) => {
  const { log: logger } = fastify({ logger: { stream: { write: (line: string) => log.push(line) } } });
  return createHookSender({ url: target, secret }, { clock, logger, ownerOf, timeoutMs });
};

test('a change is posted with the time and a signature over both', async () => {
  const hook = sender();
  hook.announce({ kind: 'tip', id: 7, isNew: false });
  await hook.close();
  const body = '{"kind":"tip","id":7}';
  const proof = createHmac('sha256', secret).update(`1773489600.${body}`).digest('hex');
  expect(received).toEqual([{ body, type: 'application/json', signature: `t=1773489600,v1=${proof}` }]);
  expect(log).toEqual([]);
});

test('of a person’s own the hook says whose it is, and no two are alike', async () => {
  const hook = sender();
  for (let times = 0; times < 2; times += 1) hook.announce({ kind: 'payment', id: 7 });
  hook.announce({ kind: 'user', id: 404 });
  await hook.close();
  const bodies = received.map(({ body }) => JSON.parse(String(body)));
  expect(bodies).toMatchObject(Array(2).fill({ kind: 'payment', id: 7, uid: 'payment-7@tipgraph.example' }));
  expect(new Set(received.map(({ signature }) => signature)).size).toBe(2);
});

test.each([401, 500, 302])('a reply of %i is logged, and the hook is not sent again', async (status) => {
  answer.status = status;
  const hook = sender();
  hook.announce({ kind: 'dropinfo', id: 1, isNew: true });
  await hook.close();
  expect(received).toHaveLength(1);
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 40, kind: 'dropinfo', id: 1 });
  expect(log.join('')).not.toContain(secret);
});

test('nobody at the address, or one that never answers, is logged and throws nowhere', async () => {
  const nobody = sender('http://127.0.0.1:1/');
  nobody.announce({ kind: 'tip', id: 1, isNew: true });
  await nobody.close();

  let release = () => {};
  answer.wait = new Promise((resolve) => {
    release = resolve;
  });
  const patient = sender(url, 50);
  patient.announce({ kind: 'tip', id: 2, isNew: false });
  await patient.close();
  release();
  expect(log.map((line) => JSON.parse(line).msg)).toEqual(Array(2).fill('A hook could not be sent'));
  expect(JSON.parse(log[0] ?? '').err.message).toBe('fetch failed: bad port');
});
