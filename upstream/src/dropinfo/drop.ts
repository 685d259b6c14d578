import type { dropinfos } from '../db/dropinfo-tables.ts';

/** Prices are compared in millionths, so that binary fractions never decide whether a drop counts. */
const unit = 1_000_000;

/** Whether a number can be a decimal price: above 1 and not absurd. */
export function isPrice(value: number | null): value is number {
  return value !== null && value > 1 && value <= 100_000;
}

/**
 * How far a price has fallen, as a fraction of the price it fell from, rounded half up to 4 places before
 * anything compares it. Negative when the price rose.
 * @param from opening decimal odds, above 1
 * @param to decimal odds now, above 1
 */
export function dropOf(from: number, to: number): number {
  const opening = Math.round(from * unit);
  const difference = opening - Math.round(to * unit);
  const drop = Math.round((difference * 10_000) / opening) / 10_000;
  return drop === 0 ? 0 : drop;
}

/** A price that has moved: where it opened and where it is. */
export interface MovedPrice {
  market: 'one_x_two' | 'totals' | 'handicap';
  selection: 'home' | 'draw' | 'away' | 'over' | 'under';
  /** The line that both prices stand for; null in home, draw, away. */
  line: number | null;
  bookmaker: string;
  opening: number;
  current: number;
}

/** What a dropinfo says of the odds; the rest of it is its match and its time. */
export interface OddsDrop {
  market: MovedPrice['market'];
  selection: MovedPrice['selection'];
  bookmaker: string;
  line: number | null;
  from: number;
  to: number;
  drop: number;
  oppositeFrom: number | null;
  oppositeTo: number | null;
  oppositeLine: number | null;
}

/** The other side of a selection; null for a draw, which has two. */
export const oppositeOf = (selection: MovedPrice['selection']): MovedPrice['selection'] | null =>
  opposites[selection];

const opposites = { home: 'away', away: 'home', over: 'under', under: 'over', draw: null } as const;

/**
 * The odds drops among the prices of one match that are large enough for a dropinfo, in the order of the prices.
 * Each comes with the opposite side of the same bookmaker at the same line; a draw has none.
 * @param minDrop fraction from which a drop counts, itself included
 */
export function findOddsDrops(prices: readonly MovedPrice[], minDrop: number): OddsDrop[] {
  return prices.flatMap((price) => {
    if (!isPrice(price.opening) || !isPrice(price.current)) return [];
    const drop = dropOf(price.opening, price.current);
    if (drop < minDrop) return [];
    const opposite = prices.find((other) => isOpposite(price, other));
    return [
      {
        market: price.market,
        selection: price.selection,
        bookmaker: price.bookmaker,
        line: price.line,
        from: price.opening,
        to: price.current,
        drop,
        oppositeFrom: opposite?.opening ?? null,
        oppositeTo: opposite?.current ?? null,
        oppositeLine: opposite?.line ?? null,
      },
    ];
  });
}

function isOpposite(price: MovedPrice, other: MovedPrice): boolean {
  return (
    other.market === price.market &&
    other.bookmaker === price.bookmaker &&
    other.selection === oppositeOf(price.selection) &&
    other.line === oppositeLine(price)
  );
}

/** The other side of a handicap has the line turned round; both sides of totals share theirs. */
export function oppositeLine({ market, line }: Pick<MovedPrice, 'market' | 'line'>): number | null {
  return market === 'handicap' && line !== null ? 0 - line : line;
}

type Bet = Pick<typeof dropinfos.$inferSelect, 'market' | 'selection' | 'line'>;

/** How a bet ended; a half of it at a quarter line. */
type BetResult = 'won' | 'half_won' | 'void' | 'half_lost' | 'lost';

/** By how much the line was beaten; a bet without a line is beaten or missed by a whole. */
function margin({ market, selection, line }: Bet, home: number, away: number): number | null {
  if (market === 'one_x_two') {
    const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
    return selection === winner ? 1 : -1;
  }
  if (line === null) return null;
  if (market === 'totals') return selection === 'under' ? line - home - away : home + away - line;
  return selection === 'home' ? home - away + line : away - home + line;
}

/** How a bet ended by a match's goals in normal time; null where its line is not known. */
export function resultOf(bet: Bet, home: number, away: number): BetResult | null {
  const by = margin(bet, home, away);
  if (by === null) return null;
  if (by === 0) return 'void';
  if (by > 0) return by < 0.5 ? 'half_won' : 'won';
  return by > -0.5 ? 'half_lost' : 'lost';
}
