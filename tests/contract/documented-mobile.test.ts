import { createHash } from 'node:crypto';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildParts } from '../../scripts/lib/build-parts.ts';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { insertTip } from '../harness/insert-tip.ts';
import { demoPassword, personas } from '../harness/personas.ts';
import { type SpawnedProgram, spawnProgram } from '../harness/spawn-program.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

const root = new URL('../../', import.meta.url);
const page = await readFile(new URL('docs/graph-from-a-mobile-app.md', root), 'utf8');
const [releaseProgram = '', graphProgram = '', screenProgram = ''] = [
  ...page.matchAll(/^```js\n(.*?)^```$/gms),
].map(([, program = '']) => program);

const documents = {
  signIn: 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { errors { code } } }',
  signOut: 'mutation SignOut { signOut { errors { code } } }',
  whoAmI: 'query WhoAmI { viewer { user { email } } }',
  tipsScreen: 'query TipsScreen { liveCursor tips(first: 1) { totalCount } }',
  tipsChanged: `subscription TipsChanged($after: String) {
    tipStatusesChanged(after: $after) { cursor gap tips { title } }
  }`,
};
const idOf = (text: string) => createHash('sha256').update(text).digest('hex');
const ids = Object.fromEntries(Object.entries(documents).map(([name, text]) => [name, idOf(text)]));

/** The format of Apollo's `generatePersistedQueryManifest`. */
const manifest = {
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: Object.values(documents).map((body) => {
    const [, type = '', name = ''] = /^(\w+) (\w+)/.exec(body) ?? [];
    return { id: idOf(body), name, type, body };
  }),
};

/** Like React Native's, its `fetch` stores cookies and joins `set-cookie` headers. */
const platform = `
import WebSocket from 'ws';
globalThis.WebSocket = WebSocket;
Object.defineProperty(globalThis, 'navigator', { value: { product: 'ReactNative' } });
const cookies = new Map();
const nodeFetch = globalThis.fetch;
globalThis.fetch = async (url, { headers, ...request }) => {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const response = await nodeFetch(url, { ...request, headers: { ...headers, ...(cookie && { cookie }) } });
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
    cookies.set(name, value);
  }
  const shown = { get: (name) => response.headers.get(name) };
  return { status: response.status, headers: shown, text: () => response.text() };
};
`;
const modules = {
  'expo-secure-store': `
    const values = new Map();
    export const getItem = (key) => values.get(key) ?? null;
    export const setItem = (key, value) => void values.set(key, value);`,
  'react-native': 'export const AppState = { addEventListener() {} };',
};
/** The app around the documented screen. */
const main = `
import './platform.mjs';
const { fetchGraphQL } = await import('./graph.mjs');
const { openTips } = await import('./screen.mjs');
const { ids } = await import('./documents.mjs');
const input = { email: '${personas.vip.email}', password: '${demoPassword}' };
const { data } = await fetchGraphQL({ id: ids.signIn }, { input });
console.log(JSON.stringify(data));
const close = await openTips((shown) => console.log(JSON.stringify(shown)));
process.on('SIGUSR2', async () => {
  close();
  await fetchGraphQL({ id: ids.signOut });
  await fetchGraphQL({ id: ids.whoAmI });
});
`;

let folder: ScratchFolder;
let stack: Stack;
const programs: SpawnedProgram[] = [];

beforeAll(async () => {
  folder = await makeScratchFolder();
  const packages = join(folder.path, 'node_modules');
  for (const [name, text] of Object.entries(modules)) {
    await mkdir(join(packages, name), { recursive: true });
    await writeFile(join(packages, name, 'package.json'), '{"type": "module", "main": "index.js"}');
    await writeFile(join(packages, name, 'index.js'), text);
  }
  for (const name of ['@tipgraph', 'ws']) {
    await symlink(fileURLToPath(new URL(`node_modules/${name}`, root)), join(packages, name));
  }
  await buildParts(['client']);
  await mkdir(join(folder.path, 'documents', 'android-3.1.0'), { recursive: true });
  stack = await startStack({
    awaitsEvents: true,
    gateway: { DOCUMENTS_DIR: join(folder.path, 'documents'), PERSISTED_ONLY: '1' },
  });
}, 120_000);
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await stack.close();
  await folder.remove();
});

/** The gateway checks for new releases once a second. */
const runReleased = async () => {
  const [documentId] = Object.values(ids);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ documentId });
  return (await fetch(`${stack.url}/graphql`, { method: 'POST', headers, body })).text();
};

const write = (name: string, text: string) => writeFile(join(folder.path, name), text);

test('an app releases its documents, signs in, receives tips and handles the end of its session', async () => {
  await write('release.mjs', releaseProgram);
  await write('persisted-query-manifest.json', JSON.stringify(manifest));
  const release = spawnProgram(
    process.execPath,
    ['release.mjs', 'persisted-query-manifest.json'],
    folder.path,
  );
  await release.ended;
  await write('documents/android-3.1.0/documents.json', release.output());
  await expect.poll(runReleased).not.toContain('PERSISTED_DOCUMENT_NOT_FOUND');

  await write('platform.mjs', platform);
  await write('documents.mjs', `export const ids = ${JSON.stringify(ids)};`);
  await write('graph.mjs', graphProgram.replace('http://localhost:4000', stack.url));
  await write('screen.mjs', screenProgram);
  await write('main.mjs', main);
  const app = spawnProgram(process.execPath, ['main.mjs'], folder.path);
  programs.push(app);
  await expect.poll(app.output).toContain('{"signIn":{"errors":[]}}');
  await expect.poll(app.output).toContain('{"totalCount":');
  const { title } = await insertTip(stack.db, { createdAt: stack.clock.now() });
  await expect.poll(app.output).toContain(`"tips":[{"title":"${title}"}]`);
  app.signal('SIGUSR2');
  stack.clock.advance(6);
  await expect.poll(app.output).toContain('Show the sign-in');
});
