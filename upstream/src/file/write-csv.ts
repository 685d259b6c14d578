import type { Language } from '../http/language.ts';
import type { FileColumn } from './file-table.ts';

/** A spreadsheet would run a text that begins like this. */
const likeFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[";\r\n]/;

const decimalMark: Readonly<Record<Language, string>> = { pl: ',', en: '.' };

function textCell(text: string): string {
  const harmless = likeFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function cellOf<Row>({ kind, of }: FileColumn<Row>, row: Row, language: Language): string {
  const value = of(row, language);
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  const figure = kind === 'money' ? (value / 100).toFixed(2) : String(value);
  return figure.replace('.', decimalMark[language]);
}

/**
 * The lines of a CSV file, piece by piece: UTF-8 with its mark, semicolons, and decimals as the language writes them. What
 * a spreadsheet would take for a formula is kept a text.
 */
export async function* writeCsv<Row>(
  columns: readonly FileColumn<Row>[],
  pieces: AsyncIterable<Row[]>,
  language: Language,
): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => `${cells.join(';')}\r\n`;
  yield `\ufeff${line(columns.map(({ title }) => textCell(title[language])))}`;
  for await (const rows of pieces) {
    yield rows.map((row) => line(columns.map((column) => cellOf(column, row, language)))).join('');
  }
}
