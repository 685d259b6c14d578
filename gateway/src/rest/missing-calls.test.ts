import { afterEach, beforeEach, expect, it } from 'vitest';
import { anything } from '../kit/shape.ts';
import { type FakeOrigin, json, startFakeOrigin } from '../testing/fake-origin.ts';
import { get } from './endpoint.ts';
import { UpstreamClient } from './rest-client.ts';
import { UpstreamSession } from './session.ts';

const optional = get('thing.extra', '/extra.json', {
  auth: 'none',
  decode: anything,
  cost: 3,
  fields: [],
  optional: true,
});
const required = { ...optional, id: 'thing.required', optional: false };

const minutes = 60_000;
let now = 0;
let origin: FakeOrigin;
let rest: UpstreamClient;

beforeEach(async () => {
  now = 0;
  origin = await startFakeOrigin();
  rest = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 30_000, now: () => now });
});
afterEach(async () => {
  await rest.close(0);
  await origin.close();
});

const session = () => new UpstreamSession({ timeoutMs: 30_000, requestId: 'request-1' });
const codeOf = (endpoint: typeof optional, of = session()) =>
  rest.call(endpoint, {}, of).then(
    () => 'found',
    (error: { code: string }) => error.code,
  );

it('an optional call is not sent for ten minutes after a 404, and costs nothing', async () => {
  expect(await codeOf(optional)).toBe('NOT_FOUND');
  const later = session();
  now = 10 * minutes - 1;
  expect(await codeOf(optional, later)).toBe('NOT_FOUND');
  expect(later.spent()).toBe(0);
  expect(origin.seen).toHaveLength(1);

  origin.on('GET /extra.json', json({}));
  now = 10 * minutes;
  expect([await codeOf(optional), await codeOf(optional)]).toEqual(['found', 'found']);
  expect(origin.seen).toHaveLength(3);
});

it('an optional call that was answered before is sent again after a 404, which is about an object', async () => {
  origin.on('GET /extra.json', json({}));
  expect(await codeOf(optional)).toBe('found');
  origin.on('GET /extra.json', json({ errors: ['Not found'] }, 404));
  expect(await codeOf(optional)).toBe('NOT_FOUND');
  origin.on('GET /extra.json', json({}));
  expect(await codeOf(optional)).toBe('found');
});

it('an optional call is sent after other errors, and a required call always', async () => {
  origin.on('GET /extra.json', json({ errors: ['Forbidden'] }, 403));
  expect([await codeOf(optional), await codeOf(optional)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  origin.on('GET /extra.json', json({ errors: ['Not found'] }, 404));
  expect([await codeOf(required), await codeOf(required)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(origin.seen).toHaveLength(4);
});
