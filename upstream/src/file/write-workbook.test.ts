import { expect, test } from 'vitest';
import { cellOf } from './write-workbook.ts';

test.each([
  ['money', 107_460, { type: Number, value: 1074.6, format: '#,##0.00' }],
  ['decimal', 3.1, { type: Number, value: 3.1, format: '0.00' }],
  ['number', 12, { type: Number, value: 12 }],
  [
    'time',
    '2026-01-31 23:59:59',
    { type: Date, value: new Date('2026-01-31T23:59:59Z'), format: 'dd.mm.yyyy hh:mm' },
  ],
  ['text', '=1+1', { type: String, value: '=1+1' }],
  ['money', null, null],
] as const)('a cell of %s', (kind, value, cell) => {
  expect(cellOf(value, kind)).toEqual(cell);
});
