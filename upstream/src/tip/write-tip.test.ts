import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { tipSeals } from '../db/seal-tables.ts';
import { tipImages, tips } from '../db/tip-tables.ts';
import { openMediaStore } from '../media/media-store.ts';
import { makeTip, makeUser } from '../testing/fixtures.ts';
import { makePhoto } from '../testing/make-photo.ts';
import { makePng } from '../testing/make-png.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { TestClient } from '../testing/test-client.ts';
import { makeTipForm } from '../testing/tip-form.ts';
import { findTipImages } from './tip-queries.ts';

const { app, database } = await setUpApp();
const { db } = database;

async function staff(role: 'admin' | 'typer', email = `${role}@tipgraph.example`) {
  const { id } = await makeUser(db, { email, role, firstName: 'Ala', lastName: 'Kos' });
  const browser = new TestClient(app.server);
  await browser.signIn(email);
  return Object.assign(browser, { id });
}
type Staff = Awaited<ReturnType<typeof staff>>;
const stored = () => db.select().from(tips).orderBy(tips.idx);
const logs = () => readLogs(db);
const filesIn = async (part: 'incoming' | 'tips') => (await readdir(join(app.mediaFolder, part))).sort();
const errorsOf = (reply: { statusCode: number; json(): unknown }) => {
  expect(reply.statusCode).toBe(422);
  return (reply.json() as { errors: unknown }).errors;
};
const mib = 1024 * 1024;
const leg = (index: number, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`[matches][${index}][${name}]`, value]));
const legAt = (index: number, date: string) =>
  leg(index, { title: 'Odra – Granit', tip: '1', exchange: '2', date });

describe('a new tip', () => {
  test('of a typer is stored with legs and images, and logged and announced once', async () => {
    const typer = await staff('typer');
    await makeTip(db, { idx: 41 });
    app.changes.length = 0;
    const kept = await filesIn('tips');
    const legs = {
      ...leg(0, { title: 'Odra – Granit', tip: '1', exchange: '1.5', date: '2026-03-15T18:00:00Z' }),
      ...leg(1, { title: 'Warta – Bryza', tip: 'over 2.5', exchange: '1.8', date: '2026-03-15T20:00:00Z' }),
    };
    const reply = await typer.post(
      '/tips.json',
      makeTipForm({ ewk: '1.25', quality_value: '7', description: ' why ', ...legs }, [
        makePng(),
        await makePhoto('jpeg'),
        await makePhoto('webp'),
      ]),
    );
    expect(reply.json()).toMatchObject({
      tip: {
        idx: 42,
        title: 'Odra – Granit',
        tip_type: 'default',
        tip_status: 'tip_active',
        exchange: 1.9,
        rate: 2,
        ewk: 1.25,
        quality_value: 7,
        description: 'why',
        version: 1,
        author: { id: typer.id, name: 'Ala Kos' },
        matches: [
          { title: 'Odra – Granit', exchange: 1.5 },
          { title: 'Warta – Bryza', tip: 'over 2.5', exchange: 1.8 },
        ],
      },
    });
    const { tip } = reply.json();
    expect(tip.images.map(({ url }: { url: string }) => url.split('.').at(-1))).toEqual([
      'png',
      'jpg',
      'webp',
    ]);
    const added = (await filesIn('tips')).filter((name) => !kept.includes(name));
    expect(added.sort()).toEqual(tip.images.map(({ url }: { url: string }) => url.split('/').at(-1)).sort());
    expect(await filesIn('incoming')).toEqual([]);
    expect(app.changes).toEqual([{ kind: 'tip', id: tip.id, isNew: true }]);
    expect(await logs()).toMatchObject([
      {
        userId: typer.id,
        authorId: typer.id,
        action: 'tip.create',
        details: { tip_id: tip.id, before: null, after: { title: 'Odra – Granit', images: [{}, {}, {}] } },
      },
    ]);
  });

  test.each([
    ['date', () => ({ date: app.now.toISOString() })],
    ['matches.1.date', () => ({ ...legAt(0, '2026-03-15T18:00:00Z'), ...legAt(1, app.now.toISOString()) })],
  ])('with %s in the past is rejected from a typer, not from an admin', async (path, fields) => {
    const typer = await staff('typer');
    expect(errorsOf(await typer.post('/tips.json', makeTipForm(fields())))).toEqual({ [path]: ['past'] });
    expect([await stored(), await logs()]).toEqual([[], []]);
    const admin = await staff('admin');
    expect((await admin.post('/tips.json', makeTipForm(fields()))).statusCode).toBe(200);
  });

  test('is saved when its images cannot be stored, and the next start stores them', async () => {
    const admin = await staff('admin');
    const folder = join(app.mediaFolder, 'tips');
    await rename(folder, `${folder}-away`);
    const reply = await admin.post('/tips.json', makeTipForm({}, [makePng()]));
    await rename(`${folder}-away`, folder);
    expect(reply.statusCode).toBe(200);
    expect(app.log.join('')).toContain('could not be stored');
    const [image] = reply.json().tip.images;
    expect(await filesIn('incoming')).toHaveLength(1);
    await openMediaStore(app.mediaFolder, (some) => findTipImages(db, some), app.now);
    expect(await filesIn('incoming')).toEqual([]);
    expect(await filesIn('tips')).toContain(image.url.split('/').at(-1));
  });

  test('gets a unique number when several are created concurrently', async () => {
    const admin = await staff('admin');
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        admin.post('/tips.json', makeTipForm({ tip: `over ${index}` })),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect((await stored()).map(({ idx }) => idx)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('is the existing one when its form is repeated within ten minutes, also at the same time', async () => {
    const typer = await staff('typer');
    app.changes.length = 0;
    const form = { description: 'why', ...legAt(0, '2026-03-15T18:00:00Z') };
    const create = async (client = typer) => (await client.post('/tips.json', makeTipForm(form))).json().tip;
    const [tip, same] = await Promise.all([create(), create()]);
    app.now = new Date(app.now.getTime() + 10 * minute - 1);
    expect([same, await create()]).toEqual([tip, tip]);
    expect(app.changes).toEqual([{ kind: 'tip', id: tip.id, isNew: true }]);
    expect([await db.$count(tips), await db.$count(tipSeals), (await logs()).length]).toEqual([1, 1, 1]);
    app.now = new Date(app.now.getTime() + 1);
    expect((await create()).idx).toBe(2);
    expect((await create(await staff('admin'))).idx).toBe(3);
  });

  test.each<
    [string, (tip: { id: number }, admin: Staff) => Promise<unknown>, Parameters<typeof makeTipForm>]
  >([
    ['has other legs', async () => null, [legAt(0, '2026-03-15T18:00:00Z')]],
    ['has another reasoning', async () => null, [{ description: 'why' }]],
    ['has images', async () => null, [{}, [makePng()]]],
    ['was changed', ({ id }, admin) => admin.put(`/tips/${id}.json`, makeTipForm({}, [makePng()])), []],
    [
      'was changed and changed back',
      async ({ id }, admin) => {
        await admin.put(`/tips/${id}.json`, makeTipForm({ rate: '3' }));
        await admin.put(`/tips/${id}.json`, makeTipForm());
      },
      [],
    ],
    ['was settled', ({ id }, admin) => admin.put(`/tips/${id}/set_fail.json`), []],
  ])('is another one when one of them %s', async (_, change, form) => {
    const admin = await staff('admin');
    const { tip } = (await admin.post('/tips.json', makeTipForm())).json();
    await change(tip, admin);
    const reply = await admin.post('/tips.json', makeTipForm(...form));
    expect(reply.json()).toMatchObject({ tip: { idx: tip.idx + 1 } });
  });

  test('is 403 for subscribers, whose images are not read', async () => {
    const { browser } = await signInWith(db, app, ['tips', 'default_tips']);
    expect((await browser.post('/tips.json', makeTipForm({}, [makePng()]))).statusCode).toBe(403);
    expect((await browser.put('/tips/1.json', makeTipForm())).statusCode).toBe(403);
    expect((await browser.delete('/tips/1/destroy_tip_img.json')).statusCode).toBe(403);
    expect(await filesIn('incoming')).toEqual([]);
  });

  test.each([
    [{ title: ' ' }, { title: ['blank'] }],
    [{ title: 'x'.repeat(201) }, { title: ['too_long'] }],
    [{ tip: undefined }, { tip: ['blank'] }],
    [{ tip_type: 'gold' }, { tip_type: ['invalid'] }],
    [{ exchange: '1' }, { exchange: ['out_of_range'] }],
    [{ exchange: '1,9' }, { exchange: ['invalid'] }],
    [{ rate: '' }, { rate: ['blank'] }],
    [{ rate: '-1' }, { rate: ['out_of_range'] }],
    [{ ewk: 'much' }, { ewk: ['invalid'] }],
    [{ date: 'tomorrow' }, { date: ['invalid'] }],
    [{ description: 'x'.repeat(5_001) }, { description: ['too_long'] }],
    [{ description: 'x'.repeat(33_000) }, { description: ['too_long'] }],
    [
      Object.assign({}, ...Array.from({ length: 30 }, (_, index) => legAt(index, '2026-03-15T18:00:00Z'))),
      { matches: ['too_many'] },
    ],
    [{ other: 'x'.repeat(33_000) }, { base: ['too_large'] }],
    [
      leg(3, { title: 'a', tip: '', exchange: '2', date: '2026-03-15T18:00:00Z' }),
      { 'matches.3.tip': ['blank'] },
    ],
  ])('is rejected with codes by field (%#)', async (fields, errors) => {
    const admin = await staff('admin');
    expect(errorsOf(await admin.post('/tips.json', makeTipForm(fields, [makePng()])))).toEqual(errors);
    expect([await stored(), await logs(), await filesIn('incoming')]).toEqual([[], [], []]);
  });

  test('is rejected with all its images when one is invalid', async () => {
    const admin = await staff('admin');
    const before = await filesIn('tips');
    const full = makePng({ extraBytes: 5 * mib - makePng().length });
    expect(full.length).toBe(5 * mib);
    const images = [full, Buffer.concat([full, Buffer.alloc(1)]), Buffer.from('<!doctype html>')];
    const reply = await admin.post(
      '/tips.json',
      makeTipForm({}, [...images, makePng().subarray(0, 40), Buffer.alloc(0)]),
    );
    expect(errorsOf(reply)).toEqual({
      'images.1': ['too_large'],
      'images.2': ['not_an_image'],
      'images.3': ['damaged'],
      'images.4': ['empty'],
    });
    expect([await stored(), await filesIn('incoming'), await filesIn('tips')]).toEqual([[], [], before]);
  });

  test('accepts 8 images and rejects 9', async () => {
    const admin = await staff('admin');
    const form = (count: number) =>
      makeTipForm(
        {},
        Array.from({ length: count }, () => makePng()),
      );
    expect(errorsOf(await admin.post('/tips.json', form(9)))).toEqual({ images: ['too_many'] });
    expect((await admin.post('/tips.json', form(8))).json().tip.images).toHaveLength(8);
    expect(await stored()).toHaveLength(1);
  });

  test('is rejected when its form is truncated, malformed or of another type', async () => {
    const admin = await staff('admin');
    const whole = Buffer.from(
      await new Response(makeTipForm({}, [makePng({ extraBytes: 9_000 })])).arrayBuffer(),
    );
    const [boundary = ''] = whole.toString('latin1').slice(2).split('\r\n');
    const send = (payload: Buffer, type = `multipart/form-data; boundary=${boundary}`) =>
      admin.post('/tips.json', payload, { 'content-type': type });
    for (const length of [whole.length - 40, whole.length - 5_000, 60]) {
      expect(errorsOf(await send(whole.subarray(0, length))), `${length} bytes`).toEqual({
        base: ['malformed'],
      });
    }
    expect(errorsOf(await send(whole, 'multipart/form-data; charset=utf-8'))).toEqual({
      base: ['malformed'],
    });
    expect((await send(Buffer.from('{}'), 'application/json')).statusCode).toBe(415);
    expect([await stored(), await filesIn('incoming')]).toEqual([[], []]);
  });
});

describe('an edited tip', () => {
  test('logs and announces its changes, gets a new version, and appends images', async () => {
    const typer = await staff('typer');
    const { tip } = (await typer.post('/tips.json', makeTipForm({}, [makePng()]))).json();
    app.changes.length = 0;
    const admin = await staff('admin');
    const reply = await admin.put(
      `/tips/${tip.id}.json`,
      makeTipForm({ rate: '3', version: '1' }, [await makePhoto('webp')]),
    );
    const changed = reply.json().tip;
    expect(changed).toMatchObject({ id: tip.id, rate: 3, version: 2, author: { id: typer.id } });
    expect(changed.images.slice(0, 1)).toEqual(tip.images);
    expect(changed.images).toHaveLength(2);
    expect((await logs()).at(-1)).toMatchObject({
      authorId: admin.id,
      action: 'tip.update',
      details: {
        tip_id: tip.id,
        before: { rate: 2, images: [tip.images[0].url] },
        after: { rate: 3, images: changed.images.map(({ url }: { url: string }) => url) },
      },
    });
    expect(app.changes).toEqual([{ kind: 'tip', id: tip.id, isNew: false }]);
  });

  test('keeps version and log when nothing changed', async () => {
    const admin = await staff('admin');
    const legs = leg(0, { title: 'a', tip: 'b', exchange: '2', date: '2026-03-15T18:00:00Z' });
    const { tip } = (await admin.post('/tips.json', makeTipForm(legs))).json();
    const again = (await admin.put(`/tips/${tip.id}.json`, makeTipForm({ ...legs, version: '1' }))).json();
    expect(again.tip).toEqual(tip);
    expect(await logs()).toHaveLength(1);
    const without = (await admin.put(`/tips/${tip.id}.json`, makeTipForm({ version: '1' }))).json();
    expect(without.tip).toMatchObject({ version: 2, matches: [] });
  });

  test('of another version is stale, and its images are discarded', async () => {
    const admin = await staff('admin');
    const { tip } = (await admin.post('/tips.json', makeTipForm())).json();
    const path = `/tips/${tip.id}.json`;
    expect((await admin.put(path, makeTipForm({ title: 'first', version: '1' }))).statusCode).toBe(200);
    const before = await filesIn('tips');
    const second = await admin.put(path, makeTipForm({ title: 'second', version: '1' }, [makePng()]));
    expect(errorsOf(second)).toEqual({ base: ['stale'] });
    expect((await stored()).map(({ title }) => title)).toEqual(['first']);
    expect([await filesIn('incoming'), await filesIn('tips')]).toEqual([[], before]);
    await admin.put(`/tips/${tip.id}/set_fail.json`);
    expect(errorsOf(await admin.put(path, makeTipForm({ version: '2' })))).toEqual({ base: ['stale'] });
  });

  test('is not settled in another version, unless it has this result', async () => {
    const admin = await staff('admin');
    const { tip } = (await admin.post('/tips.json', makeTipForm())).json();
    const settle = (result: string, query: string) =>
      admin.put(`/tips/${tip.id}/set_${result}.json?${query}`, { cancel_reason: 'rain' });
    expect((await settle('success', 'version=1')).json().tip).toMatchObject({
      tip_status: 'tip_success',
      version: 2,
    });
    expect((await settle('success', 'version=1')).statusCode).toBe(200);
    for (const result of ['fail', 'cancel']) {
      expect(errorsOf(await settle(result, 'version=1'))).toEqual({ base: ['stale'] });
    }
    expect((await stored()).map(({ tipStatus }) => tipStatus)).toEqual(['tip_success']);
    expect(errorsOf(await settle('fail', 'version=x'))).toEqual({ version: ['invalid'] });
    expect((await settle('fail', 'version=2')).json().tip.tip_status).toBe('tip_fail');
    expect((await settle('cancel', '')).json().tip.tip_status).toBe('tip_cancel');
  });

  test('cannot have more than 8 images', async () => {
    const admin = await staff('admin');
    const seven = Array.from({ length: 7 }, () => makePng());
    const { tip } = (await admin.post('/tips.json', makeTipForm({}, seven))).json();
    const add = (count: number) =>
      admin.put(`/tips/${tip.id}.json`, makeTipForm({ version: '1' }, seven.slice(0, count)));
    expect(errorsOf(await add(2))).toEqual({ images: ['too_many'] });
    expect((await add(1)).json().tip.images).toHaveLength(8);
  });

  test('keeps its result fields once it is settled, except for an admin', async () => {
    const typer = await staff('typer');
    const admin = await staff('admin');
    const { tip } = (await typer.post('/tips.json', makeTipForm())).json();
    await admin.put(`/tips/${tip.id}/set_success.json`);
    const path = `/tips/${tip.id}.json`;
    const better = { exchange: '5', rate: '10', date: '2026-04-15T18:00:00Z', version: '2' };
    expect(errorsOf(await typer.put(path, makeTipForm(better)))).toEqual({
      exchange: ['settled'],
      rate: ['settled'],
      date: ['settled'],
    });
    expect((await typer.put(path, makeTipForm({ description: 'why', version: '2' }))).statusCode).toBe(200);
    expect((await admin.put(path, makeTipForm({ ...better, version: '3' }))).json().tip.rate).toBe(10);
  });

  test('keeps its result fields once its match has started, except for an admin', async () => {
    const typer = await staff('typer');
    const legs = leg(0, { title: 'Odra – Granit', tip: '1', exchange: '2', date: '2026-03-15T18:00:00Z' });
    const { tip } = (await typer.post('/tips.json', makeTipForm(legs))).json();
    const path = `/tips/${tip.id}.json`;
    app.now = new Date(tip.date);
    await typer.signIn('typer@tipgraph.example');
    const changes: Record<string, Record<string, string>> = {
      title: { title: 'Warta – Bryza' },
      tip: { tip: '2' },
      exchange: { exchange: '5' },
      rate: { rate: '10' },
      date: { date: '2026-04-15T18:00:00.000Z' },
      matches: { '[matches][0][tip]': '2' },
    };
    for (const [field, change] of Object.entries(changes)) {
      const reply = await typer.put(path, makeTipForm({ ...legs, ...change }));
      expect(errorsOf(reply)).toEqual({ [field]: ['settled'] });
    }
    expect(errorsOf(await typer.put(path, makeTipForm()))).toEqual({ matches: ['settled'] });
    const open = { ...legs, description: 'why', ewk: '1.5', quality_value: '7', tip_type: 'special' };
    expect((await typer.put(path, makeTipForm(open, [makePng()]))).statusCode).toBe(200);
    const admin = await staff('admin');
    const all = makeTipForm({ ...open, ...Object.assign({}, ...Object.values(changes)) });
    expect((await admin.put(path, all)).json().tip).toMatchObject({ rate: 10, title: 'Warta – Bryza' });
  });

  test('keeps its result fields from the earliest kick-off that was ever set', async () => {
    const typer = await staff('typer');
    const { tip } = (await typer.post('/tips.json', makeTipForm())).json();
    const path = `/tips/${tip.id}.json`;
    const later = { date: '2026-04-15T18:00:00.000Z' };
    expect((await typer.put(path, makeTipForm({ ...later, version: '1' }))).statusCode).toBe(200);
    const admin = await staff('admin');
    expect((await admin.put(path, makeTipForm({ ...later, ewk: '2' }))).statusCode).toBe(200);
    app.now = new Date(Date.parse(tip.date) - 1);
    await typer.signIn('typer@tipgraph.example');
    expect((await typer.put(path, makeTipForm({ ...later, rate: '3' }))).statusCode).toBe(200);
    app.now = new Date(tip.date);
    await typer.signIn('typer@tipgraph.example');
    const better = makeTipForm({ ...later, rate: '10', tip: '2' });
    expect(errorsOf(await typer.put(path, better))).toEqual({ tip: ['settled'], rate: ['settled'] });
    await admin.signIn('admin@tipgraph.example');
    expect((await admin.put(path, better)).json().tip).toMatchObject({ tip: '2', rate: 10 });
  });

  test('with legs keeps its result fields from the first kick-off', async () => {
    const typer = await staff('typer');
    const legs = { ...legAt(0, '2026-03-16T18:00:00Z'), ...legAt(1, '2026-03-15T12:00:00Z') };
    const { tip } = (await typer.post('/tips.json', makeTipForm(legs))).json();
    const path = `/tips/${tip.id}.json`;
    app.now = new Date('2026-03-15T12:00:00Z');
    await typer.signIn('typer@tipgraph.example');
    expect(errorsOf(await typer.put(path, makeTipForm({ ...legs, '[matches][1][tip]': '2' })))).toEqual({
      matches: ['settled'],
    });
    expect(errorsOf(await typer.put(path, makeTipForm({ ...legs, rate: '10' })))).toEqual({
      rate: ['settled'],
    });
    expect((await typer.put(path, makeTipForm({ ...legs, description: 'why' }))).statusCode).toBe(200);
  });

  test('of a typer cannot be moved to a past date or get a leg that has started', async () => {
    const typer = await staff('typer');
    const { tip } = (await typer.post('/tips.json', makeTipForm())).json();
    const now = app.now.toISOString();
    const past = makeTipForm({ date: now, ...legAt(0, now) });
    expect(errorsOf(await typer.put(`/tips/${tip.id}.json`, past))).toEqual({
      date: ['past'],
      'matches.0.date': ['past'],
    });
  });

  test.each(['0', '-1', 'abc', '', '3000000000'])('with the version %j is rejected', async (version) => {
    const admin = await staff('admin');
    const { tip } = (await admin.post('/tips.json', makeTipForm({}, [makePng()]))).json();
    const invalid = { version: ['invalid'] };
    const change = makeTipForm({ title: 'other', version });
    expect(errorsOf(await admin.put(`/tips/${tip.id}.json`, change))).toEqual(invalid);
    const picture = `/tips/${tip.images[0].id}/destroy_tip_img.json?version=${version}`;
    expect((await admin.delete(picture)).statusCode).toBe(422);
    expect(await stored()).toMatchObject([{ title: 'Odra – Granit', version: 1 }]);
  });

  test('is 404 when it is unknown or deleted', async () => {
    const admin = await staff('admin');
    const gone = await makeTip(db, { idx: 1, tipStatus: 'tip_deleted' });
    for (const id of [String(gone.id), '999', 'none']) {
      expect((await admin.put(`/tips/${id}.json`, makeTipForm())).statusCode).toBe(404);
    }
  });
});

describe('an image', () => {
  test('is removed with its file and logged, only for the current version', async () => {
    const typer = await staff('typer');
    const { tip } = (
      await typer.post('/tips.json', makeTipForm({}, [makePng(), await makePhoto('webp')]))
    ).json();
    const [first, second] = tip.images;
    const path = `/tips/${first.id}/destroy_tip_img.json`;
    expect(errorsOf(await typer.delete(`${path}?version=9`))).toEqual({ base: ['stale'] });
    const reply = await typer.delete(`${path}?version=1`);
    expect(reply.json().tip).toMatchObject({ id: tip.id, version: 2, images: [second] });
    const names = await filesIn('tips');
    expect(names).not.toContain(first.url.split('/').at(-1));
    expect(names).toContain(second.url.split('/').at(-1));
    expect((await logs()).at(-1)).toMatchObject({
      action: 'tip.image_remove',
      details: { tip_id: tip.id, before: { image: first.url }, after: { image: null } },
    });
    expect((await typer.delete(path)).statusCode).toBe(404);
    expect((await db.select().from(tipImages).where(eq(tipImages.tipId, tip.id))).length).toBe(1);
  });

  test('is removed by its tip and address', async () => {
    const typer = await staff('typer');
    const { tip } = (await typer.post('/tips.json', makeTipForm({}, [makePng(), makePng()]))).json();
    const [first, second] = tip.images;
    const path = `/tips/${tip.id}/destroy_tip_img.json?image=`;
    expect((await typer.delete(`${path}/media/tips/none.png`)).statusCode).toBe(404);
    const reply = await typer.delete(`${path}${encodeURIComponent(second.original)}`);
    expect(reply.json().tip.images).toEqual([first]);
  });

  test('is stored without the place where it was taken', async () => {
    const admin = await staff('admin');
    const photo = await makePhoto('jpeg');
    expect(photo.includes('Exif')).toBe(true);
    const { tip } = (await admin.post('/tips.json', makeTipForm({}, [photo]))).json();
    const { rawPayload } = await app.server.inject({ method: 'GET', url: tip.images[0].url });
    expect(rawPayload.includes('Exif')).toBe(false);
  });

  test('is public at its URL, with its type and immutable', async () => {
    const admin = await staff('admin');
    const { tip } = (await admin.post('/tips.json', makeTipForm({}, [makePng()]))).json();
    const get = (url: string) => app.server.inject({ method: 'GET', url });
    const reply = await get(tip.images[0].url);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(reply.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    for (const name of ['..%2f..%2fsecret', 'AAAAAAAAAAAAAAAAAAAAAA.png', `${'A'.repeat(22)}.html`]) {
      expect((await get(`/media/tips/${name}`)).statusCode, name).toBe(404);
    }
  });
});
