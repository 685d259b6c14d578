import { dropOf } from '../dropinfo/drop.ts';
import { type DropRule, fitsMoment, minutesBefore } from './drop-rule.ts';
import type { MarketPrices } from './settled-prices.ts';

/** The places of prices for which a rule held, in the order of kick-offs, and the odds when it first did. */
export interface Signals {
  readonly prices: MarketPrices;
  readonly places: Int32Array;
  readonly odds: Float64Array;
  /** How many more may have been some: their moments are not known. */
  readonly untimed: number;
}

/**
 * Finds the prices for which a rule held, in the seasons of leagues that are asked for. The price at the signal is the
 * first one at which the whole rule holds. Where only the opening and the closing price are known, it is the one at
 * which the drop is reached, or the closing one where that is higher; a rule with a time before kick-off cannot tell then.
 */
export function findSignals(rule: DropRule, prices: MarketPrices, isAsked: readonly boolean[]): Signals {
  const { leagueSeasons, bookmakers, drops, steps } = prices;
  const anyTime = { ...rule, maxMinutesToKickOff: null };
  const places = new Int32Array(drops.length);
  const odds = new Float64Array(drops.length);
  let count = 0;
  let untimed = 0;
  for (let place = 0; place < drops.length; place += 1) {
    const isTimed = steps[place] != null;
    if (!isTimed && (drops[place] ?? 0) < rule.minDrop) continue;
    if (!isAsked[leagueSeasons[place] ?? 0]) continue;
    if (rule.bookmaker !== null && rule.bookmaker !== bookmakers[place]) continue;
    const found = isTimed ? firstFitting(rule, prices, place) : crossing(anyTime, prices, place);
    if (found === null) continue;
    if (!isTimed && rule.maxMinutesToKickOff !== null) {
      untimed += 1;
      continue;
    }
    places[count] = place;
    odds[count] = found;
    count += 1;
  }
  return { prices, places: places.subarray(0, count), odds: odds.subarray(0, count), untimed };
}

/** The odds at which a price that is known at its ends alone has fallen far enough; null where they do not fit. */
function crossing(rule: DropRule, { openings, closings, drops }: MarketPrices, place: number): number | null {
  const odds = Math.max((openings[place] ?? 0) * (1 - rule.minDrop), closings[place] ?? 0);
  return fitsMoment(rule, { drop: drops[place] ?? 0, odds, minutesToKickOff: null }) ? odds : null;
}

/** The odds of the first step that fits; null where none does. */
function firstFitting(
  rule: DropRule,
  { openings, dates, steps }: MarketPrices,
  place: number,
): number | null {
  const first = steps[place]?.find(({ at, odds }) =>
    fitsMoment(rule, {
      drop: dropOf(openings[place] ?? 0, odds),
      odds,
      minutesToKickOff: minutesBefore(dates[place] ?? 0, at),
    }),
  );
  return first?.odds ?? null;
}
