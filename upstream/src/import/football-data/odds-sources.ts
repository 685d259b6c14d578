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

const columns = (
  selection: MovedPrice['selection'],
  opening: string | null,
  closing: string | null,
  highestOpening: string | null = null,
  highestClosing: string | null = null,
): PriceColumns => ({ selection, opening, closing, highestOpening, highestClosing });

/** The other layout has closing columns only, under the names that are listed here as closing. */
const oneXTwo = (bookmaker: string, prices: PriceColumns[]): OddsSource => ({
  market: 'one_x_two',
  bookmaker,
  line: null,
  prices,
});
const totals = (bookmaker: string, prices: PriceColumns[]): OddsSource => ({
  market: 'totals',
  bookmaker,
  line: { fixed: 2.5 },
  prices,
});
const handicap = (
  bookmaker: string,
  line: { opening: string; closing: string | null },
  prices: PriceColumns[],
): OddsSource => ({ market: 'handicap', bookmaker, line, prices });

const marketLine = { opening: 'AHh', closing: 'AHCh' };

/**
 * Where prices come from, for each market in order of trust: Pinnacle, the market average, Bet365. Written out
 * one by one, for prefixes mislead: `BFDH` is Betfred home, `BFD` is Betfair draw, and `HC` are corners.
 */
export const oddsSources: Readonly<Record<MovedPrice['market'], readonly OddsSource[]>> = {
  one_x_two: [
    oneXTwo(pinnacle, [
      columns('home', 'PSH', 'PSCH'),
      columns('draw', 'PSD', 'PSCD'),
      columns('away', 'PSA', 'PSCA'),
    ]),
    oneXTwo(average, [
      columns('home', 'AvgH', 'AvgCH', 'MaxH', 'MaxCH'),
      columns('draw', 'AvgD', 'AvgCD', 'MaxD', 'MaxCD'),
      columns('away', 'AvgA', 'AvgCA', 'MaxA', 'MaxCA'),
    ]),
    oneXTwo(average, [
      columns('home', 'BbAvH', null, 'BbMxH'),
      columns('draw', 'BbAvD', null, 'BbMxD'),
      columns('away', 'BbAvA', null, 'BbMxA'),
    ]),
    oneXTwo(bet365, [
      columns('home', 'B365H', 'B365CH'),
      columns('draw', 'B365D', 'B365CD'),
      columns('away', 'B365A', 'B365CA'),
    ]),
  ],
  totals: [
    totals(pinnacle, [columns('over', 'P>2.5', 'PC>2.5'), columns('under', 'P<2.5', 'PC<2.5')]),
    totals(average, [
      columns('over', 'Avg>2.5', 'AvgC>2.5', 'Max>2.5', 'MaxC>2.5'),
      columns('under', 'Avg<2.5', 'AvgC<2.5', 'Max<2.5', 'MaxC<2.5'),
    ]),
    totals(average, [
      columns('over', 'BbAv>2.5', null, 'BbMx>2.5'),
      columns('under', 'BbAv<2.5', null, 'BbMx<2.5'),
    ]),
    totals(bet365, [columns('over', 'B365>2.5', 'B365C>2.5'), columns('under', 'B365<2.5', 'B365C<2.5')]),
  ],
  handicap: [
    handicap(pinnacle, marketLine, [columns('home', 'PAHH', 'PCAHH'), columns('away', 'PAHA', 'PCAHA')]),
    handicap(average, marketLine, [
      columns('home', 'AvgAHH', 'AvgCAHH', 'MaxAHH', 'MaxCAHH'),
      columns('away', 'AvgAHA', 'AvgCAHA', 'MaxAHA', 'MaxCAHA'),
    ]),
    handicap(average, { opening: 'BbAHh', closing: null }, [
      columns('home', 'BbAvAHH', null, 'BbMxAHH'),
      columns('away', 'BbAvAHA', null, 'BbMxAHA'),
    ]),
    handicap(bet365, marketLine, [
      columns('home', 'B365AHH', 'B365CAHH'),
      columns('away', 'B365AHA', 'B365CAHA'),
    ]),
    handicap(bet365, { opening: 'B365AH', closing: null }, [
      columns('home', 'B365AHH', null),
      columns('away', 'B365AHA', null),
    ]),
  ],
};
