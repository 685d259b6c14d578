import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leagues, matches } from '../db/tables.ts';
import { createHttpSource, type HttpSourceOptions } from '../import/json/http-source.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import { seasonDocuments } from '../testing/provider-documents.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createJsonProvider } from './create-data-provider.ts';
import { dedupeImports } from './data-provider.ts';

let fake: FakeProvider;
let waits: number[];
beforeEach(async () => {
  fake = await startFakeProvider();
  fake.documents = seasonDocuments();
  waits = [];
});
afterEach(() => fake.close());

const now = new Date('2026-03-10T12:00:00Z');
const source = (options: Partial<HttpSourceOptions> = {}) =>
  createHttpSource({
    baseUrl: fake.url,
    clock: () => now,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...options,
  });
const path = 'unique-tournament/8/seasons';
/** The waits before retries, without those between requests. */
const retryWaits = () => waits.filter((milliseconds) => milliseconds !== 150);

describe('a document', () => {
  it('is fetched below the base URL; a missing one is null', async () => {
    expect(await source().get(path)).toEqual(fake.documents[path]);
    expect(await source().get('event/5/lineups')).toBeNull();
    expect(fake.requests).toEqual([path, 'event/5/lineups']);
  });

  it.each([
    'config',
    'event/1/../../secret',
    'event/1/lineups?x=1',
    'https://elsewhere.example/',
    'unique-tournament/8/seasons/',
  ])('%s is not requested', async (other) => {
    await expect(source().get(other)).rejects.toThrow(RangeError);
    expect(fake.requests).toEqual([]);
  });

  it('that is refused is an error without a retry', async () => {
    const body = JSON.stringify({ error: { code: 403, reason: 'challenge' } });
    fake.overrides[path] = [{ status: 403, body }];
    await expect(source().get(path)).rejects.toMatchObject({
      code: 'provider_refused',
      message: expect.stringContaining('403'),
    });
    expect(fake.requests).toEqual([path]);
  });

  it('that is a redirect is not followed', async () => {
    const moved = { status: 302, headers: { location: 'http://127.0.0.1:9/' } };
    fake.overrides[path] = [moved, moved];
    await expect(source().get(path)).rejects.toMatchObject({ code: 'provider_unreachable' });
  });

  it('that is cut off or too large is an error', async () => {
    fake.overrides[path] = [{ status: 200, body: '{"seasons": [{"id"' }];
    await expect(source().get(path)).rejects.toMatchObject({ code: 'provider_unreadable' });
    await expect(source({ maxBodyBytes: 20 }).get(path)).rejects.toMatchObject({
      code: 'provider_unreadable',
      message: `The provider's ${path} is larger than 20 bytes`,
    });
  });

  it('that times out is an error after one retry', async () => {
    fake.silent.add(path);
    await expect(source({ timeoutMs: 30 }).get(path)).rejects.toMatchObject({
      code: 'provider_unreachable',
      message: expect.stringContaining('TimeoutError'),
    });
    expect(retryWaits()).toEqual([2_000]);
  });

  it('of an unreachable provider is an error', async () => {
    await fake.close();
    await expect(source().get(path)).rejects.toMatchObject({
      code: 'provider_unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
    fake = await startFakeProvider();
  });

  it('is requested once more after an error of the provider', async () => {
    fake.overrides[path] = [{ status: 502 }];
    expect(await source().get(path)).toEqual(fake.documents[path]);
    fake.overrides[path] = [{ status: 500 }, { status: 503 }];
    await expect(source().get(path)).rejects.toMatchObject({
      code: 'provider_unreachable',
      message: expect.stringContaining('503'),
    });
    expect(fake.requests).toHaveLength(4);
  });
});

describe('a provider that limits requests', () => {
  const slowDown = (header?: string) => ({
    status: 429,
    ...(header && { headers: { 'retry-after': header } }),
  });

  it.each([
    ['7', 7_000],
    ['Tue, 10 Mar 2026 12:00:20 GMT', 20_000],
    ['Tue, 10 Mar 2026 11:00:00 GMT', 0],
    ['soon', 2_000],
    [undefined, 2_000],
  ])('with Retry-After %s gets a retry after %d ms', async (header, milliseconds) => {
    fake.overrides[path] = [slowDown(header)];
    expect(await source().get(path)).toEqual(fake.documents[path]);
    expect(retryWaits()).toEqual([milliseconds]);
  });

  it('for too long or too often is an error', async () => {
    fake.overrides[path] = [slowDown('3600')];
    await expect(source().get(path)).rejects.toMatchObject({ code: 'provider_rate_limited' });
    expect(retryWaits()).toEqual([]);
    fake.overrides[path] = [slowDown('1'), slowDown('2'), slowDown('3'), slowDown('4')];
    await expect(source().get(path)).rejects.toMatchObject({ code: 'provider_rate_limited' });
    expect(retryWaits()).toEqual([1_000, 2_000, 3_000]);
  });
});

it('at most three requests run at a time, with a wait between their starts', async () => {
  const one = source();
  const paths = Array.from({ length: 12 }, (_, id) => `event/${id + 1}/lineups`);
  await Promise.all(paths.map((each) => one.get(each)));
  expect(fake.requests.toSorted()).toEqual(paths.toSorted());
  expect(fake.maxConcurrent).toBeLessThanOrEqual(3);
  expect(waits).toEqual(Array.from({ length: 12 }, () => 150));
});

describe('a season over HTTP', () => {
  const season = { id: 500, name: 'Coral League 25/26', year: '25/26' };

  it('is imported, and nothing is stored when a document is refused', async () => {
    const { db, close } = await openTestDatabase();
    const provider = createJsonProvider(source());
    fake.overrides['event/1002/incidents'] = [{ status: 403 }];
    await expect(provider.importSeason(db, 8, season, { now, minDrop: 0.05 })).rejects.toMatchObject({
      code: 'provider_refused',
    });
    expect(await db.$count(leagues)).toBe(0);
    await provider.importSeason(db, 8, season, { now, minDrop: 0.05 });
    expect(await db.$count(matches)).toBe(3);
    await close();
  });

  it('is requested once by concurrent imports, and again by a later one', async () => {
    const { db, close } = await openTestDatabase();
    const provider = dedupeImports(createJsonProvider(source()));
    const run = () => provider.importSeason(db, 8, season, { now, minDrop: 0.05 });
    const [one, other] = await Promise.all([run(), run()]);
    expect(one).toBe(other);
    const first = [...fake.requests];
    expect(new Set(first).size).toBe(first.length);
    await run();
    expect(fake.requests).toHaveLength(2 * first.length);
    await close();
  });

  it('does not get the result of a concurrent import of another season', async () => {
    const { db, close } = await openTestDatabase();
    const provider = dedupeImports(createJsonProvider(source()));
    const imported = await Promise.all(
      [season, { ...season, id: 501 }].map((one) =>
        provider.importSeason(db, 8, one, { now, minDrop: 0.05 }),
      ),
    );
    expect(imported).toMatchObject([{ matches: 3 }, null]);
    await close();
  });

  it('is not requested further after a refusal', async () => {
    const { db, close } = await openTestDatabase();
    fake.overrides['event/1001/lineups'] = [{ status: 403 }];
    const provider = createJsonProvider(source());
    await expect(provider.importSeason(db, 8, season, { now, minDrop: 0.05 })).rejects.toThrow();
    expect(fake.requests.filter((path) => path.startsWith('event/1002'))).toEqual([]);
    await close();
  });
});
