import { afterEach, expect, it } from 'vitest';
import { allEndpoints } from '../../domains/index.ts';
import { scriptMemberStack } from '../../testing/member-stack.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { webQuery } from '../../testing/web-query.ts';
import { webScreens } from '../../testing/web-screens.ts';
import { createIndexer } from './index-reply.ts';
import { layoutOf } from './layout.ts';

const engines: TestEngine[] = [];
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
});

const reads = allEndpoints.filter(({ method, decode }) => method === 'GET' && decode.kind === 'object');

it.each(reads.map((endpoint) => [endpoint.id, endpoint] as const))(
  'replies of %s can be indexed',
  (_, { decode }) => {
    if (decode.kind !== 'object') throw new Error('The reply is not an object.');
    expect(createIndexer(layoutOf(decode))(Buffer.from('[]'))).toBeNull();
  },
);

async function answerOf(projection: string, query: string, variables: unknown): Promise<string> {
  const engine = await startTestEngine({ settings: { PROJECTION: projection } });
  engines.push(engine);
  scriptMemberStack(engine.origin, 30);
  const { data, codes } = await engine.execute(query, variables);
  return JSON.stringify({ data, codes });
}

it.each([['plansScreenQuery', {}], ['sessionQuery', {}], ...webScreens] as const)(
  '%s has the same answer with and without projection',
  async (name, variables) => {
    const query = webQuery(name);
    const [one, other] = [await answerOf('1', query, variables), await answerOf('0', query, variables)];
    let at = 0;
    while (one[at] === other[at] && at < one.length) at += 1;
    expect(one.slice(at - 100, at + 100)).toBe(other.slice(at - 100, at + 100));
  },
);
