import { isIPv6 } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { root, UserError } from './base.ts';
import { readSecrets } from './secrets.ts';

/** The settings that the scripts read. The servers get the whole environment and read the others. */
export type Settings = ReturnType<typeof readSettings>;

/** @throws UserError with the name of an invalid setting */
export function readSettings(env = process.env) {
  const port = readPort(env.PORT);
  const dataDir = env.DATA_DIR || '.data';
  const embedded = !env.UPSTREAM_URL;
  const isProduction = env.NODE_ENV === 'production';
  const demo = embedded && readFlag('DEMO', env.DEMO, !env.DATABASE_URL && !isProduction);
  const jsonLogs = readLogFormat(env.LOG_FORMAT) === 'json';
  return {
    port,
    host: env.HOST || '127.0.0.1',
    address: env.PUBLIC_URL || `http://localhost:${port}`,
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    upstreamUrl: env.UPSTREAM_URL || null,
    demo,
    supportEmail: env.SUPPORT_EMAIL || (demo && !env.CONTACT_EMAIL ? 'support@tipgraph.example' : ''),
    liveEmail: env.LIVE_EMAIL || null,
    livePassword: env.LIVE_PASSWORD || null,
    hookUrl: env.LIVE_HOOK_URL || null,
    hookSecret: env.LIVE_HOOK_SECRET || null,
    includeCost: env.INCLUDE_COST || (isProduction ? '0' : '1'),
    origins: env.ORIGINS || null,
    jsonLogs,
    logLevel: env.LOG_LEVEL || (jsonLogs ? 'info' : 'warn'),
    ci: env.CI === 'true' || env.CI === '1',
    chromiumPath: env.CHROMIUM_PATH || null,
  };
}

/**
 * The environments of both servers; the secrets of an embedded upstream are stored in its data folder.
 * @param gateway its listen address
 */
export async function serverSettings(settings: Settings, { host, port }: Pick<Settings, 'host' | 'port'>) {
  const { address, dataDir, demo, logLevel, liveEmail, livePassword, hookUrl, hookSecret } = settings;
  const secrets = settings.upstreamUrl === null ? await readSecrets(dataDir) : null;
  const shared = {
    LOG_LEVEL: logLevel,
    PUBLIC_URL: address,
    ...(secrets !== null && {
      LIVE_EMAIL: liveEmail ?? 'live@tipgraph.example',
      LIVE_PASSWORD: livePassword ?? secrets.livePassword,
      LIVE_HOOK_SECRET: hookSecret ?? secrets.hookSecret,
    }),
  };
  return {
    upstream: {
      ...shared,
      DATA_DIR: dataDir,
      DEMO: demo ? '1' : '0',
      LIVE_HOOK_URL: hookUrl ?? `http://${reachableHost(host)}:${port}/hooks/upstream`,
    },
    gateway: {
      ...shared,
      HOST: host,
      PORT: String(port),
      INCLUDE_COST: settings.includeCost,
      SUPPORT_EMAIL: settings.supportEmail,
      ORIGINS: settings.origins ?? `http://127.0.0.1:${settings.port}`,
    },
  };
}

/** A host name in URLs of this machine that reaches the listening address. */
function reachableHost(host: string): string {
  const loopback = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return isIPv6(loopback) ? `[${loopback}]` : loopback;
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 4000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT must be a whole number from 1 to 65535; it is "${text}".`);
  }
  return port;
}

function readLogFormat(text: string | undefined): 'text' | 'json' {
  if (text === undefined || text === '') return 'text';
  if (text === 'text' || text === 'json') return text;
  throw new UserError(`LOG_FORMAT must be text or json; it is "${text}".`);
}

function readFlag(name: string, text: string | undefined, fallback: boolean): boolean {
  if (text === undefined || text === '') return fallback;
  if (['1', 'true'].includes(text)) return true;
  if (['0', 'false'].includes(text)) return false;
  throw new UserError(`${name} must be 1 or 0; it is "${text}".`);
}
