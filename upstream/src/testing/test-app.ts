import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mountApi } from '../app.ts';
import { createBackground } from '../background.ts';
import type { Database } from '../db/database.ts';
import { openFileStore } from '../file/file-store.ts';
import type { Change } from '../hook/changes.ts';
import { createServer } from '../http/server.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { openMediaStore } from '../media/media-store.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { createSandbox } from '../payment/sandbox/sandbox-routes.ts';
import { noProvider } from '../provider/create-data-provider.ts';
import type { DataProvider } from '../provider/data-provider.ts';
import { findTipImages } from '../tip/tip-queries.ts';
import { quickHash } from './quick-hash.ts';

/** The app with a stopped clock. */
export interface TestApp {
  server: FastifyInstance;
  /** The time of the clock; tests can set it. */
  now: Date;
  /** Moves the clock forward. */
  pass(milliseconds: number): void;
  /** Milliseconds of all intentional waits. */
  pauses: number[];
  /** Announced changes. */
  changes: Change[];
  log: string[];
  mails: Mail[];
  /** Has `incoming` and `tips`; deleted by `close`. */
  mediaFolder: string;
  /** Deleted by `close`. */
  filesFolder: string;
  /** Waits for background work. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export const testStart = new Date('2026-03-14T12:00:00.000Z');

export interface TestAppOptions {
  rotateTokens?: boolean;
  dummyPasswordHash?: string;
  mailer?: Mailer;
  paymentProvider?: PaymentProvider;
  dataProvider?: DataProvider;
  playerImageUrl?: string;
  /** Adds routes before the server is ready. */
  extend?(server: FastifyInstance): void;
}

export async function openTestApp(db: Database, options: TestAppOptions = {}): Promise<TestApp> {
  const {
    rotateTokens = true,
    dummyPasswordHash,
    mailer,
    paymentProvider,
    playerImageUrl,
    dataProvider,
  } = options;
  const log: string[] = [];
  const pauses: number[] = [];
  const changes: Change[] = [];
  const mails: Mail[] = [];
  const server = await createServer({ level: 'debug', stream: { write: (line) => log.push(line) } });
  const background = createBackground(server.log);
  const mediaFolder = await mkdtemp(join(tmpdir(), 'tipgraph-media-'));
  const filesFolder = await mkdtemp(join(tmpdir(), 'tipgraph-files-'));
  const app: TestApp = {
    server,
    now: testStart,
    pass: (milliseconds) => {
      app.now = new Date(app.now.getTime() + milliseconds);
    },
    pauses,
    changes,
    log,
    mails,
    mediaFolder,
    filesFolder,
    settled: background.idle,
    close: async () => {
      await server.close();
      await background.idle();
      await rm(mediaFolder, { recursive: true, force: true });
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
  mountApi(server, {
    db,
    clock: () => app.now,
    pause: async (ms) => {
      pauses.push(ms);
    },
    changes: { announce: (change) => changes.push(change) },
    rotateTokens,
    serviceAccount: 'live@tipgraph.example',
    secret: 'a secret of the tests, long enough',
    dummyPasswordHash: dummyPasswordHash ?? (await quickHash('nobody knows')),
    mailer: mailer ?? {
      send: async (mail) => {
        mails.push(mail);
      },
    },
    background,
    publicUrl: 'https://tipgraph.example',
    siteName: 'Tipgraph',
    paymentProvider:
      paymentProvider ??
      createSandbox({ site: 'https://tipgraph.example', own: () => 'http://upstream.example' }),
    push: {
      publicKey: 'the key of the tests',
      services: ['push.example'],
      maxPerHour: 6,
      quietHours: { from: 23, until: 7 },
    },
    dataProvider: dataProvider ?? noProvider,
    minDrop: 0.05,
    playerImageUrl: playerImageUrl ?? null,
    media: await openMediaStore(mediaFolder, (some) => findTipImages(db, some), testStart),
    files: await openFileStore(filesFolder),
    commissionGrosz: 1_000,
  });
  options.extend?.(server);
  return app;
}
