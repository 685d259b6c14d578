import type { Cell as SheetCell, SheetData } from 'write-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import type { Language } from '../http/language.ts';
import type { Cell, FileColumn } from './file-table.ts';

/** Limited because the workbook is built in memory. */
export class TooManyRows extends Error {
  override name = 'TooManyRows';
}

const maxRows = 100_000;

const formats = { money: '#,##0.00', decimal: '0.00', time: 'dd.mm.yyyy hh:mm' } as const;

/** Workbooks have no time zones, so local times are written as if they were UTC. */
export function cellOf(value: Cell, kind: FileColumn['kind']): SheetCell {
  if (value === null) return null;
  if (kind === 'time')
    return { type: Date, value: new Date(`${String(value).replace(' ', 'T')}Z`), format: formats.time };
  if (kind === 'money') return { type: Number, value: Number(value) / 100, format: formats.money };
  if (kind === 'decimal') return { type: Number, value: Number(value), format: formats.decimal };
  return typeof value === 'number' ? { type: Number, value } : { type: String, value };
}

/**
 * A workbook with one sheet and a sticky bold header.
 * @throws TooManyRows beyond 100,000 rows
 */
export async function writeWorkbook(
  sheet: string,
  columns: readonly FileColumn[],
  batches: AsyncIterable<Cell[][]>,
  language: Language,
): Promise<Buffer> {
  const data: SheetData = [
    columns.map(({ title }) => ({ type: String, value: title[language], fontWeight: 'bold' })),
  ];
  for await (const rows of batches) {
    for (const row of rows) data.push(columns.map(({ kind }, index) => cellOf(row[index] ?? null, kind)));
    if (data.length > maxRows + 1) throw new TooManyRows();
  }
  const options = { sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  return writeXlsxFile(data, options).toBuffer();
}
