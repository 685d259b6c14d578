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
  /** Language of titles and labels. */
  language: Language;
  authorId: number;
}

/**
 * Creates a file with a table's rows of some days and logs it. The file is published only when it is complete.
 * @throws HttpError 422 `until: too_many` for more rows than a workbook may have
 */
export async function makeFile<Row extends { id: number }>(
  deps: Pick<ApiContext, 'db' | 'clock' | 'files'>,
  table: FileTable<Row>,
  { days, format, language, authorId }: FileOrder,
): Promise<StoredFile> {
  const at = deps.clock();
  const batches = rowsOf(table, deps.db, days, at);
  const content =
    format === 'csv'
      ? writeCsv(table.columns, batches, language)
      : await writeWorkbook(table.sheet[language], table.columns, batches, language).catch(
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

/** Deletes a file and logs it. @throws HttpError 404 if it does not exist */
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
