import { setTimeout as pause } from 'node:timers/promises';
import { buildParts } from '../../scripts/lib/build-parts.ts';
import { makeScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { startTopology, type Topology, type TopologyOptions } from '../../scripts/lib/start-topology.ts';
import { migratedTemplate } from '../../upstream/src/testing/template-database.ts';
import { GraphClient } from './graph-client.ts';
import { makeDatabase } from './make-database.ts';
import { type PersonaName, personas } from './personas.ts';

/** Several gateways behind nginx with changing demo data, each server a process. */
export interface TestTopology extends Topology {
  /** A new browser without a session, connected to nginx. */
  client(): GraphClient;
  /** A new browser with the session of a demo account. */
  signedIn(name: PersonaName): Promise<GraphClient>;
}

interface TestTopologyOptions extends TopologyOptions {
  /** Starts a PostgreSQL even when TEST_DATABASE_URL is set. */
  readonly ownPostgres?: boolean;
}

const timeoutMs = 60_000;

/** False when `npm test` could not install the programs. Without `npm test` the tests run and report what is missing. */
export const canStartTopology = process.env.TEST_TOPOLOGY !== '0';

/**
 * Builds changed servers, starts a topology that accepts any document, and waits until live is ready in every gateway.
 * The database is on the server of TEST_DATABASE_URL, or on a new PostgreSQL.
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
  const client = () => new GraphClient(topology.url);
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

/** Resolves when `/readyz` reports current live data. */
async function waitForLiveAt(url: string): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    const { live } = ((await reply?.json()) ?? {}) as { live?: { state: string } };
    if (live?.state === 'ok') return;
    if (Date.now() > until) throw new Error(`Live is not ready at ${url}.`);
    await pause(50);
  }
}
