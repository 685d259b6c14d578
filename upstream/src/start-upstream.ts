import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { mountApi } from './app.ts';
import { normalEmail } from './auth/account-fields.ts';
import { ensureServiceAccount } from './auth/service-account.ts';
import { createBackground } from './background.ts';
import type { Clock, Random } from './clock.ts';
import type { UpstreamConfig } from './config.ts';
import { connect } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { startDemoMarket } from './demo/market-session.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { openFileStore } from './file/file-store.ts';
import { announceIn } from './hook/changes.ts';
import { createHookSender, noHook } from './hook/hook-sender.ts';
import { loadSecret } from './http/secret.ts';
import type { ServerLog } from './http/server.ts';
import { createServer } from './http/server.ts';
import { createMailer } from './mail/mailer.ts';
import { openMediaStore } from './media/media-store.ts';
import { createProvider } from './payment/create-provider.ts';
import { keepResumingPayments } from './payment/resume-payments.ts';
import { createDataProvider } from './provider/create-data-provider.ts';
import { createPushSender } from './push/push-sender.ts';
import { createPushService } from './push/push-service.ts';
import { loadVapidKeys } from './push/vapid-keys.ts';
import { seedPlans } from './seed/seed-plans.ts';
import { keptImages } from './tip/kept-images.ts';

/** What a test or a script may put in place of the real thing. */
export interface UpstreamOptions {
  clock?: Clock;
  random?: Random;
  /** Where the log goes instead of the standard output. */
  logStream?: NonNullable<ServerLog['stream']>;
  /** Told when the embedded database ends by itself; nothing works from then on. */
  onLost?: (error: Error) => void;
}

/** A running upstream. */
export interface Upstream {
  /** Base address of the API, for example `http://127.0.0.1:4100/api`. */
  url: string;
  db: Database;
  /** The market whose odds keep moving, when the demo is on. */
  demo: { close(): Promise<void> } | null;
  /** Stops taking requests, lets those under way end, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the API over the database that the settings name, with its plans, and with demo data if wanted.
 * @throws EmbeddedDatabaseError when another process uses the data folder, or a system error of the server
 */
export async function startUpstream(
  config: Readonly<UpstreamConfig>,
  { clock = () => new Date(), random = Math.random, logStream, onLost }: UpstreamOptions = {},
): Promise<Upstream> {
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) {
      await close().catch((error: unknown) => server.log.error(error, 'Closing failed'));
    }
  };
  const server = await createServer(
    { level: config.logLevel, ...(logStream && { stream: logStream }) },
    config.gateways,
  );
  try {
    const { db, close } = await connect(config, {
      onFault: (error) => server.log.warn(error, 'A database connection broke'),
      onLost: (error) => {
        server.log.fatal(error, 'The embedded database is lost');
        onLost?.(error);
      },
    });
    closers.push(close);
    await prepare(config, db, clock, random);

    const hook = config.hook ? createHookSender(config.hook, { clock, logger: server.log }) : noHook;
    closers.push(hook.close);
    const keys = await loadVapidKeys(db);
    const { services, mostAnHour, quietHours } = config.push;
    const contact = config.push.contact ?? contactOf(config);
    const pushes = createPushSender({
      db,
      clock,
      logger: server.log,
      service: createPushService({ keys, contact, services }),
      mostAnHour,
      quietHours,
    });
    closers.push(pushes.close);
    const changes = announceIn([hook, pushes]);
    const background = createBackground(server.log);
    closers.push(background.idle);
    const paymentProvider = createProvider(config, {
      site: config.publicUrl,
      own: () => config.paymentPublicUrl ?? server.listeningOrigin,
    });
    const resuming = keepResumingPayments({ db, clock, logger: server.log }, paymentProvider);
    closers.push(resuming.close);
    mountApi(server, {
      pause: (ms) => setTimeout(ms),
      db,
      clock,
      changes,
      rotateTokens: config.rotateTokens,
      serviceAccount: config.serviceAccount && normalEmail(config.serviceAccount.email),
      secret: await loadSecret(config),
      mailer: createMailer(config, server.log),
      background,
      publicUrl: config.publicUrl,
      siteName: config.siteName,
      paymentProvider,
      push: { publicKey: keys.publicKey, services },
      dataProvider: createDataProvider(config, clock),
      minDrop: config.leastDrop,
      playerImageUrl: config.playerImageUrl,
      media: await openMediaStore(join(config.dataDir, 'media'), (some) => keptImages(db, some), clock()),
      files: await openFileStore(join(config.dataDir, 'files')),
      commissionGrosz: config.commissionGrosz,
    });
    closers.push(() => server.close());
    const url = await listen(server, config);
    const demo = config.demo
      ? await startDemoMarket({
          db,
          clock,
          random,
          changes,
          logger: server.log,
          minDrop: config.leastDrop,
        })
      : null;
    if (demo) closers.push(demo.close);
    return { url, db, demo, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function prepare(
  config: Readonly<UpstreamConfig>,
  db: Database,
  clock: Clock,
  random: Random,
): Promise<void> {
  await seedPlans(db, clock);
  if (config.demo) await seedDemo(db, { clock, random, minDrop: config.leastDrop });
  if (config.serviceAccount) await ensureServiceAccount(db, clock, config.serviceAccount);
}

async function listen(server: FastifyInstance, { host, port }: Readonly<UpstreamConfig>): Promise<string> {
  const address = await server.listen({ host, port });
  return `${address}/api`;
}

/** The site's address where push services accept it, else a mail address of its host. */
function contactOf({ publicUrl }: Readonly<UpstreamConfig>): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:push@${new URL(publicUrl).hostname}`;
}
