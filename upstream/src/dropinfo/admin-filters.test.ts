import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropinfoFilters, sports } from '../db/schema.ts';
import { makeLeague } from '../testing/fixtures.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import type { TestClient } from '../testing/test-client.ts';

let admin: TestClient;
let adminId: number;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  ({ browser: admin, userId: adminId } = await signInAdmin(database.db, app));
  for (const code of ['A', 'B']) await makeLeague(database.db, { code, name: `League ${code}` });
  await database.db.insert(dropinfoFilters).values([
    { name: 'Pierwszy', position: 1, sportIds: [1] },
    { name: 'Drugi', nameEn: 'Second', position: 5, leagueIds: [2] },
    { name: 'Trzeci', position: 7 },
  ]);
});

const stored = async () => {
  const rows = await database.db.select().from(dropinfoFilters).orderBy(asc(dropinfoFilters.position));
  return rows.map(({ name, position }) => [name, position]);
};
const logs = async () =>
  (await readLogs(database.db)).map(({ authorId, action, details }) => ({
    authorId,
    action,
    details,
  }));
const save = (filter: unknown) => admin.post('/dropinfos/save_filter.json', { filter });
const edit = (id: number, filter: unknown) => admin.put(`/dropinfos/${id}/edit_filter.json`, { filter });
const move = (id: number, way: 'up' | 'down') => admin.put(`/dropinfos/${id}/move_${way}.json`);

describe('a filter', () => {
  test('is listed with all fields for admins', async () => {
    const { filters } = (await admin.get('/dropinfos/filters.json')).json();
    expect(filters.map((filter: { id: number }) => filter.id)).toEqual([1, 2, 3]);
    expect(filters[0]).toMatchObject({ name: 'Pierwszy', position: 1, sport_ids: [1], version: 0 });
  });

  test('is read with all fields', async () => {
    expect((await admin.get('/dropinfos/2/filter.json')).json()).toEqual({
      filter: {
        id: 2,
        name: 'Drugi',
        name_en: 'Second',
        position: 5,
        sport_ids: [],
        league_ids: [2],
        version: 0,
      },
    });
  });

  test('is created at the last position and logged with its author', async () => {
    const reply = await save({ name: ' Nowy ', name_en: 'New', sport_ids: [1], league_ids: [2, 1, 2] });
    expect(reply.json()).toMatchObject({
      filter: { id: 4, name: 'Nowy', name_en: 'New', position: 8, sport_ids: [1], league_ids: [2, 1] },
    });
    const after = {
      name: 'Nowy',
      nameEn: 'New',
      sportIds: [1],
      leagueIds: [2, 1],
      sports: [expect.any(String)],
      leagues: ['League B', 'League A'],
    };
    expect(await logs()).toEqual([
      { authorId: adminId, action: 'dropinfo_filter.create', details: { filter_id: 4, before: null, after } },
    ]);
  });

  test('is changed in the sent fields, and only changes are logged', async () => {
    const reply = await edit(2, { version: 0, name_en: '', league_ids: [2] });
    expect(reply.json()).toMatchObject({ filter: { name: 'Drugi', name_en: null, version: 1 } });
    expect(await logs()).toMatchObject([
      { details: { filter_id: 2, filter: 'Drugi', before: { nameEn: 'Second' }, after: { nameEn: null } } },
    ]);
  });

  test('has the same version after an edit without changes', async () => {
    const reply = await edit(2, { name: 'Drugi' });
    expect(reply.json()).toMatchObject({ filter: { version: 0 } });
    expect(await logs()).toEqual([]);
  });

  test('is refused as stale for the second of two admins who edit the same version', async () => {
    const replies = await Promise.all(['Raz', 'Dwa'].map((name) => edit(1, { version: 0, name })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const refused = replies.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toEqual({ errors: { base: ['stale'] } });
  });

  test.each([
    [{ name: ' ' }, { name: ['blank'] }],
    [{ name: 7 }, { name: ['invalid'] }],
    [{ name: 'a\0b' }, { name: ['invalid'] }],
    [{ name: 'x'.repeat(61) }, { name: ['too_long'] }],
    [{ name_en: 'x'.repeat(61) }, { name_en: ['too_long'] }],
    [{ sport_ids: [9] }, { sport_ids: ['invalid'] }],
    [{ league_ids: [1, 99] }, { league_ids: ['invalid'] }],
    [{ league_ids: '1' }, { league_ids: ['invalid'] }],
    [{ league_ids: [1.5] }, { league_ids: ['invalid'] }],
    [{ league_ids: [3e9] }, { league_ids: ['invalid'] }],
  ])('is refused with %j', async (wrong, errors) => {
    const before = await stored();
    for (const reply of [await save({ name: 'Nowy', ...wrong }), await edit(1, wrong)]) {
      expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
    }
    expect([await stored(), await logs()]).toEqual([before, []]);
  });

  test('without a name is refused', async () => {
    expect((await admin.post('/dropinfos/save_filter.json', {})).json()).toEqual({
      errors: { name: ['blank'] },
    });
  });
});

describe('the order', () => {
  test('changes by one position, and has no gaps afterwards', async () => {
    const reply = await move(3, 'up');
    expect(
      reply.json().filters.map(({ id, position }: { id: number; position: number }) => [id, position]),
    ).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
    ]);
    expect(await stored()).toEqual([
      ['Pierwszy', 1],
      ['Trzeci', 2],
      ['Drugi', 3],
    ]);
    await move(1, 'down');
    expect((await stored()).map(([name]) => name)).toEqual(['Trzeci', 'Pierwszy', 'Drugi']);
    expect((await logs())[0]).toEqual({
      authorId: adminId,
      action: 'dropinfo_filter.move',
      details: { filter_id: 3, name: 'Trzeci', before: { position: 3 }, after: { position: 2 } },
    });
  });

  test.each([
    [1, 'up'],
    [3, 'down'],
  ] as const)('stays when filter %i is moved %s', async (id, way) => {
    const before = await stored();
    expect((await move(id, way)).statusCode).toBe(200);
    expect([await stored(), await logs()]).toEqual([before, []]);
  });

  test('stays consistent during concurrent moves and edits', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => [
        move(3, turn % 2 === 0 ? 'up' : 'down'),
        ...[1, 2, 3].map((id) => edit(id, { name: `Nazwa ${turn}` })),
      ]).flat(),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(200));
  });

  test('stays consistent during concurrent moves and new filters', async () => {
    const replies = await Promise.all([
      move(3, 'up'),
      move(1, 'down'),
      save({ name: 'Nowy' }),
      move(3, 'up'),
      move(2, 'down'),
      save({ name: 'Inny' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const positions = (await stored()).map(([, position]) => position);
    expect(new Set(positions).size).toBe(5);
    await move(1, 'up');
    await move(1, 'down');
    expect((await stored()).map(([, position]) => position)).toEqual([1, 2, 3, 4, 5]);
  });
});

test('the sports and leagues for a filter are listed', async () => {
  await database.db.update(sports).set({ name: 'football' }).where(eq(sports.id, 1));
  expect((await admin.get('/dropinfos/filter_sports.json')).json()).toEqual({
    sports: [
      { id: 1, name: 'Piłka nożna' },
      { id: 2, name: 'sport B' },
    ],
  });
  const leagues = (query: string) =>
    admin
      .get(`/dropinfos/filter_leagues.json${query}`)
      .then((reply) => reply.json().leagues?.map(({ id }: { id: number }) => id) ?? reply.statusCode);
  expect(await leagues('?sport_id=1')).toEqual([1]);
  expect(await leagues('')).toEqual([1, 2]);
  expect(await leagues('?sport_id=9')).toEqual([]);
  expect(await leagues('?sport_id=x')).toBe(422);
});

test.each(['99', '0', 'x', '99999999999'])('the unknown filter %s is 404', async (id) => {
  expect((await admin.get(`/dropinfos/${id}/filter.json`)).statusCode).toBe(404);
  for (const call of ['edit_filter', 'move_up', 'move_down']) {
    expect((await admin.put(`/dropinfos/${id}/${call}.json`)).statusCode).toBe(404);
  }
});
