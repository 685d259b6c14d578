import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config.ts';

const { PICTURES_DIR: pictures = '', HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env;
const executablePath = HEADLESS_SHELL_PATH ?? CHROMIUM_PATH;

/** Screenshots, compared pixel by pixel with those in the folder PICTURES_DIR. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'screens.pictures.ts',
  workers: 1,
  expect: {
    ...journeys.expect,
    toHaveScreenshot: { stylePath: fileURLToPath(new URL('hidden.css', import.meta.url)) },
  },
  outputDir: join(pictures, 'differences'),
  snapshotPathTemplate: join(pictures, '{arg}{ext}'),
  projects: [
    {
      name: 'pictures',
      use: {
        launchOptions: {
          // With hinting, headless Chromium rounds the width of each letter and space to a pixel, unlike other browsers.
          args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
          ...(executablePath && { executablePath }),
        },
      },
    },
  ],
});
