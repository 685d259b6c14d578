import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { mountApi } from './app.ts';
import { normalEmail } from './auth/account-fields.ts';
import { ensureServiceAccount } from './auth/service-account.ts';
import { hashRandomPassword } from './auth/sign-in.ts';
import { createBackground, keepRunning } from './background.ts';
import { type Clock, minute, type Random, second } from './clock.ts';
import type { UpstreamConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { startDemoMarket } from './demo/market-session.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { EnvironmentError } from './environment-error.ts';
import { openFileStore } from './file/file-store.ts';
import { announceToAll } from './hook/changes.ts';
import { createHookSender, noHook, ownerOf } from './hook/hook-sender.ts';
import { loadSecret } from './http/secret.ts';
import { createServer, type ServerLog } from './http/server.ts';
import { createMailer } from './mail/mailer.ts';
import { makeDataDir } from './make-data-dir.ts';
import { openMediaStore } from './media/media-store.ts';
import { createElapsedAnnouncer } from './payment/announce-elapsed.ts';
import type { PaymentAddresses } from './payment/payment-provider.ts';
import { createPrzelewy24 } from './payment/przelewy24/przelewy24-provider.ts';
import { resumePayments } from './payment/resume-payments.ts';
import { createSandbox } from './payment/sandbox/sandbox-routes.ts';
import { createDataProvider } from './provider/create-data-provider.ts';
import { createPushSender, type PushOptions } from './push/push-sender.ts';
import { createPushService, loadVapidKeys } from './push/push-service.ts';
import { sendDigests } from './push/send-digests.ts';
import { stampHead } from './seal/stamp-head.ts';
import { seedPlans } from './seed/seed-plans.ts';
import { findTipImages } from './tip/tip-queries.ts';

/** Replacements for tests and scripts. */
interface UpstreamOptions {
  clock?: Clock;
  random?: Random;
  /** Receives the log instead of the standard output. */
  logStream?: NonNullable<ServerLog['stream']>;
  /** Called when the embedded database exits unexpectedly and cannot be used any more. */
  onLost?: (error: Error) => void;
}

/** Called in reverse order. */
type Closers = (() => Promise<unknown>)[];

/**
 * Opens the database, stores default and demo data, and starts the API.
 * @throws EnvironmentError when it cannot listen or use the data folder, also because another process uses that
 */
export async function startUpstream(
  config: Readonly<UpstreamConfig>,
  { clock = () => new Date(), random = Math.random, logStream, onLost }: UpstreamOptions = {},
) {
  const closers: Closers = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) {
      await close().catch((error: unknown) => server.log.error(error, 'Closing failed'));
    }
  };
  const server = await createServer(
    { level: config.logLevel, ...(logStream && { stream: logStream }) },
    config.gateways,
  );
  for (const warning of config.warnings) server.log.warn(warning);
  try {
    await makeDataDir(config.dataDir);
    const { db, close } = await connect(config, {
      onError: (error) => server.log.warn(error, 'A database connection broke'),
      onLost: (error) => {
        server.log.fatal(error, 'The embedded database is lost');
        onLost?.(error);
      },
    });
    closers.push(close);
    await seedPlans(db, clock);
    if (config.demo) await seedDemo(db, { clock, random, minDrop: config.minDrop });
    if (config.serviceAccount) await ensureServiceAccount(db, clock, config.serviceAccount);

    const { changes, push } = await startAnnouncing(config, { db, clock, logger: server.log }, closers);
    const background = createBackground(server.log);
    closers.push(background.idle);
    const context = await createContext(config, server, { db, clock, changes, push, background });
    repeatTasks(config, context, server.log, closers);
    mountApi(server, context);
    closers.push(() => server.close());
    const address = await listen(server, config);
    const { minDrop, demoEventSeconds: eventSeconds } = config;
    const demo = config.demo
      ? startDemoMarket({ db, clock, random, changes, logger: server.log, minDrop }, eventSeconds)
      : null;
    if (demo) closers.push(demo.close);
    return {
      /** Base URL of the API, for example `http://127.0.0.1:4100/api`. */
      url: `${address}/api`,
      db,
      /** The demo's market; null without the demo. */
      demo,
      /** Finishes running requests, then closes the database. */
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function listen(server: FastifyInstance, { host, port }: Readonly<UpstreamConfig>): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`UPSTREAM_HOST=${host} UPSTREAM_PORT=${port} cannot be used: ${reason}`);
  }
}

async function createContext(
  config: Readonly<UpstreamConfig>,
  server: FastifyInstance,
  parts: Pick<ApiContext, 'db' | 'clock' | 'changes' | 'push' | 'background'>,
): Promise<ApiContext> {
  const { db, clock } = parts;
  const { dataDir, publicUrl, serviceAccount, przelewy24 } = config;
  const own = () => config.paymentPublicUrl ?? server.listeningOrigin;
  const addresses: PaymentAddresses = { site: publicUrl, own };
  return {
    ...parts,
    pause: (ms) => setTimeout(ms),
    rotateTokens: config.rotateTokens,
    serviceAccount: serviceAccount && normalEmail(serviceAccount.email),
    secret: await loadSecret(config),
    dummyPasswordHash: await hashRandomPassword(),
    mailer: createMailer(config, server.log),
    publicUrl,
    siteName: config.siteName,
    paymentProvider: przelewy24 === null ? createSandbox(addresses) : createPrzelewy24(przelewy24, addresses),
    dataProvider: createDataProvider(config, clock, (message) => server.log.warn(message)),
    minDrop: config.minDrop,
    playerImageUrl: config.playerImageUrl,
    media: await openMediaStore(join(dataDir, 'media'), (some) => findTipImages(db, some), clock()),
    files: await openFileStore(join(dataDir, 'files'), clock()),
    commissionGrosz: config.commissionGrosz,
  };
}

/** Creates a function that runs a task now and every `everyMs` until the upstream closes, and logs its failures as warnings. */
const repeater =
  (logger: FastifyBaseLogger, closers: Closers) =>
  (failure: string, everyMs: number, task: () => Promise<void>): void => {
    closers.push(keepRunning(task, { everyMs, onFault: (error) => logger.warn(error, failure) }).close);
  };

/** Repeats what may have failed before: collecting payments, and stamping the newest seal. */
function repeatTasks(
  { timeStampUrl: url }: Readonly<UpstreamConfig>,
  { db, clock, changes, paymentProvider }: Pick<ApiContext, 'db' | 'clock' | 'changes' | 'paymentProvider'>,
  logger: FastifyBaseLogger,
  closers: Closers,
): void {
  const repeat = repeater(logger, closers);
  repeat('Claimed payments could not be read', minute, () =>
    resumePayments({ db, clock, changes, logger }, paymentProvider),
  );
  if (url !== null) {
    repeat('The newest seal has no time stamp yet', 15 * minute, () => stampHead({ db, clock, url }));
  }
}

/** Announces changes to the gateway's hook and to users' devices. */
async function startAnnouncing(
  config: Readonly<UpstreamConfig>,
  deps: Pick<PushOptions, 'db' | 'clock'> & { logger: FastifyBaseLogger },
  closers: Closers,
): Promise<Pick<ApiContext, 'changes' | 'push'>> {
  const { db } = deps;
  const hook = config.hook
    ? createHookSender(config.hook, { ...deps, ownerOf: (change) => ownerOf(db, change) })
    : noHook;
  closers.push(hook.close);
  const repeat = repeater(deps.logger, closers);
  if (config.hook) {
    const announce = createElapsedAnnouncer({ ...deps, changes: hook });
    repeat('Expirations could not be announced', 30 * second, announce);
  }
  const keys = await loadVapidKeys(deps.db);
  const { services, maxPerHour, quietHours, contact } = config.push;
  const service = createPushService({ keys, contact: contact ?? contactOf(config), services });
  const limits = { maxPerHour, quietHours };
  const pushes = createPushSender({ ...deps, service, limits });
  closers.push(pushes.close);
  repeat('Digests could not be sent', 30 * second, () => sendDigests({ ...deps, service, limits }));
  return { changes: announceToAll([hook, pushes]), push: { publicKey: keys.publicKey, services, ...limits } };
}

/** The site's URL when it is https, which push services require, else a mail address of its host. */
function contactOf({ publicUrl }: Readonly<UpstreamConfig>): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:push@${new URL(publicUrl).hostname}`;
}
