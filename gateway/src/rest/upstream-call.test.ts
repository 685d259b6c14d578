import { afterEach, beforeEach, expect, it } from 'vitest';
import { anything } from '../kit/shape.ts';
import { type FakeOrigin, json, type Script, startFakeOrigin } from '../testing/fake-origin.ts';
import { get } from './endpoint.ts';
import { UpstreamClient } from './rest-client.ts';
import { createSession } from './session.ts';

const read = get('thing.list', '/things.json', { auth: 'optional', decode: anything, fields: [] });
const renewed = { 'access-token': 'next', client: 'c', 'token-type': 'Bearer', uid: 'u' };

let origin: FakeOrigin;
let rest: UpstreamClient;

const session = () => createSession({ timeoutMs: 30_000, requestId: 'request-1' });
const answer = (script: Script) => origin.on('GET /things.json', script);

beforeEach(async () => {
  origin = await startFakeOrigin();
  const limits = { connections: 1, connectTimeoutMs: 3000, abandonAfterMs: 60_000, maxResponseBytes: 1e6 };
  rest = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 30_000, limits });
});

afterEach(async () => {
  await rest.close(0);
  await origin.close();
});

it('takes an answer whole, in however many pieces, and of a header that came twice the last', async () => {
  answer((_, response) => {
    response.setHeader('Etag', ['"one"', '"two"']);
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":');
    setImmediate(() => response.end('"ą"}'));
  });
  const reply = await rest.read(read, {}, session());
  expect([Buffer.from(reply.bytes).toString(), reply.tag]).toEqual(['{"a":"ą"}', '"two"']);
});

it('does not take what is said before the answer for it', async () => {
  answer((request, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
    json({ a: 1 })(request, response);
  });
  expect(await rest.call(read, {}, session())).toEqual({ a: 1 });
});

it('reads an answer that nobody waits for to its end, so that its connection serves the next', async () => {
  let late = () => {};
  const quick = new UpstreamClient({
    upstreamUrl: origin.url,
    upstreamTimeoutMs: 30_000,
    after: (_, run) => {
      late = run;
      return () => {};
    },
  });
  let isFirst = true;
  answer((request, response) => {
    if (isFirst) late();
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

it('takes the credentials of an answer that then breaks off', async () => {
  answer((_, response) => {
    response.writeHead(200, { 'content-length': '10', 'content-type': 'application/json', ...renewed });
    response.write('x', () => response.destroy());
  });
  const one = session();
  await expect(rest.call(read, {}, one)).rejects.toMatchObject({ code: 'BAD_UPSTREAM_RESPONSE' });
  expect(one.jar.renewed?.accessToken).toBe('next');
});
