import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { loadSecret } from './http/secret.ts';

test('the defaults are the embedded database with the demo, rotating tokens and a free local port', () => {
  expect(readConfig({})).toEqual({
    commissionGrosz: 1000,
    port: 0,
    host: '127.0.0.1',
    gateways: 'loopback',
    databaseUrl: null,
    dataDir: expect.stringMatching(/[/\\]\.data$/),
    secret: null,
    demo: true,
    demoEventSeconds: null,
    rotateTokens: true,
    serviceAccount: null,
    hook: null,
    publicUrl: 'http://localhost:4000',
    siteName: 'Tipgraph',
    warnings: [],
    smtp: null,
    paymentPublicUrl: null,
    przelewy24: null,
    push: {
      contact: null,
      services: [
        'fcm.googleapis.com',
        'updates.push.services.mozilla.com',
        '*.push.apple.com',
        '*.notify.windows.com',
      ],
      maxPerHour: 6,
      quietHours: { from: 23, until: 7 },
    },
    provider: null,
    playerImageUrl: null,
    minDrop: 0.05,
    timeStampUrl: null,
    logLevel: 'info',
  });
  expect(readConfig({ DEMO: '', DATA_DIR: ' ' })).toEqual(readConfig({}));
});

test('a database server and production disable the demo unless DEMO is set', () => {
  const DATABASE_URL = 'postgres://somewhere/db';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, demo: false });
  expect(readConfig({ DATABASE_URL, DEMO: '1' })).toMatchObject({ demo: true });
  const withoutServer = { NODE_ENV: 'production', PAYMENTS: 'test', MAILS: 'outbox' };
  expect(readConfig(withoutServer)).toMatchObject({ demo: false });
  expect(readConfig({ ...withoutServer, DEMO: '1' })).toMatchObject({ demo: true });
  expect(readConfig({ DEMO: 'false' })).toMatchObject({ demo: false, demoEventSeconds: null });
  expect(readConfig({ DEMO_EVENT_SECONDS: '5' })).toMatchObject({ demoEventSeconds: 5 });
});

test('the service account and the hook need both of their settings', () => {
  const hookSecret = 'x'.repeat(32);
  const config = readConfig({
    LIVE_EMAIL: 'watcher@tipgraph.example',
    LIVE_PASSWORD: 'p',
    LIVE_HOOK_URL: 'http://127.0.0.1:4000/hooks/upstream',
    LIVE_HOOK_SECRET: hookSecret,
  });
  expect(config.serviceAccount).toEqual({ email: 'watcher@tipgraph.example', password: 'p' });
  expect(config.hook).toEqual({ url: 'http://127.0.0.1:4000/hooks/upstream', secret: hookSecret });
  expect(readConfig({ LIVE_HOOK_SECRET: hookSecret, LIVE_PASSWORD: 'p' })).toMatchObject({
    serviceAccount: null,
    hook: null,
  });
});

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/tipgraph' };

test('production needs a bank and a mail server, and the error has both', () => {
  expect(() => readConfig(production)).toThrow(
    /^Missing settings: P24_MERCHANT_ID, .+ PAYMENTS=test .+; SMTP_URL .+ MAILS=outbox/,
  );
  expect(() => readConfig({ ...production, MAILS: 'outbox' })).toThrow(/^Missing settings: P24_MERCHANT_ID/);
  expect(() => readConfig({ ...production, PAYMENTS: 'test' })).toThrow(/^Missing settings: SMTP_URL/);
});

test.each([
  { PAYMENTS: 'test', MAILS: 'outbox' },
  { DEMO: '1' },
  {
    P24_MERCHANT_ID: '1',
    P24_API_KEY: 'k',
    P24_CRC: 'c',
    SMTP_URL: 'smtp://mail.tipgraph.example',
    MAIL_FROM: 'no-reply@tipgraph.example',
  },
])('production starts with %j', (settings) => {
  expect(readConfig({ ...production, ...settings })).toMatchObject({ demo: settings.DEMO === '1' });
});

test('a chosen bank or mail server needs its settings', () => {
  expect(() => readConfig({ PAYMENTS: 'przelewy24' })).toThrow(/P24_MERCHANT_ID/);
  expect(() => readConfig({ MAILS: 'smtp' })).toThrow(/SMTP_URL/);
});

test('the public URL follows the gateway’s port, and SMTP_URL enables the mail server', () => {
  expect(readConfig({ PORT: '5000' })).toMatchObject({ publicUrl: 'http://localhost:5000' });
  expect(
    readConfig({
      PUBLIC_URL: 'HTTPS://Tipgraph.example/',
      SMTP_URL: 'smtps://user:pass@mail.tipgraph.example',
      MAIL_FROM: 'Tipgraph <no-reply@tipgraph.example>',
      SITE_NAME: 'Typy',
    }),
  ).toMatchObject({
    publicUrl: 'https://tipgraph.example',
    siteName: 'Typy',
    smtp: { url: 'smtps://user:pass@mail.tipgraph.example', from: 'Tipgraph <no-reply@tipgraph.example>' },
  });
});

test('the keys of Przelewy24 enable it', () => {
  const keys = { P24_MERCHANT_ID: '12345', P24_API_KEY: 'key', P24_CRC: 'crc' };
  const settings = { merchantId: 12_345, posId: 12_345, apiKey: 'key', crc: 'crc', siteEmail: null };
  expect(readConfig({ ...keys, PAYMENT_PUBLIC_URL: 'https://pay.tipgraph.example/' })).toMatchObject({
    paymentPublicUrl: 'https://pay.tipgraph.example',
    przelewy24: { ...settings, url: 'https://secure.przelewy24.pl' },
  });
  const sandbox = { P24_POS_ID: '777', P24_URL: 'https://sandbox.przelewy24.pl/' };
  expect(readConfig({ ...keys, ...sandbox }).przelewy24).toEqual({
    ...settings,
    posId: 777,
    url: 'https://sandbox.przelewy24.pl',
  });
  for (const from of ['help@tipgraph.example', 'Tips, by us <help@tipgraph.example>']) {
    const { przelewy24 } = readConfig({ ...keys, MAIL_FROM: from });
    expect(przelewy24?.siteEmail).toBe('help@tipgraph.example');
  }
});

test('push services and quiet hours are parsed', () => {
  const env = {
    PUSH_CONTACT: 'mailto:help@tipgraph.example',
    PUSH_SERVICES: 'push.example:8443 *.push.example',
  };
  expect(readConfig({ ...env, PUSH_MAX_PER_HOUR: '3', PUSH_QUIET_HOURS: 'none' }).push).toEqual({
    contact: 'mailto:help@tipgraph.example',
    services: ['push.example:8443', '*.push.example'],
    maxPerHour: 3,
    quietHours: null,
  });
});

test('a setting by its old name is used with a warning unless the new name is set', () => {
  const old = readConfig({ PUSH_MOST_AN_HOUR: '3', DROPINFO_LEAST_DROP: '0.1' });
  expect(old).toMatchObject({ minDrop: 0.1, push: { maxPerHour: 3 } });
  expect(old.warnings).toEqual([
    'The setting PUSH_MOST_AN_HOUR is called PUSH_MAX_PER_HOUR now',
    'The setting DROPINFO_LEAST_DROP is called DROPINFO_MIN_DROP now',
  ]);
  const both = readConfig({ PUSH_MOST_AN_HOUR: '3', PUSH_MAX_PER_HOUR: '4' });
  expect(both).toMatchObject({ warnings: [], push: { maxPerHour: 4 } });
  expect(() => readConfig({ PUSH_MOST_AN_HOUR: '0' })).toThrow(
    'PUSH_MOST_AN_HOUR (now PUSH_MAX_PER_HOUR): must ',
  );
});

test('the error has all invalid settings in one line without their values', () => {
  const bad = {
    UPSTREAM_PORT: '99999',
    DATABASE_URL: 'mysql://user:secret@host/db',
    DEMO: 'perhaps',
    ROTATE_TOKENS: '2',
    LIVE_EMAIL: 'watcher@tipgraph.example',
    LIVE_HOOK_URL: 'ftp://host',
    DROPINFO_MIN_DROP: '5',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'tipgraph.example',
    PAYMENT_PUBLIC_URL: 'pay.tipgraph.example',
    P24_MERCHANT_ID: 'many',
    SMTP_URL: 'http://user:hidden@mail',
    MAIL_FROM: 'nobody',
    SECRET: 'short',
    LIVE_HOOK_SECRET: 'short',
    PUSH_CONTACT: 'push@host',
    PUSH_SERVICES: 'https://push.example',
    PUSH_MAX_PER_HOUR: '0',
    TYPER_COMMISSION_PLN: 'ten',
    PUSH_QUIET_HOURS: '23-24',
  };
  const read = () => readConfig(bad);
  for (const name of Object.keys(bad).filter((key) => key !== 'LIVE_EMAIL'))
    expect(read).toThrow(`${name}: must `);
  expect(read).toThrow(/^Bad settings: [^\n]*$/);
  expect(read).not.toThrow(/secret@|hidden|nobody|perhaps|loud|short/);
});

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/', 'gateway'])(
  'GATEWAYS cannot be %s',
  (network) => {
    expect(() => readConfig({ GATEWAYS: `127.0.0.1, ${network}` })).toThrow('GATEWAYS: must be ');
  },
);

test.each([
  ['LIVE_EMAIL', 'watcher@tipgraph.example', 'LIVE_PASSWORD'],
  ['LIVE_HOOK_URL', 'http://127.0.0.1/', 'LIVE_HOOK_SECRET'],
  ['SMTP_URL', 'smtp://mail.tipgraph.example', 'MAIL_FROM'],
  ['P24_MERCHANT_ID', '12345', 'P24_API_KEY'],
  ['P24_MERCHANT_ID', '12345', 'P24_CRC'],
])('%s=%s needs %s', (name, value, other) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${other}: is needed with ${name}`);
});

test('the secret is created once, readable by its owner only, unless it is configured', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  try {
    const secret = await loadSecret({ secret: null, dataDir });
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await loadSecret({ secret: null, dataDir })).toBe(secret);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await loadSecret({ secret: 'given', dataDir })).toBe('given');
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('the data provider is a folder or a URL, and PLAYER_IMAGE_URL is optional', () => {
  expect(readConfig({ PROVIDER: 'files', PROVIDER_DIR: '/data/provider' }).provider).toEqual({
    kind: 'files',
    folder: '/data/provider',
  });
  expect(readConfig({ PROVIDER: 'football-data', PROVIDER_DIR: 'csv' }).provider).toEqual({
    kind: 'football-data',
    folder: expect.stringMatching(/[/\\]csv$/),
  });
  const PROVIDER_URL = 'https://provider.example/api/v1/';
  expect(readConfig({ PROVIDER: 'http', PROVIDER_URL }).provider).toEqual({
    kind: 'http',
    url: 'https://provider.example/api/v1',
  });
  const PLAYER_IMAGE_URL = 'https://images.example/player/{id}.png';
  expect(readConfig({ PLAYER_IMAGE_URL }).playerImageUrl).toBe(PLAYER_IMAGE_URL);
});

test.each([
  [{ PROVIDER: 'files' }, 'PROVIDER_DIR: is needed with PROVIDER files'],
  [{ PROVIDER: 'football-data', PROVIDER_URL: 'https://x.example' }, 'PROVIDER_DIR: is needed'],
  [{ PROVIDER: 'http', PROVIDER_DIR: '/data' }, 'PROVIDER_URL: is needed with PROVIDER http'],
  [{ PROVIDER: 'http', PROVIDER_URL: 'ftp://x.example' }, 'PROVIDER_URL: must be an http or https address'],
  [{ PORT: 'x' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PROVIDER: 'fax' }, 'PROVIDER: must be files, football-data or http'],
  [{ PLAYER_IMAGE_URL: 'https://images.example/' }, 'PLAYER_IMAGE_URL: must hold {id}'],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
