import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { version, webQuery } from '../testing/web-query.ts';

const documentId = createHash('sha256').update(webQuery('sessionQuery')).digest('hex');

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
afterAll(() => test.close());

async function countersAfter(body: object, headers: Record<string, string> = {}): Promise<string[]> {
  await test.send({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { body: metrics } = await test.metrics.text();
  return metrics.match(/^tipgraph_(?:release_operations|deprecated_uses)_total\{.*$/gm) ?? [];
}

it('operations are counted by release and client, and their deprecated uses by coordinate', async () => {
  await countersAfter({ query: '{ nosuch }' });
  await countersAfter({ documentId });
  await countersAfter(
    { documentId },
    { 'apollographql-client-name': 'web', 'apollographql-client-version': version },
  );
  await countersAfter({ query: '{ site { name } }' }, { 'apollographql-client-name': 'unknown' });
  expect(await countersAfter({ query: 'mutation { updateAccount(input: {}) { errors { code } } }' })).toEqual(
    [
      `tipgraph_release_operations_total{release="${version}",client="none"} 1`,
      `tipgraph_release_operations_total{release="${version}",client="${version}"} 1`,
      'tipgraph_release_operations_total{release="none",client="other"} 1',
      'tipgraph_release_operations_total{release="none",client="none"} 1',
      'tipgraph_deprecated_uses_total{release="none",coordinate="Mutation.updateAccount"} 1',
    ],
  );
});

it('the name of an operation is cut after 80 characters', () => {
  const query = `query ${'a'.repeat(81)} { site { name } }`;
  expect(test.engine.prepare({ query }, null).operation?.name).toBe('a'.repeat(80));
});
