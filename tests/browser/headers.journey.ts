import { expect, test } from './journey.ts';

/** Inline scripts without structured data. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\bsrc=|application\/ld\+json/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '');

test('every built page has a content security policy that allows its own scripts', async ({
  request,
  stack,
}) => {
  for (const path of [
    '/',
    '/?lang=en',
    '/login',
    '/pricing',
    '/dashboard',
    '/offline.html',
    '/no/such/page',
  ]) {
    const reply = await request.get(`${stack.url}${path}`);
    const policy = reply.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src 'self';");
    expect(inlineScripts(await reply.text()), path).toEqual([]);
  }
});

test('an injected script does not run, and other sites cannot frame a page', async ({
  openBrowser,
  stack,
}) => {
  const page = await (await openBrowser()).newPage();
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  await page.goto(`${stack.url}/login`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken in"';
    document.head.append(script);
    const button = document.createElement('div');
    button.setAttribute('onclick', 'document.title = "broken in"');
    document.body.append(button);
    button.click();
  });
  expect(await page.title()).not.toBe('broken in');
  expect(refusals.filter((text) => text.includes('Content Security Policy'))).toHaveLength(2);

  await page.setContent(`<iframe src="${stack.url}/login"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
