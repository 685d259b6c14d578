import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { list, shape, text } from '../kit/shape.ts';
import { get } from '../rest/endpoint.ts';
import { decodeReply } from '../rest/reply.ts';
import { UpstreamClient } from '../rest/rest-client.ts';
import { UpstreamSession } from '../rest/session.ts';
import { type FakeOrigin, json, raw, type Script, startFakeOrigin } from '../testing/fake-origin.ts';
import { sampleCredentials, samplePlan } from '../testing/samples.ts';
import { startTestEngine } from '../testing/test-engine.ts';
import { UpstreamCache } from './upstream-cache.ts';

const notices = get('notice.list', '/notices/{pageId}.json', {
  auth: 'optional',
  decode: shape({ notices: list(text) }),
  fields: [],
  staleIfErrorMs: 60_000,
});
const tips = { ...notices, id: 'tip.list', auth: 'user' as const, path: () => '/tips.json' };

const reply = (...texts: string[]) => json({ notices: texts });
const hangUp: Script = (_, response) => response.destroy();
const guest = { credentials: null, lang: 'pl' as const };

let now = 0;
let origin: FakeOrigin;
let client: UpstreamClient;
let rest: UpstreamCache;

beforeEach(async () => {
  now = 0;
  origin = await startFakeOrigin();
  origin.on('GET /notices/1.json', reply('first'));
  client = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 2000, random: () => 0 });
  rest = new UpstreamCache(client, { maxBytes: 10_000, now: () => now });
});
afterEach(async () => {
  await client.close(0);
  await origin.close();
});

/** The notices and their age, or the error code. */
async function read(
  caller: Partial<ConstructorParameters<typeof UpstreamSession>[0]> = guest,
  endpoint = notices,
  page = 1,
) {
  const session = new UpstreamSession({ timeoutMs: 5000, requestId: 'r', ...caller });
  try {
    const bytes = await rest.read(endpoint, { pageId: page }, session);
    return [...decodeReply(endpoint, bytes).notices, bytes.ageS];
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe('the last good reply of a public call', () => {
  it.each<[string, Script]>([
    ['hangs up', hangUp],
    ['fails', json({ errors: [] }, 500)],
    ['shows an error page', raw('<h1>Bad gateway</h1>', 502, { 'content-type': 'text/html' })],
    [
      'breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '99' });
        response.write('{', () => response.destroy());
      },
    ],
  ])('is used when the upstream %s', async (_, script) => {
    expect(await read()).toEqual(['first', null]);
    origin.on('GET /notices/1.json', script);
    now = 42_400;
    expect(await read()).toEqual(['first', 42]);
    origin.on('GET /notices/1.json', reply('second'));
    expect(await read()).toEqual(['second', null]);
  });

  it('is used up to the maximum age of the endpoint', async () => {
    await read();
    now = 50_000;
    await read();
    origin.on('GET /notices/1.json', hangUp);
    now = 110_000;
    expect(await read()).toEqual(['first', 60]);
    now = 110_001;
    expect(await read()).toBe('UPSTREAM_OFFLINE');
  });

  it('is not used for another call, language or app type', async () => {
    await read();
    origin.on('GET /notices/1.json', hangUp);
    origin.on('GET /notices/2.json', hangUp);
    expect(await read({ ...guest, lang: 'en' })).toBe('UPSTREAM_OFFLINE');
    expect(await read({ ...guest, appType: 'App' })).toBe('UPSTREAM_OFFLINE');
    expect(await read(guest, notices, 2)).toBe('UPSTREAM_OFFLINE');
  });

  it('is not used for a call with credentials', async () => {
    await read();
    origin.on('GET /tips.json', reply('secret'));
    expect(await read({ credentials: sampleCredentials }, tips)).toEqual(['secret', null]);
    for (const path of ['/notices/1.json', '/tips.json']) origin.on(`GET ${path}`, hangUp);
    expect(await read({ credentials: sampleCredentials })).toBe('UPSTREAM_OFFLINE');
    expect(await read({ credentials: sampleCredentials }, tips)).toBe('UPSTREAM_OFFLINE');
  });

  it('is not taken from a call with credentials', async () => {
    origin.on('GET /notices/1.json', reply('of ada'));
    await read({ credentials: sampleCredentials });
    origin.on('GET /notices/1.json', hangUp);
    expect(await read()).toBe('UPSTREAM_OFFLINE');
  });

  it('is not taken from a call during which the session has signed in', async () => {
    const signedIn = { 'access-token': 't', client: 'c', 'token-type': 'Bearer', uid: 'ada', expiry: '1' };
    origin.on('GET /notices/1.json', json({ notices: ['of ada'] }, 200, signedIn));
    expect(await read()).toEqual(['of ada', null]);
    origin.on('GET /notices/1.json', hangUp);
    expect(await read()).toBe('UPSTREAM_OFFLINE');
  });

  it('is not used for, or replaced by, refused calls and invalid replies', async () => {
    await read();
    origin.on('GET /notices/1.json', json({ errors: [] }, 403));
    expect(await read()).toBe('FORBIDDEN');
    origin.on('GET /notices/1.json', json({ errors: [] }, 429));
    expect(await read()).toBe('RATE_LIMITED');
    origin.on('GET /notices/1.json', json({ notices: 7 }));
    expect(await read()).toBe('BAD_UPSTREAM_RESPONSE');
    origin.on('GET /notices/1.json', hangUp);
    expect(await read()).toEqual(['first', 0]);
  });
});

it('an answer with a stale reply lists it in its extensions and is not cached', async () => {
  const test = await startTestEngine();
  const plans = '{ plans { name } site { name } }';
  const query = async () => {
    const answer = await test.executeAsGuest(plans);
    return { data: answer.data, extensions: answer.extensions };
  };
  const body = (names: string[]) => json({ plans: names.map((name) => samplePlan({ name })) });
  const data = (name: string) => ({ plans: [{ name }], site: { name: 'Tipgraph' } });
  test.origin.on('GET /plans.json', body(['Standard']));
  expect(await query()).toEqual({ data: data('standard') });
  test.origin.on('GET /plans.json', hangUp);
  const degraded = [{ call: 'plan.list', ageSeconds: 0 }];
  for (let time = 0; time < 2; time += 1) {
    expect(await query()).toEqual({ data: data('standard'), extensions: { degraded } });
  }
  expect((await test.execute(plans)).codes).toEqual(['UPSTREAM_OFFLINE']);
  test.origin.on('GET /plans.json', body(['Pro']));
  expect(await query()).toEqual({ data: data('pro') });
  await test.close();
});
