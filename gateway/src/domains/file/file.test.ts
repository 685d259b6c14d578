import { afterEach, beforeEach, expect, it } from 'vitest';
import { json } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  const user = sampleUser({ is_admin: true });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
});
afterEach(() => test.close());

const lastBody = () => JSON.parse(test.origin.seen.at(-1)?.body ?? 'null');
const url = '/media/files/payments.xlsx?expires=1&signature=x';
const file = { name: 'payments.xlsx', size: 5_120, created_at: '2026-03-14T12:00:00Z', url };
const shown = { name: 'payments.xlsx', size: 5_120, createdAt: '2026-03-14T12:00:00.000Z', url };
const fields = 'name size createdAt url';

it('lists the files', async () => {
  test.origin.on('GET /files.json', json({ files: [file] }));
  expect(
    (await test.execute(`{ admin { files { totalCount edges { node { ${fields} } } } } }`)).data,
  ).toEqual({
    admin: { files: { totalCount: 1, edges: [{ node: shown }] } },
  });
});

it('creates a file of payments', async () => {
  test.origin.on('POST /files/create_payments.json', json({ file }));
  const { data } = await test.execute(`mutation {
    createPaymentsFile(input: { from: "2026-01-01", until: "2026-01-31", format: CSV }) {
      file { ${fields} } errors { code }
    } }`);
  expect(data).toEqual({ createPaymentsFile: { file: shown, errors: [] } });
  expect(lastBody()).toEqual({ from: '2026-01-01', until: '2026-01-31', format: 'csv' });
});

it('creates a workbook, and returns an error when `from` is after `until`', async () => {
  const make = `mutation {
    createXlsxFile(input: { content: TIPS, from: "2026-02-01", until: "2026-01-31" }) {
      file { name } errors { field code }
    } }`;
  test.origin.on('POST /files/create_xlsx.json', json({ errors: { until: ['reversed'] } }, 422));
  expect((await test.execute(make)).data).toEqual({
    createXlsxFile: { file: null, errors: [{ field: ['until'], code: 'REVERSED' }] },
  });
  expect(lastBody()).toEqual({ content: 'tips', from: '2026-02-01', until: '2026-01-31' });
});

it('deletes a file, and returns NOT_FOUND when there is none', async () => {
  const destroy = 'mutation { deleteFile(input: { name: "payments.xlsx" }) { name errors { field code } } }';
  test.origin.on('POST /files/destroy_file.json', json({ success: true }));
  expect((await test.execute(destroy)).data).toEqual({ deleteFile: { name: 'payments.xlsx', errors: [] } });
  expect(lastBody()).toEqual({ name: 'payments.xlsx' });
  test.origin.on('POST /files/destroy_file.json', json({ errors: ['Not found'] }, 404));
  expect((await test.execute(destroy)).data).toEqual({
    deleteFile: { name: null, errors: [{ field: ['name'], code: 'NOT_FOUND' }] },
  });
});
