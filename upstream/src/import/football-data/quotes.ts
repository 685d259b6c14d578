import { isPrice, type MovedPrice, oppositeLine } from '../../dropinfo/drop.ts';
import { marketAverage as average, bet365, pinnacle, type Quote } from '../season-content.ts';
import type { Header } from './csv-files.ts';

export interface Quotes {
  quotes: Quote[];
  /** Bookmakers that withdrew prices: a cell has `#N/A`. */
  withdrawn: Pick<Quote, 'market' | 'bookmaker'>[];
  /** Markets with a bookmaker whose prices are impossible and therefore not used. */
  impossibleMarkets: MovedPrice['market'][];
  hasInvalidPrice: boolean;
  hasInvalidLine: boolean;
}

/** Returns the cell of a column; null when the file lacks the column, or for no column. */
export type CellReader = (column: string | null) => string | null;

/** Parses a decimal number such as `20451.0`; null for anything else. */
export function readNumber(text: string | null): number | null {
  return text !== null && /^[+-]?\d+(\.\d*)?$|^[+-]?\.\d+$/.test(text) ? Number(text) : null;
}

/** The sources of each market that have a column in the file. */
export function sourcesOf(header: Header): OddsSource[][] {
  const has = (column: string | null) => column !== null && header.indexOf(column) !== undefined;
  return oddsSources.map((sources) =>
    sources.filter(({ line, prices }) => {
      const hasLine = line === null || typeof line === 'number' || has(line.opening) || has(line.closing);
      return hasLine && prices.some(({ opening, closing }) => has(opening) || has(closing));
    }),
  );
}

/** Chooses per market the first bookmaker with opening and closing prices, else the first with the most. */
export function readQuotes(sources: readonly (readonly OddsSource[])[], cell: CellReader): Quotes {
  const result: Quotes = {
    quotes: [],
    withdrawn: [],
    impossibleMarkets: [],
    hasInvalidPrice: sources.flat().some((source) => hasInvalidPrice(source, cell)),
    hasInvalidLine: sources.flat().some((source) => hasInvalidLine(source, cell)),
  };
  for (const ofMarket of sources) {
    let best: RankedQuote | null = null;
    for (const source of ofMarket) {
      if (isWithdrawn(source, cell)) result.withdrawn.push(source);
      if (best?.rank === completeRank) continue;
      if (isAverageWrong(source, cell) || isBookWrong(source, cell)) {
        result.impossibleMarkets.push(source.market);
        continue;
      }
      const read = readSource(source, cell);
      if (read.rank > (best?.rank ?? 0)) best = read;
    }
    if (best) result.quotes.push(best.quote);
  }
  return result;
}

interface RankedQuote {
  quote: Quote;
  rank: number;
}

const completeRank = 3;

function readSource({ market, bookmaker, line, prices }: OddsSource, cell: CellReader): RankedQuote {
  const read = prices.map(({ selection, opening, closing }) => ({
    selection,
    opening: readPrice(opening, cell),
    closing: readPrice(closing, cell),
  }));
  // The home team's lines; undefined when the row lacks one, null in a market without lines.
  const lineAt = (time: 'opening' | 'closing') =>
    typeof line === 'number' || line === null ? line : (readLine(line[time], cell) ?? undefined);
  const openingLine = lineAt('opening');
  const closingLine = lineAt('closing');
  const opened = openingLine !== undefined && read.every(({ opening }) => opening !== null);
  const closes = closingLine !== undefined && read.every(({ closing }) => closing !== null);
  const closed = opened && closes;
  // When the line moved, opening and closing prices are separate and not compared.
  const moved = read.flatMap(({ selection, opening, closing }): MovedPrice[] => {
    const at = (homeLine: number | null, from: number, to: number): MovedPrice => ({
      market,
      selection,
      line: selection === 'away' ? oppositeLine({ market, line: homeLine }) : homeLine,
      bookmaker,
      opening: from,
      current: to,
    });
    const hasOpening = openingLine !== undefined && opening !== null;
    const hasClosing = closingLine !== undefined && closing !== null;
    if (hasOpening && hasClosing && openingLine === closingLine) return [at(openingLine, opening, closing)];
    return [
      ...(hasOpening ? [at(openingLine, opening, opening)] : []),
      ...(hasClosing ? [at(closingLine, closing, closing)] : []),
    ];
  });
  return {
    quote: { market, bookmaker, closed, prices: moved },
    rank: closed ? completeRank : opened ? 2 : closes ? 1 : 0,
  };
}

function readPrice(column: string | null, cell: CellReader): number | null {
  const value = readNumber(cell(column));
  return isPrice(value) ? value : null;
}

/** Goals of a handicap. */
const maxLine = 100;

function readLine(column: string | null, cell: CellReader): number | null {
  const value = readNumber(cell(column));
  return value !== null && Math.abs(value) <= maxLine ? value : null;
}

const priceColumns = ({ prices }: OddsSource) => prices.flatMap(({ opening, closing }) => [opening, closing]);

const isWithdrawn = (source: OddsSource, cell: CellReader) =>
  priceColumns(source).some((column) => cell(column) === '#N/A');

const isGiven = (text: string | null) => text !== null && text !== '' && text !== '#N/A';

const hasInvalidPrice = (source: OddsSource, cell: CellReader) =>
  priceColumns(source).some((column) => isGiven(cell(column)) && readPrice(column, cell) === null);

const hasInvalidLine = ({ line }: OddsSource, cell: CellReader) =>
  line !== null &&
  typeof line !== 'number' &&
  [line.opening, line.closing].some((column) => isGiven(cell(column)) && readLine(column, cell) === null);

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

/** The sums of 1/price of real bookmakers. Outside them a price is wrong, and its drop would not exist. */
const bookSums = { min: 0.97, max: 1.25 };

/** Whether all opening or all closing prices are known and have an impossible sum. */
function isBookWrong({ prices }: OddsSource, cell: CellReader): boolean {
  return (['opening', 'closing'] as const).some((time) => {
    const known = prices.flatMap((price) => readPrice(price[time], cell) ?? []);
    const sum = known.reduce((total, price) => total + 1 / price, 0);
    return known.length === prices.length && (sum < bookSums.min || sum > bookSums.max);
  });
}

interface OddsSource {
  market: MovedPrice['market'];
  bookmaker: string;
  /** A fixed line, the columns of the home team's handicap, or null for no line. */
  line: number | { opening: string; closing: string | null } | null;
  prices: readonly PriceColumns[];
}

/** Prefixes of column names, or the names; null for columns that no file has. */
interface Columns {
  opening: string;
  closing: string | null;
  highestOpening: string | null;
  highestClosing: string | null;
}

type PriceColumns = Columns & { selection: MovedPrice['selection'] };

/** The ends of a market's column names. */
const suffixes = {
  one_x_two: [
    ['home', 'H'],
    ['draw', 'D'],
    ['away', 'A'],
  ],
  totals: [
    ['over', '>2.5'],
    ['under', '<2.5'],
  ],
  handicap: [
    ['home', 'AHH'],
    ['away', 'AHA'],
  ],
} as const;

function source(
  market: OddsSource['market'],
  bookmaker: string,
  prefixes: Columns,
  line: OddsSource['line'] = null,
): OddsSource {
  const prices = suffixes[market].map(([selection, suffix]) => {
    const column = (prefix: string | null) => prefix && prefix + suffix;
    return {
      selection,
      opening: prefixes.opening + suffix,
      closing: column(prefixes.closing),
      highestOpening: column(prefixes.highestOpening),
      highestClosing: column(prefixes.highestClosing),
    };
  });
  return { market, bookmaker, line, prices };
}

const bookmaker = (opening: string, closing: string | null): Columns => ({
  opening,
  closing,
  highestOpening: null,
  highestClosing: null,
});

const marketLine = { opening: 'AHh', closing: 'AHCh' };
/** The market average. Older files have other names for it and no closing prices. */
const averages = { opening: 'Avg', closing: 'AvgC', highestOpening: 'Max', highestClosing: 'MaxC' };
const olderAverages = { opening: 'BbAv', closing: null, highestOpening: 'BbMx', highestClosing: null };

/**
 * The sources of each market in order of trust: Pinnacle, the market average, Bet365. Columns are matched by full name
 * because prefixes are ambiguous: `BFDH` is Betfred home, `BFD` is Betfair draw, and `HC` are corners.
 */
const oddsSources: readonly (readonly OddsSource[])[] = [
  [
    source('one_x_two', pinnacle, bookmaker('PS', 'PSC')),
    source('one_x_two', average, averages),
    source('one_x_two', average, olderAverages),
    source('one_x_two', bet365, bookmaker('B365', 'B365C')),
  ],
  [
    source('totals', pinnacle, bookmaker('P', 'PC'), 2.5),
    source('totals', average, averages, 2.5),
    source('totals', average, olderAverages, 2.5),
    source('totals', bet365, bookmaker('B365', 'B365C'), 2.5),
  ],
  [
    source('handicap', pinnacle, bookmaker('P', 'PC'), marketLine),
    source('handicap', average, averages, marketLine),
    source('handicap', average, olderAverages, { opening: 'BbAHh', closing: null }),
    source('handicap', bet365, bookmaker('B365', 'B365C'), marketLine),
    source('handicap', bet365, bookmaker('B365', null), { opening: 'B365AH', closing: null }),
  ],
];
