import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFiles } from '../import/football-data/csv-files.ts';
import { importFiles } from '../import/football-data/import-files.ts';
import { findTestData } from '../testing/test-data.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backtest } from './backtest.ts';
import { readSettledPrices } from './settled-prices.ts';

const data = findTestData('football-data');
const file = join(data ?? '', '2024-25', 'E0.csv');
/** After all matches of the file. */
const now = new Date('2026-11-01T12:00:00Z');

interface Bet {
  match: number;
  selection: string;
  opening: number;
  signal: number;
  closing: number;
  won: boolean;
}

/** The bets of a season by Pinnacle's prices for home, draw and away, computed from the file's cells alone. */
function betsOf(csv: string, minPercent: number): Bet[] {
  const [head = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return rows.flatMap((row, match) => {
    const cell = (name: string) => row[head.indexOf(name)] ?? '';
    const sides = [
      ['home', 'H'],
      ['draw', 'D'],
      ['away', 'A'],
    ] as const;
    return sides.flatMap(([selection, letter]) => {
      const opening = Number(cell(`PS${letter}`));
      const closing = Number(cell(`PSC${letter}`));
      // In hundredths as in the file, to avoid floating-point errors.
      const drop = Math.round(opening * 100) - Math.round(closing * 100);
      if (!(closing > 1) || drop * 100 < Math.round(opening * 100) * minPercent) return [];
      const signal = opening * (1 - minPercent / 100);
      return [{ match, selection, opening, signal, closing, won: cell('FTR') === letter }];
    });
  });
}

/** Yield and its 95 % interval, with the bets of a match as one cluster. */
function yieldAt(bets: readonly Bet[], price: 'opening' | 'signal' | 'closing') {
  const profit = (bet: Bet) => (bet.won ? bet[price] : 0) - 1;
  const value = bets.reduce((sum, bet) => sum + profit(bet), 0) / bets.length;
  const clusters = new Map<number, number>();
  for (const bet of bets) clusters.set(bet.match, (clusters.get(bet.match) ?? 0) + profit(bet) - value);
  const squares = [...clusters.values()].reduce((sum, one) => sum + one ** 2, 0);
  const half = (1.959964 * Math.sqrt((squares * clusters.size) / (clusters.size - 1))) / bets.length;
  return {
    value: expect.closeTo(value, 10),
    low: expect.closeTo(Math.max(-1, value - half), 10),
    high: expect.closeTo(value + half, 10),
  };
}

describe.skipIf(data === null)('real files', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await importFiles(database.db, await findFiles([file]), { clock: () => now, minDrop: 0.05 });
  });
  afterAll(() => database.close());

  test.each([10, 5, 2])('have the yields of the file for E0 2024-25 and drops of %i %%', async (percent) => {
    const bets = betsOf(readFileSync(file, 'utf8'), percent);
    const result = backtest(await readSettledPrices(database.db, now), {
      rule: {
        minDrop: percent / 100,
        market: 'one_x_two',
        bookmaker: 'Pinnacle',
        leagueIds: [],
        maxMinutesToKickOff: null,
        minOdds: null,
        maxOdds: null,
      },
      season: '2024/2025',
    });
    const of = (name: string) => bets.filter(({ selection }) => selection === name);
    const counts = Object.fromEntries(
      result.selections.map(({ selection, signals }) => [selection, signals]),
    );
    if (percent === 10) expect(counts).toEqual({ home: 30, draw: 18, away: 29 });
    expect(counts).toEqual({ home: of('home').length, draw: of('draw').length, away: of('away').length });
    expect(result).toMatchObject({
      matches: 380,
      signals: bets.length,
      hits: bets.filter(({ won }) => won).length,
      at_opening: { yield: yieldAt(bets, 'opening') },
      at_signal: { yield: yieldAt(bets, 'signal') },
      at_closing: { yield: yieldAt(bets, 'closing') },
    });
    for (const one of result.selections) {
      expect(one.at_closing?.yield).toEqual(yieldAt(of(one.selection), 'closing'));
    }
  });
});
