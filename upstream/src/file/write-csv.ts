import type { Language } from '../http/language.ts';
import type { Cell, FileColumn } from './file-table.ts';

/** Where spreadsheets may begin to evaluate a text: at its start and after a separator of any language; full-width operators count too. */
const formulaStart = /^(?=[\t\r])|(?<=(?:^|[,;\t\r\n])[\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const needsQuotes = /[",;\t\r\n]/;

const decimalMark: Readonly<Record<Language, string>> = { pl: ',', en: '.' };

function textCell(text: string): string {
  const escaped = text.replace(formulaStart, "'");
  return needsQuotes.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

function textOf(value: Cell, { kind }: FileColumn, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  const number = kind === 'money' ? (value / 100).toFixed(2) : String(value);
  return number.replace('.', decimalMark[language]);
}

/**
 * The lines of a CSV file in batches: UTF-8 with a byte order mark, semicolons, and the language's decimal mark. Formulas
 * are escaped.
 */
export async function* writeCsv(
  columns: readonly FileColumn[],
  batches: AsyncIterable<Cell[][]>,
  language: Language,
): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => `${cells.join(';')}\r\n`;
  yield `\ufeff${line(columns.map(({ title }) => textCell(title[language])))}`;
  for await (const rows of batches) {
    yield rows
      .map((row) => line(columns.map((column, index) => textOf(row[index] ?? null, column, language))))
      .join('');
  }
}
