/**
 * Takes the pictures of the home page's gallery anew, from the built web app with the demo's data, into
 * web/public/gallery: `npx tsx tests/gallery/take-gallery.ts`. CHROMIUM_PATH names another browser.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { personas } from '../harness/personas.ts';
import { startStack } from '../harness/start-stack.ts';

const folder = new URL('../../web/public/gallery/', import.meta.url);
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
const size = { width: 1280, height: 800 };
const phoneWidth = 768;
const phone = { width: 390, height: 844 };
const quality = 0.84;

/** How a browser looks at the app. */
interface Look {
  lang: 'pl' | 'en';
  scheme: 'light' | 'dark';
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const stack = await startStack({ gateway: { WEB_DIR: webDir } });
await mkdir(folder, { recursive: true });
for (const lang of ['pl', 'en'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    const look = { lang, scheme };
    const [dashboard, dropinfo] = await takeScreens(look, size, 1);
    const phones = await takeScreens(look, phone, 2);
    await save('dashboard', look, [dashboard]);
    await save('dropinfo', look, [dropinfo]);
    await save('phone', look, phones);
  }
}
await stack.close();
await browser.close();

/** The dashboard and the dropinfo list as PNG, as data addresses. */
async function takeScreens(
  { lang, scheme }: Look,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<[string, string]> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Warsaw',
  });
  const page = await context.newPage();
  await page.addInitScript(
    ([language, dark]) => {
      localStorage.setItem('lang', language);
      localStorage.setItem('darkMode', dark);
      localStorage.setItem('consent', 'refused');
    },
    [lang, scheme === 'dark' ? '1' : '0'] as const,
  );
  await page.goto(`${stack.url}/login`);
  await page.locator('input[type="email"]').fill(personas.premium.email);
  await page.locator('input[type="password"]').fill('tipgraph-demo');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/dashboard');
  await page.locator('.mantine-Notification-root').first().waitFor();
  await page.locator('.mantine-Notification-root').first().waitFor({ state: 'detached' });
  await page.locator('tbody tr').nth(4).waitFor();
  const dashboard = await page.screenshot();
  await page.goto(`${stack.url}/dropinfo`);
  await page.locator('tbody tr').nth(4).waitFor();
  await page
    .getByText(/^(Na żywo|Połączono na żywo|Live|Connected live|Live connection)$/)
    .first()
    .waitFor();
  const dropinfo = await page.screenshot();
  await context.close();
  return [dashboard, dropinfo].map((png) => `data:image/png;base64,${png.toString('base64')}`) as [
    string,
    string,
  ];
}

/** Draws one picture over the whole, or several phones side by side, and gives WebP of a width in pixels. */
async function toWebp(
  on: Browser,
  scheme: Look['scheme'],
  pictures: string[],
  width: number,
): Promise<Buffer> {
  const page = await on.newPage();
  const address = await page.evaluate(
    async ({ pictures, size, ground, quality, scale }) => {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: size.width * scale,
        height: size.height * scale,
      });
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('No canvas');
      paint.scale(scale, scale);
      paint.fillStyle = ground;
      paint.fillRect(0, 0, size.width, size.height);
      paint.imageSmoothingQuality = 'high';
      const images = await Promise.all(
        pictures.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const isWhole = images.length === 1;
      const height = isWhole ? size.height : size.height - 80;
      const widths = images.map((image) => (image.width / image.height) * height);
      const gap = 72;
      let left = (size.width - widths.reduce((sum, width) => sum + width, gap * (images.length - 1))) / 2;
      images.forEach((image, place) => {
        const width = widths[place] ?? 0;
        paint.drawImage(image, left, (size.height - height) / 2, width, height);
        if (!isWhole) {
          paint.strokeStyle = 'rgb(128 140 145 / 0.5)';
          paint.strokeRect(left, (size.height - height) / 2, width, height);
        }
        left += width + gap;
      });
      return canvas.toDataURL('image/webp', quality);
    },
    { pictures, size, ground: scheme === 'dark' ? '#262e33' : '#e6e9e5', quality, scale: width / size.width },
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Writes a picture of the gallery, whole and at the width for phones. */
async function save(name: string, { lang, scheme }: Look, pictures: string[]): Promise<void> {
  const file = (ending: string) => new URL(`${name}-${lang}-${scheme}${ending}.webp`, folder);
  await writeFile(file(''), await toWebp(browser, scheme, pictures, size.width));
  await writeFile(file(`-${phoneWidth}`), await toWebp(browser, scheme, pictures, phoneWidth));
}
