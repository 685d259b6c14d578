import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { demoPassword } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

const query = '{ tips { totalCount } }';

let stack: Stack;
let signedIn: GraphClient;

beforeAll(async () => {
  stack = await startStack();
  signedIn = await stack.signedIn('premium');
});
afterAll(() => stack.close());

const codes = async (client: GraphClient, document = query): Promise<readonly (string | undefined)[]> =>
  (await client.run(document)).codes;

const withHeaders = (
  headers: Partial<Record<'access-token' | 'client' | 'token-type' | 'uid', string>>,
): GraphClient => {
  const client = new GraphClient(stack.url);
  const { credentials } = signedIn;
  if (credentials === null) throw new Error('There is no session.');
  client.credentials = { ...credentials, ...headers };
  return client;
};

test.each([
  ['a wrong token', { 'access-token': 'wrong' }],
  ['an unknown client', { client: 'unknown' }],
  ['another uid', { uid: 'pro@tipgraph.example' }],
])('%s is a guest', async (_, headers) => {
  const client = withHeaders(headers);
  expect(await codes(client)).toEqual(['UNAUTHENTICATED']);
  expect(await client.data('{ viewer { user { email } } }')).toEqual({ viewer: null });
});

test.each([
  ['token', { 'access-token': ' ' }],
  ['client', { client: '' }],
  ['token type', { 'token-type': '' }],
  ['uid', { uid: ' ' }],
])('a blank %s is a guest without an upstream call', async (_, headers) => {
  const requestId = randomUUID();
  const { codes: replyCodes } = await withHeaders(headers).run(query, {}, { 'x-request-id': requestId });
  expect(replyCodes).toEqual(['UNAUTHENTICATED']);
  expect(stack.tap.calls.filter((call) => call.requestId === requestId)).toEqual([]);
});

test('a wrong token does not end the real session', async () => {
  await codes(withHeaders({ 'access-token': 'wrong' }));
  expect(await codes(signedIn)).toEqual([]);
});

test('signing out during other operations ends only this session', async () => {
  const leaving = await stack.signedIn('vip');
  const staying = await stack.signedIn('vip');
  const before = leaving.credentials;
  const answers = await Promise.all([
    codes(leaving),
    codes(leaving),
    codes(leaving, 'mutation { signOut { errors { code } } }'),
    codes(leaving),
    codes(leaving),
  ]);
  expect(answers[2]).toEqual([]);
  for (const answer of answers) expect([[], ['UNAUTHENTICATED']]).toContainEqual(answer);
  leaving.credentials = before;
  expect(await codes(leaving)).toEqual(['UNAUTHENTICATED']);
  expect(await codes(staying)).toEqual([]);
});

test('a wrong XSRF token is refused, and the next attempt works', async () => {
  const client = await stack.client().open();
  const document =
    'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { user { email } } errors { field code } } }';
  const variables = { input: { email: 'pro@tipgraph.example', password: demoPassword } };
  const refused = await client.run(document, variables, { 'x-xsrf-token': 'forged' });
  expect(refused).toMatchObject({
    data: { signIn: null },
    errors: [{ extensions: { code: 'XSRF_REFUSED' } }],
  });
  expect(client.credentials).toBeNull();
  expect(await client.data(document, variables)).toEqual({
    signIn: { viewer: { user: { email: 'pro@tipgraph.example' } }, errors: [] },
  });
});

test('a mutation over a socket without an XSRF token is refused', async () => {
  const socket = new LiveSocket(stack.url, signedIn.credentials);
  const change = 'mutation { updateProfile(input: { firstName: "Ewa" }) { errors { code } } }';
  expect(await socket.errorCodes(change)).toEqual(['XSRF_REFUSED']);
  await socket.close();
});
