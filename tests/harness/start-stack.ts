import { randomBytes } from 'node:crypto';
import { readConfig as readGatewayConfig } from '../../gateway/src/config.ts';
import { startGateway } from '../../gateway/src/start-gateway.ts';
import { readConfig as readUpstreamConfig } from '../../upstream/src/config.ts';
import type { Database } from '../../upstream/src/db/database.ts';
import { seedDemo } from '../../upstream/src/demo/seed-demo.ts';
import { startUpstream } from '../../upstream/src/start-upstream.ts';
import { noteInJournal } from '../../upstream/src/testing/note-in-journal.ts';
import { GraphClient } from './graph-client.ts';
import { mailedLinks } from './mailed-links.ts';
import { makeDatabase, seededTemplate } from './make-database.ts';
import { type PersonaName, personas } from './personas.ts';
import { seededRandom } from './seeded-random.ts';
import { TestClock } from './test-clock.ts';
import { startUpstreamTap, type UpstreamTap } from './upstream-tap.ts';
import { waitForLive } from './wait-for-live.ts';

/** A whole upstream with demo data that stands still, a tap, and a gateway in front of them. */
export interface Stack {
  /** Address of the gateway, without a path. */
  readonly url: string;
  /** What its gateway was set to, for further gateways in front of the same upstream. */
  readonly gatewaySettings: Readonly<Record<string, string>>;
  /** The key that signs hooks. */
  readonly hookSecret: string;
  /** A key with which a tool sends any document. */
  readonly toolsKey: string;
  /** The upstream's clock. */
  readonly clock: TestClock;
  /** What stands between gateway and upstream. */
  readonly tap: UpstreamTap;
  /** The upstream's database. */
  readonly db: Database;
  /** Where the upstream keeps its files. */
  readonly dataDir: string;
  /** The addresses in the mails that the upstream has sent, without an order. */
  mailedLinks(): Promise<string[]>;
  /** A new browser without a session. */
  client(lang?: 'pl' | 'en'): GraphClient;
  /** A new browser, signed in with a demo account. */
  signedIn(name: PersonaName): Promise<GraphClient>;
  close(): Promise<void>;
}

/** How a stack differs from the usual one. */
export interface StackOptions {
  rotateTokens?: boolean;
  /** Whether tests wait for what the watcher finds: it then looks ten times a second, which keeps a processor busy for a tenth of the time. */
  awaitsEvents?: boolean;
  /** Settings of the gateway by their names in the environment. */
  gateway?: Record<string, string>;
  /** Settings of the upstream by their names in the environment. */
  upstream?: Record<string, string>;
  /** Port of the site, for browsers that come back to it from a bank; free ones and another address otherwise. */
  sitePort?: number;
  /** Puts something between the gateway and the tap: gets the tap's address, gives its own. */
  between?: (upstreamUrl: string) => Promise<string>;
}

/** Starts a stack on a database of its own: on the server that TEST_DATABASE_URL names, else embedded. */
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
    // How late the event loop is here says how busy the tests keep the machine.
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
