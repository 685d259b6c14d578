import { afterAll, beforeAll, expect, test } from 'vitest';
import { GraphClient } from '../harness/graph-client.ts';
import { demoPassword, personas } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { viewer { user { email } } errors { code } }
}`;
const requestReset = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }`;
const owner = personas.premium.email;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    gateway: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: '600', AUTH_RATE_LIMIT: '20' },
  });
});
afterAll(() => stack.close());

/** Runs an operation from a client address; returns the error code or null. */
async function run(
  document: string,
  address: string,
  variables: Record<string, string>,
): Promise<string | null> {
  const client = new GraphClient(stack.url);
  const from = { 'x-forwarded-for': address };
  await client.run('{ plans { name } }', {}, from);
  const { data, errors } = await client.run<Record<string, { errors: { code: string }[] }>>(
    document,
    variables,
    from,
  );
  const [refused] = errors;
  return refused?.extensions?.code ?? Object.values(data ?? {})[0]?.errors[0]?.code ?? null;
}

test('password guesses lock out only the attacker, and the owner still gets mails', async () => {
  const attacker = '198.51.100.66';
  for (let count = 0; count < 10; count += 1) {
    const wrong = { email: owner, password: `wrong ${count}` };
    expect(await run(signIn, attacker, wrong)).toBe('INVALID_CREDENTIALS');
  }
  expect(await run(signIn, attacker, { email: owner, password: demoPassword })).toBe('RATE_LIMITED');
  for (let count = 0; count < 5; count += 1)
    expect(await run(requestReset, attacker, { email: owner })).toBeNull();
  expect(await run(requestReset, attacker, { email: owner })).toBe('RATE_LIMITED');

  const home = '192.0.2.77';
  expect(await run(signIn, home, { email: owner, password: demoPassword })).toBeNull();
  expect(await run(requestReset, home, { email: owner })).toBeNull();
});

test('password guesses for the live account never reach the upstream', async () => {
  const { LIVE_EMAIL: email = '', LIVE_PASSWORD: password = '' } = stack.gatewaySettings;
  const before = stack.tap.calls.filter(({ path }) => path.includes('sign_in')).length;
  for (const given of [email, ` ${email.toUpperCase()} `]) {
    for (const guess of ['wrong', password]) {
      expect(await run(signIn, '198.51.100.67', { email: given, password: guess })).toBe(
        'INVALID_CREDENTIALS',
      );
    }
  }
  expect(stack.tap.calls.filter(({ path }) => path.includes('sign_in'))).toHaveLength(before);
});
