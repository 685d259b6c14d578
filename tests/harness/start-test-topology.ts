import { setTimeout as pause } from 'node:timers/promises';
import { buildParts } from '../../scripts/lib/build-parts.ts';
import { makeScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { startTopology, type Topology, type TopologyOptions } from '../../scripts/lib/start-topology.ts';
import { migratedTemplate } from '../../upstream/src/testing/template-database.ts';
import { GraphClient } from './graph-client.ts';
import { makeDatabase } from './make-database.ts';
import { type PersonaName, personas } from './personas.ts';

/** Several gateways behind nginx, each server a process of its own, with demo data that moves. */
export interface TestTopology extends Topology {
  /** A new browser without a session, which talks to nginx. */
  client(lang?: 'pl' | 'en'): GraphClient;
  /** A new browser, signed in with a demo account. */
  signedIn(name: PersonaName): Promise<GraphClient>;
}

interface TestTopologyOptions extends TopologyOptions {
  /** Whether it has a PostgreSQL of its own in any case. */
  readonly ownPostgres?: boolean;
}

const timeoutMs = 30_000;

/**
 * Whether this machine has the programs for it. `npm test` installs them where it may, and else leaves such tests out;
 * by hand they run, and say what is missing.
 */
export const canStartTopology = process.env.TEST_TOPOLOGY !== '0';

/**
 * Builds the servers when they changed, starts a topology that takes any document, and waits until live is ready in
 * every gateway. The database is one on the server that TEST_DATABASE_URL names, else of a PostgreSQL of its own.
 */
export async function startTestTopology({
  ownPostgres = false,
  ...options
}: TestTopologyOptions = {}): Promise<TestTopology> {
  await buildParts(['servers']);
  const folder = await makeScratchFolder();
  const database =
    process.env.TEST_DATABASE_URL && !ownPostgres ? await makeDatabase(migratedTemplate) : null;
  const remove = async () => {
    await database?.remove();
    await folder.remove();
  };
  const databaseUrl = database?.settings.DATABASE_URL;
  const topology = await startTopology(`${folder.path}/topology`, {
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...options,
    gateway: {
      LOG_LEVEL: 'silent',
      PERSISTED_ONLY: '0',
      LIVE_POLL_MS: '200',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...options.gateway,
    },
    upstream: { LOG_LEVEL: 'silent', ...options.upstream },
  }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const client = (lang: 'pl' | 'en' = 'pl') => new GraphClient(topology.url, { lang });
  await Promise.all(topology.gateways.map(({ url }) => waitForLiveAt(url)));
  return {
    ...topology,
    client,
    signedIn: (name) => client().signIn(personas[name].email),
    async stop() {
      await topology.stop();
      await remove();
    },
  };
}

/** Resolves when a gateway says that its live data is current. */
export async function waitForLiveAt(url: string): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    const { live } = ((await reply?.json()) ?? {}) as { live?: { state: string } };
    if (live?.state === 'ok') return;
    if (Date.now() > until) throw new Error(`Live is not ready at ${url}.`);
    await pause(50);
  }
}
