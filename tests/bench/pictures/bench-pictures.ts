import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preloadOptions } from '../../../scripts/lib/command-line.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');

/**
 * Compares screenshots of every screen with those in the folder PICTURES_DIR, or takes new ones. The demo data and all
 * clocks are fixed.
 * @throws when a picture differs
 */
export function benchPictures({ write }: { write: boolean }): void {
  const { PICTURES_DIR: pictures } = process.env;
  if (!pictures) {
    console.log('\nWithout PICTURES_DIR, the folder of the pictures, no screens are compared.');
    return;
  }
  const args = ['test', '--config', join(folder, 'playwright.config.ts')];
  const { PICTURES_ONLY: only } = process.env;
  const { status } = spawnSync(
    process.execPath,
    [cli, ...args, ...(write ? ['--update-snapshots=all'] : []), ...(only ? ['--grep', only] : [])],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_OPTIONS: preloadOptions,
        TEST_CLOCK_MS: String(Date.UTC(2026, 2, 14, 11)),
        TEST_RANDOM_SEED: '1',
      },
    },
  );
  if (status !== 0) throw new Error(`Pictures differ from those in ${pictures}; see differences/ there.`);
}
