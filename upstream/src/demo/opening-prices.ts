import { day, minute } from '../clock.ts';
import type { MovedPrice, OddsDrop } from '../dropinfo/drop.ts';
import type { PriceStep } from '../dropinfo/price-steps.ts';
import { type MarketGroup, marketPrice } from './market-step.ts';
import { chanceThat, type ExpectedGoals } from './match-model.ts';
import { randomInt, roundTo, seededRandom } from './random.ts';

/** Longest time from the first to the last step of a seeded odds drop. */
const maxDropMs = 45 * minute;

interface DropTimes {
  /** When the drop first reached `minDrop`. */
  noticedAt: Date;
  now: Date;
  minDrop: number;
}

/**
 * Plausible steps from the opening to the current prices of a market: some small ones, one at `noticedAt` that reaches
 * `minDrop`, and the rest of the drop. They have random numbers of their own, so that the rest of the seed does not change.
 */
export function pastSteps(group: MarketGroup, oddsDrop: OddsDrop, times: DropTimes): PriceStep[] {
  const progress = progressOf(group, oddsDrop, times);
  return progress.flatMap(({ at, fraction }, index) =>
    group.prices.flatMap(({ id, opening, current }) => {
      const priceAt = (part: number) => roundTo(opening + (current - opening) * part, 2);
      const price = priceAt(fraction);
      return price === priceAt(progress[index - 1]?.fraction ?? 0)
        ? []
        : [{ oddsId: id, at: new Date(at), price }];
    }),
  );
}

/** Times with the fraction of the change from opening to current prices. */
function progressOf(
  { matchId, kickOff, prices }: MarketGroup,
  { drop }: OddsDrop,
  { noticedAt, now, minDrop }: DropTimes,
) {
  const random = seededRandom(prices[0]?.id ?? matchId);
  const openedAt = openedAtOf(kickOff, now).getTime();
  const noticed = noticedAt.getTime();
  const calm = Array.from({ length: randomInt(3, 7, random) }, () => ({
    at: Math.round(openedAt + (noticed - openedAt) * Math.sqrt(random())),
    fraction: ((random() - 0.4) * minDrop) / drop,
  })).sort((one, other) => one.at - other.at);
  const parts = randomInt(1, 4, random);
  const first = Math.max(1 / parts, Math.min(1, (minDrop + 0.005) / drop));
  const duration = Math.min(now.getTime() - noticed, maxDropMs) * random();
  const falling = Array.from({ length: parts }, (_, part) => ({
    at: Math.round(noticed + (duration * part) / parts),
    fraction: first + ((1 - first) * part) / Math.max(1, parts - 1),
  }));
  return [...calm, ...falling];
}

export const demoBookmaker = 'Demo';

const margin = 1.05;
const totalLines = [1.5, 2.5, 3.5];
const handicapLines = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];

/** Time from the opening of a market to kick-off. */
const opensBefore = 7 * day;

export const openedAtOf = (kickOff: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), kickOff.getTime() - opensBefore));

/** Opening prices of home, draw, away, three totals and two handicaps. */
export function openingPrices(expected: ExpectedGoals): MovedPrice[] {
  const open = (
    market: MovedPrice['market'],
    selection: MovedPrice['selection'],
    line: number | null,
    holds: (home: number, away: number) => boolean,
  ): MovedPrice => {
    const opening = marketPrice(1 / (chanceThat(expected, holds) * margin));
    return { market, selection, line, bookmaker: demoBookmaker, opening, current: opening };
  };
  const covers = (line: number) => (home: number, away: number) => home + line > away;
  const balanced = handicapLines.toSorted((one, other) => imbalance(one) - imbalance(other)).slice(0, 2);
  function imbalance(line: number): number {
    return Math.abs(chanceThat(expected, covers(line)) - 0.5);
  }
  return [
    open('one_x_two', 'home', null, (home, away) => home > away),
    open('one_x_two', 'draw', null, (home, away) => home === away),
    open('one_x_two', 'away', null, (home, away) => home < away),
    ...totalLines.flatMap((line) => [
      open('totals', 'over', line, (home, away) => home + away > line),
      open('totals', 'under', line, (home, away) => home + away < line),
    ]),
    ...balanced.flatMap((line) => [
      open('handicap', 'home', line, covers(line)),
      open('handicap', 'away', -line, (home, away) => home + line < away),
    ]),
  ];
}
