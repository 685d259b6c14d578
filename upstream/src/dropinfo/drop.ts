import type { dropinfos, odds } from '../db/schema.ts';

/** Prices are compared as integer millionths, to avoid floating-point errors at the limit. */
const unit = 1_000_000;

/** Whether a number is a plausible decimal price. */
export function isPrice(value: number | null): value is number {
  return value !== null && value > 1 && value <= 100_000;
}

/**
 * The drop of a price as a fraction of the opening price, rounded half up to 4 places. Negative when the price rose.
 * @param from opening decimal odds, above 1
 * @param to current decimal odds, above 1
 */
export function dropOf(from: number, to: number): number {
  const opening = Math.round(from * unit);
  const difference = opening - Math.round(to * unit);
  const drop = Math.round((difference * 10_000) / opening) / 10_000;
  return drop === 0 ? 0 : drop;
}

/** The odds that reach a drop exactly. */
export const droppedOdds = (opening: number, drop: number): number =>
  Math.round(opening * (1 - drop) * unit) / unit;

/** Without a line in home, draw, away. */
export type MovedPrice = Pick<
  typeof odds.$inferSelect,
  'market' | 'selection' | 'line' | 'bookmaker' | 'opening' | 'current'
>;

export type OddsDrop = Omit<
  typeof dropinfos.$inferSelect,
  'id' | 'uid' | 'matchId' | 'createdAt' | 'movedAt' | 'timebetween'
>;

/** The other side of a selection; null for a draw, which has two. */
export const opposites = { home: 'away', away: 'home', over: 'under', under: 'over', draw: null } as const;

/**
 * The odds drops of one match that are at least `minDrop`, in order of the prices. Each has the opposite side of the same
 * bookmaker at the same line; a draw has none.
 * @param minDrop fraction, inclusive
 */
export function findOddsDrops(prices: readonly MovedPrice[], minDrop: number): OddsDrop[] {
  return prices.flatMap((price) => {
    const { market, selection, bookmaker, line, opening: from, current: to } = price;
    if (!isPrice(from) || !isPrice(to)) return [];
    const drop = dropOf(from, to);
    if (drop < minDrop) return [];
    const opposite = prices.find((other) => isOpposite(price, other));
    const ofOpposite = {
      oppositeFrom: opposite?.opening ?? null,
      oppositeTo: opposite?.current ?? null,
      oppositeLine: opposite?.line ?? null,
    };
    return [{ market, selection, bookmaker, line, from, to, drop, ...ofOpposite }];
  });
}

function isOpposite(price: MovedPrice, other: MovedPrice): boolean {
  return (
    other.market === price.market &&
    other.bookmaker === price.bookmaker &&
    other.selection === opposites[price.selection] &&
    other.line === oppositeLine(price)
  );
}

/** The line of the other side: negated for a handicap, the same for totals. */
export function oppositeLine({ market, line }: Pick<MovedPrice, 'market' | 'line'>): number | null {
  return market === 'handicap' && line !== null ? 0 - line : line;
}

type Bet = Pick<typeof dropinfos.$inferSelect, 'market' | 'selection' | 'line'>;

/** Half results occur at quarter lines. */
type BetResult = 'won' | 'half_won' | 'void' | 'half_lost' | 'lost';

/** By how much the bet beat the line; 1 or -1 without a line, null when the line is unknown. */
function margin({ market, selection, line }: Bet, home: number, away: number): number | null {
  if (market === 'one_x_two') {
    const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
    return selection === winner ? 1 : -1;
  }
  if (line === null) return null;
  if (market === 'totals') return selection === 'under' ? line - home - away : home + away - line;
  return selection === 'home' ? home - away + line : away - home + line;
}

/** The result of a bet by the goals in normal time; null when its line is unknown. */
export function resultOf(bet: Bet, home: number, away: number): BetResult | null {
  const by = margin(bet, home, away);
  if (by === null) return null;
  if (by === 0) return 'void';
  if (by > 0) return by < 0.5 ? 'half_won' : 'won';
  return by > -0.5 ? 'half_lost' : 'lost';
}
