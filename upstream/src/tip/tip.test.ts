import { describe, expect, test, vi } from 'vitest';
import { tipImages, tipMatches, tips } from '../db/tip-tables.ts';
import { makeLeague, makeMatch, makeSubscriber, makeTip } from '../testing/fixtures.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import * as queries from './tip-queries.ts';

const { database, app } = await setUpApp();

const subscriber = async (permissions: string[], everyNth = 1) => {
  const { email } = await makeSubscriber(database.db, 'ala@tipgraph.example', permissions, everyNth);
  const browser = new TestClient(app.server);
  await browser.signIn(email);
  return browser;
};
const staff = async (role: 'admin' | 'typer') => (await signInAs(database.db, app, role)).browser;
const minutes = (count: number) => new Date(testStart.getTime() + count * 60_000);
const indexes = async (browser: TestClient, path = '/tips.json') => {
  const { tips } = (await browser.get(path)).json();
  return tips.map(({ idx }: { idx: number }) => idx);
};

describe('the list', () => {
  test('is 403 without the permission tips, even with permissions for kinds', async () => {
    const browser = await subscriber(['default_tips']);
    const reply = await browser.get('/tips.json');
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual({ errors: ['You are not allowed to do that.'] });
  });

  test('is 200 until the subscription ends, then 403', async () => {
    const browser = await subscriber(['tips']);
    app.now = new Date('2026-03-27T12:00:00Z');
    await browser.get('/tips.json');
    app.now = new Date('2026-03-31T23:59:59.999Z');
    expect((await browser.get('/tips.json')).statusCode).toBe(200);
    app.now = new Date('2026-04-01T00:00:00Z');
    expect((await browser.get('/tips.json')).statusCode).toBe(403);
  });

  test('is newest first, of the permitted kinds, without deleted tips', async () => {
    await makeTip(database.db, { idx: 1, createdAt: minutes(-3) });
    await makeTip(database.db, { idx: 2, createdAt: minutes(-1) });
    await makeTip(database.db, { idx: 3, createdAt: minutes(-1), tipType: 'special' });
    await makeTip(database.db, { idx: 4, tipType: 'chatgpt' });
    await makeTip(database.db, { idx: 5, tipStatus: 'tip_deleted' });
    const browser = await subscriber(['tips', 'default_tips', 'special_tips']);
    expect(await indexes(browser)).toEqual([3, 2, 1]);
  });

  test.each([
    [7, [14, 7]],
    [4, [12, 8, 4]],
    [1, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('has every %ith tip for such a plan', async (everyNth, expected) => {
    for (let idx = 1; idx <= 14; idx += 1) await makeTip(database.db, { idx, createdAt: minutes(idx) });
    expect(await indexes(await subscriber(['tips', 'default_tips'], everyNth))).toEqual(expected);
  });

  test('is empty for a caller without permission for any kind', async () => {
    await makeTip(database.db, { idx: 1 });
    expect(await indexes(await subscriber(['tips']))).toEqual([]);
  });

  test('has all tips for admins and typers; admin_list is for admins', async () => {
    await makeTip(database.db, { idx: 1 });
    await makeTip(database.db, { idx: 2, tipType: 'special', createdAt: minutes(1) });
    const admin = await staff('admin');
    const typer = await staff('typer');
    expect(await indexes(admin, '/tips.json?admin_list=true')).toEqual([2, 1]);
    expect(await indexes(typer)).toEqual([2, 1]);
    expect((await typer.get('/tips.json?admin_list=true')).statusCode).toBe(403);
  });

  test('has the latest 500, that of admin_list the latest 5000', async () => {
    const { id: _, ...first } = await makeTip(database.db, { idx: 1 });
    const others = Array.from({ length: 500 }, (_, at) => {
      const idx = at + 2;
      return { ...first, uid: `tip-${idx}`, idx, createdAt: minutes(idx) };
    });
    await database.db.insert(tips).values(others);
    const latestTips = vi.spyOn(queries, 'latestTips');
    const admin = await staff('admin');
    const listed = await indexes(admin);
    expect([listed.length, listed[0], listed.at(-1)]).toEqual([500, 501, 2]);
    expect(await indexes(admin, '/tips.json?admin_list=true')).toHaveLength(501);
    expect(latestTips.mock.lastCall?.at(-1)).toBe(5_000);
  });
});

describe('one tip', () => {
  test('has English texts where they exist, and the league of its match', async () => {
    const match = await makeMatch(database.db, await makeLeague(database.db), testStart);
    await makeTip(database.db, {
      idx: 9,
      matchId: match.id,
      tip: 'Powyżej 2.5',
      tipEn: 'Over 2.5',
      description: 'Dlaczego',
      descriptionEn: 'Why',
      cancelReason: 'Burza',
    });
    const browser = await subscriber(['tips', 'default_tips']);
    const tipIn = async (lang: string) => (await browser.get('/tips/tip-9.json', { lang })).json().tip;
    expect(await tipIn('en')).toMatchObject({
      tip: 'Over 2.5',
      description: 'Why',
      cancel_reason: 'Burza',
      match_id: match.id,
      league_id: match.leagueId,
    });
    expect(await tipIn('pl')).toMatchObject({ tip: 'Powyżej 2.5', description: 'Dlaczego' });
  });

  test('is found by uid and id, with ordered images and legs', async () => {
    const tip = await makeTip(database.db, { idx: 9, ewk: 1.5, description: 'why' });
    const match = await makeMatch(database.db, await makeLeague(database.db), testStart);
    const image = { tipId: tip.id, original: '/media/b.png', url: '/media/b-small.png' };
    await database.db.insert(tipImages).values([
      { ...image, position: 2 },
      { ...image, original: '/media/a.png', position: 1 },
    ]);
    await database.db.insert(tipMatches).values({
      tipId: tip.id,
      position: 1,
      date: testStart,
      title: 'Odra – Granit',
      tip: 'X',
      exchange: 3.1,
      matchId: match.id,
    });
    const browser = await subscriber(['tips', 'default_tips']);

    const byUid = (await browser.get('/tips/tip-9.json')).json();
    expect(byUid).toEqual({
      tip: {
        id: tip.id,
        uid: 'tip-9',
        idx: 9,
        title: 'Odra – Granit',
        tip: '1',
        tip_type: 'default',
        tip_status: 'tip_active',
        cancel_reason: null,
        exchange: 1.9,
        rate: 2,
        ewk: 1.5,
        quality_value: null,
        date: '2026-03-14T12:00:00.000Z',
        created_at: '2026-03-14T12:00:00.000Z',
        description: 'why',
        images: [
          { original: '/media/a.png', url: '/media/b-small.png' },
          { original: '/media/b.png', url: '/media/b-small.png' },
        ],
        matches: [
          {
            date: '2026-03-14T12:00:00.000Z',
            title: 'Odra – Granit',
            tip: 'X',
            exchange: 3.1,
            match_id: match.id,
            league_id: match.leagueId,
          },
        ],
        match_id: null,
        league_id: null,
        seal: null,
      },
    });
    expect((await browser.get(`/tips/${tip.id}.json`)).json()).toEqual(byUid);
  });

  test('is found by id before a uid of the same digits', async () => {
    await makeTip(database.db, { idx: 1, uid: '2' });
    await makeTip(database.db, { idx: 2, uid: 'second' });
    await makeTip(database.db, { idx: 3, uid: '99' });
    const browser = await subscriber(['tips', 'default_tips']);
    expect((await browser.get('/tips/2.json')).json().tip.uid).toBe('second');
    expect((await browser.get('/tips/99.json')).json().tip.idx).toBe(3);
  });

  test.each([
    ['unknown', 'nothing'],
    ['too large an id', '99999999999'],
    ['a NUL character', '%00'],
    ['deleted', 'tip-7'],
    ['of another kind', 'tip-14'],
    ['not every seventh', 'tip-8'],
  ])('%s is 404', async (_, uid) => {
    await makeTip(database.db, { idx: 7, tipStatus: 'tip_deleted' });
    await makeTip(database.db, { idx: 14, tipType: 'special' });
    await makeTip(database.db, { idx: 8 });
    await makeTip(database.db, { idx: 21 });
    const browser = await subscriber(['tips', 'default_tips'], 7);
    expect((await browser.get('/tips/tip-21.json')).statusCode).toBe(200);
    const reply = await browser.get(`/tips/${uid}.json`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ errors: ['Not found'] });
  });

  test('is 403 without the permission tips', async () => {
    await makeTip(database.db, { idx: 7 });
    expect((await (await subscriber(['default_tips'])).get('/tips/tip-7.json')).statusCode).toBe(403);
  });
});

describe('settling', () => {
  test.each([
    ['set_success', undefined, { tip_status: 'tip_success', cancel_reason: null }],
    ['set_fail', undefined, { tip_status: 'tip_fail', cancel_reason: null }],
    [
      'set_cancel',
      { cancel_reason: ' postponed ' },
      { tip_status: 'tip_cancel', cancel_reason: 'postponed' },
    ],
  ])('%s returns the tip, and logs and announces it once', async (action, body, after) => {
    const tip = await makeTip(database.db, { idx: 7 });
    const admin = await staff('admin');
    for (let count = 0; count < 2; count += 1) {
      const reply = await admin.put(`/tips/${tip.id}/${action}.json`, body);
      expect(reply.statusCode).toBe(200);
      expect(reply.json().tip).toMatchObject({ uid: 'tip-7', ...after });
    }
    expect(await readLogs(database.db)).toEqual([
      {
        id: 1,
        userId: 1,
        authorId: 1,
        action: 'tip.status',
        details: {
          tip_id: tip.id,
          title: tip.title,
          before: { tip_status: 'tip_active', cancel_reason: null },
          after,
        },
        createdAt: testStart,
      },
    ]);
    expect(app.changes).toEqual([{ kind: 'tip', id: tip.id, isNew: false }]);
  });

  test('a settled tip can be settled again, which clears its reason', async () => {
    await makeTip(database.db, {
      idx: 7,
      tipStatus: 'tip_cancel',
      cancelReason: 'Pomyłka',
      cancelReasonEn: 'a mistake',
    });
    const admin = await staff('admin');
    await admin.put('/tips/tip-7/set_success.json');
    for (const lang of ['pl', 'en']) {
      const { tip } = (await admin.get('/tips/tip-7.json', { lang })).json();
      expect(tip).toMatchObject({ tip_status: 'tip_success', cancel_reason: null });
    }
  });

  test('a cancelled tip can be cancelled for another reason', async () => {
    await makeTip(database.db, { idx: 7, tipStatus: 'tip_cancel', cancelReason: 'Burza' });
    const admin = await staff('admin');
    const { tip } = (await admin.put('/tips/tip-7/set_cancel.json', { cancel_reason: 'Deszcz' })).json();
    expect(tip).toMatchObject({ tip_status: 'tip_cancel', cancel_reason: 'Deszcz' });
    expect(await readLogs(database.db)).toHaveLength(1);
  });

  test.each([
    [undefined, 'blank'],
    [{}, 'blank'],
    [{ cancel_reason: '  ' }, 'blank'],
    [{ cancel_reason: 5 }, 'invalid'],
    [{ cancel_reason: 'x'.repeat(501) }, 'too_long'],
    [{ cancel_reason: 'a\0b' }, 'invalid'],
  ])('the reason in %j is rejected as %s', async (body, code) => {
    await makeTip(database.db, { idx: 7 });
    const admin = await staff('admin');
    const reply = await admin.put('/tips/tip-7/set_cancel.json', body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ errors: { cancel_reason: [code] } });
    expect(app.changes).toEqual([]);
  });

  test('an empty body with the JSON content type is accepted', async () => {
    await makeTip(database.db, { idx: 7 });
    const admin = await staff('admin');
    const reply = await admin.put('/tips/tip-7/set_fail.json', undefined, {
      'content-type': 'application/json',
    });
    expect(reply.statusCode).toBe(200);
  });

  test.each(['set_success', 'set_fail', 'set_cancel'])(
    '%s of an unknown or deleted tip is 404',
    async (action) => {
      await makeTip(database.db, { idx: 7, tipStatus: 'tip_deleted' });
      const admin = await staff('admin');
      for (const tip of ['tip-7', '999', '%00']) {
        const reply = await admin.put(`/tips/${tip}/${action}.json`, { cancel_reason: 'rain' });
        expect(reply.statusCode).toBe(404);
      }
    },
  );

  test('set_cancel without a reason is 422, also of an unknown tip', async () => {
    const admin = await staff('admin');
    const reply = await admin.put('/tips/999/set_cancel.json', { cancel_reason: ' ' });
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { cancel_reason: ['blank'] } }]);
  });
});
