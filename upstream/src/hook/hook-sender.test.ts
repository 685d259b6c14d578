import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PersonalChange } from './changes.ts';
import { createHookSender } from './hook-sender.ts';

const clock = () => new Date('2026-03-14T12:00:00.900Z');
const secret = 'a secret';

let receiver: FastifyInstance;
let received: { signature: unknown; body: unknown; type: unknown }[];
let replyWith: { status: number; wait: Promise<void> };
let url: string;
let log: string[];

beforeEach(async () => {
  received = [];
  log = [];
  replyWith = { status: 202, wait: Promise.resolve() };
  // A client's connection that never carried a request does not delay the end.
  receiver = fastify({ forceCloseConnections: true });
  receiver.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  receiver.post('/hooks/upstream', async (request, reply) => {
    const { 'x-hook-signature': signature, 'content-type': type } = request.headers;
    received.push({ signature, type, body: request.body });
    await replyWith.wait;
    return reply.code(replyWith.status).header('location', '/elsewhere').send();
  });
  url = `${await receiver.listen({ host: '127.0.0.1', port: 0 })}/hooks/upstream`;
});
afterEach(() => receiver.close());

const ownerOf = async ({ kind, id }: PersonalChange) =>
  id === 404 ? null : `${kind}-${id}@tipgraph.example`;
const sender = (target = url, timeoutMs = 60_000) => {
  const { log: logger } = fastify({ logger: { stream: { write: (line: string) => log.push(line) } } });
  return createHookSender({ url: target, secret }, { clock, logger, ownerOf, timeoutMs });
};

/** Keeps the receiver from replying until the returned function is called. */
function holdReplies(): () => void {
  let release = () => {};
  replyWith.wait = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

test('a change is posted with a signature over time and body', async () => {
  const hook = sender();
  hook.announce({ kind: 'tip', id: 7, isNew: false });
  await hook.close();
  const body = '{"kind":"tip","id":7}';
  const hmac = createHmac('sha256', secret).update(`1773489600.${body}`).digest('hex');
  expect(received).toEqual([{ body, type: 'application/json', signature: `t=1773489600,v1=${hmac}` }]);
  expect(log).toEqual([]);
});

test("a user's own change has their uid, and equal changes differ in their signature", async () => {
  const hook = sender();
  for (let times = 0; times < 2; times += 1) hook.announce({ kind: 'payment', id: 7 });
  hook.announce({ kind: 'user', id: 404 });
  hook.announce({ kind: 'user', id: 8, uid: 'former@tipgraph.example' });
  await hook.close();
  const bodies = received.map(({ body }) => JSON.parse(String(body)));
  const own = { kind: 'payment', id: 7, uid: 'payment-7@tipgraph.example' };
  expect(bodies.toSorted((one, other) => one.id - other.id)).toMatchObject([
    own,
    own,
    { kind: 'user', id: 8, uid: 'former@tipgraph.example' },
  ]);
  expect(new Set(received.map(({ signature }) => signature)).size).toBe(3);
});

test.each([401, 500, 302])('a reply of %i is logged, and the hook is not sent again', async (status) => {
  replyWith.status = status;
  const hook = sender();
  hook.announce({ kind: 'dropinfo', id: 1, isNew: true });
  await hook.close();
  expect(received).toHaveLength(1);
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 40, kind: 'dropinfo', id: 1 });
  expect(log.join('')).not.toContain(secret);
});

test('an unreachable or unresponsive address is logged and does not throw', async () => {
  const unreachable = sender('http://127.0.0.1:1/');
  unreachable.announce({ kind: 'tip', id: 1, isNew: true });
  await unreachable.close();

  const release = holdReplies();
  const unresponsive = sender(url, 50);
  unresponsive.announce({ kind: 'tip', id: 2, isNew: false });
  await unresponsive.close();
  release();
  expect(log.map((line) => JSON.parse(line).msg)).toEqual(Array(2).fill('A hook could not be sent'));
  expect(JSON.parse(log[0] ?? '').err.message).toBe('fetch failed: bad port');
});

describe('a burst of changes', () => {
  const announce = (hook: ReturnType<typeof sender>, count: number) => {
    for (let id = 1; id <= count; id += 1) hook.announce({ kind: 'tip', id, isNew: true });
  };

  test('is sent eight at a time; 500 wait, and the rest is dropped with one line in the log', async () => {
    const release = holdReplies();
    const hook = sender();
    announce(hook, 600);
    await expect.poll(() => received).toHaveLength(8);
    release();
    await hook.close();
    const ids = received.map(({ body }) => JSON.parse(String(body)).id).sort((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 508 }, (_, index) => index + 1));
    expect(log.map((line) => JSON.parse(line).msg)).toEqual(['A queue is full: further items are dropped']);
  });

  test('to an unresponsive address does not delay the end of the process', async () => {
    const release = holdReplies();
    const hook = sender(url, 50);
    announce(hook, 500);
    await hook.close();
    release();
    expect(received.length).toBeLessThan(100);
  });
});
