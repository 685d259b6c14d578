import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallReport } from '../kit/reports.ts';
import { anything, list, shape } from '../kit/shape.ts';
import { type FakeOrigin, json, raw, type Script, startFakeOrigin } from '../testing/fake-origin.ts';
import { sampleCredentials } from '../testing/samples.ts';
import { defaultGroupLimits } from './call-groups.ts';
import { get } from './endpoint.ts';
import { UpstreamClient } from './rest-client.ts';
import { UpstreamSession } from './session.ts';

const read = get('thing.list', '/things.json', {
  auth: 'optional',
  decode: shape({ things: list(anything) }),
  fields: [],
});
const change = { ...read, id: 'thing.update', method: 'PUT' as const, body: () => ({}) };

const good = json({ things: [] });
const hangUp: Script = (_, response) => response.destroy();
const partialResponse: Script = (_, response) => {
  response.writeHead(200, { 'content-length': '9' });
  response.write('{', () => response.destroy());
};
const busy = (status: number, retryAfter = '0') =>
  json({ errors: [] }, status, { 'retry-after': retryAfter });

let origin: FakeOrigin;
let rest: UpstreamClient;
let reports: CallReport[] = [];

beforeEach(async () => {
  origin = await startFakeOrigin();
  reports = [];
  rest = new UpstreamClient({
    upstreamUrl: origin.url,
    upstreamTimeoutMs: 30_000,
    random: () => 0,
    onCall: (report) => reports.push(report),
  });
});
afterEach(async () => {
  await rest.close(0);
  await origin.close();
});

const session = (
  overrides: Partial<ConstructorParameters<typeof UpstreamSession>[0]> = {},
): UpstreamSession => new UpstreamSession({ timeoutMs: 30_000, requestId: 'request-1', ...overrides });

function first(script: Script, then: Script = good): Script {
  let calls = 0;
  return (request, response) => {
    calls += 1;
    return (calls === 1 ? script : then)(request, response);
  };
}

describe('a retry', () => {
  it.each([
    ['without a response', hangUp],
    ['that got a 502', busy(502)],
    ['that got a 503', busy(503)],
    ['that got a 504 in HTML', raw('<h1>Late</h1>', 504, { 'content-type': 'text/html' })],
  ])('is made for a read %s', async (_, script) => {
    origin.on('GET /things.json', first(script));
    expect(await rest.call(read, {}, session())).toEqual({ things: [] });
    expect([origin.seen.length, reports]).toMatchObject([2, [{ status: 200, code: null, tries: 2 }]]);
  });

  it('is made only once', async () => {
    origin.on('GET /things.json', first(busy(503), hangUp));
    await expect(rest.call(read, {}, session())).rejects.toMatchObject({ code: 'UPSTREAM_OFFLINE' });
    expect([origin.seen.length, reports]).toMatchObject([2, [{ status: null, tries: 2 }]]);
  });

  it.each([
    ['for a change', { ...change }, hangUp, 'UPSTREAM_OFFLINE'],
    ['for a change after a 503', { ...change }, busy(503), 'UPSTREAM_ERROR'],
    ['for a GET that changes something', { ...read, once: true }, hangUp, 'UPSTREAM_OFFLINE'],
    ['after a refusal', read, json({ errors: [] }, 403), 'FORBIDDEN'],
    ['after a 429', read, busy(429), 'RATE_LIMITED'],
    ['after a 500', read, json({ errors: [] }, 500), 'UPSTREAM_ERROR'],
    ['after the data provider failed', read, json({ code: 'provider_refused' }, 503), 'PROVIDER_REFUSED'],
    ['after a partial response', read, partialResponse, 'BAD_UPSTREAM_RESPONSE'],
  ])('is not made %s', async (_, endpoint, script, code) => {
    for (const route of ['GET /things.json', 'PUT /things.json']) origin.on(route, first(script));
    await expect(rest.call(endpoint, {}, session())).rejects.toMatchObject({ code });
    expect(origin.seen).toHaveLength(1);
  });

  it('is not made when Retry-After is past the deadline of the operation', async () => {
    origin.on('GET /things.json', first(busy(503, '20')));
    const failed = rest.call(read, {}, session({ timeoutMs: 19_000 }));
    await expect(failed).rejects.toMatchObject({ code: 'UPSTREAM_ERROR', retryAfterS: 20 });
    expect(origin.seen).toHaveLength(1);
  });

  it('sends the credentials of the first response', async () => {
    const next = { 'access-token': 'next', client: 'client-of-ada', 'token-type': 'Bearer', uid: 'ada@x' };
    origin.on('GET /things.json', first(json({ errors: [] }, 503, next)));
    await rest.call(read, {}, session({ credentials: sampleCredentials }));
    expect(origin.seen.map(({ headers }) => headers['access-token'])).toEqual(['secret-token-0', 'next']);
  });

  it('is made for at most a tenth of the calls while all fail', async () => {
    origin.on('GET /things.json', hangUp);
    const limits = { ...defaultGroupLimits, maxRunning: 500, maxRunningPerCaller: 500 };
    const circuit = { windowMs: 1, minCalls: 1000, maxBadShare: 1, firstPauseMs: 1, maxPauseMs: 1 };
    const client = new UpstreamClient({
      upstreamUrl: origin.url,
      upstreamTimeoutMs: 30_000,
      random: () => 0,
      groupLimits: { ...limits, circuit },
    });
    await Promise.allSettled(Array.from({ length: 200 }, () => client.call(read, {}, session())));
    expect(origin.seen.length).toBeLessThanOrEqual(200 + 200 / 10 + 10);
    expect(origin.seen.length).toBeGreaterThan(200);
    await client.close(0);
  });
});
