import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anything } from '../kit/shape.ts';
import { type FakeOrigin, json, type Script, startFakeOrigin } from '../testing/fake-origin.ts';
import { get } from './endpoint.ts';
import { UpstreamClient } from './rest-client.ts';
import { UpstreamSession } from './session.ts';

const read = get('thing.list', '/things.json', { auth: 'optional', decode: anything, fields: [] });
const renewed = { 'access-token': 'next', client: 'c', 'token-type': 'Bearer', uid: 'u' };

let origin: FakeOrigin;
let rest: UpstreamClient;

const session = () => new UpstreamSession({ timeoutMs: 30_000, requestId: 'request-1' });
const answer = (script: Script) => origin.on('GET /things.json', script);

beforeEach(async () => {
  origin = await startFakeOrigin();
  const pool = { connections: 1, maxResponseSize: 1e6 };
  rest = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 30_000, pool });
});

afterEach(async () => {
  await rest.close(0);
  await origin.close();
});

it('joins the chunks of a body and uses the last value of a repeated header', async () => {
  answer((_, response) => {
    response.setHeader('Etag', ['"one"', '"two"']);
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":');
    setImmediate(() => response.end('"ą"}'));
  });
  const reply = await rest.read(read, {}, session());
  expect([Buffer.from(reply.bytes).toString(), reply.etag]).toEqual(['{"a":"ą"}', '"two"']);
});

it('requests no compression, and names that of a response that has one', async () => {
  const gzipped = gzipSync('{"a":1}');
  answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(gzipped);
  });
  await expect(rest.read(read, {}, session())).rejects.toMatchObject({
    code: 'BAD_UPSTREAM_RESPONSE',
    message: "The upstream's response at thing.list is encoded as gzip, though identity was requested.",
  });
  expect(origin.seen[0]?.headers['accept-encoding']).toBe('identity');
});

it('ignores informational responses', async () => {
  answer((request, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
    json({ a: 1 })(request, response);
  });
  expect(await rest.call(read, {}, session())).toEqual({ a: 1 });
});

it('reads a response to its end after the timeout and reuses its connection', async () => {
  let fireTimeout = () => {};
  const quick = new UpstreamClient({
    upstreamUrl: origin.url,
    upstreamTimeoutMs: 30_000,
    startTimer: (_, run) => {
      fireTimeout = run;
      return () => {};
    },
  });
  let isFirst = true;
  answer((request, response) => {
    if (isFirst) fireTimeout();
    isFirst = false;
    json({ a: 'x'.repeat(100_000) }, 200, renewed)(request, response);
  });
  const one = session();
  await expect(quick.call(read, {}, one)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  expect(await quick.call(read, {}, session())).toEqual({ a: 'x'.repeat(100_000) });
  expect(one.jar.renewed?.accessToken).toBe('next');
  expect(quick.groups()).toMatchObject([{ running: 0, waiting: 0 }]);
  await quick.close(0);
});

it('takes the credentials of a response whose body breaks off', async () => {
  answer((_, response) => {
    response.writeHead(200, { 'content-length': '10', 'content-type': 'application/json', ...renewed });
    response.write('x', () => response.destroy());
  });
  const one = session();
  await expect(rest.call(read, {}, one)).rejects.toMatchObject({ code: 'BAD_UPSTREAM_RESPONSE' });
  expect(one.jar.renewed?.accessToken).toBe('next');
});
