import { beforeEach, describe, expect, test } from 'vitest';
import { devices, passwordResets, users } from '../db/schema.ts';
import { lockUser } from '../identity/caller.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { openTestApp, testStart } from '../testing/test-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';

let browser: TestClient;

const { database, app } = await setUpApp();
beforeEach(async () => {
  browser = new TestClient(app.server);
  await browser.get('/plans.json');
});

const ala = 'ala@tipgraph.example';
const hour = 60 * 60_000;
const request = (body: object, headers: Record<string, string> = {}) =>
  browser.post('/auth/password.json', body, headers);
const reset = (code: string, password = 'nowe hasło', confirmation = password) =>
  browser.put('/auth/password.json', {
    reset_password_token: code,
    password,
    password_confirmation: confirmation,
  });

/** Requests a mail and reads the code from its link. */
async function codeFor(email: string): Promise<string> {
  await request({ email });
  await app.settled();
  return app.mails.at(-1)?.link.split('/').at(-1) ?? '';
}

beforeEach(async () => {
  await makeUser(database.db);
});

describe('requesting a new password', () => {
  test('sends a mail with a link to the page, in the language of the request', async () => {
    await request({ email: ' ALA@tipgraph.example ' });
    await app.settled();
    await request({ email: ala }, { lang: 'en' });
    await app.settled();
    const link = expect.stringMatching(/^https:\/\/tipgraph\.example\/reset-password\/[\w-]{22}$/);
    expect(app.mails).toMatchObject([
      { to: ala, subject: 'Ustaw nowe hasło w serwisie Tipgraph', link },
      { to: ala, subject: 'Set a new password for Tipgraph', link },
    ]);
  });

  test('has an identical reply for an address without an account, which gets no mail', async () => {
    const bare = ({ statusCode, headers, body }: Awaited<ReturnType<typeof request>>) => ({
      statusCode,
      body,
      headers: { ...headers, date: '', 'set-cookie': '' },
    });
    const known = await request({ email: ala });
    const unknown = await request({ email: 'nobody@tipgraph.example' });
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({ success: true, message: expect.stringMatching(/^Jeśli konto/) });
    expect(bare(unknown)).toEqual(bare(known));
    await app.settled();
    expect(app.mails.map(({ to }) => to)).toEqual([ala]);
  });

  test('replies before it looks up the account', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const busy = await openTestApp(database.db, { mailer: { send: () => held } });
    browser = new TestClient(busy.server);
    await browser.get('/plans.json');
    expect((await request({ email: ala })).statusCode).toBe(200);
    release();
    await busy.close();
  });

  test('logs a mail that could not be sent without address and code, with the same reply', async () => {
    const failing = await openTestApp(database.db, {
      mailer: {
        send: async () => {
          throw new Error('The mail was not accepted: EENVELOPE 550');
        },
      },
    });
    browser = new TestClient(failing.server);
    await browser.get('/plans.json');
    expect((await request({ email: ala })).statusCode).toBe(200);
    await failing.settled();
    const log = failing.log.join('');
    expect(log).toContain('EENVELOPE 550');
    expect(log).not.toContain(ala);
    expect(log).not.toContain('reset-password/');
    await failing.close();
  });

  test('stores only a hash of the code, one per user', async () => {
    const codes = [await codeFor(ala), await codeFor(ala)];
    const rows = await database.db.select().from(passwordResets);
    expect(rows).toMatchObject([{ userId: 1, codeHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
    expect((await reset(codes[0] ?? '')).statusCode).toBe(422);
    expect((await reset(codes[1] ?? '')).statusCode).toBe(200);
  });

  test('accepts a page of the site, without its query', async () => {
    await request({ email: ala, redirect_url: 'https://tipgraph.example/app/reset/?a=b#c' });
    await app.settled();
    expect(app.mails[0]?.link).toMatch(/^https:\/\/tipgraph\.example\/app\/reset\/[\w-]{22}$/);
  });

  test.each([
    'https://evil.example/reset-password',
    'http://tipgraph.example/reset-password',
    'https://tipgraph.example@evil.example/',
    'https://tipgraph.example.evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    `https://tipgraph.example${'/'.repeat(2000)}a`,
    '/reset-password',
    '',
  ])('rejects a link to %j for addresses with and without an account', async (url) => {
    for (const email of [ala, 'nobody@tipgraph.example']) {
      const reply = await request({ email, redirect_url: url });
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ success: false, errors: { redirect_url: ['invalid'] } });
    }
    await app.settled();
    expect(app.mails).toEqual([]);
  });

  test.each([
    [undefined, 'blank'],
    [{}, 'blank'],
    [{ email: ['x'] }, 'blank'],
    [{ email: 'ala' }, 'invalid'],
  ])('rejects the body %j', async (body, code) => {
    const reply = await browser.post('/auth/password.json', body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ success: false, errors: { email: [code] } });
  });

  test.each([ala, 'nobody@tipgraph.example'])(
    'sends at most five mails per hour to %s for one client',
    async (email) => {
      for (let count = 0; count < 5; count += 1) expect((await request({ email })).statusCode).toBe(200);
      const refused = await request({ email: email.toUpperCase() });
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({ errors: ['Too many requests. Try again later.'] });
      expect((await request({ email: 'other@tipgraph.example' })).statusCode).toBe(200);
      await app.settled();
      expect(app.mails.length).toBe(email === ala ? 5 : 0);
      app.pass(hour);
      expect((await request({ email })).statusCode).toBe(200);
    },
  );

  test('sends at most twenty mails per hour for all clients, and the newest code stays valid', async () => {
    for (let count = 0; count < 30; count += 1) {
      const stranger = new TestClient(app.server, `198.51.100.${count}`);
      await stranger.get('/plans.json');
      await stranger.post('/auth/password.json', { email: ala });
      await app.settled();
    }
    expect((await request({ email: ala })).statusCode).toBe(200);
    await app.settled();
    expect(app.mails).toHaveLength(20);
    const code = app.mails.at(-1)?.link.split('/').at(-1) ?? '';
    expect((await reset(code)).statusCode).toBe(200);
  });
});

describe('setting a new password by the code', () => {
  test('signs in this client, signs out all others and deletes the devices', async () => {
    const other = new TestClient(app.server);
    await other.signIn(ala);
    await other.post('/device_infos', { token: 'phone', device_type: 'android' });
    const reply = await reset(await codeFor(ala));
    expect(reply.statusCode).toBe(200);
    expect(await database.db.$count(devices)).toBe(0);
    expect(reply.json()).toEqual({
      success: true,
      data: expect.objectContaining({ email: ala }),
      message: 'Zapisano nowe hasło.',
    });
    expect(credentialsOf(reply)).toMatchObject({
      uid: ala,
      'access-token': expect.stringMatching(/^[\w-]{22}$/),
    });
    expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(200);
    expect((await other.get('/auth/validate_token.json')).statusCode).toBe(401);
    expect((await other.signIn(ala)).statusCode).toBe(401);
    expect((await other.signIn(ala, 'nowe hasło')).statusCode).toBe(200);
  });

  test('works once for concurrent requests', async () => {
    const code = await codeFor(ala);
    const replies = await Promise.all([reset(code), reset(code), reset(code)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const refused = await reset(code);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({
      success: false,
      errors: { reset_password_token: ['invalid'], full_messages: ['Reset password token is invalid'] },
    });
    expect(credentialsOf(refused)).toEqual({});
  });

  test('works for two hours', async () => {
    const code = await codeFor(ala);
    app.pass(2 * hour);
    expect((await reset(code)).statusCode).toBe(422);
    app.pass(-1);
    expect((await reset(code)).statusCode).toBe(200);
  });

  test.each([
    ['too short', '12345', '12345', { password: ['too_short'] }],
    ['missing', '', '', { password: ['blank'] }],
    ['not confirmed', 'nowe hasło', 'inne', { password_confirmation: ['confirmation'] }],
  ])('rejects a password that is %s, and the code stays valid', async (_, password, repeated, errors) => {
    const code = await codeFor(ala);
    const reply = await reset(code, password, repeated);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ success: false, errors });
    expect(reply.json().errors).not.toHaveProperty('reset_password_token');
    expect((await reset(code)).statusCode).toBe(200);
  });

  test('returns the errors of a wrong code and an invalid password together', async () => {
    const { errors } = (await reset('no-such-code', '1', '2')).json();
    expect(errors).toMatchObject({
      reset_password_token: ['invalid'],
      password: ['too_short'],
      password_confirmation: ['confirmation'],
    });
  });

  test('unblocks sign-in after too many wrong passwords', async () => {
    for (let count = 0; count < 10; count += 1) await browser.signIn(ala, 'wrong');
    expect((await browser.signIn(ala)).statusCode).toBe(429);
    await reset(await codeFor(ala));
    expect((await browser.signIn(ala, 'nowe hasło')).statusCode).toBe(200);
  });

  test('is rejected for a locked account, which keeps its password', async () => {
    const code = await codeFor(ala);
    await database.db.update(users).set({ lockedAt: testStart });
    const reply = await reset(code);
    expect(reply.statusCode).toBe(423);
    expect(credentialsOf(reply)).toEqual({});
    await database.db.update(users).set({ lockedAt: null });
    expect((await browser.signIn(ala)).statusCode).toBe(200);
  });

  test('waits for a change of the account, which may delete the code', async (context) => {
    const { db, isServer } = database;
    if (!isServer) context.skip('The embedded database has one session');
    const code = await codeFor(ala);
    const resetting = await db.transaction(async (tx) => {
      await lockUser(tx, 1);
      const reply = reset(code);
      await expect.poll(() => countWaiting(db)).toBe(1);
      await tx.delete(passwordResets);
      return { reply };
    });
    expect((await resetting.reply).json().errors).toMatchObject({ reset_password_token: ['invalid'] });
  });
});
