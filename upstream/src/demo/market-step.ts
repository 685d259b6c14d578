import { minute, type Random, second } from '../clock.ts';
import { dropOf, type MovedPrice } from '../dropinfo/drop.ts';
import { pickOne, roundTo } from './random.ts';

export interface MarketPrice extends MovedPrice {
  id: number;
}

/** The prices of one market of a match at one line, which move together. */
export interface MarketGroup {
  matchId: number;
  kickOff: Date;
  prices: MarketPrice[];
}

export interface Move {
  group: MarketGroup;
  price: MarketPrice;
  current: number;
}

interface StepInput {
  groups: readonly MarketGroup[];
  now: Date;
  /** Scheduled time of the next odds drop, in unix milliseconds. */
  nextDropAt: number;
  /** Smallest odds drop, as a fraction, that creates a dropinfo. */
  minDrop: number;
}

/** Number of markets that drift in a step. */
const driftingGroups = 6;
/** Prices do not drop below this. */
const minPrice = 1.12;
/** How much an odds drop exceeds the minimum, so that rounding a price cannot undo it. */
const safety = 0.01;
const maxDrop = 0.35;
/** Shortest time from an odds drop to kick-off. */
const minBeforeKickOff = 3 * minute;

/** In 10 to 28 seconds; with the interval of the steps, drops are 10 to 30 seconds apart. */
export function nextDropAfter(now: Date, random: Random): number {
  return now.getTime() + Math.round((10 + random() * 18) * second);
}

/**
 * One step of the market without side effects. Some prices drift. At `nextDropAt` one price drops by at least `minDrop`, and
 * sometimes a dropped price drops further.
 */
export function marketStep(
  { groups, now, nextDropAt, minDrop }: StepInput,
  random: Random,
): { moves: Move[]; nextDropAt: number } {
  const open = groups.filter(({ kickOff }) => kickOff.getTime() - now.getTime() >= minBeforeKickOff);
  const calm = open.filter(({ prices }) => prices.every((price) => !hasDropped(price, minDrop)));
  const moves = new Map<number, Move>();
  const move = (some: readonly Move[]) => {
    for (const one of some) moves.set(one.price.id, one);
  };
  for (let count = 0; count < driftingGroups && calm.length > 0; count += 1) {
    move(drift(pickOne(calm, random), minDrop, random));
  }
  if (now.getTime() < nextDropAt) return { moves: [...moves.values()], nextDropAt };
  move(dropPrice(calm, now, minDrop, random));
  if (random() < 0.25) move(deepen(open, minDrop, random));
  return { moves: [...moves.values()], nextDropAt: nextDropAfter(now, random) };
}

function hasDropped({ opening, current }: MarketPrice, minDrop: number): boolean {
  return dropOf(opening, current) >= minDrop;
}

/** Moves one price by at most two percent, unless a price would come near `minDrop` or rise far above its opening. */
function drift(group: MarketGroup, minDrop: number, random: Random): Move[] {
  const price = pickOne(group.prices, random);
  const moves = reprice(group, price, price.current * (0.98 + random() * 0.04));
  const isQuiet = moves.every(({ price: { opening }, current }) => {
    const drop = dropOf(opening, current);
    return drop < minDrop - safety / 2 && drop > -0.15;
  });
  return isQuiet ? moves : [];
}

/** Drops one price, half of the time of a match within six hours. */
function dropPrice(calm: readonly MarketGroup[], now: Date, minDrop: number, random: Random): Move[] {
  const minSize = minDrop + safety;
  const canFall = ({ opening }: MarketPrice) => opening * (1 - minSize) >= minPrice;
  const candidates = calm.filter(({ prices }) => prices.some(canFall));
  const soon = candidates.filter(({ kickOff }) => kickOff.getTime() - now.getTime() < 360 * minute);
  const isSoon = random() < 0.5;
  const chosenFrom = isSoon && soon.length > 0 ? soon : candidates;
  if (chosenFrom.length === 0) return [];
  const group = pickOne(chosenFrom, random);
  const price = pickOne(group.prices.filter(canFall), random);
  const size = Math.min(Math.max(maxDrop, minSize), minSize + random() ** 2 * 0.25);
  return reprice(group, price, Math.max(minPrice, price.opening * (1 - size)));
}

/** Drops a dropped price further. */
function deepen(open: readonly MarketGroup[], minDrop: number, random: Random): Move[] {
  const dropped = open.flatMap((group) =>
    group.prices
      .filter((price) => hasDropped(price, minDrop))
      .filter(({ opening, current }) => dropOf(opening, current) < maxDrop && current * 0.97 >= minPrice)
      .map((price) => ({ group, price })),
  );
  if (dropped.length === 0) return [];
  const { group, price } = pickOne(dropped, random);
  return reprice(group, price, price.current * 0.97);
}

/** Moves one price to a value and the others so that the bookmaker's margin stays the same. */
function reprice(group: MarketGroup, price: MarketPrice, value: number): Move[] {
  const target = marketPrice(value);
  const sum = group.prices.reduce((total, { current }) => total + 1 / current, 0);
  const others = (sum - 1 / target) / (sum - 1 / price.current);
  return group.prices
    .map((one) => {
      const current = one === price ? target : marketPrice(one.current / Math.max(others, 0.02));
      return { group, price: one, current };
    })
    .filter(({ price: { current: before }, current }) => current !== before);
}

/** Rounds a price and keeps it within the limits of the market. */
export const marketPrice = (price: number) => Math.min(51, Math.max(1.03, roundTo(price, 2)));
