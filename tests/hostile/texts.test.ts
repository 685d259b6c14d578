import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../contract/access-rules.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { type SampleOperation, sampleMutations, sampleQueries, withText } from './sample-input.ts';

/** Texts that break what is careless with them. */
const texts: Readonly<Record<string, string>> = {
  'a null byte': 'a\u0000b',
  'half of a pair': 'a\ud800b',
  'many scripts': '\u202e\ufeff\u200bŻółć🇵🇱👩‍👩‍👧Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳\'";--%_\\{{x}}<script>\r\n\t',
  'a long one': '長'.repeat(5000),
};

/** What a refusal may say: that the caller's input was wrong, or that the thing is not there. */
const refusals = [
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'FORBIDDEN',
  'RATE_LIMITED',
  'LOCKED',
  'PROVIDER_UNREACHABLE',
];

/** Those that end a session or begin another: a guest asks them. */
const leaves = new Set(['signOut', 'resetPassword', 'register', 'signIn']);

const mutations = sampleMutations(schema);
const queries = sampleQueries(schema);

let stack: Stack;
let admin: GraphClient;

beforeAll(async () => {
  stack = await startStack({ rotateTokens: false });
  admin = await stack.signedIn('admin');
});
afterAll(() => stack.close());

/** The codes with which a text at each place of an operation was refused; UNDOCUMENTED for what nobody may ever see. */
async function outcomes(
  client: GraphClient,
  { query, variables, textPaths, name }: SampleOperation,
  text: string,
): Promise<string[]> {
  const seen: string[] = [];
  for (const path of textPaths) {
    const reply = await client.run(query, withText(variables, path, text) as Record<string, unknown>);
    for (const { extensions, message } of reply.errors) {
      const code = extensions?.code ?? 'none';
      if (!refusals.includes(code)) seen.push(`${name} ${path.join('.')}: ${code} ${message}`);
    }
    if (reply.errors.length === 0 && reply.data === null) seen.push(`${name} ${path.join('.')}: no answer`);
  }
  return seen;
}

test('the operations are all there, and have texts to try', () => {
  expect(mutations.length).toBeGreaterThan(40);
  expect(queries.length).toBeGreaterThan(10);
  expect(mutations.flatMap(({ textPaths }) => textPaths).length).toBeGreaterThan(70);
});

test.each(Object.entries(texts))(
  '%s in any text of any operation is taken or refused by its code',
  async (_, text) => {
    const faults: string[] = [];
    for (const operation of [...queries, ...mutations]) {
      const client = leaves.has(operation.name) ? stack.client() : admin;
      if (client !== admin) await client.open();
      faults.push(...(await outcomes(client, operation, text)));
    }
    expect(faults).toEqual([]);
    expect((await admin.run('{ viewer { user { email } } }')).data).toMatchObject({
      viewer: { user: { email: 'admin@tipgraph.example' } },
    });
  },
);
