import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { tips } from '../../upstream/src/db/tip-tables.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertTip, insertTips } from '../harness/insert-tip.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { RawConnection } from '../harness/raw-request.ts';
import { readMetric } from '../harness/read-metric.ts';
import { signedHook } from '../harness/sign-hook.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { getRequest, postRequest } from './http-request.ts';

/** Exceeds a limit and returns the status, close code or error code of the refusal. */
type Probe = () => Promise<string>;

const page = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8');
const [, table = ''] = /^## Size limits\n\n([\s\S]*?)\n\n/m.exec(page) ?? [];
/** The limits of docs/security.md and their refusals. */
const rows = table
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', , refusal = '']) => ({ what, refusal }));

const kibibyte = 1024;
const liveSockets = 20;
const statuses =
  'subscription ($after: String) { tipStatusesChanged(after: $after) { cursor gap tips { uid } } }';

let stack: Stack;
let member: GraphClient;

beforeAll(async () => {
  stack = await startStack({
    rotateTokens: false,
    awaitsEvents: true,
    gateway: { LIVE_MAX_SOCKETS: String(liveSockets), TRUSTED_PROXIES: '127.0.0.1' },
  });
  // A picture whose download never ends.
  stack.tap.mode = ({ url }, response) =>
    url === '/media/tips/endless.png'
      ? response.writeHead(200, { 'content-type': 'image/png' }).write('a part')
      : 'pass';
  member = await stack.signedIn('vip');
});
afterAll(() => stack.close());

const raw = async (bytes: string | Buffer): Promise<string> =>
  String((await new RawConnection(stack.url).write(bytes).ended).status);
const open = (): WebSocket =>
  new WebSocket(`${stack.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
const closeCode = (socket: WebSocket): Promise<string> =>
  new Promise((resolve) => {
    socket.on('close', (code) => resolve(String(code)));
    socket.on('error', () => undefined);
  });
const codeOf = ({ errors }: { errors: readonly { extensions?: { code?: string } }[] }): string =>
  errors[0]?.extensions?.code ?? 'none';
const runQuery = async (query: string, variables = {}): Promise<string> =>
  codeOf(await member.run(query, variables));

async function sendForm(operations: string, files: number): Promise<string> {
  const body = new FormData();
  body.append('operations', operations);
  body.append('map', JSON.stringify({ ...Array.from({ length: files }, (_, at) => [`variables.f.${at}`]) }));
  for (let at = 0; at < files; at += 1) body.append(String(at), new Blob(['x']), 'x.png');
  const response = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'x-app-type': 'Browser' },
    body,
  });
  return response.status === 413 ? '413' : codeOf((await response.json()) as never);
}

/** Starts an endless download from a client address; resolves with its status and a function that aborts it. */
const startDownload = (from: string) =>
  new Promise<{ status: string; abort: () => void }>((resolve) => {
    const headers = { 'x-forwarded-for': from };
    const request = get(`${stack.url}/media/tips/endless.png`, { headers, agent: false }, (response) => {
      response.resume();
      resolve({ status: String(response.statusCode), abort: () => request.destroy() });
    });
    request.on('error', () => undefined);
  });

/** Starts downloads from several addresses, 32 each, returns the status of the last one and aborts all. */
async function downloads(count: number, last: string): Promise<string> {
  const address = (at: number) => `192.0.2.${Math.floor(at / 32)}`;
  const started = Array.from({ length: count }, (_, at) => startDownload(address(at)));
  await Promise.all(started.slice(0, 256));
  const { status } = await startDownload(last);
  for (const download of started) void download.then(({ abort }) => abort());
  return status;
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const manyFragments = Array.from(
  { length: 12 },
  (_, at) =>
    `fragment F${at} on Query { ${Array.from({ length: 9 }, (__, of) => `a${of}: site { name } ...F${at + 1}`).join(' ')} }`,
);

const probes: Record<string, Probe> = {
  'headers of a request': () => raw(getRequest('/healthz', ['X-Long', 'x'.repeat(17 * kibibyte)])),
  'body without files': () =>
    raw(postRequest(JSON.stringify({ query: `{ site { name } } # ${'x'.repeat(65 * kibibyte)}` }))),
  'chunk of a body': () => {
    const body = JSON.stringify({ query: `{ site { name } } # ${'x'.repeat(2 * kibibyte)}` });
    const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked', 'Connection: close'];
    const head = ['POST /graphql HTTP/1.1', 'Host: x', ...headers].join('\r\n');
    return raw(`${head}\r\n\r\n${[...body].map((letter) => `1\r\n${letter}\r\n`).join('')}0\r\n\r\n`);
  },
  'media types in `Accept`': async () => {
    const accept = `${'text/plain,'.repeat(20)}application/json`;
    const body = JSON.stringify({ query: '{ site { name } }' });
    const headers = { accept, 'content-type': 'application/json' };
    return String((await fetch(`${stack.url}/graphql`, { method: 'POST', headers, body })).status);
  },
  '`operations` and `map` of a multipart request': () =>
    sendForm(JSON.stringify({ query: `{ site { name } } # ${'x'.repeat(65 * kibibyte)}` }), 1),
  'multipart request with files': () =>
    sendForm(JSON.stringify({ query: '{ site { name } }', variables: { f: Array(17).fill(null) } }), 17),
  'WebSocket message': async () => {
    const socket = open();
    socket.on('open', () => socket.send(`{"type":"ping","payload":{"x":"${'x'.repeat(65 * kibibyte)}"}}`));
    return closeCode(socket);
  },
  'fragments of a WebSocket message, and received parts of a fragment': async () => {
    const socket = open();
    socket.on('open', () => {
      for (let count = 0; count <= 256; count += 1) socket.send('x', { fin: false });
    });
    return closeCode(socket);
  },
  'WebSockets of guests': async () => {
    const guests = Array.from({ length: liveSockets / 10 + 1 }, open);
    const codes = guests.map(closeCode);
    for (const socket of guests) socket.on('open', () => socket.send('{"type":"connection_init"}'));
    const code = await Promise.race(codes);
    for (const socket of guests) socket.terminate();
    return code;
  },
  'id of an operation on a WebSocket': async () => {
    const socket = open();
    socket.on('open', () => socket.send(`{"type":"subscribe","id":"${'x'.repeat(129)}","payload":{}}`));
    return closeCode(socket);
  },
  'messages per WebSocket': async () => {
    const socket = open();
    socket.on('open', () => {
      for (let count = 0; count <= 1000; count += 1) socket.send('{"type":"ping"}');
    });
    return closeCode(socket);
  },
  'message bytes per WebSocket': async () => {
    const socket = open();
    const message = `{"type":"ping","payload":{"x":"${'x'.repeat(60 * kibibyte)}"}}`;
    socket.on('open', () => {
      for (let count = 0; count < 9; count += 1) socket.send(message);
    });
    return closeCode(socket);
  },
  'unsent data of a WebSocket that does not read': async () => {
    const { id, uid } = await insertTip(stack.db, { createdAt: stack.clock.now() });
    const description = 'x'.repeat(40 * kibibyte);
    await stack.db.update(tips).set({ description }).where(eq(tips.id, id));
    const aliases = Array.from({ length: 10 }, (_, at) => `a${at}: tip(uid: "${uid}") { description }`);
    const query = `{ ${aliases.join(' ')} }`;
    const { credentials } = member;
    const socket = open();
    const closed = closeCode(socket);
    await once(socket, 'open');
    const payload = {
      accessToken: credentials?.['access-token'],
      client: credentials?.client,
      uid: credentials?.uid,
      tokenType: 'Bearer',
      toolsKey: stack.toolsKey,
    };
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    await once(socket, 'message');
    socket.pause();
    for (let at = 0; at < 50; at += 1) {
      socket.send(JSON.stringify({ id: `q${at}`, type: 'subscribe', payload: { query } }));
    }
    await expect.poll(() => readMetric(stack.url, 'tipgraph_operations_running')).toBeGreaterThan(0);
    await expect.poll(() => readMetric(stack.url, 'tipgraph_operations_running')).toBe(0);
    socket.resume();
    return closed;
  },
  'subscriptions per user': async () => {
    const sockets = Array.from({ length: 5 }, () => new LiveSocket(stack.url, member.credentials));
    const running = sockets
      .slice(0, 4)
      .flatMap((socket) => Array.from({ length: 50 }, () => socket.subscribe(statuses).next()));
    for (const result of running) result.catch(() => undefined);
    await expect.poll(() => readMetric(stack.url, 'tipgraph_live_subscriptions')).toBe(200);
    const [code] = (await sockets[4]?.errorCodes(statuses)) ?? [];
    await Promise.all(sockets.map((socket) => socket.close()));
    return String(code);
  },
  'events per replay': async () => {
    const liveCursor = await member.liveCursor();
    const socket = new LiveSocket(stack.url, member.credentials);
    const results = socket.subscribe<{ tipStatusesChanged: { tips: unknown[] } }>(statuses, {
      after: liveCursor,
    });
    let received = 0;
    // The upstream's list has the latest 500 tips.
    for (const total of [300, 600]) {
      await insertTips(stack.db, 300, { createdAt: stack.clock.now() });
      while (received < total)
        received += (await results.next()).value?.data?.tipStatusesChanged.tips.length ?? 0;
    }
    const resumed = new LiveSocket(stack.url, member.credentials);
    const replay = await resumed
      .subscribe<{ tipStatusesChanged: { gap: boolean } }>(statuses, { after: liveCursor })
      .next();
    await Promise.all([socket.close(), resumed.close()]);
    return `gap: ${replay.value?.data?.tipStatusesChanged.gap}`;
  },
  'parallel downloads per address': () => downloads(32, '192.0.2.0'),
  'parallel downloads per gateway': () => downloads(512, '192.0.2.200'),
  hook: async () => {
    const tooLong = { kind: 'tip', id: 1, more: 'x'.repeat(kibibyte) };
    const { status } = await fetch(
      `${stack.url}/hooks/upstream`,
      signedHook(tooLong, { secret: stack.hookSecret }),
    );
    return String(status);
  },
  'nesting of lists and objects in a variable': () =>
    runQuery('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: nested(15) }),
  'items per list in the variables': () =>
    runQuery('query ($types: [TipTypeInput!]) { tipBalance(types: $types) { won } }', {
      types: Array(1001).fill('AI'),
    }),
  'invalid variables': async () => {
    const { errors } = await member.run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: 50 }, () => ({})),
    });
    expect(errors.length).toBeLessThanOrEqual(6);
    return codeOf({ errors });
  },
  'operation name': async () => {
    const name = `n${'x'.repeat(10_000)}`;
    await runQuery(`query ${name} { site { name } }`);
    const metrics = await (await fetch(`${stack.url}/metrics`)).text();
    return /name="(?!other")n?x+/.test(metrics) ? 'its own' : 'other';
  },
  'steps to measure a document': () =>
    runQuery(`{ ...F0 } ${manyFragments.join(' ')} fragment F12 on Query { site { name } }`),
  document: () => runQuery(`{ ${Array.from({ length: 11 }, (_, at) => `a${at}: site { name }`).join(' ')} }`),
};

test('the probes match the documented limits', () => {
  expect(Object.keys(probes).sort()).toEqual(rows.map(({ what }) => what).sort());
});

test.each(rows)('$what: $refusal', { timeout: 60_000 }, async ({ what, refusal }) => {
  const code = await probes[what]?.();
  expect(refusal).toContain(code);
  expect(await member.run('{ site { name } }')).toMatchObject({ errors: [] });
});
