import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';

const { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell = chromium } = process.env;
/** Unused features that cost Chromium a fifth of its processor time, and the needed ones of Playwright's list, which this list replaces. */
const unusedFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['HttpsUpgrades', 'MediaRouter', 'OptimizationHints', 'PaintHolding', 'Translate'],
];
/**
 * A page of a journey lives for seconds: the slower of the optimizing compilers and collecting garbage early or in threads
 * cost more than they save.
 */
const scriptFlags = '--no-opt --single-threaded-gc --min-semi-space-size=16';
/** Chromium's sandbox does not work for root. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const launchWith = (executablePath: string | undefined) => ({
  launchOptions: {
    args: [`--disable-features=${unusedFeatures.join(',')}`, `--js-flags=${scriptFlags}`, ...sandbox],
    ...(executablePath && { executablePath }),
  },
});

/** Journeys in a headless Chromium; each worker has a stack of its own. */
export default defineConfig({
  testDir: 'browser',
  testMatch: '**/*.journey.ts',
  // Node runs TypeScript itself, which takes seconds less than Playwright's compiler.
  build: { external: ['**/{client,gateway,upstream,scripts}/**', '**/tests/harness/**'] },
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  workers: availableParallelism(),
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    // Only the journeys about notifications and offline use need the service worker.
    serviceWorkers: 'block',
    // Tracing makes a journey a fifth slower, so a failure leaves a screenshot only, unless JOURNEY_TRACE=1.
    trace: process.env.JOURNEY_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // The headless shell uses a sixth less processor time than the whole browser, but shows no notifications.
  projects: [
    { name: 'chromium', testMatch: 'push.journey.ts', fullyParallel: false, use: launchWith(chromium) },
    { name: 'journeys', testIgnore: 'push.journey.ts', use: launchWith(headlessShell) },
  ],
});
