import { randomBytes } from 'node:crypto';
import { readConfig as readGatewayConfig } from '../../gateway/src/config.ts';
import { startGateway } from '../../gateway/src/start-gateway.ts';
import { readConfig as readUpstreamConfig } from '../../upstream/src/config.ts';
import type { Database } from '../../upstream/src/db/database.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { seedDemo } from '../../upstream/src/demo/seed-demo.ts';
import { startUpstream } from '../../upstream/src/start-upstream.ts';
import { noteInJournal } from '../../upstream/src/testing/note-in-journal.ts';
import { GraphClient } from './graph-client.ts';
import { mailedLinks } from './mailed-links.ts';
import { makeDatabase, seededTemplate } from './make-database.ts';
import { type PersonaName, personas } from './personas.ts';
import { TestClock } from './test-clock.ts';
import { startUpstreamTap, type UpstreamTap } from './upstream-tap.ts';
import { waitForLive } from './wait-for-live.ts';

/** An upstream with fixed demo data, a tap that records its calls, and a gateway in front of it. */
export interface Stack {
  /** Address of the gateway, without a path. */
  readonly url: string;
  /** The gateway's settings, for more gateways in front of the same upstream. */
  readonly gatewaySettings: Readonly<Record<string, string>>;
  /** The key that signs hooks. */
  readonly hookSecret: string;
  /** A key that allows any document. */
  readonly toolsKey: string;
  /** The upstream's clock. */
  readonly clock: TestClock;
  /** The proxy between gateway and upstream. */
  readonly tap: UpstreamTap;
  /** The upstream's database. */
  readonly db: Database;
  /** The upstream's data folder. */
  readonly dataDir: string;
  /** The links in all sent mails, unordered. */
  mailedLinks(): Promise<string[]>;
  /** A new browser without a session. */
  client(lang?: 'pl' | 'en'): GraphClient;
  /** A new browser with the session of a demo account. */
  signedIn(name: PersonaName): Promise<GraphClient>;
  close(): Promise<void>;
}

export interface StackOptions {
  rotateTokens?: boolean;
  /** Polls the upstream ten times a second, for tests that wait for live events. It uses a tenth of a processor. */
  awaitsEvents?: boolean;
  /** Settings of the gateway, by environment variable. */
  gateway?: Record<string, string>;
  /** Settings of the upstream, by environment variable. */
  upstream?: Record<string, string>;
  /** Port of the gateway and of PUBLIC_URL, for browsers that a bank redirects back; by default a free port and a fixed URL. */
  sitePort?: number;
  /** Starts a proxy between the gateway and the tap: gets the tap's address and returns its own. */
  between?: (upstreamUrl: string) => Promise<string>;
}

/** Starts a stack on a new database: on the server of TEST_DATABASE_URL, or embedded. */
export async function startStack({
  rotateTokens = true,
  awaitsEvents = false,
  gateway = {},
  upstream: upstreamSettings = {},
  sitePort,
  between = async (upstreamUrl) => upstreamUrl,
}: StackOptions = {}): Promise<Stack> {
  const clock = new TestClock();
  noteInJournal('stack');
  const database = await makeDatabase(seededTemplate);
  const secret = () => randomBytes(24).toString('hex');
  const live = { LIVE_EMAIL: 'live@tipgraph.example', LIVE_PASSWORD: secret() };
  const hookSecret = secret();
  const toolsKey = secret();
  const site = {
    PUBLIC_URL: sitePort === undefined ? 'http://site.tipgraph.example' : `http://127.0.0.1:${sitePort}`,
  };
  const upstreamConfig = readUpstreamConfig({
    ...database.settings,
    ...site,
    ...live,
    SECRET: secret(),
    DEMO: '0',
    ROTATE_TOKENS: rotateTokens ? '1' : '0',
    LOG_LEVEL: 'silent',
    ...upstreamSettings,
  });
  const upstream = await startUpstream(upstreamConfig, { clock: clock.now });
  await seedDemo(upstream.db, { clock: clock.now, random: seededRandom(1) });
  const tap = await startUpstreamTap(upstream.url);
  const gatewaySettings = {
    PORT: String(sitePort ?? 0),
    UPSTREAM_URL: await between(tap.url),
    ...site,
    ...live,
    LIVE_HOOK_SECRET: hookSecret,
    ...(awaitsEvents && { LIVE_POLL_MS: '100' }),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    // How long calls and the event loop take depends on the load of the tests.
    UPSTREAM_TIMEOUT_MS: '30000',
    OPERATION_TIMEOUT_MS: '60000',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    TOOLS_KEYS: toolsKey,
    ...gateway,
  };
  const server = await startGateway(readGatewayConfig(gatewaySettings));
  await waitForLive(server);
  const client = (lang: 'pl' | 'en' = 'pl') => new GraphClient(server.url, { lang, toolsKey });
  return {
    url: server.url,
    gatewaySettings,
    hookSecret,
    toolsKey,
    clock,
    tap,
    db: upstream.db,
    dataDir: upstreamConfig.dataDir,
    mailedLinks: () => mailedLinks(upstreamConfig.dataDir),
    client,
    signedIn: (name) => client().signIn(personas[name].email),
    async close() {
      await server.close();
      await tap.close();
      await upstream.close();
      await database.remove();
    },
  };
}
