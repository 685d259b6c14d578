import type { Random } from '../clock.ts';
import type { MovedPrice } from '../dropinfo/drop.ts';
import { dropOf } from '../dropinfo/drop.ts';
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
  nextFallAt: number;
  /** Fraction from which a fall makes a dropinfo. */
  leastDrop: number;
}

const second = 1_000;
const minute = 60 * second;
/** Prices of so many markets drift in a step. */
const driftingGroups = 6;
const longestPrice = 51;
/** No price falls below this one, and none that is nearly there is chosen to fall. */
const shortestPrice = 1.12;
/** How much more than the least drop a fall is at least, so that rounding a price cannot undo it. */
const safety = 0.01;
const largestFall = 0.35;
/** A fall comes at least so long before kick-off. */
const lastMoment = 3 * minute;

/** When the next dropinfo is due: 10 to 28 seconds on, so that with the pace of the steps it is 10 to 30. */
export function nextFallAfter(now: Date, random: Random): number {
  return now.getTime() + Math.round((10 + random() * 18) * second);
}

/**
 * One step of the market, without side effects: some prices drift, and when it is time one of them falls so far
 * that it makes a dropinfo. Prices that have fallen stay where they are, save that now and then one falls further.
 */
export function marketStep(
  { groups, now, nextFallAt, leastDrop }: StepInput,
  random: Random,
): { moves: Move[]; nextFallAt: number } {
  const open = groups.filter(({ kickOff }) => kickOff.getTime() - now.getTime() >= lastMoment);
  const calm = open.filter(({ prices }) => prices.every((price) => !hasFallen(price, leastDrop)));
  const moves = new Map<number, Move>();
  const move = (some: readonly Move[]) => {
    for (const one of some) moves.set(one.price.id, one);
  };
  for (let times = 0; times < driftingGroups && calm.length > 0; times += 1) {
    move(drift(pickOne(calm, random), leastDrop, random));
  }
  if (now.getTime() < nextFallAt) return { moves: [...moves.values()], nextFallAt };
  move(fall(calm, now, leastDrop, random));
  if (random() < 0.25) move(deepen(open, leastDrop, random));
  return { moves: [...moves.values()], nextFallAt: nextFallAfter(now, random) };
}

function hasFallen({ opening, current }: MarketPrice, leastDrop: number): boolean {
  return dropOf(opening, current) >= leastDrop;
}

/** Moves one price by at most two percent, unless some price would come near a dropinfo or far from its opening. */
function drift(group: MarketGroup, leastDrop: number, random: Random): Move[] {
  const price = pickOne(group.prices, random);
  const moves = reprice(group, price, price.current * (0.98 + random() * 0.04));
  const isQuiet = moves.every(({ price: { opening }, current }) => {
    const drop = dropOf(opening, current);
    return drop < leastDrop - safety / 2 && drop > -0.15;
  });
  return isQuiet ? moves : [];
}

/** Lets one price fall: half the time one of a match that kicks off within six hours. */
function fall(calm: readonly MarketGroup[], now: Date, leastDrop: number, random: Random): Move[] {
  const least = leastDrop + safety;
  const canFall = ({ opening }: MarketPrice) => opening * (1 - least) >= shortestPrice;
  const candidates = calm.filter(({ prices }) => prices.some(canFall));
  const soon = candidates.filter(({ kickOff }) => kickOff.getTime() - now.getTime() < 360 * minute);
  const isSoon = random() < 0.5;
  const chosenFrom = isSoon && soon.length > 0 ? soon : candidates;
  if (chosenFrom.length === 0) return [];
  const group = pickOne(chosenFrom, random);
  const price = pickOne(group.prices.filter(canFall), random);
  const size = Math.min(Math.max(largestFall, least), least + random() ** 2 * 0.25);
  return reprice(group, price, Math.max(shortestPrice, price.opening * (1 - size)));
}

/** Lets a price that has fallen fall a little further. */
function deepen(open: readonly MarketGroup[], leastDrop: number, random: Random): Move[] {
  const fallen = open.flatMap((group) =>
    group.prices
      .filter((price) => hasFallen(price, leastDrop))
      .filter(
        ({ opening, current }) => dropOf(opening, current) < largestFall && current * 0.97 >= shortestPrice,
      )
      .map((price) => ({ group, price })),
  );
  if (fallen.length === 0) return [];
  const { group, price } = pickOne(fallen, random);
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
  return Math.min(longestPrice, Math.max(1.03, rounded(price, 2)));
}
