import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toDropinfo } from '../domains/dropinfo/shapes.ts';
import { json } from '../testing/fake-origin.ts';
import { sampleDropinfo, samplePlan } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import type { LivePayload } from './executor.ts';
import { bytesOf } from './serialized-result.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

async function answer(query: string, payload?: LivePayload) {
  const { operation } = test.engine.prepare({ query }, null);
  if (operation === null) throw new Error('The operation was refused.');
  const context = test.engine.createContext({ credentials: null, lang: 'pl', appType: 'Browser' });
  return JSON.parse(bytesOf(await test.engine.execute(operation, context, payload)).toString());
}

const lookups = async () =>
  (await test.metrics.text()).body.match(/^tipgraph_response_cache_queries_total\{.*$/gm)?.sort() ?? [];

describe('the executor', () => {
  it('answers a repeated query from the cache', async () => {
    test.origin.on('GET /plans.json', json({ plans: [samplePlan({ name: 'Pro' })] }));
    for (let time = 0; time < 2; time += 1) {
      expect(await answer('{ plans { name } }')).toEqual({ data: { plans: [{ name: 'pro' }] } });
    }
    expect(await lookups()).toEqual([
      'tipgraph_response_cache_queries_total{outcome="hit"} 1',
      'tipgraph_response_cache_queries_total{outcome="miss"} 1',
    ]);
  });

  it('executes each event of a subscription without the cache', async () => {
    const query =
      'subscription { dropinfosAdded { cursor dropinfos { uid ...More } __typename } } fragment More on Dropinfo { drop }';
    for (const uid of ['d-1', 'd-2', 'd-1']) {
      const dropinfos = [toDropinfo(sampleDropinfo({ uid }))];
      const dropinfosAdded = { cursor: `at ${uid}`, gap: false, dropinfos };
      expect(await answer(query, { dropinfosAdded })).toEqual({
        data: {
          dropinfosAdded: {
            cursor: `at ${uid}`,
            dropinfos: [{ uid, drop: dropinfos[0]?.drop }],
            __typename: 'DropinfosAddedPayload',
          },
        },
      });
    }
    expect(await lookups()).toEqual([]);
    expect(test.origin.seen).toEqual([]);
  });

  it('logs mutations and failures at info, queries and live payloads at debug', async () => {
    test.origin.on('GET /plans.json', json({ plans: [] }));
    const dropinfosAdded = { cursor: 'x', gap: false, dropinfos: [] };
    await answer('{ plans { name } }');
    await answer('subscription { dropinfosAdded { cursor } }', { dropinfosAdded });
    await answer('subscription { dropinfosAdded { cursor } }', { dropinfosAdded: null });
    await answer('{ tips { totalCount } }');
    await answer('mutation { signOut { errors { code } } }');
    const lines = test.logged().match(/^.*"msg":"operation".*$/gm) ?? [];
    expect(lines.map((line) => JSON.parse(line)).map(({ level, type, code }) => [level, type, code])).toEqual(
      [
        ['debug', 'query', 'OK'],
        ['debug', 'subscription', 'OK'],
        ['info', 'subscription', 'INTERNAL'],
        ['info', 'query', 'UNAUTHENTICATED'],
        ['info', 'mutation', expect.any(String)],
      ],
    );
  });
});
