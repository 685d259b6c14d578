import { expect, test } from './journey.ts';

const plans = { name: /^(Przedłuż|Zmień na|Kup |Wybierz pakiet|Zobacz pakiety)/ };

test.describe('in the view of the mobile app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; wv) Chrome/142.0 Mobile Safari/537.36 TipgraphApp/2.1.0',
  });

  test('all requests have the app type, and no link leads to the purchase', async ({ page, startAs }) => {
    const kinds = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) kinds.add(request.headers()['x-app-type']);
    });
    const opening = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framesent', (frame) => String(frame.payload).includes('connection_init')),
      );
    await startAs('premium');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Twoja subskrypcja' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', plans).or(main.getByRole('button', plans))).toHaveCount(0);
    expect(String((await opening).payload)).toContain('"appType":"App"');
    expect([...kinds]).toEqual(['App']);
    await page.goto('/?openCart=1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', plans).or(main.getByRole('button', plans))).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
