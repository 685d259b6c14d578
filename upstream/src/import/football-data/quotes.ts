import { isPrice, type MovedPrice, oppositeLine } from '../../dropinfo/drop.ts';
import type { Quote } from '../season-content.ts';
import type { Header } from './header.ts';
import { type OddsSource, oddsSources, type PriceColumns } from './odds-sources.ts';

/** All that a row says of prices. */
export interface Quotes {
  quotes: Quote[];
  /** Whose prices were taken back, with `#N/A` in a cell. */
  withdrawn: Pick<Quote, 'market' | 'bookmaker'>[];
  /** Markets in which the average could not be used, for it stands above the highest price. */
  averageAboveHighest: MovedPrice['market'][];
  /** Whether a cell of a price holds something that is no number. */
  hasUnreadablePrice: boolean;
}

/** Reads the cell of a column; null for a column that the file lacks. */
export type CellReader = (column: string) => string | null;

/** Reads a number as mirrors write them, `20451.0` among them; null for anything else. */
export function readNumber(text: string | null): number | null {
  return text !== null && /^[+-]?\d+(\.\d*)?$|^[+-]?\.\d+$/.test(text) ? Number(text) : null;
}

interface ReadPrice {
  selection: MovedPrice['selection'];
  opening: number | null;
  closing: number | null;
}

/** The sources of each market of which a file has any column, so that rows need not look for the others. */
export function sourcesOf(header: Header): OddsSource[][] {
  const has = (column: string | null) => column !== null && header.indexOf(column) !== undefined;
  return Object.values(oddsSources).map((sources) =>
    sources.filter(({ line, prices }) => {
      const hasLine = line === null || 'fixed' in line || has(line.opening) || has(line.closing);
      return hasLine && prices.some(({ opening, closing }) => has(opening) || has(closing));
    }),
  );
}

/** Chooses, market by market, the first bookmaker with a whole pair of prices, else the first with any. */
export function readQuotes(sources: readonly (readonly OddsSource[])[], cell: CellReader): Quotes {
  const result: Quotes = {
    quotes: [],
    withdrawn: [],
    averageAboveHighest: [],
    hasUnreadablePrice: sources.flat().some((source) => isUnreadable(source, cell)),
  };
  for (const ofMarket of sources) {
    let best: Quote | null = null;
    let bestWorth = 0;
    for (const source of ofMarket) {
      if (isWithdrawn(source, cell)) result.withdrawn.push(source);
      if (bestWorth === wholePair) continue;
      if (isAverageWrong(source, cell)) {
        result.averageAboveHighest.push(source.market);
        continue;
      }
      const { quote, worth } = readSource(source, cell);
      if (worth > bestWorth) {
        best = quote;
        bestWorth = worth;
      }
    }
    if (best) result.quotes.push(best);
  }
  return result;
}

const wholePair = 3;

function readSource(source: OddsSource, cell: CellReader): { quote: Quote; worth: number } {
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
    worth: closed ? wholePair : opened ? 2 : closes ? 1 : 0,
  };
}

/** The home team's line; undefined where the row does not tell it, null in a market without lines. */
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

/** The prices of a selection; when its line moved, the two stand for different things and are not compared. */
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
