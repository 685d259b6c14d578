import type { odds } from '../db/tables.ts';
import { rounded } from './chance.ts';
import { chanceThat, type ExpectedGoals } from './match-model.ts';

/** Whose prices the demo's are. */
export const demoBookmaker = 'Demo';

/** A price before its match is known to the database. */
export type OpeningPrice = Pick<typeof odds.$inferInsert, 'market' | 'selection' | 'line' | 'bookmaker'> & {
  opening: number;
  current: number;
};

const margin = 1.05;
const totalLines = [1.5, 2.5, 3.5];
const handicapLines = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];

/** How long before kick-off a market opens. */
const opensBefore = 7 * 24 * 3_600_000;

/** When the market of a match opened. */
export const openedAtOf = (kickOff: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), kickOff.getTime() - opensBefore));

/** The price of something that is this likely, at a bookmaker who keeps 5 %. */
export function priceOf(chance: number): number {
  return Math.min(51, Math.max(1.03, rounded(1 / (chance * margin), 2)));
}

/** The prices of all three markets with which a fixture opens: home, draw, away; three totals; two handicaps. */
export function openingPrices(expected: ExpectedGoals): OpeningPrice[] {
  const open = (
    market: OpeningPrice['market'],
    selection: OpeningPrice['selection'],
    line: number | null,
    holds: (home: number, away: number) => boolean,
  ): OpeningPrice => {
    const opening = priceOf(chanceThat(expected, holds));
    return { market, selection, line, bookmaker: demoBookmaker, opening, current: opening };
  };
  const covers = (line: number) => (home: number, away: number) => home + line > away;
  const balanced = handicapLines.toSorted((one, other) => imbalance(one) - imbalance(other)).slice(0, 2);
  function imbalance(line: number): number {
    return Math.abs(chanceThat(expected, covers(line)) - 0.5);
  }
  return [
    open('one_x_two', 'home', null, (home, away) => home > away),
    open('one_x_two', 'draw', null, (home, away) => home === away),
    open('one_x_two', 'away', null, (home, away) => home < away),
    ...totalLines.flatMap((line) => [
      open('totals', 'over', line, (home, away) => home + away > line),
      open('totals', 'under', line, (home, away) => home + away < line),
    ]),
    ...balanced.flatMap((line) => [
      open('handicap', 'home', line, covers(line)),
      open('handicap', 'away', -line, (home, away) => home + line < away),
    ]),
  ];
}
