import { expect, test } from './journey.ts';
test.use({ serviceWorkers: 'allow' });
test('debug', async ({ openBrowser, startAs }) => {
  const context = await openBrowser();
  const page = await context.newPage();
  page.on('console', (m) => console.log('C', m.type(), m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('E', e.message));
  page.on('framenavigated', (f) => console.log('N', f.url()));
  await page.addInitScript(() => localStorage.setItem('consent', 'denied'));
  await startAs('premium', {}, page);
  await page.goto('/dropinfo');
  await expect.poll(() => page.evaluate(() => caches.match('/index.html').then(Boolean))).toBe(true);
  await context.setOffline(true);
  for (const address of ['/dropinfo', '/autofilters', '/quality-value']) {
    await page.goto(address);
    for (let i = 0; i < 8; i += 1) {
      await page.waitForTimeout(500);
      console.log(address, await page.evaluate(() => [navigator.onLine, document.querySelector('h1')?.textContent, document.querySelector('[role=alert]')?.textContent]).catch(String));
    }
  }
  await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Dropinfo' }).click();
  await page.waitForTimeout(1000);
  await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Autofiltry' }).click();
  for (let i = 0; i < 8; i += 1) {
    await page.waitForTimeout(500);
    console.log('menu', await page.evaluate(() => [navigator.onLine, document.querySelector('h1')?.textContent, document.querySelector('[role=alert]')?.textContent]).catch(String));
  }
});
