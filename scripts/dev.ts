import { type FSWatcher, watch } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { log, root, UserError } from './lib/base.ts';
import { buildParts, generatedParts } from './lib/build-parts.ts';
import { demoAccountLines } from './lib/demo-accounts.ts';
import { freePort, requireFreePort } from './lib/free-port.ts';
import { onStop, runMain, runTool, stopCommands } from './lib/processes.ts';
import { readSettings, type Settings, serverSettings } from './lib/settings.ts';
import { waitForHttp } from './lib/wait-for-http.ts';

const debounceMs = 150;

/** Resolves with the first Ctrl-C. */
const stopped = new Promise<void>(onStop);
const closers: (() => Promise<void> | void)[] = [];

await runMain(async () => {
  const settings = readSettings();
  try {
    await Promise.race([develop(settings), stopped]);
    await stopped;
  } finally {
    for (const close of closers) await close();
    await stopCommands();
  }
  // Ends a start that is still in progress.
  process.exit(0);
});

async function develop(settings: Settings): Promise<void> {
  await requireFreePort(settings.port);
  await generate();
  const gateway = `http://127.0.0.1:${await startServers(settings)}`;
  const vite = await serveWeb(settings, gateway);
  const watchers = watchGenerated();
  closers.push(() => vite.close(), ...watchers.map((watcher) => () => watcher.close()));
  log(`Tipgraph in watch mode at ${settings.address}  (Ctrl-C stops it)`);
  if (settings.demo) for (const line of demoAccountLines()) log(line);
}

/** Starts the gateway and, unless the settings name one, the upstream from their sources; returns the gateway's port. */
async function startServers(settings: Settings): Promise<number> {
  const gatewayPort = await freePort();
  const servers = await serverSettings(settings, { host: '127.0.0.1', port: gatewayPort });
  let { upstreamUrl } = settings;
  if (upstreamUrl === null) {
    const port = await freePort();
    upstreamUrl = `http://127.0.0.1:${port}/api`;
    watchServer('upstream', { ...servers.upstream, UPSTREAM_PORT: String(port) });
    await waitForHttp(`${upstreamUrl}/plans.json`);
  }
  watchServer('gateway', { ...servers.gateway, UPSTREAM_URL: upstreamUrl, GRAPHIQL: '1' });
  await waitForHttp(`http://127.0.0.1:${gatewayPort}/healthz`);
  return gatewayPort;
}

/** Runs a server from its sources and restarts it after each change. */
function watchServer(part: 'gateway' | 'upstream', env: NodeJS.ProcessEnv): void {
  const args = ['watch', '--clear-screen=false', `${part}/src/main.ts`];
  void runTool('tsx/dist/cli.mjs', args, { env: { ...env, NODE_ENV: 'development' } });
}

/** Vite's development server on the public port, as a proxy to the gateway. */
async function serveWeb({ port, host }: Settings, gateway: string): Promise<ViteDevServer> {
  const require = createRequire(join(root, 'web', 'package.json'));
  const { createServer }: typeof import('vite') = await import(pathToFileURL(require.resolve('vite')).href);
  process.env.GATEWAY_URL = gateway;
  const server = await createServer({ root: join(root, 'web'), server: { port, host, strictPort: true } });
  return server.listen();
}

/** Generates again when the web app's sources or the schema change. */
function watchGenerated(): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(generate);
    }, debounceMs);
  };
  const isSource = (name: string | null) =>
    name !== null && /\.tsx?$/.test(name) && !name.includes('__generated__');
  return [
    watch(join(root, 'web', 'src'), { recursive: true }, (_event, name) => isSource(name) && schedule()),
    watch(root, (_event, name) => name === 'schema.graphql' && schedule()),
  ];
}

/** Prints errors in a document without ending the watch. */
async function generate(): Promise<void> {
  await buildParts(generatedParts).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    log(error.message);
  });
}
