import { minute } from '../clock.ts';
import type { odds } from '../db/tables.ts';
import type { OddsDrop } from '../dropinfo/drop.ts';
import type { PriceStep } from '../dropinfo/price-steps.ts';
import { rounded, seededRandom, wholeBetween } from './chance.ts';
import type { MarketGroup } from './market-step.ts';
import { chanceThat, type ExpectedGoals } from './match-model.ts';

/** Within this time of being noticed an odds drop of the seed comes to its end. */
const maxDropMs = 45 * minute;

/** When an odds drop was noticed, and what counts as one. */
interface DropTimes {
  noticedAt: Date;
  now: Date;
  minDrop: number;
}

/** A moment, and how much of the way from opening to now all prices of the group had gone by then. */
interface Progress {
  at: number;
  way: number;
}

/**
 * The steps by which the prices of a market may have come from their opening to where the seed of the demo has put them: some
 * small ones, one that is large enough to be noticed just then, and the rest of the drop. They follow from the last price
 * alone and leave the seed's random numbers as they are.
 */
export function pastSteps(group: MarketGroup, oddsDrop: OddsDrop, times: DropTimes): PriceStep[] {
  const progress = progressOf(group, oddsDrop, times);
  return progress.flatMap(({ at, way }, place) =>
    group.prices.flatMap(({ id, opening, current }) => {
      const priceAt = (part: number) => rounded(opening + (current - opening) * part, 2);
      const price = priceAt(way);
      return price === priceAt(progress[place - 1]?.way ?? 0)
        ? []
        : [{ oddsId: id, at: new Date(at), price }];
    }),
  );
}

function progressOf(
  { matchId, kickOff, prices }: MarketGroup,
  { drop }: OddsDrop,
  times: DropTimes,
): Progress[] {
  const { noticedAt, now, minDrop } = times;
  const random = seededRandom(prices[0]?.id ?? matchId);
  const openedAt = openedAtOf(kickOff, now).getTime();
  const noticed = noticedAt.getTime();
  const calm = Array.from({ length: wholeBetween(3, 7, random) }, () => ({
    at: Math.round(openedAt + (noticed - openedAt) * Math.sqrt(random())),
    way: ((random() - 0.4) * minDrop) / drop,
  })).sort((one, other) => one.at - other.at);
  const parts = wholeBetween(1, 4, random);
  const first = Math.max(1 / parts, Math.min(1, (minDrop + 0.005) / drop));
  const duration = Math.min(now.getTime() - noticed, maxDropMs) * random();
  const falling = Array.from({ length: parts }, (_, part) => ({
    at: Math.round(noticed + (duration * part) / parts),
    way: first + ((1 - first) * part) / Math.max(1, parts - 1),
  }));
  return [...calm, ...falling];
}

/** Whose prices the demo's are. */
export const demoBookmaker = 'Demo';

type OpeningPrice = Pick<typeof odds.$inferInsert, 'market' | 'selection' | 'line' | 'bookmaker'> & {
  opening: number;
  current: number;
};

const margin = 1.05;
const totalLines = [1.5, 2.5, 3.5];
const handicapLines = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];

/** How long before kick-off a market opens. */
const opensBefore = 7 * 24 * 3_600_000;

/** When the market of a match opened. */
export const openedAtOf = (kickOff: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), kickOff.getTime() - opensBefore));

/** The price of something that is this likely, at a bookmaker who keeps 5 %. */
function priceOf(chance: number): number {
  return Math.min(51, Math.max(1.03, rounded(1 / (chance * margin), 2)));
}

/** The prices of all three markets with which a fixture opens: home, draw, away; three totals; two handicaps. */
export function openingPrices(expected: ExpectedGoals): OpeningPrice[] {
  const open = (
    market: OpeningPrice['market'],
    selection: OpeningPrice['selection'],
    line: number | null,
    holds: (home: number, away: number) => boolean,
  ): OpeningPrice => {
    const opening = priceOf(chanceThat(expected, holds));
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
