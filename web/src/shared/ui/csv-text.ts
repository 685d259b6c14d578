import type { Language } from '../../i18n/language.ts';

/** A cell of a file for spreadsheets: a number stays one, a text is never run as a formula; null is empty. */
export type CsvCell = string | number | null;

/** What spreadsheets of a language expect between cells, and within a number. */
const marks = { pl: { cell: ';', decimal: ',' }, en: { cell: ',', decimal: '.' } } as const;

/** With which spreadsheets begin a formula, or what they leave out before one; the wide ones count alike. */
const formulaStart = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/** Rows as a file that spreadsheets of the language open as it is: UTF-8 with its mark, and a quote before what would be a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { cell, decimal } = marks[language];
  const quoted = (text: string) =>
    /[";,\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const written = (value: CsvCell) => {
    if (value === null) return '';
    if (typeof value === 'number') return String(value).replace('.', decimal);
    return quoted(formulaStart.test(value) ? `'${value}` : value);
  };
  return `\uFEFF${rows.map((row) => `${row.map(written).join(cell)}\r\n`).join('')}`;
}
