import readXlsxFile from 'read-excel-file/node';
import { expect } from 'vitest';
import { tips } from '../../upstream/src/db/tip-tables.ts';
import { insertPayment } from '../harness/insert-payment.ts';
import type { Stack } from '../harness/start-stack.ts';
import { dayInWarsaw } from '../harness/warsaw-time.ts';
import { runAsAdmin } from './admin-client.ts';

type FileRow = 'file.list' | 'file.createPayments' | 'file.createXlsx' | 'file.destroy';

interface ExportFile {
  name: string;
  size: number;
  createdAt: string;
  url: string;
}

interface CreatePayload {
  file: ExportFile | null;
  errors: { field: string[] | null; code: string }[];
}

const fields = 'name size createdAt url';
const createPayments = `mutation ($input: CreatePaymentsFileInput!) {
  createPaymentsFile(input: $input) { file { ${fields} } errors { field code } } }`;

/** Scenarios of file administration. */
export function fileScenarios(stack: () => Stack): Record<FileRow, () => Promise<void>> {
  const run = runAsAdmin(stack);
  const list = async () =>
    (
      await run<{ admin: { files: { edges: { node: ExportFile }[] } } }>(
        `{ admin { files(first: 300) { edges { node { ${fields} } } } } }`,
      )
    ).admin.files.edges.map(({ node }) => node);
  const makeOne = async (day = dayInWarsaw(stack().clock.now())): Promise<ExportFile> => {
    const input = { from: day, until: day, format: 'CSV' };
    const { createPaymentsFile } = await run<{ createPaymentsFile: CreatePayload }>(createPayments, {
      input,
    });
    if (createPaymentsFile.file === null) throw new Error(JSON.stringify(createPaymentsFile.errors));
    return createPaymentsFile.file;
  };
  /** Downloads through the gateway with the URL alone. */
  const fetchFile = (url: string) => fetch(`${stack().url}${url}`);

  return {
    async 'file.list'() {
      const made = await makeOne();
      const listed = (await list()).find(({ name }) => name === made.name);
      expect(listed).toMatchObject({ size: made.size, createdAt: made.createdAt });
      const response = await fetchFile(listed?.url ?? '');
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${made.name}"`);
      expect((await response.arrayBuffer()).byteLength).toBe(made.size);
      const forged = made.url.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'));
      expect((await fetchFile(forged)).status).toBe(404);
      expect((await fetchFile(`/media/files/${made.name}`)).status).toBe(404);
    },

    async 'file.createPayments'() {
      const createdAt = stack().clock.now();
      const uid = await insertPayment(stack().db, { of: 'premium', status: 'done', createdAt });
      const file = await makeOne(dayInWarsaw(createdAt));
      const text = await (await fetchFile(file.url)).text();
      expect(text).toMatch(
        new RegExp(`;${uid};.*;premium@tipgraph\\.example;Ewa;Nowak;Pro;3;BLIK;;312,50\r\n`),
      );
      const reversed = await run(createPayments, {
        input: { from: dayInWarsaw(createdAt), until: '2020-01-01', format: 'XLSX' },
      });
      expect(reversed).toEqual({
        createPaymentsFile: { file: null, errors: [{ field: ['until'], code: 'REVERSED' }] },
      });
    },

    async 'file.createXlsx'() {
      const rows = await stack().db.select().from(tips);
      const days = rows.map(({ createdAt }) => dayInWarsaw(createdAt)).toSorted();
      const input = { content: 'TIPS', from: days[0], until: days.at(-1) };
      const { createXlsxFile } = await run<{ createXlsxFile: CreatePayload }>(
        `mutation ($input: CreateXlsxFileInput!) {
          createXlsxFile(input: $input) { file { ${fields} } errors { field code } } }`,
        { input },
      );
      expect(createXlsxFile.errors).toEqual([]);
      const bytes = await (await fetchFile(createXlsxFile.file?.url ?? '')).arrayBuffer();
      const [sheet] = await readXlsxFile(Buffer.from(bytes));
      const shown = sheet?.data.slice(1).map((row) => [row[0], row[6], row[7], row[8]]);
      const expected = rows
        .filter(({ tipStatus }) => tipStatus !== 'tip_deleted')
        .toSorted((a, b) => a.id - b.id)
        .map(({ idx, title, tip, exchange }) => [idx, title, tip, exchange]);
      expect(shown).toEqual(expected);
    },

    async 'file.destroy'() {
      const { name, url } = await makeOne();
      const destroy =
        'mutation ($name: String!) { deleteFile(input: { name: $name }) { name errors { field code } } }';
      expect(await run(destroy, { name })).toEqual({ deleteFile: { name, errors: [] } });
      expect((await list()).map((file) => file.name)).not.toContain(name);
      expect((await fetchFile(url)).status).toBe(404);
      const wrong = (code: string) => ({ deleteFile: { name: null, errors: [{ field: ['name'], code }] } });
      expect(await run(destroy, { name })).toEqual(wrong('NOT_FOUND'));
      expect(await run(destroy, { name: '../secret' })).toEqual(wrong('INVALID'));
    },
  };
}
