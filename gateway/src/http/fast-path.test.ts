import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';
import { type FakeOrigin, json, startFakeOrigin } from '../testing/fake-origin.ts';
import {
  longQuery,
  memberHeaders,
  oddRequests,
  plans,
  post,
  viewer,
  type WireRequest,
} from '../testing/odd-requests.ts';
import { sampleLeague, samplePlan, sampleUser } from '../testing/samples.ts';

/** A response without headers that differ between requests. */
interface WireAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let origin: FakeOrigin;
/** With the fast path. */
let fast: Gateway;
/** Without the fast path. */
let plain: Gateway;

beforeAll(async () => {
  origin = await startFakeOrigin();
  const config = readConfig({
    PORT: '0',
    UPSTREAM_URL: origin.url,
    LOG_LEVEL: 'silent',
    ORIGINS: 'https://app.tipgraph.example',
  });
  fast = await startGateway(config);
  plain = await startGateway(config, { useFastPaths: false });
});

afterAll(async () => {
  await fast.close();
  await plain.close();
  await origin.close();
});

beforeEach(() => {
  origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
  origin.on(
    'GET /effectivness.json',
    json({ effectiveness: { tips: 812, won: 450 } }, 200, { 'set-cookie': ['XSRF-TOKEN=1; path=/'] }),
  );
  origin.on('GET /leagues.json', json({ leagues: [sampleLeague()] }));
  origin.on(
    'GET /auth/validate_token.json',
    json({ success: true, plans: [], user: sampleUser({ active_leagues: [1] }) }, 200, {
      ...memberHeaders,
      'access-token': 'secret-token-1',
      expiry: '1790000009',
      'set-cookie': [
        'XSRF-TOKEN=new; path=/; expires=Fri, 01 Jan 2100 00:00:00 GMT',
        '_upstream_session=2; path=/; HttpOnly',
      ],
    }),
  );
  origin.on('DELETE /auth/sign_out.json', json({ success: true }));
});

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8');
  return encoding === undefined ? bytes.toString('utf8') : bytes.toString('base64');
}

function send(gateway: Gateway, { method = 'POST', path = '/graphql', headers = {}, body }: WireRequest) {
  return new Promise<WireAnswer>((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined || 'transfer-encoding' in headers
        ? {}
        : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = httpRequest(`${gateway.url}${path}`, {
      method,
      headers: { 'x-request-id': 'request-1', host: 'tipgraph.example', ...length, ...headers },
    });
    sent.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      const ignored = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
      const headers = Object.entries(response.headers).filter(([name]) => !ignored.includes(name));
      const bytes = Buffer.concat(chunks);
      const contentLength = response.headers['content-length'];
      if (contentLength !== undefined && method !== 'HEAD')
        expect(bytes.byteLength).toBe(Number(contentLength));
      const body = decode(bytes, response.headers['content-encoding']);
      resolve({ status: response.statusCode, headers: Object.fromEntries(headers), body });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('the fast path and Yoga', () => {
  it.each(Object.entries(oddRequests))('give the same answer to %s', async (_, request) => {
    const [first, second] = [await send(fast, request), await send(fast, request)];
    const expected = await send(plain, request);
    expect(first).toEqual(expected);
    expect(second).toEqual(expected);
  });
});

it('a body that is not UTF-8 is refused', async () => {
  const request = oddRequests['a body that is not UTF-8'];
  expect(request && (await send(fast, request))).toMatchObject({
    status: 400,
    body: JSON.stringify({
      errors: [{ message: 'The request is not valid UTF-8.', extensions: { code: 'BAD_USER_INPUT' } }],
    }),
  });
});

it.each(['text/event-stream', 'multipart/mixed'])('an answer as %s is never compressed', async (accept) => {
  const { status, headers } = await send(fast, post(longQuery, { accept, 'accept-encoding': 'gzip, br' }));
  expect([status, headers['content-type']?.startsWith(accept)]).toEqual([200, true]);
  expect([headers['content-encoding'] ?? 'none', headers.vary]).toEqual(['none', undefined]);
});

/** A raw connection. */
async function open(gateway: Gateway) {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, text: () => text };
}

const head = (body: string): string =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

describe('a client', () => {
  it('may send a request in several chunks, followed by another one', async () => {
    const body = JSON.stringify(plans);
    const { socket, text } = await open(fast);
    for (const chunk of [head(body), body.slice(0, 5), body.slice(5), head(body) + body]) {
      socket.write(chunk);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => text().match(/"pricePln":49/g)?.length).toBe(2);
    socket.destroy();
  });

  it('that disconnects before its request is complete has no effect', async () => {
    const { socket } = await open(fast);
    const before = origin.seen.length;
    socket.write(`${head('x'.repeat(100))}{"query":`);
    socket.destroy();
    expect((await send(fast, post(plans))).status).toBe(200);
    expect(origin.seen.slice(before).map(({ path }) => path)).toEqual(['/plans.json']);
  });

  it('that disconnects before the answer does not abort the call with its token', async () => {
    let answer = () => {};
    let wasAborted = false;
    const requested = new Promise<void>((resolve) => {
      origin.on('GET /auth/validate_token.json', (request, response) => {
        response.once('close', () => {
          wasAborted = !response.writableFinished;
        });
        answer = () => json({ success: true, plans: [], user: sampleUser() })(request, response);
        resolve();
      });
    });
    const body = JSON.stringify(viewer);
    const { socket } = await open(fast);
    const credentials = Object.entries(memberHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(head(body).replace('host:', `${credentials.join('')}host:`) + body);
    await requested;
    socket.destroy();
    await once(socket, 'close');
    answer();
    expect((await send(fast, post(plans))).status).toBe(200);
    expect(wasAborted).toBe(false);
  });
});
