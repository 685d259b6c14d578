import type { ApiContext } from '../api-context.ts';
import { loggedEdit } from '../audit/user-log.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { type FileFormat, newFileName, type StoredFile } from './file-store.ts';
import { type Days, type FileTable, rowsOf } from './file-table.ts';
import { writeCsv } from './write-csv.ts';
import { TooManyRows, writeWorkbook } from './write-workbook.ts';

interface FileOrder {
  days: Days;
  format: FileFormat;
  /** Language of heads and words. */
  language: Language;
  authorId: number;
}

/**
 * Makes a file of a table's rows of some days, and logs who did it. It is there whole or not at all.
 * @throws HttpError 422 `until: too_many` for more rows than a workbook is made of
 */
export async function makeFile<Row extends { id: number }>(
  deps: Pick<ApiContext, 'db' | 'clock' | 'files'>,
  table: FileTable<Row>,
  { days, format, language, authorId }: FileOrder,
): Promise<StoredFile> {
  const at = deps.clock();
  const pieces = rowsOf(table, deps.db, days, at);
  const content =
    format === 'csv'
      ? writeCsv(table.columns, pieces, language)
      : await writeWorkbook(table.sheet[language], table.columns, pieces, language).catch(
          (error: unknown) => {
            throw error instanceof TooManyRows ? refusedField('until', 'too_many') : error;
          },
        );
  const written = await deps.files.write(content);
  const name = newFileName(table.subject, days, format);
  try {
    return await loggedEdit(deps, authorId, async (_, log) => {
      await log('file.create', { name, before: null, after: days });
      return written.publish(name, at);
    });
  } finally {
    await written.discard();
  }
}

/** Deletes a file and logs who did it. @throws HttpError 404 when there is none of that name */
export async function destroyFile(
  deps: Pick<ApiContext, 'db' | 'clock' | 'files'>,
  authorId: number,
  name: string,
): Promise<void> {
  await loggedEdit(deps, authorId, async (_, log) => {
    await log('file.destroy', { name, before: { name }, after: null });
    if (!(await deps.files.remove(name))) throw notFound();
  });
}
