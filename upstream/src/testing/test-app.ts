import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { mountApi } from '../app.ts';
import { createBackground } from '../background.ts';
import type { Database } from '../db/database.ts';
import { openFileStore } from '../file/file-store.ts';
import type { Change } from '../hook/changes.ts';
import { createServer } from '../http/server.ts';
import type { Mail } from '../mail/mailer.ts';
import { openMediaStore } from '../media/media-store.ts';
import { createSandbox } from '../payment/sandbox/sandbox-routes.ts';
import { noProvider } from '../provider/create-data-provider.ts';
import { findTipImages } from '../tip/tip-queries.ts';
import { quickHash } from './quick-hash.ts';

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

export const testStart = new Date('2026-03-14T12:00:00.000Z');

export interface TestAppOptions
  extends Partial<
    Pick<
      ApiContext,
      'rotateTokens' | 'dummyPasswordHash' | 'mailer' | 'paymentProvider' | 'dataProvider' | 'playerImageUrl'
    >
  > {
  /** Adds routes before the server is ready. */
  extend?(server: FastifyInstance): void;
}

/** Opens the app with a stopped clock. */
export async function openTestApp(db: Database, { extend, ...options }: TestAppOptions = {}) {
  const log: string[] = [];
  const pauses: number[] = [];
  const changes: Change[] = [];
  const mails: Mail[] = [];
  const server = await createServer({ level: 'debug', stream: { write: (line) => log.push(line) } });
  const background = createBackground(server.log);
  const mediaFolder = await mkdtemp(join(tmpdir(), 'tipgraph-media-'));
  const filesFolder = await mkdtemp(join(tmpdir(), 'tipgraph-files-'));
  const app = {
    server,
    /** The time of the clock; tests can set it. */
    now: testStart,
    /** Moves the clock forward. */
    pass: (milliseconds: number): void => {
      app.now = new Date(app.now.getTime() + milliseconds);
    },
    /** Milliseconds of all intentional waits. */
    pauses,
    /** Announced changes. */
    changes,
    log,
    mails,
    /** Has `incoming` and `tips`; deleted by `close`. */
    mediaFolder,
    /** Deleted by `close`. */
    filesFolder,
    /** Waits for background work. */
    settled: background.idle,
    close: async (): Promise<void> => {
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
    rotateTokens: true,
    serviceAccount: 'live@tipgraph.example',
    secret: 'a secret of the tests, long enough',
    dummyPasswordHash: await quickHash('nobody knows'),
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
    },
    background,
    publicUrl: 'https://tipgraph.example',
    siteName: 'Tipgraph',
    paymentProvider: createSandbox({
      site: 'https://tipgraph.example',
      own: () => 'http://upstream.example',
    }),
    push: {
      publicKey: 'the key of the tests',
      services: ['push.example'],
      maxPerHour: 6,
      quietHours: { from: 23, until: 7 },
    },
    dataProvider: noProvider,
    minDrop: 0.05,
    playerImageUrl: null,
    media: await openMediaStore(mediaFolder, (some) => findTipImages(db, some), testStart),
    files: await openFileStore(filesFolder, testStart),
    commissionGrosz: 1_000,
    ...options,
  });
  extend?.(server);
  return app;
}
