import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './kit/start-error.ts';

const minimal = { UPSTREAM_URL: 'http://upstream.example/api/' };

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('the configuration', () => {
  it('has defaults for all but the upstream', () => {
    expect(readConfig(minimal)).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      upstreamUrl: 'http://upstream.example/api',
      publicUrl: 'http://localhost:4000',
      liveAccount: null,
      planTipIntervals: { standard: 7, 'standard+': 6, pro: 4, premium: 1, vip: 1, me_vip: 1 },
      introspection: true,
      graphiql: true,
      includeCost: false,
      projection: true,
      toolsMaxCost: 200,
    });
    expect(readConfig({ ...minimal, INCLUDE_COST: '1' }).includeCost).toBe(true);
    expect(readConfig({ ...minimal, PROJECTION: '0' }).projection).toBe(false);
    expect(readConfig({ ...minimal, TOOLS_MAX_COST: '500' }).toolsMaxCost).toBe(500);
    expect(problemsOf({ ...minimal, TOOLS_MAX_COST: '0' })).toHaveLength(1);
  });

  it('hides the schema in production by default', () => {
    expect(readConfig({ ...minimal, NODE_ENV: 'production' })).toMatchObject({
      introspection: false,
      graphiql: false,
    });
    expect(readConfig({ ...minimal, NODE_ENV: 'production', INTROSPECTION: '1' }).introspection).toBe(true);
  });

  it('lists every bad value by name', () => {
    const problems = problemsOf({
      PORT: 'http',
      OFFLINE: 'yes',
      PLAN_TIP_INTERVALS: 'standard=0',
      ORIGINS: 'ftp://x',
      PUBLIC_URL: 'nowhere',
      LIVE_EMAIL: 'live@tipgraph.example',
      LIVE_HOOK_SECRET: 'x'.repeat(31),
      SUPPORT_EMAIL: 'nobody',
      SOCIAL_LINKS: 'facebook=javascript:alert(1)',
      APP_DOWNLOAD_URL: '//evil.example/app.apk',
      GOOGLE_TAG_ID: "AW-1');alert(1)",
      META_PIXEL_ID: 'x',
      REDIS_URL: 'localhost:6379',
      TRUSTED_PROXIES: '10.0.0.0/8,proxy.example',
    });
    const names = [
      'PORT',
      'UPSTREAM_URL',
      'OFFLINE',
      'PLAN_TIP_INTERVALS',
      'ORIGINS',
      'PUBLIC_URL',
      'LIVE_PASSWORD',
    ];
    names.push('SUPPORT_EMAIL', 'SOCIAL_LINKS', 'APP_DOWNLOAD_URL', 'GOOGLE_TAG_ID', 'META_PIXEL_ID');
    names.push('REDIS_URL', 'TRUSTED_PROXIES', 'LIVE_HOOK_SECRET');
    for (const name of names) expect(problems.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
    expect(problems).toHaveLength(names.length);
  });

  it('accepts 0, and treats an empty value as unset', () => {
    expect(readConfig({ ...minimal, PORT: '0', SITE_NAME: '' })).toMatchObject({
      port: 0,
      siteName: 'Tipgraph',
    });
  });

  it('reads addresses in their normal form', () => {
    const { publicUrl, upstreamUrl, liveAccount } = readConfig({
      UPSTREAM_URL: ' HTTP://Upstream.example/Api// ',
      PUBLIC_URL: 'HTTPS://Tipgraph.example ',
      LIVE_EMAIL: 'live@tipgraph.example ',
      LIVE_PASSWORD: ' secret ',
    });
    expect(liveAccount).toEqual({ email: 'live@tipgraph.example', password: ' secret ' });
    expect({ publicUrl, upstreamUrl }).toEqual({
      publicUrl: 'https://tipgraph.example',
      upstreamUrl: 'http://upstream.example/Api',
    });
  });

  it.each([
    ['UPSTREAM_URL', 'https://user:secret@upstream.example/api'],
    ['UPSTREAM_URL', 'https://upstream.example/api?key=1'],
    ['UPSTREAM_URL', 'https://upstream.example/api#part'],
    ['PUBLIC_URL', 'https://tipgraph.example/app'],
  ])('refuses the part of an address that it would not use, without its value: %s=%s', (name, value) => {
    const problems = problemsOf({ ...minimal, [name]: value });
    expect(problems).toEqual([expect.stringMatching(`^${name} must have no (user name|path)`)]);
    expect(problems[0]).not.toContain('secret');
  });

  it('reads a Redis with or without the number of a database', () => {
    for (const REDIS_URL of ['redis://redis:6379', 'redis://redis:6379/', 'rediss://:key@redis:6379/15']) {
      expect(readConfig({ ...minimal, REDIS_URL })).toMatchObject({ redisUrl: REDIS_URL });
    }
    expect(problemsOf({ ...minimal, REDIS_URL: 'redis://redis:6379/live' })).toEqual([
      expect.stringMatching(/^REDIS_URL must be /),
    ]);
  });

  it('refuses a wildcard in ORIGINS, which would match no page; in IMAGE_ORIGINS browsers match it', () => {
    expect(
      problemsOf({ ...minimal, ORIGINS: 'https://tipgraph.example,https://*.tipgraph.example' }),
    ).toEqual([expect.stringMatching(/^ORIGINS must be .* in full, without \*/)]);
    const { imageOrigins } = readConfig({ ...minimal, IMAGE_ORIGINS: 'https://*.tipgraph.example' });
    expect(imageOrigins).toEqual(['https://*.tipgraph.example']);
  });

  it('reads a setting by its previous name; the new name wins', () => {
    const { maxConcurrentOperations, liveMaxSocketsPerUser, renamedSettings } = readConfig({
      ...minimal,
      MOST_OPERATIONS: '7',
      LIVE_SOCKETS_PER_PERSON: '8',
      LIVE_MAX_SOCKETS_PER_USER: '9',
    });
    expect({ maxConcurrentOperations, liveMaxSocketsPerUser }).toEqual({
      maxConcurrentOperations: 7,
      liveMaxSocketsPerUser: 9,
    });
    expect(renamedSettings).toEqual([
      { was: 'MOST_OPERATIONS', is: 'MAX_CONCURRENT_OPERATIONS' },
      { was: 'LIVE_SOCKETS_PER_PERSON', is: 'LIVE_MAX_SOCKETS_PER_USER' },
    ]);
    expect(problemsOf({ ...minimal, GUESS_LIMIT: 'ten' })).toEqual([
      'GUESS_LIMIT (now AUTH_RATE_LIMIT) must be a whole number from 1 to 1000000',
    ]);
    expect(problemsOf({ ...minimal, GUESS_LIMIT: '7', AUTH_RATE_LIMIT: 'ten' })).toEqual([
      'AUTH_RATE_LIMIT must be a whole number from 1 to 1000000',
    ]);
    expect(readConfig(minimal).renamedSettings).toEqual([]);
  });

  it.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['TRUTSED_PROXIES', 'TRUSTED_PROXIES'],
    ['ORIGIN', 'ORIGINS'],
    ['OPERATION_TIMEOUT', 'OPERATION_TIMEOUT_MS'],
  ])('reports %s as probably meant to be %s', (name, meant) => {
    expect(readConfig({ ...minimal, [name]: '1' }).mistypedSettings).toEqual([{ name, meant }]);
    expect(readConfig({ ...minimal, [name]: '' }).mistypedSettings).toEqual([]);
  });

  it('does not take the names of other programs for settings', () => {
    const names =
      'HOME HOSTNAME PATH LOG_FORMAT DATABASE_URL MAIL NODE_ENV REDIS_HOST REDIS_PORT REDIS_PASSWORD UPSTREAM_PORT ' +
      'UPSTREAM_SERVICE_HOST GOOGLE_APPLICATION_CREDENTIALS OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS SITE_URL';
    const others = Object.fromEntries(names.split(' ').map((name) => [name, '1']));
    expect(readConfig({ ...others, ...minimal, ORIGINS: 'https://x.example' }).mistypedSettings).toEqual([]);
  });

  it('is frozen', () => {
    expect(Object.isFrozen(readConfig(minimal))).toBe(true);
  });
});
