import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { LiveHint } from '../domains/context.ts';
import { FakeTime } from './testing/fake-time.ts';
import { signHook } from './testing/sign-hook.ts';
import { createHookCheck, createWebhook } from './webhook.ts';

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
  it('accepts a signed hook and passes on the hint', async () => {
    const { post, hints } = await setUp();
    expect(await post('{"kind":"dropinfo","id":7}')).toBe(202);
    expect(hints).toEqual([{ kind: 'dropinfo', id: 7 }]);
  });

  it.each([7, 'p-7'])('accepts a signed hook of a personal change with the id %j', async (id) => {
    const { post, hints } = await setUp();
    const change = { kind: 'payment', id, uid: 'ada@tipgraph.example' };
    expect(await post(JSON.stringify({ ...change, nonce: 'a' }))).toBe(202);
    expect(hints).toEqual([change]);
  });

  it('rejects a hook that another gateway has accepted', async () => {
    const { post, hints, seconds, elsewhere } = await setUp();
    const body = '{"kind":"dropinfo","id":7}';
    const signature = signHook(secret, seconds, body);
    elsewhere.add(`hook:${signature.slice(-64)}`);
    expect(await post(body, signature)).toBe(401);
    expect(hints).toEqual([]);
  });

  it('rejects a forged, an old and a replayed hook', async () => {
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
  ])('rejects the body %j with 400', async (body) => {
    const { post, hints } = await setUp();
    expect(await post(body)).toBe(400);
    expect(hints).toEqual([]);
  });

  it('rejects every hook without a secret', async () => {
    const { post } = await setUp(null);
    expect(await post('{"kind":"tip","id":7}', signHook('', 0, '{"kind":"tip","id":7}'))).toBe(401);
  });
});

const body = Buffer.from('{"kind":"tip","id":7}');

function setUpCheck(capacity?: number) {
  const time = new FakeTime();
  const seconds = () => Math.floor(time.clock().getTime() / 1000);
  return { time, seconds, accept: createHookCheck(secret, time.clock, capacity) };
}

describe('the check of a hook', () => {
  it('accepts HMAC-SHA256 of "<t>.<body>"', () => {
    const { seconds, accept } = setUpCheck();
    const digest = createHmac('sha256', secret).update(`${seconds()}.{"kind":"tip","id":7}`).digest('hex');
    expect(accept(`t=${seconds()},v1=${digest}`, body)).toBe(digest);
  });

  it('rejects another secret, another body and another time', () => {
    const { accept, seconds } = setUpCheck();
    expect(accept(signHook('another', seconds(), body), body)).toBeNull();
    expect(accept(signHook(secret, seconds(), body), Buffer.from('{"kind":"tip","id":8}'))).toBeNull();
    const moved = signHook(secret, seconds() - 1, body).replace(/t=\d+/, `t=${seconds()}`);
    expect(accept(moved, body)).toBeNull();
  });

  it('accepts an age of up to five minutes', () => {
    const { accept, seconds } = setUpCheck();
    expect(accept(signHook(secret, seconds() - 300, body), body)).not.toBeNull();
    expect(accept(signHook(secret, seconds() - 301, body), body)).toBeNull();
  });

  it('accepts a clock up to 30 seconds ahead', () => {
    const { accept, seconds } = setUpCheck();
    expect(accept(signHook(secret, seconds() + 30, body), body)).not.toBeNull();
    expect(accept(signHook(secret, seconds() + 31, body), body)).toBeNull();
  });

  it.each([undefined, '', 't=1,v1=00', 'v1=00', `t=1,v1=${'0'.repeat(63)}g`, `t=x,v1=${'0'.repeat(64)}`])(
    'rejects the header %j',
    (signature) => {
      expect(setUpCheck().accept(signature, body)).toBeNull();
    },
  );

  it('rejects an upper-case copy of a signature', () => {
    const { accept, seconds } = setUpCheck();
    const signature = signHook(secret, seconds(), body);
    accept(signature, body);
    expect(
      accept(
        signature.replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase()),
        body,
      ),
    ).toBeNull();
  });

  it('rejects a replay after its signature was dropped', async () => {
    const { accept, seconds, time } = setUpCheck(2);
    const first = signHook(secret, seconds(), body);
    expect(accept(first, body)).not.toBeNull();
    for (let n = 0; n < 3; n += 1) {
      await time.advance(1000);
      expect(accept(signHook(secret, seconds(), body), body)).not.toBeNull();
    }
    expect(accept(first, body)).toBeNull();
  });
});
