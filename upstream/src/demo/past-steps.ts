import type { OddsDrop } from '../dropinfo/drop.ts';
import type { PriceStep } from '../dropinfo/price-steps.ts';
import { rounded, seededRandom, wholeBetween } from './chance.ts';
import type { MarketGroup } from './market-step.ts';
import { openedAtOf } from './opening-prices.ts';

const minute = 60_000;
/** Within this time of being noticed a fall of the seed comes to its end. */
const longestFall = 45 * minute;

/** When a fall was noticed, and what counts as one. */
interface Fall {
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
 * small ones, one that is large enough to be noticed just then, and the rest of the fall. They follow from the fallen price
 * alone and leave the seed's random numbers as they are.
 */
export function pastSteps(group: MarketGroup, oddsDrop: OddsDrop, fall: Fall): PriceStep[] {
  const progress = progressOf(group, oddsDrop, fall);
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

function progressOf({ matchId, kickOff, prices }: MarketGroup, { drop }: OddsDrop, fall: Fall): Progress[] {
  const { noticedAt, now, minDrop } = fall;
  const random = seededRandom(prices[0]?.id ?? matchId);
  const openedAt = openedAtOf(kickOff, now).getTime();
  const noticed = noticedAt.getTime();
  const calm = Array.from({ length: wholeBetween(3, 7, random) }, () => ({
    at: Math.round(openedAt + (noticed - openedAt) * Math.sqrt(random())),
    way: ((random() - 0.4) * minDrop) / drop,
  })).sort((one, other) => one.at - other.at);
  const parts = wholeBetween(1, 4, random);
  const first = Math.max(1 / parts, Math.min(1, (minDrop + 0.005) / drop));
  const duration = Math.min(now.getTime() - noticed, longestFall) * random();
  const falling = Array.from({ length: parts }, (_, part) => ({
    at: Math.round(noticed + (duration * part) / parts),
    way: first + ((1 - first) * part) / Math.max(1, parts - 1),
  }));
  return [...calm, ...falling];
}
