import type { MovedPrice } from '../../dropinfo/drop.ts';
import { marketAverage as average, bet365, pinnacle } from '../season-content.ts';

/** Columns of one selection: the price first collected, the closing one, and the market's highest of each. */
export interface PriceColumns {
  selection: MovedPrice['selection'];
  opening: string | null;
  closing: string | null;
  highestOpening: string | null;
  highestClosing: string | null;
}

/** One bookmaker's columns in one market, or the market average's. */
export interface OddsSource {
  market: MovedPrice['market'];
  bookmaker: string;
  /** Where the line stands: a fixed one, the columns of the home team's handicap, or null without a line. */
  line: { fixed: number } | { opening: string; closing: string | null } | null;
  prices: readonly PriceColumns[];
}

/** The beginnings of the names of columns; null for what a file never has. */
interface Beginnings {
  opening: string;
  closing: string | null;
  highestOpening?: string;
  highestClosing?: string;
}

const column = (
  selection: MovedPrice['selection'],
  { opening, closing, highestOpening, highestClosing }: Beginnings,
  end: string,
): PriceColumns => ({
  selection,
  opening: opening + end,
  closing: closing === null ? null : closing + end,
  highestOpening: highestOpening === undefined ? null : highestOpening + end,
  highestClosing: highestClosing === undefined ? null : highestClosing + end,
});

/** The other layout has closing columns only, under the names that are listed here as closing. */
const oneXTwo = (bookmaker: string, names: Beginnings): OddsSource => ({
  market: 'one_x_two',
  bookmaker,
  line: null,
  prices: [column('home', names, 'H'), column('draw', names, 'D'), column('away', names, 'A')],
});
const totals = (bookmaker: string, names: Beginnings): OddsSource => ({
  market: 'totals',
  bookmaker,
  line: { fixed: 2.5 },
  prices: [column('over', names, '>2.5'), column('under', names, '<2.5')],
});
const handicap = (
  bookmaker: string,
  line: { opening: string; closing: string | null },
  names: Beginnings,
): OddsSource => ({
  market: 'handicap',
  bookmaker,
  line,
  prices: [column('home', names, 'AHH'), column('away', names, 'AHA')],
});

const marketLine = { opening: 'AHh', closing: 'AHCh' };
/** The market's average; older files name it otherwise and have no closing prices. */
const averages = { opening: 'Avg', closing: 'AvgC', highestOpening: 'Max', highestClosing: 'MaxC' };
const olderAverages = { opening: 'BbAv', closing: null, highestOpening: 'BbMx' };
const bet365Names = { opening: 'B365', closing: 'B365C' };

/**
 * Where prices come from, for each market in order of trust: Pinnacle, the market average, Bet365. Whole names of columns
 * are made, for beginnings mislead: `BFDH` is Betfred home, `BFD` is Betfair draw, and `HC` are corners.
 */
export const oddsSources: Readonly<Record<MovedPrice['market'], readonly OddsSource[]>> = {
  one_x_two: [
    oneXTwo(pinnacle, { opening: 'PS', closing: 'PSC' }),
    oneXTwo(average, averages),
    oneXTwo(average, olderAverages),
    oneXTwo(bet365, bet365Names),
  ],
  totals: [
    totals(pinnacle, { opening: 'P', closing: 'PC' }),
    totals(average, averages),
    totals(average, olderAverages),
    totals(bet365, bet365Names),
  ],
  handicap: [
    handicap(pinnacle, marketLine, { opening: 'P', closing: 'PC' }),
    handicap(average, marketLine, averages),
    handicap(average, { opening: 'BbAHh', closing: null }, olderAverages),
    handicap(bet365, marketLine, bet365Names),
    handicap(bet365, { opening: 'B365AH', closing: null }, { opening: 'B365', closing: null }),
  ],
};
