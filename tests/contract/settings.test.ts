import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames as gatewaySettings } from '../../gateway/src/config.ts';
import { findMistyped } from '../../gateway/src/kit/mistyped-settings.ts';
import { settingNames as upstreamSettings } from '../../upstream/src/config.ts';

const readRootFile = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Settings that an image or the compose file sets. */
const decidedByImage = ['PORT', 'HOST', 'WEB_DIR', 'UPSTREAM_PORT', 'UPSTREAM_HOST', 'DATA_DIR'];

/** Settings for development and tuning, which an override file may add. */
const leftOut = [
  ...['GRAPHIQL', 'INTROSPECTION', 'INCLUDE_COST', 'PERSISTED_ONLY', 'LOG_LEVEL', 'SECRET'],
  ...[
    'LIVE_POLL_MS',
    'LIVE_MAX_SOCKETS',
    'LIVE_MAX_SOCKETS_PER_ADDRESS',
    'LIVE_MAX_SOCKETS_PER_USER',
    'OPERATION_TIMEOUT_MS',
    'UPSTREAM_TIMEOUT_MS',
    'ROTATE_TOKENS',
    'DEMO_EVENT_SECONDS',
    'DROPINFO_MIN_DROP',
  ],
  ...['MAX_EVENT_LOOP_DELAY_MS', 'MAX_CONCURRENT_OPERATIONS'],
];

it('README documents every setting of the servers', async () => {
  const table = (await readRootFile('README.md'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1])
    .join();
  const missing = [...gatewaySettings, ...upstreamSettings].filter((name) => !table.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

it("the gateway does not take the upstream's settings for mistyped ones", () => {
  expect(findMistyped(upstreamSettings, gatewaySettings)).toEqual([]);
});

it.each([
  ['gateway', gatewaySettings],
  ['upstream', upstreamSettings],
])('docker-compose.yml hands the settings of the site to the %s', async (service, names) => {
  const { services } = parse(await readRootFile('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>;
  };
  const given = new Set(Object.keys(services[service]?.environment ?? {}));
  const expected = names.filter((name) => ![...decidedByImage, ...leftOut].includes(name));
  expect(expected.filter((name) => !given.has(name))).toEqual([]);
});
