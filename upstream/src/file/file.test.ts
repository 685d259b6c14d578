import { readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { payments, userLogs } from '../db/schema.ts';
import { makePlan, makeSubscription, makeTip, makeUser } from '../testing/fixtures.ts';
import { newPayment } from '../testing/new-payment.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

interface FileJson {
  name: string;
  size: number;
  created_at: string;
  url: string;
}

let admin: TestClient;
let adminId: number;
let buyer: { id: number };
let plan: { id: number };

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  for (const name of await readdir(app.filesFolder))
    await rm(join(app.filesFolder, name), { recursive: true });
  ({ browser: admin, userId: adminId } = await signInAdmin(database.db, app));
  buyer = await makeUser(database.db, { email: 'ewa@tipgraph.example' });
  plan = await makePlan(database.db, { name: 'pro' });
});

const pay = (values: Partial<typeof payments.$inferInsert> & { uid: string; createdAt: Date }) =>
  database.db.insert(payments).values(
    newPayment({
      userId: buyer.id,
      planId: plan.id,
      months: 3,
      method: 'blik',
      status: 'done',
      amountGrosz: 31_250,
      firstName: 'Ewa',
      lastName: 'Nowak',
      cart: '{}',
      provider: 'test',
      reservedUntil: values.createdAt,
      paidAt: values.createdAt,
      ...values,
    }),
  );

const january = { from: '2026-01-01', until: '2026-01-31' };
const create = async (what: 'payments' | 'xlsx', body: object): Promise<FileJson> => {
  const reply = await admin.post(`/files/create_${what}.json`, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().file;
};
const list = async (): Promise<FileJson[]> => (await admin.get('/files.json')).json().files;
/** Without credentials. */
const fetchFile = (url: string) => app.server.inject({ method: 'GET', url });

/** Payments around the start and end of January in Warsaw, an hour ahead of UTC. */
async function payAroundJanuary() {
  await pay({ uid: 'too-early', createdAt: new Date('2025-12-31T22:59:59Z') });
  await pay({ uid: 'first', createdAt: new Date('2025-12-31T23:00:00Z'), lastName: '=1+1;"x"' });
  await pay({
    uid: 'last',
    createdAt: new Date('2026-01-31T22:59:59Z'),
    status: 'cancelled',
    paidAt: null,
    amountGrosz: 1,
  });
  await pay({ uid: 'too-late', createdAt: new Date('2026-01-31T23:00:00Z') });
}

describe('a file of payments', () => {
  test('is a workbook that another library reads', async () => {
    await payAroundJanuary();
    const file = await create('payments', january);
    expect(file.name).toMatch(/^payments-2026-01-01-2026-01-31-[0-9a-f]{8}\.xlsx$/);
    const reply = await fetchFile(file.url);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${file.name}"`,
      'content-length': String(file.size),
      'cache-control': 'private, no-store',
    });
    const [sheet] = await readXlsxFile(reply.rawPayload);
    expect(sheet?.sheet).toBe('Płatności');
    const [heads, ...rows] = sheet?.data ?? [];
    expect(heads?.slice(0, 4)).toEqual(['ID', 'Numer', 'Zamówiono', 'Opłacono']);
    const who = ['ewa@tipgraph.example', 'Ewa'];
    const midnight = new Date('2026-01-01T00:00:00Z');
    expect(rows).toEqual([
      [2, 'first', midnight, midnight, 'opłacona', ...who, '=1+1;"x"', 'Pro', 3, 'BLIK', null, 312.5],
      [
        3,
        'last',
        new Date('2026-01-31T23:59:59Z'),
        null,
        'anulowana',
        ...who,
        'Nowak',
        'Pro',
        3,
        'BLIK',
        null,
        0.01,
      ],
    ]);
  });

  test('is a CSV file without formulas', async () => {
    await payAroundJanuary();
    const { url, name } = await create('payments', { ...january, format: 'csv' });
    const reply = await fetchFile(url);
    expect(name).toMatch(/\.csv$/);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.body.split('\r\n')).toEqual([
      '\ufeffID;Numer;Zamówiono;Opłacono;Status;E-mail;Imię;Nazwisko;Pakiet;Miesiące;Metoda;Kod promocyjny;Kwota (PLN)',
      `2;first;2026-01-01 00:00:00;2026-01-01 00:00:00;opłacona;ewa@tipgraph.example;Ewa;"'=1+1;""x""";Pro;3;BLIK;;312,50`,
      '3;last;2026-01-31 23:59:59;;anulowana;ewa@tipgraph.example;Ewa;Nowak;Pro;3;BLIK;;0,01',
      '',
    ]);
  });

  test('is a CSV file without formulas also where a comma separates cells', async () => {
    const lastName = 'A,=1+1, @x-y -z;\uFF1D2';
    await pay({ uid: 'comma', createdAt: new Date('2026-01-15T12:00:00Z'), lastName });
    const { url } = await create('payments', { ...january, format: 'csv' });
    expect((await fetchFile(url)).body).toContain(`;"A,'=1+1, '@x-y -z;'\uFF1D2";`);
  });

  test('has the status expired for an order that was not paid in time', async () => {
    await pay({ uid: 'left', createdAt: new Date('2026-01-15T12:00:00Z'), status: 'pending', paidAt: null });
    const { url } = await create('payments', { ...january, format: 'csv' });
    expect((await fetchFile(url)).body.split('\r\n')[1]).toContain(';wygasła;');
  });

  test('has no method for a free order', async () => {
    await pay({ uid: 'free', createdAt: new Date('2026-01-15T12:00:00Z'), amountGrosz: 0 });
    const { url } = await create('payments', { ...january, format: 'csv' });
    expect((await fetchFile(url)).body).toContain(';Pro;3;;;0,00');
  });

  test('is in English for the language header', async () => {
    await payAroundJanuary();
    const order = { ...january, format: 'csv' };
    const reply = await admin.post('/files/create_payments.json', order, { lang: 'en' });
    const { body } = await fetchFile(reply.json().file.url);
    expect(body).toContain('Amount (PLN)');
    expect(body).toContain(';paid;');
    expect(body).toContain(';312.50\r\n');
  });

  test('has each row once, over several batches', async () => {
    const uids = Array.from({ length: 12_001 }, (_, index) => `p${index + 1}`);
    const createdAt = new Date('2026-01-15T12:00:00Z');
    await pay({ uid: 'p', createdAt });
    await database.db.execute(sql`
      insert into ${payments} select made.* from ${payments} as first, generate_series(1, ${uids.length}) as place,
        jsonb_populate_record(first, jsonb_build_object('id', place + first.id, 'uid', 'p' || place)) as made`);
    const { url } = await create('payments', { ...january, format: 'csv' });
    const lines = (await fetchFile(url)).body.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[1])).toEqual(['p', ...uids]);
  });

  test('has only its header for days without payments', async () => {
    const { url } = await create('payments', january);
    const [sheet] = await readXlsxFile((await fetchFile(url)).rawPayload);
    expect(sheet?.data).toHaveLength(1);
  });
});

describe('a workbook', () => {
  test('of tips has their results', async () => {
    const tip = { createdAt: new Date('2026-01-10T10:00:00Z'), exchange: 2.5, rate: 3 };
    await makeTip(database.db, { ...tip, idx: 1, tipStatus: 'tip_success', authorId: adminId });
    await makeTip(database.db, { ...tip, idx: 2, tipStatus: 'tip_fail' });
    await makeTip(database.db, { ...tip, idx: 3, tipStatus: 'tip_deleted' });
    const file = await create('xlsx', { ...january, content: 'tips' });
    const [sheet] = await readXlsxFile((await fetchFile(file.url)).rawPayload);
    expect(sheet?.sheet).toBe('Typy');
    expect(sheet?.data.slice(1).map((row) => [row[0], row[3], row[5], row[12]])).toEqual([
      [1, 'szef@tipgraph.example', 'trafiony', 4.5],
      [2, null, 'przegrany', -3],
    ]);
  });

  test('of tips has picks and reasons in its language, if there are any', async () => {
    const tip = { createdAt: testStart, tip: 'Powyżej 2,5', cancelReason: 'Przełożony' };
    await makeTip(database.db, { ...tip, idx: 1, tipEn: 'Over 2.5', cancelReasonEn: 'Postponed' });
    await makeTip(database.db, { ...tip, idx: 2 });
    const order = { content: 'tips', from: '2026-03-01', until: '2026-03-31' };
    const textsIn = async (lang: string) => {
      const reply = await admin.post('/files/create_xlsx.json', order, { lang });
      const [sheet] = await readXlsxFile((await fetchFile(reply.json().file.url)).rawPayload);
      return sheet?.data.slice(1).map((row) => [row[7], row[13]]);
    };
    const polish = [tip.tip, tip.cancelReason];
    expect(await textsIn('pl')).toEqual([polish, polish]);
    expect(await textsIn('en')).toEqual([['Over 2.5', 'Postponed'], polish]);
  });

  test('of subscriptions has users and plans', async () => {
    await makeSubscription(database.db, {
      userId: buyer.id,
      planId: plan.id,
      startsAt: new Date('2026-01-02T23:00:00Z'),
      expiresAt: new Date('2026-02-02T23:00:00Z'),
      goq: true,
      valueGrosz: 12_900,
    });
    for (const until of [null, new Date('2026-01-20T00:00:00Z')]) {
      await makeSubscription(database.db, {
        userId: buyer.id,
        planId: plan.id,
        startsAt: new Date('2026-01-05T00:00:00Z'),
        expiresAt: new Date('2026-12-05T00:00:00Z'),
        goq: true,
        goqUntil: until,
        discord: true,
        discordUntil: until,
      });
    }
    const file = await create('xlsx', { ...january, content: 'subscriptions' });
    const [sheet] = await readXlsxFile((await fetchFile(file.url)).rawPayload);
    expect(sheet?.data.slice(1)).toEqual([
      [
        1,
        'ewa@tipgraph.example',
        'Pro',
        new Date('2026-01-03T00:00:00Z'),
        new Date('2026-02-03T00:00:00Z'),
        'tak',
        'nie',
        129,
      ],
      [2, 'ewa@tipgraph.example', 'Pro', expect.any(Date), expect.any(Date), 'tak', 'tak', 0],
      [3, 'ewa@tipgraph.example', 'Pro', expect.any(Date), expect.any(Date), 'tak', 'tak', 0],
    ]);
  });
});

test('at most 200 files are stored', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `payments-${index}.csv`);
  await Promise.all(names.map((name) => writeFile(join(app.filesFolder, name), '')));
  const reply = await admin.post('/files/create_payments.json', january);
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { base: ['too_many'] } }]);
  await admin.post('/files/destroy_file.json', { name: 'payments-0.csv' });
  await create('payments', january);
});

test.each([
  [{ from: '2026-02-01', until: '2026-01-31' }, { until: ['reversed'] }],
  [{ from: '2016-01-01', until: '2026-01-31' }, { until: ['too_long'] }],
  [{ from: '2026-02-30', until: '2026-03-01' }, { from: ['invalid'] }],
  [
    { from: '1.1.2026', until: '31.1.2026' },
    { from: ['invalid'], until: ['invalid'] },
  ],
  [
    { from: '', until: 7 },
    { from: ['blank'], until: ['invalid'] },
  ],
  [{}, { from: ['blank'], until: ['blank'] }],
  [{ ...january, format: 'exe', content: 'users' }, null],
])('%j is rejected and creates no file', async (body, errors) => {
  for (const [call, field] of [
    ['payments', 'format'],
    ['xlsx', 'content'],
  ]) {
    const reply = await admin.post(`/files/create_${call}.json`, body);
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { errors: errors ?? { [String(field)]: ['invalid'] } },
    ]);
  }
  expect([await list(), await readdir(app.filesFolder)]).toEqual([[], []]);
  expect(await database.db.$count(userLogs)).toBe(0);
});

test('files are listed newest first, and creating one is logged', async () => {
  const older = await create('payments', january);
  app.pass(60_000);
  const newer = await create('payments', january);
  const listed = await list();
  expect(listed.map(({ name }) => name)).toEqual([newer.name, older.name]);
  expect(listed[1]).toMatchObject({ size: older.size, created_at: testStart.toISOString() });
  expect((await readLogs(database.db))[0]).toMatchObject({
    userId: adminId,
    authorId: adminId,
    action: 'file.create',
    details: { name: older.name, before: null, after: january },
  });
});

describe('the download URL', () => {
  test('is valid for ten minutes', async () => {
    const { url } = await create('payments', january);
    app.pass(10 * 60_000 - 1_000);
    expect((await fetchFile(url)).statusCode).toBe(200);
    app.pass(1_000);
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  test.each([
    ['of another file', (url: string, other: string) => url.replace(/payments-[^?]+/, other)],
    ['with a later end', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
    [
      'with another signature',
      (url: string) => url.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A')),
    ],
    ['without a signature', (url: string) => url.split('?')[0] ?? ''],
    ['with two signatures', (url: string) => `${url}&${url.split('?')[1]}`],
    ['outside the folder', (url: string) => url.replace(/payments-[^?]+/, '..%2f..%2fsecret')],
  ])('%s is a 404', async (_, change) => {
    const { url } = await create('payments', january);
    const other = await create('payments', january);
    expect((await fetchFile(change(url, other.name))).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  test('removes the file once and is logged', async () => {
    const { name, url } = await create('payments', january);
    const destroy = () => admin.post('/files/destroy_file.json', { name });
    expect((await destroy()).json()).toEqual({ success: true });
    expect([await list(), (await fetchFile(url)).statusCode]).toEqual([[], 404]);
    expect((await destroy()).statusCode).toBe(404);
    const logs = await readLogs(database.db);
    expect(logs.map(({ action }) => action)).toEqual(['file.create', 'file.destroy']);
  });

  test.each([
    '../secret',
    '..',
    '/etc/passwd',
    'a/b.csv',
    'a\\b.csv',
    'a.csv\0.xlsx',
    'payments.csv/..',
    '.csv',
    'UPPER.csv',
    'x.part',
    'x.csv.exe',
    7,
  ])('rejects the file name %j', async (name) => {
    const reply = await admin.post('/files/destroy_file.json', { name });
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { name: ['invalid'] } }]);
  });

  test('without a name is blank', async () => {
    const reply = await admin.post('/files/destroy_file.json', {});
    expect(reply.json()).toEqual({ errors: { name: ['blank'] } });
  });
});

test('other files in the folder are not listed', async () => {
  await writeFile(join(app.filesFolder, 'Notes.txt'), 'x');
  await symlink('/etc', join(app.filesFolder, 'etc.csv'));
  expect(await list()).toEqual([]);
});
