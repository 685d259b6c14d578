import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { LiveHint } from '../domains/context.ts';
import { FakeTime } from './testing/fake-time.ts';
import { signHook } from './testing/sign-hook.ts';
import { createWebhook } from './webhook.ts';

const secret = 'a secret of the tests';
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function setUp(given: string | null = secret) {
  const time = new FakeTime();
  const hints: LiveHint[] = [];
  const elsewhere = new Set<string>();
  const webhook = createWebhook({
    secret: given,
    clock: time.clock,
    isFirst: async (name) => !elsewhere.has(name),
    changed: (hint) => hints.push(hint),
  });
  const server = createServer((request, response) => void webhook(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const seconds = Math.floor(time.clock().getTime() / 1000);
  const post = async (body: string, signature: string = signHook(secret, seconds, body)) => {
    const response = await fetch(`http://127.0.0.1:${port}/hooks/upstream`, {
      method: 'POST',
      body,
      headers: { 'x-hook-signature': signature, connection: 'close' },
    });
    return response.status;
  };
  return { webhook, hints, post, seconds, elsewhere };
}

describe('webhook', () => {
  it('takes a signed hook and gives the hint', async () => {
    const { post, hints } = await setUp();
    expect(await post('{"kind":"dropinfo","id":7}')).toBe(202);
    expect(hints).toEqual([{ kind: 'dropinfo', id: 7 }]);
  });

  it.each([7, 'p-7'])("takes a signed hook about what is one person's own, by %j", async (id) => {
    const { post, hints } = await setUp();
    const change = { kind: 'payment', id, uid: 'ada@tipgraph.example' };
    expect(await post(JSON.stringify({ ...change, nonce: 'a' }))).toBe(202);
    expect(hints).toEqual([change]);
  });

  it('refuses a hook that another gateway has taken', async () => {
    const { post, hints, seconds, elsewhere } = await setUp();
    const body = '{"kind":"dropinfo","id":7}';
    const signature = signHook(secret, seconds, body);
    elsewhere.add(`hook:${signature.slice(-64)}`);
    expect(await post(body, signature)).toBe(401);
    expect(hints).toEqual([]);
  });

  it('does not believe a forged, an old or a replayed hook', async () => {
    const { post, hints, seconds } = await setUp();
    const body = '{"kind":"tip","id":7}';
    expect(await post(body, signHook('guessed', seconds, body))).toBe(401);
    expect(await post(body, signHook(secret, seconds - 301, body))).toBe(401);
    expect(await post(body, '')).toBe(401);
    expect(hints).toEqual([]);
    expect(await post(body)).toBe(202);
    expect(await post(body)).toBe(401);
    expect(hints).toHaveLength(1);
  });

  it.each([
    '{"kind":"user","id":1}',
    '{"kind":"payment","id":1,"uid":""}',
    '{"kind":"payment","id":"","uid":"ada@tipgraph.example"}',
    '{"kind":"weather","id":1,"uid":"ada@tipgraph.example"}',
    '{"kind":"tip","id":"1"}',
    '{"kind":"tip"}',
    '{',
    '',
    '[]',
    '{"kind":"tip","id":-1}',
  ])('does not understand %j', async (body) => {
    const { post, hints } = await setUp();
    expect(await post(body)).toBe(400);
    expect(hints).toEqual([]);
  });

  it('stops reading a body that is too large', async () => {
    const { post } = await setUp();
    expect(await post(' '.repeat(2000))).toBe(400);
  });

  it('refuses every hook without a secret', async () => {
    const { post } = await setUp(null);
    expect(await post('{"kind":"tip","id":7}', signHook('', 0, '{"kind":"tip","id":7}'))).toBe(401);
  });
});
