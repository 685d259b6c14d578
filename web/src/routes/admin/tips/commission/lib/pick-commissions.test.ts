import { expect, it } from 'vitest';
import { pickCommissions } from './pick-commissions.ts';

const entry = (typerName: string, month: string) => ({ typerName, month });
const all = [
  entry('Żaneta', '2026-03'),
  entry('Ala', '2026-03'),
  entry('Łukasz', '2026-02'),
  entry('Ala', '2026-02'),
];
const newest = { month: '', search: '', sort: 'month', direction: 'desc' } as const;
const shown = (...given: Parameters<typeof pickCommissions>) =>
  pickCommissions(...given).map(({ typerName, month }) => `${month} ${typerName}`);

it('sorts by month descending, then by name', () => {
  expect(shown(all, newest, 'pl')).toEqual([
    '2026-03 Ala',
    '2026-03 Żaneta',
    '2026-02 Ala',
    '2026-02 Łukasz',
  ]);
});

it('sorts by typer, searches and filters by month', () => {
  expect(
    shown(all, { ...newest, sort: 'typer', direction: 'asc' }, 'pl').map((text) => text.slice(8)),
  ).toEqual(['Ala', 'Ala', 'Łukasz', 'Żaneta']);
  expect(shown(all, { ...newest, search: ' luk ' }, 'pl')).toEqual(['2026-02 Łukasz']);
  expect(shown(all, { ...newest, month: '2026-02' }, 'pl')).toEqual(['2026-02 Ala', '2026-02 Łukasz']);
});
