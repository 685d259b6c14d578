/**
 * Takes the screenshots of the home page's gallery from the built web app with demo data, into web/public/gallery:
 * `npx tsx tests/gallery/take-gallery.ts`. CHROMIUM_PATH overrides the browser.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { demoPassword, personas } from '../harness/personas.ts';
import { startStack } from '../harness/start-stack.ts';

const folder = new URL('../../web/public/gallery/', import.meta.url);
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
const size = { width: 1280, height: 800 };
const phoneWidth = 768;
const phone = { width: 390, height: 844 };
const quality = 0.84;

interface Variant {
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
    const variant = { lang, scheme };
    const [dashboard, dropinfo] = await takeScreens(variant, size, 1);
    const phones = await takeScreens(variant, phone, 2);
    await save('dashboard', variant, [dashboard]);
    await save('dropinfo', variant, [dropinfo]);
    await save('phone', variant, phones);
  }
}
await stack.close();
await browser.close();

/** The dashboard and the dropinfo list as PNG data URLs. */
async function takeScreens(
  { lang, scheme }: Variant,
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
      localStorage.setItem('consent', 'denied');
    },
    [lang, scheme === 'dark' ? '1' : '0'] as const,
  );
  await page.goto(`${stack.url}/login`);
  await page.locator('input[type="email"]').fill(personas.premium.email);
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/dashboard');
  // Nothing is hovered.
  await page.mouse.move(0, 0);
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

/** Draws one full-size picture, or several phones side by side, as WebP with a width in pixels. */
async function toWebp(
  openedBrowser: Browser,
  scheme: Variant['scheme'],
  pictures: string[],
  width: number,
): Promise<Buffer> {
  const page = await openedBrowser.newPage();
  const address = await page.evaluate(
    async ({ pictures, size, background, quality, scale }) => {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: size.width * scale,
        height: size.height * scale,
      });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.scale(scale, scale);
      context.fillStyle = background;
      context.fillRect(0, 0, size.width, size.height);
      context.imageSmoothingQuality = 'high';
      const images = await Promise.all(
        pictures.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const isSingle = images.length === 1;
      const height = isSingle ? size.height : size.height - 80;
      const widths = images.map((image) => (image.width / image.height) * height);
      const gap = 72;
      let left = (size.width - widths.reduce((sum, width) => sum + width, gap * (images.length - 1))) / 2;
      images.forEach((image, index) => {
        const width = widths[index] ?? 0;
        context.drawImage(image, left, (size.height - height) / 2, width, height);
        if (!isSingle) {
          context.strokeStyle = 'rgb(128 140 145 / 0.5)';
          context.strokeRect(left, (size.height - height) / 2, width, height);
        }
        left += width + gap;
      });
      return canvas.toDataURL('image/webp', quality);
    },
    {
      pictures,
      size,
      background: scheme === 'dark' ? '#262e33' : '#e6e9e5',
      quality,
      scale: width / size.width,
    },
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Writes a gallery picture at full width and at the phone width. */
async function save(name: string, { lang, scheme }: Variant, pictures: string[]): Promise<void> {
  const file = (suffix: string) => new URL(`${name}-${lang}-${scheme}${suffix}.webp`, folder);
  await writeFile(file(''), await toWebp(browser, scheme, pictures, size.width));
  await writeFile(file(`-${phoneWidth}`), await toWebp(browser, scheme, pictures, phoneWidth));
}
