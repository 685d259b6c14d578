import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEventStream } from '../harness/event-stream.ts';
import { type GatewayProcess, startGatewayProcess } from '../harness/gateway-process.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { makePng } from '../harness/make-png.ts';
import { releasedTexts } from '../harness/released-documents.ts';
import { signedHook } from '../harness/sign-hook.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { startTraceCollector, type TraceCollector } from '../harness/trace-collector.ts';
import { PlantedSecrets } from './planted-secrets.ts';

const email = 'planted.person@secret.example';
const password = 'planted-password-1';
const toolsKey = 'planted-tools-key-of-more-than-32-characters';

const signUp = `mutation ($input: RegisterInput!) {
  register(input: $input) { viewer { user { email } } errors { code } }
}`;
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }';
/** Resumes from an unknown cursor, so that a payload with a gap arrives immediately. */
const liveRows = 'subscription { dropinfosAdded(after: "lostlog-1") { gap dropinfos { uid } } }';

const secrets = new PlantedSecrets();
let stack: Stack;
let collector: TraceCollector;
let gateway: GatewayProcess;
let planted: GraphClient;
let typer: GraphClient;

beforeAll(async () => {
  collector = await startTraceCollector();
  stack = await startStack();
  gateway = await startGatewayProcess({
    ...stack.gatewaySettings,
    PORT: '0',
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    PERSISTED_ONLY: '0',
    TOOLS_KEYS: toolsKey,
  });
  planted = new GraphClient(gateway.url, { toolsKey });
  typer = await new GraphClient(gateway.url, { toolsKey }).signIn('typer@tipgraph.example');
  secrets.plant('the e-mail', email);
  secrets.plant('the password', password);
  secrets.plant('the tools key', toolsKey);
  secrets.plant('the hook secret', stack.hookSecret);
  secrets.plant("the watcher's password", stack.gatewaySettings.LIVE_PASSWORD ?? '');
});
afterAll(async () => {
  await gateway.stop();
  await stack.close();
  await collector.close();
});

/** Runs an operation as the planted user and plants the new credentials. */
async function run(query: string, variables: Record<string, unknown> = {}) {
  const reply = await planted.run(query, variables);
  secrets.plantClient('the person', planted);
  return reply;
}

async function changeSecrets(): Promise<void> {
  await planted.open();
  const input = { email, password, passwordConfirmation: password, termsAccepted: true };
  expect(await run(signUp, { input })).toMatchObject({ data: { register: { errors: [] } }, errors: [] });
  await run('mutation { signOut { errors { code } } }');
  await run(signIn, { input: { email, password: plant('the wrong password', 'planted-wrong-password') } });
  await run(
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { errors { code } } }',
    { input: { email } },
  );
  await expect.poll(() => stack.mailedLinks()).toHaveLength(1);
  const code = (await stack.mailedLinks())[0]?.split('/').at(-1) ?? '';
  secrets.plant("the mail's code", code);
  const changed = plant('the new password', 'planted-password-2');
  const reset = { code, password: changed, passwordConfirmation: changed };
  const { data } = await run(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code } } }',
    { input: reset },
  );
  expect(data).toEqual({ resetPassword: { errors: [] } });
  await run(signIn, { input: { email, password: changed } });
  expect(planted.credentials).not.toBeNull();
}

function plant(name: string, value: string): string {
  secrets.plant(name, value);
  return value;
}

/** Runs every document of the web app without variables, so many are refused. */
async function runEveryDocument(): Promise<void> {
  for (const text of releasedTexts) {
    if (!text.includes('signOut')) await run(text);
  }
}

async function sendBadRequests(): Promise<void> {
  const { credentials } = planted;
  const headers = { 'content-type': 'application/json', 'x-tools-key': toolsKey, ...credentials };
  const token = credentials?.['access-token'] ?? '';
  const bodies = [
    `{"query": "${password}`,
    JSON.stringify({ query: `{ ${JSON.stringify(token)} ` }),
    JSON.stringify({ query: signIn, variables: { input: { email, pass: password } } }),
    JSON.stringify({ query: signIn, variables: { input: `${email} ${password}` } }),
    JSON.stringify({ documentId: token }),
    JSON.stringify({ query: '{ site { name } }', operationName: password }),
  ];
  for (const body of bodies) await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
  const paths = ['/media/files/none.csv?expires=1&signature=', '/no/such?access-token=', '/graphql?query='];
  for (const path of paths) await fetch(`${gateway.url}${path}${encodeURIComponent(token)}`, { headers });
  await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, origin: `https://${token}.example` },
  });
  const good = signedHook({ kind: 'tip', id: 1 }, { secret: stack.hookSecret });
  const forged = { ...good, body: `${good.body} ` };
  for (const hook of [good, good, forged]) await fetch(`${gateway.url}/hooks/upstream`, hook);
}

/** Runs operations while upstream responses are faulty and contain secrets. */
async function breakTheUpstream(): Promise<void> {
  const { credentials } = planted;
  const body = JSON.stringify({ errors: [`${email} ${password}`], user: { ...credentials, email } });
  const faults = [
    [500, 'application/json', body],
    [200, 'application/json', body],
    [200, 'application/json', body.slice(0, -5)],
    [200, 'text/html', `<p>${body}</p>`],
    [422, 'application/json', body],
    [401, 'application/json', body],
  ] as const;
  for (const [status, type, text] of faults) {
    stack.tap.mode = (_, response) => {
      response
        .writeHead(status, { 'content-type': type, 'set-cookie': 'fault=planted-set-cookie' })
        .end(text);
    };
    await run('{ viewer { user { email } } tips { totalCount } plans { name } }');
    await run(signIn, { input: { email, password } });
  }
  stack.tap.mode = 'cut';
  await run('{ viewer { user { email } } }');
  stack.tap.mode = 'pass';
  secrets.plant("the upstream's cookie", 'planted-set-cookie');
}

async function useLive(): Promise<void> {
  const socket = new LiveSocket(gateway.url, typer.credentials);
  await socket.acknowledged;
  await socket.errorCodes('{ viewer { user { email } } }');
  await socket.errorCodes(`subscription { ${password.replaceAll('-', '_')} }`);
  await socket.close();
  const { credentials } = planted;
  const bad = new LiveSocket(
    gateway.url,
    credentials && { ...credentials, 'access-token': 'planted-bad-token' },
  );
  secrets.plant('a token that is none', 'planted-bad-token');
  await Promise.allSettled([bad.acknowledged]);
  expect(await bad.closed).toBe(4401);
  const ending = new AbortController();
  const stream = readEventStream(gateway.url, {
    query: liveRows,
    credentials: typer.credentials,
    signal: ending.signal,
  });
  expect((await stream.next()).value).toMatchObject({ data: { dropinfosAdded: { gap: true } } });
  ending.abort();
}

async function upload(): Promise<void> {
  const query = 'mutation ($input: CreateTipInput!) { createTip(input: $input) { errors { field code } } }';
  const input = { title: 'a', tip: 'b', type: 'DEFAULT', odds: 2, stake: 1, kickOff: '2026-03-15T18:00:00Z' };
  const text = plant('the text of a file', 'planted-text-of-a-file');
  const files = [makePng(), new Uint8Array(Buffer.from(text))];
  await typer.upload(
    query,
    { input: { ...input, images: [null, null] } },
    Object.fromEntries(files.map((bytes, at) => [`variables.input.images.${at}`, bytes])),
  );
  secrets.plantClient('the typer', typer);
}

test('a planted secret is found in every encoding', () => {
  const planter = new PlantedSecrets();
  planter.plant('it', 'a+b/c d"é');
  const forms = [
    'x a+b/c d"é x',
    'a%2Bb%2Fc%20d%22%C3%A9',
    'a+b/c d\\"é',
    Buffer.from('a+b/c d"é').toString('base64'),
  ];
  for (const form of forms) expect(planter.foundIn(form), form).toEqual(['it']);
  expect(planter.foundIn('a b c')).toEqual([]);
});

test('no secret is in the log, the metrics, the traces or an answer to another user', async () => {
  await changeSecrets();
  await runEveryDocument();
  await sendBadRequests();
  await useLive();
  await upload();
  await breakTheUpstream();
  await run('mutation { signOut { errors { code } } }');

  const others: string[] = [];
  for (const client of [
    new GraphClient(gateway.url, { toolsKey }),
    await new GraphClient(gateway.url, { toolsKey }).signIn('standard@tipgraph.example'),
  ]) {
    for (const query of ['{ viewer { user { email } } plans { name } tips { totalCount } }', '{ nosuch }']) {
      const { headers, data, errors } = await client.run(query);
      others.push(JSON.stringify([[...headers], data, errors]));
    }
  }
  expect(secrets.size).toBeGreaterThan(25);
  expect(secrets.foundIn(others.join('\n')), 'answers to others').toEqual([]);
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toContain('tipgraph_operations_total{');
  expect(secrets.foundIn(metrics), 'metrics').toEqual([]);
  await gateway.stop();
  const output = gateway.output();
  for (const line of [
    'gateway listens',
    'upstream call',
    '"operation"',
    'auth.signIn',
    'UPSTREAM_OFFLINE',
    'gateway stopped',
  ]) {
    expect(output).toContain(line);
  }
  expect(secrets.foundIn(output), 'log').toEqual([]);
  expect(collector.spans.map(({ name }) => name)).toContain('auth.signIn');
  expect(secrets.foundIn(collector.text()), 'traces').toEqual([]);
}, 60_000);
