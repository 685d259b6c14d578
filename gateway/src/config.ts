import { z } from 'zod';
import { isNetwork } from './guard/client-address.ts';
import { findMistyped } from './kit/mistyped-settings.ts';
import { StartError } from './kit/start-error.ts';

const flag = z
  .enum(['1', 'true', '0', 'false'], { error: 'must be 1, true, 0 or false' })
  .transform((value) => value === '1' || value === 'true');

const whole = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
    .default(fallback);

const isHttpAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
};

/** In its normal form, without trailing slashes. */
const httpAddress = z
  .string()
  .refine(isHttpAddress, 'must be an http or https address')
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

/** An address to which paths are added. */
const baseAddress = httpAddress.refine((value) => {
  const { username, password, search, hash } = new URL(value);
  return `${username}${password}${search}${hash}` === '';
}, 'must have no user name, password, query or fragment');

const siteAddress = baseAddress.refine(
  (value) => new URL(value).pathname === '/',
  'must have no path: the web app is served at /',
);

/** A comma-separated list. */
const listOf = (isValid: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isValid), message);

const originList = (isValid: (text: string) => boolean, message: string) =>
  listOf((text) => text === '' || (isHttpAddress(text) && isValid(text)), message)
    .transform((parts) => parts.flatMap((part) => (part === '' ? [] : new URL(part).origin)))
    .default([]);

const planTable = listOf(
  (entry) => /^[^=]+=[1-9]\d*$/.test(entry),
  'must be plan=n pairs separated by commas, for example standard=7,premium=1',
)
  .transform((entries) =>
    Object.fromEntries(
      entries.map((entry): [string, number] => {
        const [plan = '', n] = entry.split('=', 2);
        return [plan.trim().toLowerCase(), Number(n)];
      }),
    ),
  )
  .prefault('standard=7,standard+=6,pro=4,premium=1,vip=1,me_vip=1');

const socialLinks = z
  .string()
  .transform((text) =>
    text.split(',').map((entry) => {
      const at = entry.indexOf('=');
      return { name: entry.slice(0, Math.max(0, at)).trim().toLowerCase(), url: entry.slice(at + 1).trim() };
    }),
  )
  .refine(
    (links) => links.every(({ name, url }) => name !== '' && isHttpAddress(url)),
    'must be name=address pairs separated by commas, for example facebook=https://facebook.example/us',
  )
  .default([]);

const minKeyLength = 32;

const keyList = listOf(
  (key) => key.length >= minKeyLength,
  `must be keys of at least ${minKeyLength} characters each, separated by commas`,
).default([]);

const networkList = listOf(
  isNetwork,
  'must be addresses or networks separated by commas, for example 10.0.0.0/8',
).default([]);

const fileAddress = z
  .string()
  .refine(
    (text) => /^\/(?!\/)/.test(text) || isHttpAddress(text),
    'must be an http or https address, or a path that begins with /',
  );

const cookieNames = listOf(
  (name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name),
  'must be names of cookies, separated by commas',
).default([]);

const isRedisAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^rediss?:$/.test(url.protocol) && /^\/?\d{0,2}$/.test(url.pathname);
};

const redisAddress = z
  .string()
  .refine(
    isRedisAddress,
    'must be the address of a Redis, for example redis://127.0.0.1:6379 or redis://127.0.0.1:6379/1 for its database 1',
  );

/** All settings; the configuration has the same names in camel case. Times are milliseconds. */
const settings = z.object({
  PORT: whole(0, 65535, 4000),
  HOST: z.string().default('127.0.0.1'),
  UPSTREAM_URL: z.string({ error: 'must be set: the address of the upstream REST API' }).pipe(baseAddress),
  /** Names of additional cookies to forward between callers and the upstream. */
  UPSTREAM_COOKIES: cookieNames,
  PUBLIC_URL: siteAddress.optional(),
  WEB_DIR: z.string().optional(),
  TECHNICAL_BREAK: flag.default(false),
  DASHBOARD_BREAK: flag.default(false),
  OFFLINE: flag.default(false),
  SITE_NAME: z.string().default('Tipgraph'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  /** In display order. */
  SOCIAL_LINKS: socialLinks,
  /** URL of the Android app's file, or its path on this site. */
  APP_DOWNLOAD_URL: fileAddress.optional(),
  /** Lower-case name of a plan. */
  RECOMMENDED_PLAN: z.string().toLowerCase().optional(),
  GOOGLE_TAG_ID: z
    .string()
    .regex(/^(AW|G|GT|DC)-[A-Z0-9]+$/i, 'must be the id of a Google tag, for example AW-123456')
    .optional(),
  GOOGLE_CONVERSION_ID: z
    .string()
    .regex(/^AW-[A-Z0-9]+\/[\w-]+$/i, 'must be the id of a Google conversion, for example AW-123456/AbC')
    .optional(),
  META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be the number of a Meta pixel').optional(),
  LIVE_EMAIL: z.string().trim().optional(),
  LIVE_PASSWORD: z.string().optional(),
  LIVE_HOOK_SECRET: z.string().min(minKeyLength, `must have at least ${minKeyLength} characters`).optional(),
  LIVE_POLL_MS: whole(100, 3_600_000, 2000),
  /** Max. WebSockets of this gateway: in total, per address, and per person including SSE streams. */
  LIVE_MAX_SOCKETS: whole(1, 1_000_000, 20_000),
  LIVE_MAX_SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 1000),
  LIVE_MAX_SOCKETS_PER_USER: whole(1, 1_000_000, 50),
  PLAN_TIP_INTERVALS: planTable,
  GRAPHIQL: flag.optional(),
  INTROSPECTION: flag.optional(),
  /** Whether callers without a tools key may run released documents only. */
  PERSISTED_ONLY: flag.optional(),
  /** Keys with which internal tools may send any document. */
  TOOLS_KEYS: keyList,
  /** Whether every caller gets the cost of an operation, as tools do. */
  INCLUDE_COST: flag.default(false),
  PROJECTION: flag.default(true),
  /** Maximum cost of an operation with a tools key. */
  TOOLS_MAX_COST: whole(1, 100_000, 200),
  /** Folder of the released documents; the project's own by default. */
  DOCUMENTS_DIR: z.string().optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
  OPERATION_TIMEOUT_MS: whole(1, 600_000, 10_000),
  UPSTREAM_TIMEOUT_MS: whole(1, 600_000, 5000),
  /** Event loop delay above which requests are rejected; 0 disables the limit. */
  MAX_EVENT_LOOP_DELAY_MS: whole(0, 60_000, 1000),
  /** Running operations at which requests are rejected; 0 disables the limit. */
  MAX_CONCURRENT_OPERATIONS: whole(0, 1_000_000, 2000),
  /** Further origins whose pages may call the gateway. */
  ORIGINS: originList(
    (text) => !text.includes('*'),
    'must be http or https origins in full, without *, separated by commas, for example https://app.example,https://tools.example',
  ),
  IMAGE_ORIGINS: originList(() => true, 'must be http or https origins, separated by commas'),
  /** Redis shared by several gateways. */
  REDIS_URL: redisAddress.optional(),
  /** Addresses and networks of trusted proxies. */
  TRUSTED_PROXIES: networkList,
  REQUEST_TIMEOUT_MS: whole(1000, 3_600_000, 120_000),
  /** Maximum age of public answers in shared caches, in seconds; 0 for no caching. */
  PUBLIC_MAX_AGE: whole(0, 86_400, 30),
  /** Operations per minute and person; 0 disables all rate limits. */
  RATE_LIMIT: whole(0, 1_000_000, 600),
  /** Attempts at a secret per five minutes, address and account. */
  AUTH_RATE_LIMIT: whole(1, 1_000_000, 10),
  /** Base URL of a trace collector; tracing is off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
});

/** Names of the previous release, accepted until the next one. */
const renamedSettings = Object.entries({
  MOST_LOOP_DELAY_MS: 'MAX_EVENT_LOOP_DELAY_MS',
  MOST_OPERATIONS: 'MAX_CONCURRENT_OPERATIONS',
  GUESS_LIMIT: 'AUTH_RATE_LIMIT',
  PLAN_TIPS: 'PLAN_TIP_INTERVALS',
  LIVE_SOCKETS: 'LIVE_MAX_SOCKETS',
  LIVE_SOCKETS_PER_ADDRESS: 'LIVE_MAX_SOCKETS_PER_ADDRESS',
  LIVE_SOCKETS_PER_PERSON: 'LIVE_MAX_SOCKETS_PER_USER',
}).map(([was, is]) => ({ was, is }));

export const settingNames: readonly string[] = Object.keys(settings.shape);

function parseSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const renamed = renamedSettings.filter(({ was }) => given[was] !== undefined);
  const present = { ...Object.fromEntries(renamed.map(({ was, is }) => [is, given[was]])), ...given };
  const parsed = settings.safeParse(present);
  const nameOf = (name: string) => {
    const old = renamed.find(({ is }) => is === name && given[is] === undefined);
    return old === undefined ? name : `${old.was} (now ${name})`;
  };
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${nameOf(issue.path.join('.'))} ${issue.message}`);
  if ((present.LIVE_EMAIL === undefined) !== (present.LIVE_PASSWORD === undefined)) {
    problems.push(
      present.LIVE_EMAIL === undefined
        ? 'LIVE_EMAIL must be set when LIVE_PASSWORD is'
        : 'LIVE_PASSWORD must be set when LIVE_EMAIL is',
    );
  }
  if (!parsed.success || problems.length > 0) throw new StartError(problems.join('\n'));
  return {
    values: parsed.data,
    renamed,
    mistyped: findMistyped(Object.keys(given), settingNames),
    isProduction: present.NODE_ENV === 'production',
  };
}

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

type CamelCased<Values> = {
  readonly [Name in keyof Values & string as CamelCase<Name>]-?: undefined extends Values[Name]
    ? Exclude<Values[Name], undefined> | null
    : Values[Name];
};

const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Unset values are null. */
const camelCased = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.keys(settings.shape).map((name) => [
      camelCase(name),
      Object.freeze(Reflect.get(values, name) ?? null),
    ]),
  ) as CamelCased<Values>;

export type GatewayConfig = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment; an empty value counts as unset.
 * @throws StartError with one line per bad value, starting with the setting's name, as given
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const { values, renamed, mistyped, isProduction } = parseSettings(env);
  const given = camelCased(values);
  const { liveEmail: email, livePassword: password, googleTagId, googleConversionId, metaPixelId } = given;
  return Object.freeze({
    ...given,
    publicUrl: given.publicUrl ?? `http://localhost:${given.port}`,
    trackers: Object.freeze({ googleTagId, googleConversionId, metaPixelId }),
    liveAccount: email === null || password === null ? null : Object.freeze({ email, password }),
    graphiql: given.graphiql ?? !isProduction,
    introspection: given.introspection ?? !isProduction,
    persistedOnly: given.persistedOnly ?? isProduction,
    rateLimit: Object.freeze({ operations: given.rateLimit, authAttempts: given.authRateLimit }),
    /** Settings that were given by their previous names. */
    renamedSettings: renamed,
    /** Names that are probably meant as settings. */
    mistypedSettings: mistyped,
  });
}
