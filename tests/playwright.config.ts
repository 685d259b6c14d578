import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';

const { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell = chromium } = process.env;
/** What Chromium prepares and nobody sees, a fifth of its processor time; then what matters here of Playwright's own list, which this one replaces. */
const unusedFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['HttpsUpgrades', 'MediaRouter', 'OptimizationHints', 'PaintHolding', 'Translate'],
];
/** Chromium's sandbox does not work for root. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const launching = (executablePath: string | undefined) => ({
  launchOptions: {
    args: [`--disable-features=${unusedFeatures.join(',')}`, ...sandbox],
    ...(executablePath && { executablePath }),
  },
});

/** Journeys in a headless Chromium; each worker has a stack of its own. */
export default defineConfig({
  testDir: 'browser',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  workers: availableParallelism(),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    // Only what notifies, or answers without a network, needs the service worker.
    serviceWorkers: 'block',
    // To trace a journey costs as much as a fifth of it: a failure leaves its last picture, and with JOURNEY_TRACE=1 a trace.
    trace: process.env.JOURNEY_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // The shell takes a sixth less of the processors than the whole browser, and shows no notifications.
  projects: [
    { name: 'chromium', testMatch: 'push.journey.ts', fullyParallel: false, use: launching(chromium) },
    { name: 'journeys', testIgnore: 'push.journey.ts', use: launching(headlessShell) },
  ],
});
