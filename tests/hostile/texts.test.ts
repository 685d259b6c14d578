import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../contract/access-rules.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { type SampleOperation, sampleMutations, sampleQueries, withText } from './sample-input.ts';

const texts: Readonly<Record<string, string>> = {
  'a null byte': 'a\u0000b',
  'a lone surrogate': 'a\ud800b',
  'many scripts': '\u202e\ufeff\u200bŻółć🇵🇱👩‍👩‍👧Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳\'";--%_\\{{x}}<script>\r\n\t',
  'a long text': '長'.repeat(5000),
};

const allowedCodes = [
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'FORBIDDEN',
  'RATE_LIMITED',
  'LOCKED',
  'PROVIDER_UNREACHABLE',
];

/** Run as a guest, since they end or replace the session. */
const sessionMutations = new Set(['signOut', 'resetPassword', 'register', 'signIn']);

const mutations = sampleMutations(schema);
const queries = sampleQueries(schema);

let stack: Stack;
let admin: GraphClient;

beforeAll(async () => {
  stack = await startStack({ rotateTokens: false });
  admin = await stack.signedIn('admin');
});
afterAll(() => stack.close());

/** Sends a text at each path of an operation and returns the unexpected errors. */
async function findFailures(
  client: GraphClient,
  { query, variables, textPaths, name }: SampleOperation,
  text: string,
): Promise<string[]> {
  const failures: string[] = [];
  for (const path of textPaths) {
    const reply = await client.run(query, withText(variables, path, text) as Record<string, unknown>);
    for (const { extensions, message } of reply.errors) {
      const code = extensions?.code ?? 'none';
      if (!allowedCodes.includes(code)) failures.push(`${name} ${path.join('.')}: ${code} ${message}`);
    }
    if (reply.errors.length === 0 && reply.data === null)
      failures.push(`${name} ${path.join('.')}: no answer`);
  }
  return failures;
}

test('the samples cover many operations and texts', () => {
  expect(mutations.length).toBeGreaterThan(40);
  expect(queries.length).toBeGreaterThan(10);
  expect(mutations.flatMap(({ textPaths }) => textPaths).length).toBeGreaterThan(70);
});

test.each(Object.entries(texts))(
  '%s in any text of any operation is accepted or refused with an allowed code',
  async (_, text) => {
    const failures: string[] = [];
    for (const operation of [...queries, ...mutations]) {
      const client = sessionMutations.has(operation.name) ? stack.client() : admin;
      if (client !== admin) await client.open();
      failures.push(...(await findFailures(client, operation, text)));
    }
    expect(failures).toEqual([]);
    expect((await admin.run('{ viewer { user { email } } }')).data).toMatchObject({
      viewer: { user: { email: 'admin@tipgraph.example' } },
    });
  },
);
