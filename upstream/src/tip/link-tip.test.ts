import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { matches, teams, tipMatches, tips, userLogs } from '../db/schema.ts';
import { makeLeague, makeMatch, makeTip } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { makeTipForm } from '../testing/tip-form.ts';

const { app, database } = await setUpApp();
const { db } = database;
const kickOff = new Date('2026-03-15T18:00:00.000Z');

const admin = async () => (await signInAs(db, app, 'admin')).browser;
const leg = (index: number, title: string) =>
  Object.fromEntries(
    Object.entries({ title, tip: '1', exchange: '2', date: kickOff.toISOString() }).map(([name, value]) => [
      `[matches][${index}][${name}]`,
      value,
    ]),
  );

describe('the linked match of a tip', () => {
  test('has its teams and kick-off, regardless of case, accents and dashes', async () => {
    const league = await makeLeague(db);
    await db.update(teams).set({ name: 'Śląsk' }).where(eq(teams.id, league.home.id));
    const match = await makeMatch(db, league, kickOff);
    const browser = await admin();
    const linkOf = async (form: Record<string, string>) => {
      const { tip } = (await browser.post('/tips.json', makeTipForm(form))).json();
      return [tip.match_id, tip.league_id];
    };
    expect(await linkOf({ title: 'Śląsk – Granit' })).toEqual([match.id, match.leagueId]);
    expect(await linkOf({ title: ' slask-GRANIT ' })).toEqual([match.id, match.leagueId]);
    expect(await linkOf({ title: 'Granit – Śląsk' })).toEqual([null, null]);
    expect(await linkOf({ title: 'Śląsk – Granit', date: '2026-03-15T18:01:00Z' })).toEqual([null, null]);
  });

  test('is null when two matches fit', async () => {
    const one = await makeLeague(db);
    const other = await makeLeague(db, { code: 'T2' });
    await makeMatch(db, one, kickOff);
    await makeMatch(db, other, kickOff);
    const { tip } = (await (await admin()).post('/tips.json', makeTipForm())).json();
    expect(tip.match_id).toBeNull();
  });

  test('is set for each leg, follows an edit, and is cleared with the match', async () => {
    const match = await makeMatch(db, await makeLeague(db), kickOff);
    const browser = await admin();
    const { tip } = (
      await browser.post(
        '/tips.json',
        makeTipForm({ ...leg(0, 'Odra – Granit'), ...leg(1, 'Warta – Bryza') }),
      )
    ).json();
    expect(tip).toMatchObject({ match_id: null, matches: [{ match_id: match.id }, { match_id: null }] });
    const edit = async (form: FormData) => (await browser.put(`/tips/${tip.id}.json`, form)).json().tip;
    expect(await edit(makeTipForm())).toMatchObject({ match_id: match.id, matches: [] });
    expect(await edit(makeTipForm({ title: 'Odra – Warta' }))).toMatchObject({ match_id: null });
    expect(await edit(makeTipForm())).toMatchObject({ match_id: match.id });
    await db.delete(matches);
    expect((await db.select().from(tips)).map(({ matchId }) => matchId)).toEqual([null]);
  });

  test('stays when the match is postponed and the edit keeps title and date', async () => {
    const match = await makeMatch(db, await makeLeague(db), kickOff);
    const browser = await admin();
    const single = (await browser.post('/tips.json', makeTipForm())).json().tip;
    const legs = { ...leg(0, 'Odra – Granit'), ...leg(1, 'Warta – Bryza') };
    const combined = (await browser.post('/tips.json', makeTipForm({ title: 'Two', ...legs }))).json().tip;
    await db.update(matches).set({ date: new Date('2026-03-16T18:00:00Z') });
    const edit = async ({ id }: { id: number }, fields: Record<string, string>) =>
      (await browser.put(`/tips/${id}.json`, makeTipForm(fields))).json().tip;
    expect(await edit(single, { title: 'odra-granit', tip: '2' })).toMatchObject({ match_id: match.id });
    expect(
      await edit(combined, { title: 'Two', ...leg(0, 'Warta – Skala'), ...leg(1, 'Odra – Granit') }),
    ).toMatchObject({ match_id: null, matches: [{ match_id: null }, { match_id: match.id }] });
    expect(await edit(single, { date: '2026-03-15T19:00:00Z' })).toMatchObject({ match_id: null });
  });

  test('closes the result fields for typers once it has started, also if it was brought forward', async () => {
    const match = await makeMatch(db, await makeLeague(db), kickOff);
    const { browser } = await signInAs(db, app, 'typer');
    const single = (await browser.post('/tips.json', makeTipForm())).json().tip;
    const legs = { ...leg(0, 'Warta – Bryza'), ...leg(1, 'Odra – Granit') };
    const combined = (await browser.post('/tips.json', makeTipForm({ title: 'Two', ...legs }))).json().tip;
    const edit = ({ id }: { id: number }, fields: Record<string, string>) =>
      browser.put(`/tips/${id}.json`, makeTipForm(fields));
    const moveTo = (date: Date) => db.update(matches).set({ date }).where(eq(matches.id, match.id));
    const now = app.now.getTime();
    await moveTo(new Date(now + 1));
    expect((await edit(single, { rate: '3' })).statusCode).toBe(200);
    await moveTo(new Date(now));
    for (const [tip, kept] of [
      [single, { rate: '3' }],
      [combined, { title: 'Two', ...legs }],
    ] as const) {
      const refused = await edit(tip, { ...kept, exchange: '5' });
      expect(refused.json()).toEqual({ errors: { exchange: ['settled'] } });
      expect((await edit(tip, { ...kept, description: 'why' })).statusCode).toBe(200);
    }
  });
});

describe('a tip that is edited in English', () => {
  test('keeps both texts that are unchanged, and loses the English text of a changed one', async () => {
    const browser = await admin();
    const { id } = await makeTip(db, {
      idx: 1,
      tip: 'Powyżej 2.5',
      tipEn: 'Over 2.5',
      description: 'Dlaczego',
      descriptionEn: 'Why',
      date: kickOff,
    });
    const texts = { tip: 'BTTS: tak', tipEn: 'BTTS: yes' };
    await db
      .insert(tipMatches)
      .values({ ...texts, tipId: id, position: 1, date: kickOff, title: 'Odra – Granit', exchange: 2 });
    const edit = async (fields: Record<string, string>) => {
      const form = makeTipForm({
        ...leg(0, 'Odra – Granit'),
        '[matches][0][tip]': texts.tipEn,
        tip: 'Over 2.5',
        ...fields,
      });
      expect((await browser.put(`/tips/${id}.json`, form)).statusCode).toBe(200);
      return (await db.select().from(tips))[0];
    };
    expect(await edit({ description: 'Why' })).toMatchObject({ version: 1, tipEn: 'Over 2.5' });
    expect(await db.$count(userLogs)).toBe(0);
    expect(await edit({ description: 'Because' })).toMatchObject({
      tip: 'Powyżej 2.5',
      tipEn: 'Over 2.5',
      description: 'Because',
      descriptionEn: null,
    });
    const changed = { description: 'Because', tip: 'Over 3.5' };
    expect(await edit(changed)).toMatchObject({ ...changed, tipEn: null });
    expect(await db.select().from(tipMatches)).toMatchObject([texts]);
  });

  test.each([
    [
      'a leg is removed',
      [{ title: 'Warta – Bryza', tip: 'BTTS: yes' }],
      [{ tip: 'BTTS: tak', tipEn: 'BTTS: yes' }],
    ],
    [
      'other fields of legs change',
      [{ tip: 'Over 2.5' }, { title: 'Warta – Skala', tip: 'BTTS: yes' }],
      [
        { tip: 'Powyżej 2.5', tipEn: 'Over 2.5' },
        { title: 'Warta – Skala', tip: 'BTTS: tak', tipEn: 'BTTS: yes' },
      ],
    ],
    [
      'a Polish editor changes one pick',
      [{ tip: 'Powyżej 3.5' }, { title: 'Warta – Bryza', tip: 'BTTS: tak' }],
      [
        { tip: 'Powyżej 3.5', tipEn: null },
        { tip: 'BTTS: tak', tipEn: 'BTTS: yes' },
      ],
    ],
  ])('keeps the texts of unchanged picks of legs when %s', async (_, edited, expected) => {
    const browser = await admin();
    const { id } = await makeTip(db, { idx: 1, date: kickOff });
    await db.insert(tipMatches).values(
      [
        { title: 'Odra – Granit', tip: 'Powyżej 2.5', tipEn: 'Over 2.5' },
        { title: 'Warta – Bryza', tip: 'BTTS: tak', tipEn: 'BTTS: yes' },
      ].map((one, index) => ({ ...one, tipId: id, position: index + 1, date: kickOff, exchange: 1.5 })),
    );
    const legs = edited.map(({ title = 'Odra – Granit', tip }, index) => ({
      ...leg(index, title),
      [`[matches][${index}][tip]`]: tip,
    }));
    const reply = await browser.put(`/tips/${id}.json`, makeTipForm(Object.assign({}, ...legs)));
    expect(reply.statusCode).toBe(200);
    expect(await db.select().from(tipMatches).orderBy(tipMatches.position)).toMatchObject(expected);
  });
});
