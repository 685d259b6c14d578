import { minute, type Random, second } from '../clock.ts';
import { dropOf, type MovedPrice } from '../dropinfo/drop.ts';
import { pickOne, rounded } from './chance.ts';

/** A price of the demo's bookmaker. */
export interface MarketPrice extends MovedPrice {
  id: number;
}

/** The prices of one market of one match at one line: they move together. */
export interface MarketGroup {
  matchId: number;
  kickOff: Date;
  prices: MarketPrice[];
}

/** A price that changed. */
export interface Move {
  group: MarketGroup;
  price: MarketPrice;
  current: number;
}

/** What a step of the market is made of. */
export interface StepInput {
  groups: readonly MarketGroup[];
  now: Date;
  /** When the next dropinfo is due, in milliseconds since 1970. */
  nextDropAt: number;
  /** Fraction from which an odds drop makes a dropinfo. */
  minDrop: number;
}

/** Prices of so many markets drift in a step. */
const driftingGroups = 6;
const maxPrice = 51;
/** No price falls below this one, and none that is nearly there is chosen to fall. */
const minPrice = 1.12;
/** How much larger than the minimum an odds drop is, so that rounding a price cannot undo it. */
const safety = 0.01;
const maxDrop = 0.35;
/** How long before kick-off the last odds drop may come. */
const minBeforeKickOff = 3 * minute;

/** When the next dropinfo is due: 10 to 28 seconds on, so that with the pace of the steps it is 10 to 30. */
export function nextDropAfter(now: Date, random: Random): number {
  return now.getTime() + Math.round((10 + random() * 18) * second);
}

/**
 * One step of the market, without side effects: some prices drift, and when it is time one of them falls so far
 * that it makes a dropinfo. Prices that have fallen stay where they are, save that now and then one falls further.
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
  for (let times = 0; times < driftingGroups && calm.length > 0; times += 1) {
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

/** Moves one price by at most two percent, unless some price would come near a dropinfo or far from its opening. */
function drift(group: MarketGroup, minDrop: number, random: Random): Move[] {
  const price = pickOne(group.prices, random);
  const moves = reprice(group, price, price.current * (0.98 + random() * 0.04));
  const isQuiet = moves.every(({ price: { opening }, current }) => {
    const drop = dropOf(opening, current);
    return drop < minDrop - safety / 2 && drop > -0.15;
  });
  return isQuiet ? moves : [];
}

/** Lets one price fall: half the time one of a match that kicks off within six hours. */
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

/** Lets a price that has fallen fall a little further. */
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

/** The moves that bring one price to a value while the bookmaker's margin stays what it is. */
function reprice(group: MarketGroup, price: MarketPrice, value: number): Move[] {
  const target = withinLimits(value);
  const sum = group.prices.reduce((total, { current }) => total + 1 / current, 0);
  const others = (sum - 1 / target) / (sum - 1 / price.current);
  return group.prices
    .map((one) => {
      const current = one === price ? target : withinLimits(one.current / Math.max(others, 0.02));
      return { group, price: one, current };
    })
    .filter(({ price: { current: before }, current }) => current !== before);
}

function withinLimits(price: number): number {
  return Math.min(maxPrice, Math.max(1.03, rounded(price, 2)));
}
