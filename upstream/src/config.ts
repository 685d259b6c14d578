import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { PushLimits } from './alert/alert-settings.ts';
import { EnvironmentError } from './environment-error.ts';
import type { P24Settings } from './payment/przelewy24/p24-client.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const flag = z
  .enum(['1', 'true', '0', 'false'], { error: 'must be 1, true, 0 or false' })
  .transform((value) => value === '1' || value === 'true');

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** In its normal form, without trailing slashes. */
const baseUrl = httpUrl.transform((url) => new URL(url).href.replace(/\/+$/, ''));

const key = z.string().min(32, 'must have at least 32 characters');

const folder = z.string().transform((path) => resolve(projectRoot, path));

const number = (isValid: (value: number) => boolean, message: string) =>
  z.coerce.number({ error: message }).refine(isValid, message);

const whole = (min: number, max: number) =>
  number(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    `must be a whole number from ${min} to ${max}`,
  );

const p24Number = number(
  (value) => Number.isSafeInteger(value) && value > 0,
  'must be a positive whole number',
);

const isNetwork = (text: string): boolean => {
  const [address = '', bits = '1', ...more] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true;
  return (
    more.length === 0 &&
    isIP(address) !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) >= 1 &&
    Number(bits) <= (isIPv6(address) ? 128 : 32)
  );
};

/** Former names of settings, which are read for one more release. */
const oldNames = {
  PUSH_MAX_PER_HOUR: 'PUSH_MOST_AN_HOUR',
  DROPINFO_MIN_DROP: 'DROPINFO_LEAST_DROP',
} as const;

/** An empty setting counts as missing, because compose files write it so. */
function readEnv(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const renamed = Object.entries(oldNames).filter(([name, old]) => old in given && !(name in given));
  for (const [name, old] of renamed) given[name] = given[old];
  return { given, renamed: new Map(renamed) };
}

const settings = z
  .object({
    UPSTREAM_PORT: whole(0, 65_535).default(0),
    UPSTREAM_HOST: z.string().default('127.0.0.1'),
    GATEWAYS: z
      .string()
      .refine(
        (text) => text.split(',').every(isNetwork),
        'must be addresses or networks with commas between them',
      )
      .default('loopback'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .optional(),
    DATA_DIR: folder.prefault('.data'),
    SECRET: key.optional(),
    DEMO: flag.optional(),
    DEMO_EVENT_SECONDS: whole(0, 86_400).optional(),
    ROTATE_TOKENS: flag.default(true),
    LIVE_EMAIL: z.email('must be an e-mail address').optional(),
    LIVE_PASSWORD: z.string().optional(),
    LIVE_HOOK_URL: httpUrl.optional(),
    LIVE_HOOK_SECRET: key.optional(),
    PORT: whole(0, 65_535).default(4000),
    PUBLIC_URL: baseUrl.optional(),
    SITE_NAME: z.string().default('Tipgraph'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*[^\s@]@[^\s@]+$/, 'must be an e-mail address, a name may stand before it')
      .optional(),
    MAILS: z.enum(['smtp', 'outbox'], { error: 'must be smtp or outbox' }).optional(),
    PAYMENTS: z.enum(['przelewy24', 'test'], { error: 'must be przelewy24 or test' }).optional(),
    PAYMENT_PUBLIC_URL: baseUrl.optional(),
    P24_MERCHANT_ID: p24Number.optional(),
    P24_POS_ID: p24Number.optional(),
    P24_API_KEY: z.string().optional(),
    P24_CRC: z.string().optional(),
    P24_URL: baseUrl.default('https://secure.przelewy24.pl'),
    PUSH_CONTACT: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
      .optional(),
    PUSH_SERVICES: z
      .string()
      .regex(
        /^(\*\.)?[\w.-]+(:\d+)?( (\*\.)?[\w.-]+(:\d+)?)*$/,
        'must be host names with a space between them',
      )
      .default('fcm.googleapis.com updates.push.services.mozilla.com *.push.apple.com *.notify.windows.com'),
    PUSH_MAX_PER_HOUR: whole(1, 100).default(6),
    PUSH_QUIET_HOURS: z
      .string()
      .regex(/^(none|([01]?\d|2[0-3])-([01]?\d|2[0-3]))$/, 'must be two hours such as 23-7, or none')
      .prefault('23-7')
      .transform((text): PushLimits['quietHours'] => {
        const [from = 0, until = 0] = text.split('-').map(Number);
        return text === 'none' ? null : { from, until };
      }),
    PROVIDER: z
      .enum(['files', 'football-data', 'http'], { error: 'must be files, football-data or http' })
      .optional(),
    PROVIDER_DIR: folder.optional(),
    PROVIDER_URL: baseUrl.optional(),
    PLAYER_IMAGE_URL: httpUrl
      .refine((address) => address.includes('{id}'), "must hold {id} where the player's id goes")
      .optional(),
    TYPER_COMMISSION_PLN: number(
      (value) => value >= 0 && value <= 10_000,
      'must be a number from 0 to 10000',
    ).default(10),
    SEAL_TSA_URL: httpUrl.optional(),
    DROPINFO_MIN_DROP: number((value) => value > 0 && value < 1, 'must be a number between 0 and 1').default(
      0.05,
    ),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'must be trace, debug, info, warn, error, fatal or silent',
      })
      .default('info'),
  })
  .superRefine((value, context) => {
    const need = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const [one, other] of [
      ['LIVE_EMAIL', 'LIVE_PASSWORD'],
      ['LIVE_HOOK_URL', 'LIVE_HOOK_SECRET'],
      ['SMTP_URL', 'MAIL_FROM'],
      ['P24_MERCHANT_ID', 'P24_API_KEY'],
      ['P24_MERCHANT_ID', 'P24_CRC'],
    ] as const) {
      if (value[one] !== undefined && value[other] === undefined) need(other, `is needed with ${one}`);
    }
    const { MAILS, SMTP_URL, PAYMENTS, P24_MERCHANT_ID, PROVIDER } = value;
    if (MAILS === 'smtp' && SMTP_URL === undefined) need('SMTP_URL', 'is needed by what is chosen');
    if (PAYMENTS === 'przelewy24' && P24_MERCHANT_ID === undefined) {
      need('P24_MERCHANT_ID', 'is needed by what is chosen');
    }
    const source = PROVIDER === 'http' ? 'PROVIDER_URL' : 'PROVIDER_DIR';
    if (PROVIDER !== undefined && value[source] === undefined) {
      need(source, `is needed with PROVIDER ${PROVIDER}`);
    }
  });

export const settingNames: readonly string[] = Object.keys(settings.shape);

export type UpstreamConfig = ReturnType<typeof readConfig>;

/**
 * Reads the settings from environment variables.
 * @throws EnvironmentError with each invalid setting, or each that production needs
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const { given, renamed } = readEnv(env);
  const result = settings.safeParse(given);
  if (!result.success) {
    const errors = result.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      const old = renamed.get(name);
      return `${old === undefined ? name : `${old} (now ${name})`}: ${message}`;
    });
    throw new EnvironmentError(`Bad settings: ${errors.join('; ')}`);
  }
  const value = result.data;
  const isProduction = env.NODE_ENV === 'production';
  const missing = isProduction ? missingInProduction(value) : [];
  if (missing.length > 0) throw new EnvironmentError(`Missing settings: ${missing.join('; ')}`);
  const warnings = Array.from(renamed, ([name, old]) => `The setting ${old} is called ${name} now`);
  const demo = value.DEMO ?? (!isProduction && value.DATABASE_URL === undefined);
  return Object.freeze({ ...configOf(value), demo, warnings });
}

function configOf(value: z.infer<typeof settings>) {
  const { LIVE_EMAIL: email, LIVE_PASSWORD: password, LIVE_HOOK_URL: url, LIVE_HOOK_SECRET: secret } = value;
  return {
    port: value.UPSTREAM_PORT,
    host: value.UPSTREAM_HOST,
    /** Addresses whose X-Forwarded-For is trusted. */
    gateways: value.GATEWAYS,
    /** Null for the embedded database in `dataDir`. */
    databaseUrl: value.DATABASE_URL ?? null,
    /** Absolute. */
    dataDir: value.DATA_DIR,
    /** Key that binds XSRF tokens to sessions; null for one in `dataDir`. */
    secret: value.SECRET ?? null,
    /** Seconds between live events of the demo, 0 for none; null for its usual market. */
    demoEventSeconds: value.DEMO_EVENT_SECONDS ?? null,
    /** Whether each request outside the batch window gets a new token. */
    rotateTokens: value.ROTATE_TOKENS,
    /** Account of the gateway, created at start. */
    serviceAccount: email !== undefined && password !== undefined ? { email, password } : null,
    /** URL for announcements of changes, and the key that signs them. */
    hook: url !== undefined && secret !== undefined ? { url, secret } : null,
    /** URL of the site for browsers, without a trailing slash; `PORT` is the gateway's. */
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    siteName: value.SITE_NAME,
    /** Null to write mails to files in the data folder. */
    smtp:
      value.MAILS !== 'outbox' && value.SMTP_URL !== undefined && value.MAIL_FROM !== undefined
        ? { url: value.SMTP_URL, from: value.MAIL_FROM }
        : null,
    /** URL of this server for browsers and the payment provider, without a trailing slash; null for its own address. */
    paymentPublicUrl: value.PAYMENT_PUBLIC_URL ?? null,
    /** Null for the test bank. */
    przelewy24: p24Of(value),
    push: {
      /** Contact URL for push services; null for the site's own. */
      contact: value.PUSH_CONTACT ?? null,
      /** Allowed hosts; `*.` allows all subdomains. */
      services: value.PUSH_SERVICES.split(' '),
      maxPerHour: value.PUSH_MAX_PER_HOUR,
      quietHours: value.PUSH_QUIET_HOURS,
    },
    /** The time-stamp service for seals; null for none. */
    timeStampUrl: value.SEAL_TSA_URL ?? null,
    /** The source of leagues and matches; null for none. Folders are absolute, URLs without a trailing slash. */
    provider: providerOf(value),
    /** URL of a player's picture with `{id}` for the id at the data provider; null for no pictures. */
    playerImageUrl: value.PLAYER_IMAGE_URL ?? null,
    /** The commission of a typer in grosz per unit won in a month. */
    commissionGrosz: Math.round(value.TYPER_COMMISSION_PLN * 100),
    /** Smallest odds drop, as a fraction, that creates a dropinfo. */
    minDrop: value.DROPINFO_MIN_DROP,
    logLevel: value.LOG_LEVEL,
  };
}

/** Without these, purchases would be free and mails would not be sent. */
function missingInProduction({ DEMO, MAILS, PAYMENTS, ...value }: z.infer<typeof settings>): string[] {
  if (DEMO) return [];
  const hasBank = value.P24_MERCHANT_ID !== undefined || PAYMENTS === 'test';
  const hasMail = value.SMTP_URL !== undefined || MAILS === 'outbox';
  return [
    ...(hasBank
      ? []
      : ['P24_MERCHANT_ID, P24_API_KEY and P24_CRC, or PAYMENTS=test for a bank where all is free']),
    ...(hasMail ? [] : ['SMTP_URL and MAIL_FROM, or MAILS=outbox for mails in a folder']),
  ];
}

function p24Of(value: z.infer<typeof settings>): P24Settings | null {
  const { PAYMENTS, P24_MERCHANT_ID: merchantId, P24_API_KEY: apiKey, P24_CRC: crc } = value;
  if (PAYMENTS === 'test' || merchantId === undefined || apiKey === undefined || crc === undefined) {
    return null;
  }
  const posId = value.P24_POS_ID ?? merchantId;
  const [siteEmail = null] = value.MAIL_FROM?.match(/[^\s<@]+@[^\s>@]+(?=>?$)/) ?? [];
  return { url: value.P24_URL, merchantId, posId, apiKey, crc, siteEmail };
}

function providerOf({ PROVIDER, PROVIDER_DIR, PROVIDER_URL }: z.infer<typeof settings>) {
  if (PROVIDER === 'http' && PROVIDER_URL !== undefined) return { kind: PROVIDER, url: PROVIDER_URL };
  if (PROVIDER === undefined || PROVIDER === 'http' || PROVIDER_DIR === undefined) return null;
  return { kind: PROVIDER, folder: PROVIDER_DIR };
}
