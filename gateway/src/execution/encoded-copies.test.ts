import { afterEach, beforeEach, expect, it } from 'vitest';
import { json } from '../testing/fake-origin.ts';
import { longQuery } from '../testing/odd-requests.ts';
import { samplePlan } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { UpstreamCache } from './upstream-cache.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
});
afterEach(() => test.close());

it('encoded copies belong to one answer and are evicted with the cache', () => {
  const cache = new UpstreamCache(test.rest, { maxBytes: 12_000, now: () => 0 });
  const [answer, another] = [cache.newCopies(), cache.newCopies()];
  answer.set('br', Buffer.alloc(1000));
  expect(cache.size).toBeGreaterThan(1000);
  expect(answer.get('br')).toEqual(Buffer.alloc(1000));
  expect(answer.get('gzip')).toBeUndefined();
  expect(another.get('br')).toBeUndefined();
  another.set('gzip', Buffer.alloc(11_000));
  expect(another.get('gzip')).toEqual(Buffer.alloc(11_000));
  expect(answer.get('br')).toBeUndefined();
  answer.set('br', Buffer.alloc(20_000));
  expect(answer.get('br')).toBeUndefined();
  expect(cache.size).toBeLessThan(12_000);
});

it('a cached answer is compressed once per encoding for GET and POST, and counts in the cache size', async () => {
  const cacheBytes = async () =>
    Number(/^tipgraph_response_cache_bytes (\d+)/m.exec((await test.metrics.text()).body)?.[1]);
  const execute = (coding: string, method = 'POST') => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': coding };
    return method === 'POST'
      ? test.send({ method, headers, body: JSON.stringify(longQuery) })
      : test.send({ method, headers }, `/graphql?query=${encodeURIComponent(longQuery.query)}`);
  };
  const sizes: number[] = [];
  for (const [coding, method] of [['identity'], ['gzip'], ['gzip'], ['gzip', 'GET'], ['br'], ['br']]) {
    const response = await execute(coding ?? '', method);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(coding);
    expect(await response.json()).toHaveProperty('data.p0');
    sizes.push(await cacheBytes());
  }
  const [plain = 0, zipped = 0, , , both = 0] = sizes;
  expect(zipped).toBeGreaterThan(plain + 100);
  expect(both).toBeGreaterThan(zipped + 100);
  expect(sizes).toEqual([plain, zipped, zipped, zipped, both, both]);
});
