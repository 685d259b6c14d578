import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { list, shape, text } from '../kit/shape.ts';
import { get } from '../rest/endpoint.ts';
import { decodeReply } from '../rest/reply.ts';
import { type RestClient, UpstreamClient } from '../rest/rest-client.ts';
import { createSession } from '../rest/session.ts';
import { type FakeOrigin, json, raw, type Script, startFakeOrigin } from '../testing/fake-origin.ts';
import { sampleCredentials, samplePlan } from '../testing/samples.ts';
import { startTestEngine } from '../testing/test-engine.ts';
import { UpstreamCache } from './upstream-cache.ts';

const notices = get('notice.list', ({ page }: { page: number }) => `/notices/${page}.json`, {
  auth: 'optional',
  decode: shape({ notices: list(text) }),
  fields: [],
  staleIfErrorMs: 60_000,
});
const tips = { ...notices, id: 'tip.list', auth: 'user' as const, path: () => '/tips.json' };

const said = (...texts: string[]) => json({ notices: texts });
const hangUp: Script = (_, response) => response.destroy();
const guest = { credentials: null, lang: 'pl' as const };

let now = 0;
let origin: FakeOrigin;
let client: UpstreamClient;
let rest: RestClient;

beforeEach(async () => {
  now = 0;
  origin = await startFakeOrigin();
  origin.on('GET /notices/1.json', said('first'));
  client = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 2000, random: () => 0 });
  rest = new UpstreamCache(client, { maxBytes: 10_000, now: () => now });
});
afterEach(async () => {
  await client.close(0);
  await origin.close();
});

/** What is answered and how old it is, or the code. */
async function ask(
  caller: Partial<Parameters<typeof createSession>[0]> = guest,
  endpoint = notices,
  page = 1,
) {
  const session = createSession({ timeoutMs: 5000, requestId: 'r', ...caller });
  try {
    const reply = await rest.read(endpoint, { page }, session);
    return [...decodeReply(endpoint, reply).notices, reply.ageS];
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe('the last good reply stands in for public data', () => {
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
  ])('of an upstream that %s', async (_, script) => {
    expect(await ask()).toEqual(['first', null]);
    origin.on('GET /notices/1.json', script);
    now = 42_400;
    expect(await ask()).toEqual(['first', 42]);
    origin.on('GET /notices/1.json', said('second'));
    expect(await ask()).toEqual(['second', null]);
  });

  it('up to the age that the endpoint allows, counted from when it was last so', async () => {
    await ask();
    now = 50_000;
    await ask();
    origin.on('GET /notices/1.json', hangUp);
    now = 110_000;
    expect(await ask()).toEqual(['first', 60]);
    now = 110_001;
    expect(await ask()).toBe('UPSTREAM_OFFLINE');
  });

  it('of the same call in the same language only', async () => {
    await ask();
    origin.on('GET /notices/1.json', hangUp);
    origin.on('GET /notices/2.json', hangUp);
    expect(await ask({ ...guest, lang: 'en' })).toBe('UPSTREAM_OFFLINE');
    expect(await ask(guest, notices, 2)).toBe('UPSTREAM_OFFLINE');
  });

  it('and for nobody whose credentials go along', async () => {
    await ask();
    origin.on('GET /tips.json', said('secret'));
    expect(await ask({ credentials: sampleCredentials }, tips)).toEqual(['secret', null]);
    for (const path of ['/notices/1.json', '/tips.json']) origin.on(`GET ${path}`, hangUp);
    expect(await ask({ credentials: sampleCredentials })).toBe('UPSTREAM_OFFLINE');
    expect(await ask({ credentials: sampleCredentials }, tips)).toBe('UPSTREAM_OFFLINE');
  });

  it('but not what came for credentials', async () => {
    origin.on('GET /notices/1.json', said('of ada'));
    await ask({ credentials: sampleCredentials });
    origin.on('GET /notices/1.json', hangUp);
    expect(await ask()).toBe('UPSTREAM_OFFLINE');
  });

  it('but not for refusals, nor for replies that do not fit, which are not kept either', async () => {
    await ask();
    origin.on('GET /notices/1.json', json({ errors: [] }, 403));
    expect(await ask()).toBe('FORBIDDEN');
    origin.on('GET /notices/1.json', json({ notices: 7 }));
    expect(await ask()).toBe('BAD_UPSTREAM_RESPONSE');
    origin.on('GET /notices/1.json', hangUp);
    expect(await ask()).toEqual(['first', 0]);
  });
});

it('an answer that was made of such a reply says so, and is not remembered', async () => {
  const test = await startTestEngine();
  const plans = '{ plans { name } site { name } }';
  const asked = async () => {
    const response = await test.send({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: plans }),
    });
    return response.json();
  };
  const body = (names: string[]) => json({ plans: names.map((name) => samplePlan({ name })) });
  const data = (name: string) => ({ plans: [{ name }], site: { name: 'Tipgraph' } });
  test.origin.on('GET /plans.json', body(['Standard']));
  expect(await asked()).toEqual({ data: data('standard') });
  test.origin.on('GET /plans.json', hangUp);
  const degraded = [{ call: 'plan.list', ageSeconds: 0 }];
  for (let time = 0; time < 2; time += 1) {
    expect(await asked()).toEqual({ data: data('standard'), extensions: { degraded } });
  }
  expect((await test.ask(plans)).codes).toEqual(['UPSTREAM_OFFLINE']);
  test.origin.on('GET /plans.json', body(['Pro']));
  expect(await asked()).toEqual({ data: data('pro') });
  await test.close();
});
