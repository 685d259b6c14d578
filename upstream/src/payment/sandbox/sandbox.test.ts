import { beforeEach, describe, expect, test } from 'vitest';
import { readLogs } from '../../testing/read-logs.ts';
import { setUpApp } from '../../testing/set-up-app.ts';
import { allPayments, allSubscriptions, type Buyer, bankForm, openShop } from '../../testing/shop.ts';

let buyer: Buyer;
let path: string;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  buyer = await openShop(database.db, app);
  path = await buyer.orderAtBank();
});

const open = (url = path, headers = {}) => app.server.inject({ url, headers });
const uid = () => path.split('/').at(-1);
const resultUrl = () => `https://tipgraph.example/payment?payment_id=${uid()}`;
const statuses = async () => (await allPayments(database.db)).map(({ status }) => status);

describe('the bank page', () => {
  test('shows the test notice and the order, and forbids foreign content', async () => {
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('TO JEST TEST');
    expect(page.body).toContain('Standard, 1 mies.');
    expect(page.body).toContain('49,00\u00a0zł');
    expect(page.body).not.toMatch(/<script|https?:\/\/|style=/);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' https:\/\/tipgraph\.example; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.headers['cache-control']).toBe('no-store');
    expect([page.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^sandbox_bank=[\w-]{22}; Path=\/payment-provider; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('is in the language of the order', async () => {
    const english = await buyer.order({ sub: 'pro', payment_method: 'blik' }, { lang: 'en' });
    const page = await open(new URL(english.json().payment_url).pathname);
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('THIS IS A TEST');
    expect(page.body).toContain('PLN\u00a0129.00');
    expect(page.body).toContain('BLIK');
  });

  test('groups the digits of a Polish amount of thousands', async () => {
    const page = await open(await buyer.orderAtBank({ sub: 'pro', sub_months: 12 }));
    expect(page.body).toContain('1\u00a0083,60\u00a0zł');
  });

  test.each(['unknown', '%00', '..%2f..'])('is a 404 for payment %s', async (name) => {
    expect((await open(`/payment-provider/sandbox/${name}`)).statusCode).toBe(404);
  });
});

describe('paying', () => {
  test('redirects to the result, and repeats or reloads change nothing', async () => {
    const page = await open();
    const submit = (action: string) =>
      app.server.inject({ method: 'POST', url: `${path}/${action}`, ...bankForm(page) });
    for (const reply of [await submit('pay'), await submit('pay'), await submit('refuse'), await open()]) {
      expect(reply.statusCode).toBe(303);
      expect(reply.headers.location).toBe(resultUrl());
    }
    expect(await statuses()).toEqual(['done']);
    expect(await allSubscriptions(database.db)).toMatchObject([
      { plan: 'standard', expiresAt: new Date('2026-04-14T11:00:00.000Z') },
    ]);
  });
});

test('refusing cancels the payment, redirects to the result, and cannot be undone by paying', async () => {
  const reply = await buyer.atBank(path, 'refuse');
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe(resultUrl());
  await app.server.inject({ method: 'POST', url: `${path}/pay` });
  expect(await statuses()).toEqual(['cancelled']);
  expect(await allSubscriptions(database.db)).toEqual([]);
  expect(await readLogs(database.db)).toMatchObject([{ action: 'payment.cancel' }]);
});

describe('a form is rejected', () => {
  const post = (form: { headers?: Record<string, string>; payload?: string }) =>
    app.server.inject({ method: 'POST', url: `${path}/pay`, ...form });

  test.each<[string, () => Promise<{ headers?: Record<string, string>; payload?: string }>]>([
    ['without cookie and token', async () => ({})],
    [
      'without the cookie',
      async () => {
        const { headers, payload } = bankForm(await open());
        return { headers: { ...headers, cookie: '' }, payload };
      },
    ],
    [
      "with another browser's cookie",
      async () => {
        const { payload } = bankForm(await open());
        return { headers: bankForm(await open()).headers, payload };
      },
    ],
    [
      "with another payment's token",
      async () => {
        const { headers } = bankForm(await open());
        const other = await buyer.orderAtBank({ sub: 'pro' });
        const { payload } = bankForm(await open(other, { cookie: headers.cookie }));
        return { headers, payload };
      },
    ],
    [
      'with an altered token',
      async () => {
        const { headers } = bankForm(await open());
        return { headers, payload: `token=${'A'.repeat(88)}` };
      },
    ],
  ])('%s', async (_, make) => {
    const reply = await post(await make());
    expect(reply.statusCode).toBe(403);
    expect(reply.body).toContain(`href="${path}"`);
    expect((await statuses())[0]).toBe('pending');
    expect(await allSubscriptions(database.db)).toEqual([]);
  });
});
