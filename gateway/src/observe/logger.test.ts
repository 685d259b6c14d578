import { expect, it } from 'vitest';
import { json, raw } from '../testing/fake-origin.ts';
import { sampleUser } from '../testing/samples.ts';
import { startTestEngine } from '../testing/test-engine.ts';
import { createLogger } from './logger.ts';

it('the log of operations contains no secret', async () => {
  const test = await startTestEngine();
  const rotated = {
    'access-token': 'secret-token-1',
    client: 'client-of-ada',
    'token-type': 'Bearer',
    uid: 'ada@tipgraph.example',
    'set-cookie': '_session=secret-session; HttpOnly',
  };
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }, 200, rotated));
  test.origin.on('POST /auth/sign_in.json', json({ errors: ['ada@tipgraph.example'] }, 500, rotated));
  test.origin.on('GET /tips.json', json({ tips: [{ uid: 'secret-tip' }] }));
  test.origin.on('GET /leagues.json', raw('secret-html', 200, { 'content-type': 'text/html' }));
  const cookies = { cookie: '_session=secret-cookie', 'x-xsrf-token': 'secret-xsrf' };
  await test.execute(
    'query Start { viewer { user { email } } tips { totalCount } leagues { totalCount } }',
    {},
    cookies,
  );
  const input = { email: 'ada@tipgraph.example', password: 'secret-password' };
  await test.execute(
    'mutation In($input: SignInInput!) { signIn(input: $input) { errors { code } } }',
    { input },
    cookies,
  );
  const logged = test.logged();
  await test.close();
  expect(logged).toContain('"operation":"Start"');
  expect(logged).toContain('auth.signIn');
  expect(logged).not.toMatch(/secret-|ada@|client-of-ada|Bearer/);
});

it('removes secret fields at all levels', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const secrets = { password: 'secret', 'access-token': 'secret', cookie: 'secret', email: 'secret' };
  logger.info({ ...secrets, headers: secrets, request: { headers: secrets }, kept: 1 }, 'x');
  expect(lines.join('')).not.toContain('secret');
  expect(lines.join('')).toContain('"kept":1');
});
