import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { TestSocket } from './live/testing/test-socket.ts';
import { createLogger } from './observe/logger.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { type FakeOrigin, startFakeOrigin } from './testing/fake-origin.ts';

const load = { operations: 0 };
let origin: FakeOrigin;
let gateway: Gateway;
let lines: string[];

beforeEach(async () => {
  load.operations = 0;
  lines = [];
  origin = await startFakeOrigin();
  gateway = await startGateway(readConfig({ PORT: '0', UPSTREAM_URL: origin.url, RATE_LIMIT: '2' }), {
    logger: createLogger('debug', { write: (line) => void lines.push(line) }),
    load: { eventLoopDelayMs: () => 0, operations: () => load.operations },
  });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

const post = async (body: object, headers: Record<string, string> = {}) =>
  (
    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  ).text();

/** Type, code and number of all counted operations. */
const counted = async () =>
  [
    ...(await (await fetch(`${gateway.url}/metrics`)).text()).matchAll(
      /^tipgraph_operations_total\{name="(?:anonymous|other)",type="(\w+)",code="(\w+)"\} (\d+)$/gm,
    ),
  ].map(([, type, code, count]) => `${type} ${code} ${count}`);

/** Codes of the refusals that are logged at a level. */
const logged = (level = 'info') =>
  lines
    .map((line) => JSON.parse(line))
    .flatMap((line) => (line.msg === 'operation refused' && line.level === level ? [line.code] : []));

const unknown = { documentId: 'a'.repeat(64) };
const mutation = 'mutation Invented { signOut { errors { code } } }';
const subscription = 'subscription Invented { viewerChanged { cursor } }';

describe('a refused operation', () => {
  it('is counted by its code and logged over HTTP', async () => {
    await post(unknown);
    await post({ query: 'query Invented { nosuch }' });
    await post({ query: '{ site { name } }' }, { 'x-tools-key': 'wrong' });
    await fetch(`${gateway.url}/graphql?query=${mutation}`, { headers: { 'x-app-type': 'Browser' } });
    await post({ query: subscription }, { accept: 'text/event-stream' });
    const codes = [
      'PERSISTED_DOCUMENT_NOT_FOUND',
      'GRAPHQL_VALIDATION_FAILED',
      'FORBIDDEN',
      'BAD_USER_INPUT',
      'UPSTREAM_OFFLINE',
    ];
    expect(logged()).toEqual(codes);
    const types = ['unknown', 'unknown', 'unknown', 'mutation', 'subscription'];
    expect(await counted()).toEqual(codes.map((code, at) => `${types[at]} ${code} 1`));
  });

  it('is counted over a limit, and logged at debug only, so that nobody fills the log', async () => {
    for (let at = 0; at < 12; at += 1) await post(unknown);
    load.operations = 1e6;
    await post(unknown);
    expect(await counted()).toEqual(['unknown PERSISTED_DOCUMENT_NOT_FOUND 10', 'unknown RATE_LIMITED 3']);
    expect(logged()).toEqual(Array(10).fill('PERSISTED_DOCUMENT_NOT_FOUND'));
    expect(logged('debug')).toEqual(Array(3).fill('RATE_LIMITED'));
  });

  it('is counted by its code and logged over a WebSocket', async () => {
    const socket = new TestSocket(`${gateway.url.replace('http', 'ws')}/graphql`, {});
    await socket.init();
    const payloads = [{ query: '', ...unknown }, { query: '{' }, { query: subscription }];
    for (const [id, payload] of payloads.entries()) {
      await socket.send({ id: String(id), type: 'subscribe', payload });
      await socket.next();
    }
    load.operations = 1e6;
    await socket.send({
      id: 'busy',
      type: 'subscribe',
      payload: { query: 'query Invented { site { name } }' },
    });
    await socket.next();
    socket.ws.terminate();
    expect(await counted()).toEqual([
      'unknown PERSISTED_DOCUMENT_NOT_FOUND 1',
      'unknown GRAPHQL_PARSE_FAILED 1',
      'subscription UNAUTHENTICATED 1',
      'query RATE_LIMITED 1',
    ]);
    expect(logged()).toEqual(['PERSISTED_DOCUMENT_NOT_FOUND', 'GRAPHQL_PARSE_FAILED', 'UNAUTHENTICATED']);
  });
});
