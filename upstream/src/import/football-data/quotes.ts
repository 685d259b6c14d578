import { isPrice, type MovedPrice, oppositeLine } from '../../dropinfo/drop.ts';
import { marketAverage as average, bet365, pinnacle, type Quote } from '../season-content.ts';
import type { Header } from './csv-files.ts';

/** The prices of a row. */
export interface Quotes {
  quotes: Quote[];
  /** Bookmakers that withdrew prices: a cell has `#N/A`. */
  withdrawn: Pick<Quote, 'market' | 'bookmaker'>[];
  /** Markets whose average is above the highest price and therefore not used. */
  averageAboveHighest: MovedPrice['market'][];
  hasUnreadablePrice: boolean;
}

/** Returns the cell of a column; null when the file lacks the column. */
type CellReader = (column: string) => string | null;

/** Parses a decimal number such as `20451.0`; null for anything else. */
export function readNumber(text: string | null): number | null {
  return text !== null && /^[+-]?\d+(\.\d*)?$|^[+-]?\.\d+$/.test(text) ? Number(text) : null;
}

interface ReadPrice {
  selection: MovedPrice['selection'];
  opening: number | null;
  closing: number | null;
}

/** The sources of each market that have a column in the file. */
export function sourcesOf(header: Header): OddsSource[][] {
  const has = (column: string | null) => column !== null && header.indexOf(column) !== undefined;
  return Object.values(oddsSources).map((sources) =>
    sources.filter(({ line, prices }) => {
      const hasLine = line === null || 'fixed' in line || has(line.opening) || has(line.closing);
      return hasLine && prices.some(({ opening, closing }) => has(opening) || has(closing));
    }),
  );
}

/** Chooses per market the first bookmaker with opening and closing prices, else the first with the most. */
export function readQuotes(sources: readonly (readonly OddsSource[])[], cell: CellReader): Quotes {
  const result: Quotes = {
    quotes: [],
    withdrawn: [],
    averageAboveHighest: [],
    hasUnreadablePrice: sources.flat().some((source) => isUnreadable(source, cell)),
  };
  for (const ofMarket of sources) {
    let best: Quote | null = null;
    let bestRank = 0;
    for (const source of ofMarket) {
      if (isWithdrawn(source, cell)) result.withdrawn.push(source);
      if (bestRank === completeRank) continue;
      if (isAverageWrong(source, cell)) {
        result.averageAboveHighest.push(source.market);
        continue;
      }
      const { quote, rank } = readSource(source, cell);
      if (rank > bestRank) {
        best = quote;
        bestRank = rank;
      }
    }
    if (best) result.quotes.push(best);
  }
  return result;
}

const completeRank = 3;

function readSource(source: OddsSource, cell: CellReader): { quote: Quote; rank: number } {
  const read = source.prices.map(
    ({ selection, opening, closing }): ReadPrice => ({
      selection,
      opening: readPrice(opening, cell),
      closing: readPrice(closing, cell),
    }),
  );
  const lines = readLines(source, cell);
  const opened = lines.opening !== undefined && read.every(({ opening }) => opening !== null);
  const closes = lines.closing !== undefined && read.every(({ closing }) => closing !== null);
  const closed = opened && closes;
  const prices = read.flatMap((price) => movedPrices(source, price, lines));
  return {
    quote: { market: source.market, bookmaker: source.bookmaker, closed, prices },
    rank: closed ? completeRank : opened ? 2 : closes ? 1 : 0,
  };
}

/** The home team's line; undefined when the row lacks it, null in a market without lines. */
interface Lines {
  opening: number | null | undefined;
  closing: number | null | undefined;
}

function readLines({ line }: OddsSource, cell: CellReader): Lines {
  if (line === null) return { opening: null, closing: null };
  if ('fixed' in line) return { opening: line.fixed, closing: line.fixed };
  const read = (column: string | null) =>
    column === null ? undefined : (readNumber(cell(column)) ?? undefined);
  return { opening: read(line.opening), closing: read(line.closing) };
}

/** The prices of a selection. When the line moved, opening and closing prices are separate and not compared. */
function movedPrices(source: OddsSource, price: ReadPrice, lines: Lines): MovedPrice[] {
  const at = (homeLine: number | null, opening: number, current: number): MovedPrice => ({
    market: source.market,
    selection: price.selection,
    line: price.selection === 'away' ? oppositeLine({ market: source.market, line: homeLine }) : homeLine,
    bookmaker: source.bookmaker,
    opening,
    current,
  });
  const opening = lines.opening === undefined ? null : price.opening;
  const closing = lines.closing === undefined ? null : price.closing;
  const openingLine = lines.opening ?? null;
  const closingLine = lines.closing ?? null;
  if (opening === null) return closing === null ? [] : [at(closingLine, closing, closing)];
  if (closing === null) return [at(openingLine, opening, opening)];
  if (openingLine === closingLine) return [at(openingLine, opening, closing)];
  return [at(openingLine, opening, opening), at(closingLine, closing, closing)];
}

function readPrice(column: string | null, cell: CellReader): number | null {
  const value = column === null ? null : readNumber(cell(column));
  return isPrice(value) ? value : null;
}

function columnsOf({ opening, closing }: PriceColumns): string[] {
  return [opening, closing].filter((column) => column !== null);
}

function isWithdrawn(source: OddsSource, cell: CellReader): boolean {
  return source.prices.some((price) => columnsOf(price).some((column) => cell(column) === '#N/A'));
}

function isUnreadable(source: OddsSource, cell: CellReader): boolean {
  return source.prices.flatMap(columnsOf).some((column) => {
    const text = cell(column) ?? '';
    return text !== '' && text !== '#N/A' && readNumber(text) === null;
  });
}

function isAverageWrong({ prices }: OddsSource, cell: CellReader): boolean {
  const above = (average: string | null, highest: string | null) => {
    const limit = readPrice(highest, cell);
    const value = readPrice(average, cell);
    return limit !== null && value !== null && value > limit;
  };
  return prices.some(
    (price) => above(price.opening, price.highestOpening) || above(price.closing, price.highestClosing),
  );
}

interface PriceColumns {
  selection: MovedPrice['selection'];
  opening: string | null;
  closing: string | null;
  highestOpening: string | null;
  highestClosing: string | null;
}

interface OddsSource {
  market: MovedPrice['market'];
  bookmaker: string;
  /** A fixed line, the columns of the home team's handicap, or null for no line. */
  line: { fixed: number } | { opening: string; closing: string | null } | null;
  prices: readonly PriceColumns[];
}

/** Prefixes of column names; null for columns that no file has. */
interface Prefixes {
  opening: string;
  closing: string | null;
  highestOpening?: string;
  highestClosing?: string;
}

const column = (
  selection: MovedPrice['selection'],
  { opening, closing, highestOpening, highestClosing }: Prefixes,
  suffix: string,
): PriceColumns => ({
  selection,
  opening: opening + suffix,
  closing: closing === null ? null : closing + suffix,
  highestOpening: highestOpening === undefined ? null : highestOpening + suffix,
  highestClosing: highestClosing === undefined ? null : highestClosing + suffix,
});

const oneXTwo = (bookmaker: string, names: Prefixes): OddsSource => ({
  market: 'one_x_two',
  bookmaker,
  line: null,
  prices: [column('home', names, 'H'), column('draw', names, 'D'), column('away', names, 'A')],
});
const totals = (bookmaker: string, names: Prefixes): OddsSource => ({
  market: 'totals',
  bookmaker,
  line: { fixed: 2.5 },
  prices: [column('over', names, '>2.5'), column('under', names, '<2.5')],
});
const handicap = (
  bookmaker: string,
  line: { opening: string; closing: string | null },
  names: Prefixes,
): OddsSource => ({
  market: 'handicap',
  bookmaker,
  line,
  prices: [column('home', names, 'AHH'), column('away', names, 'AHA')],
});

const marketLine = { opening: 'AHh', closing: 'AHCh' };
/** The market average. Older files have other names for it and no closing prices. */
const averages = { opening: 'Avg', closing: 'AvgC', highestOpening: 'Max', highestClosing: 'MaxC' };
const olderAverages = { opening: 'BbAv', closing: null, highestOpening: 'BbMx' };
const bet365Names = { opening: 'B365', closing: 'B365C' };

/**
 * The sources of each market in order of trust: Pinnacle, the market average, Bet365. Columns are matched by full name
 * because prefixes are ambiguous: `BFDH` is Betfred home, `BFD` is Betfair draw, and `HC` are corners.
 */
const oddsSources: Readonly<Record<MovedPrice['market'], readonly OddsSource[]>> = {
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
