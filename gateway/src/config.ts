import { z } from 'zod';
import {
  cookieNames,
  fileAddress,
  flag,
  httpAddress,
  keyList,
  networkList,
  originList,
  planTable,
  redisAddress,
  socialLinks,
  whole,
} from './setting-values.ts';

/** A configuration that cannot be used; `problems` has one line for each bad value, led by its name. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

const settings = z.object({
  PORT: whole(0, 65535, 4000),
  HOST: z.string().default('127.0.0.1'),
  UPSTREAM_URL: z.string({ error: 'must be set: the address of the upstream REST API' }).pipe(httpAddress),
  UPSTREAM_COOKIES: cookieNames,
  PUBLIC_URL: httpAddress.optional(),
  WEB_DIR: z.string().optional(),
  TECHNICAL_BREAK: flag.default(false),
  DASHBOARD_BREAK: flag.default(false),
  OFFLINE: flag.default(false),
  SITE_NAME: z.string().default('Tipgraph'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  SOCIAL_LINKS: socialLinks,
  APP_DOWNLOAD_URL: fileAddress.optional(),
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
  LIVE_EMAIL: z.string().optional(),
  LIVE_PASSWORD: z.string().optional(),
  LIVE_HOOK_SECRET: z.string().optional(),
  LIVE_POLL_MS: whole(100, 3_600_000, 2000),
  LIVE_MAX_SOCKETS: whole(1, 1_000_000, 20_000),
  LIVE_MAX_SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 1000),
  LIVE_MAX_SOCKETS_PER_USER: whole(1, 1_000_000, 50),
  PLAN_TIP_INTERVALS: planTable,
  GRAPHIQL: flag.optional(),
  INTROSPECTION: flag.optional(),
  PERSISTED_ONLY: flag.optional(),
  TOOLS_KEYS: keyList,
  TELL_COST: flag.default(false),
  PROJECTION: flag.default(true),
  TOOLS_MAX_COST: whole(1, 100_000, 200),
  DOCUMENTS_DIR: z.string().optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
  OPERATION_TIMEOUT_MS: whole(1, 600_000, 10_000),
  UPSTREAM_TIMEOUT_MS: whole(1, 600_000, 5000),
  MAX_EVENT_LOOP_DELAY_MS: whole(0, 60_000, 1000),
  MAX_CONCURRENT_OPERATIONS: whole(0, 1_000_000, 2000),
  ORIGINS: originList,
  IMAGE_ORIGINS: originList,
  REDIS_URL: redisAddress.optional(),
  TRUSTED_PROXIES: networkList,
  REQUEST_TIMEOUT_MS: whole(1000, 3_600_000, 120_000),
  PUBLIC_MAX_AGE: whole(0, 86_400, 30),
  RATE_LIMIT: whole(0, 1_000_000, 600),
  AUTH_RATE_LIMIT: whole(1, 1_000_000, 10),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
});

/** Names of the last release, which are still read; the next one drops them. */
const renamedSettings = Object.entries({
  MOST_LOOP_DELAY_MS: 'MAX_EVENT_LOOP_DELAY_MS',
  MOST_OPERATIONS: 'MAX_CONCURRENT_OPERATIONS',
  GUESS_LIMIT: 'AUTH_RATE_LIMIT',
  PLAN_TIPS: 'PLAN_TIP_INTERVALS',
  LIVE_SOCKETS: 'LIVE_MAX_SOCKETS',
  LIVE_SOCKETS_PER_ADDRESS: 'LIVE_MAX_SOCKETS_PER_ADDRESS',
  LIVE_SOCKETS_PER_PERSON: 'LIVE_MAX_SOCKETS_PER_USER',
}).map(([was, is]) => ({ was, is }));

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

function parseSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const renamed = renamedSettings.filter(({ was }) => given[was] !== undefined);
  const present = { ...Object.fromEntries(renamed.map(({ was, is }) => [is, given[was]])), ...given };
  const parsed = settings.safeParse(present);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if ((present.LIVE_EMAIL === undefined) !== (present.LIVE_PASSWORD === undefined)) {
    problems.push(
      present.LIVE_EMAIL === undefined
        ? 'LIVE_EMAIL must be set when LIVE_PASSWORD is'
        : 'LIVE_PASSWORD must be set when LIVE_EMAIL is',
    );
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return { s: parsed.data, renamed, isProduction: present.NODE_ENV === 'production' };
}

/** What the site says of itself and what it offers. */
const siteOf = (s: z.infer<typeof settings>) => ({
  technicalBreak: s.TECHNICAL_BREAK,
  dashboardBreak: s.DASHBOARD_BREAK,
  offline: s.OFFLINE,
  siteName: s.SITE_NAME,
  supportEmail: s.SUPPORT_EMAIL ?? null,
  contactEmail: s.CONTACT_EMAIL ?? null,
  /** Pages of the service elsewhere, in their order. */
  socialLinks: Object.freeze(s.SOCIAL_LINKS),
  /** Address of the Android app's file, or its path on this site. */
  appDownloadUrl: s.APP_DOWNLOAD_URL ?? null,
  /** Name of the plan that the offer recommends, in lower case. */
  recommendedPlan: s.RECOMMENDED_PLAN ?? null,
  /** Ids of advertising trackers; null for one that is not in use. */
  trackers: Object.freeze({
    googleTagId: s.GOOGLE_TAG_ID ?? null,
    googleConversionId: s.GOOGLE_CONVERSION_ID ?? null,
    metaPixelId: s.META_PIXEL_ID ?? null,
  }),
});

/** Every setting of the gateway, parsed and frozen; the parts that go by them say what they mean. Times are milliseconds. */
export type GatewayConfig = ReturnType<typeof readConfig>;

/**
 * Reads the settings from an environment, the process's own by default; an empty value counts as unset.
 * @throws ConfigError that lists every bad value by its name
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const { s, renamed, isProduction } = parseSettings(env);
  return Object.freeze({
    port: s.PORT,
    host: s.HOST,
    upstreamUrl: s.UPSTREAM_URL,
    upstreamCookies: Object.freeze(s.UPSTREAM_COOKIES),
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    webDir: s.WEB_DIR ?? null,
    ...siteOf(s),
    liveAccount:
      s.LIVE_EMAIL !== undefined && s.LIVE_PASSWORD !== undefined
        ? Object.freeze({ email: s.LIVE_EMAIL, password: s.LIVE_PASSWORD })
        : null,
    liveHookSecret: s.LIVE_HOOK_SECRET ?? null,
    livePollMs: s.LIVE_POLL_MS,
    /** How many WebSockets a gateway holds: in all, of one address, and of one person together with their streams. */
    liveMaxSockets: s.LIVE_MAX_SOCKETS,
    liveMaxSocketsPerAddress: s.LIVE_MAX_SOCKETS_PER_ADDRESS,
    liveMaxSocketsPerUser: s.LIVE_MAX_SOCKETS_PER_USER,
    planTipIntervals: Object.freeze(s.PLAN_TIP_INTERVALS),
    graphiql: s.GRAPHIQL ?? !isProduction,
    introspection: s.INTROSPECTION ?? !isProduction,
    persistedOnly: s.PERSISTED_ONLY ?? isProduction,
    /** Keys with which internal tools may send any document. */
    toolsKeys: Object.freeze(s.TOOLS_KEYS),
    toolsMaxCost: s.TOOLS_MAX_COST,
    tellCost: s.TELL_COST,
    projection: s.PROJECTION,
    documentsDir: s.DOCUMENTS_DIR ?? null,
    logLevel: s.LOG_LEVEL,
    operationTimeoutMs: s.OPERATION_TIMEOUT_MS,
    upstreamTimeoutMs: s.UPSTREAM_TIMEOUT_MS,
    /** How late the event loop may run before requests are sent away; 0 for any delay. */
    maxEventLoopDelayMs: s.MAX_EVENT_LOOP_DELAY_MS,
    /** How many operations may run before requests are sent away; 0 for any number. */
    maxConcurrentOperations: s.MAX_CONCURRENT_OPERATIONS,
    /** Origins besides the gateway's own that may call it from a browser. */
    origins: Object.freeze(s.ORIGINS),
    imageOrigins: Object.freeze(s.IMAGE_ORIGINS),
    redisUrl: s.REDIS_URL ?? null,
    /** Addresses and networks of our own proxies, whose X-Forwarded-For is believed. */
    trustedProxies: Object.freeze(s.TRUSTED_PROXIES),
    publicMaxAge: s.PUBLIC_MAX_AGE,
    requestTimeoutMs: s.REQUEST_TIMEOUT_MS,
    /** How often one may ask: operations a minute of a person, and attempts at a secret in five minutes of an address at an account; 0 for no limits. */
    rateLimit: Object.freeze({ operations: s.RATE_LIMIT, authAttempts: s.AUTH_RATE_LIMIT }),
    /** Base address of a collector of traces; null traces nothing. */
    tracesUrl: s.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** Settings that were given by a name of the last release, and their names now. */
    renamedSettings: renamed,
  });
}
