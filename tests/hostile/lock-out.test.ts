import { afterAll, beforeAll, expect, test } from 'vitest';
import { GraphClient } from '../harness/graph-client.ts';
import { demoPassword, personas } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { viewer { user { email } } errors { code } }
}`;
const askForMail = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }`;
const owner = personas.premium.email;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    gateway: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: '600', AUTH_RATE_LIMIT: '20' },
  });
});
afterAll(() => stack.close());

/** Asks from an address; gives the code of the refusal, null without one. */
async function ask(
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

test('who guesses at an account closes it to themselves alone, and its owner still gets a mail', async () => {
  const attacker = '198.51.100.66';
  for (let count = 0; count < 10; count += 1) {
    const wrong = { email: owner, password: `wrong ${count}` };
    expect(await ask(signIn, attacker, wrong)).toBe('INVALID_CREDENTIALS');
  }
  expect(await ask(signIn, attacker, { email: owner, password: demoPassword })).toBe('RATE_LIMITED');
  for (let count = 0; count < 5; count += 1)
    expect(await ask(askForMail, attacker, { email: owner })).toBeNull();
  expect(await ask(askForMail, attacker, { email: owner })).toBe('RATE_LIMITED');

  const home = '192.0.2.77';
  expect(await ask(signIn, home, { email: owner, password: demoPassword })).toBeNull();
  expect(await ask(askForMail, home, { email: owner })).toBeNull();
});

test('guesses at the account of the watcher never reach the upstream', async () => {
  const { LIVE_EMAIL: email = '', LIVE_PASSWORD: password = '' } = stack.gatewaySettings;
  const before = stack.tap.calls.filter(({ path }) => path.includes('sign_in')).length;
  for (const given of [email, ` ${email.toUpperCase()} `]) {
    for (const guess of ['wrong', password]) {
      expect(await ask(signIn, '198.51.100.67', { email: given, password: guess })).toBe(
        'INVALID_CREDENTIALS',
      );
    }
  }
  expect(stack.tap.calls.filter(({ path }) => path.includes('sign_in'))).toHaveLength(before);
});
