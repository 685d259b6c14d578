import { dropOf } from '../dropinfo/drop.ts';
import { type DropRule, fitsRule, minutesBefore } from './drop-rule.ts';
import type { SettledPrice, SettledPrices } from './settled-prices.ts';
import { SignalGroup, SignalGroups } from './signal-group.ts';

/** What is tested: a rule, in one season or in all. */
export interface BacktestQuery {
  rule: DropRule;
  season: string | null;
}

const maxPoints = 200;
const maxLeagues = 100;

/**
 * Runs a rule over all finished matches, as the API sends it. The price at the signal is the first one at which the whole
 * rule holds. Where only the opening and the closing price are known, it is the one at which the drop is reached, or the
 * closing one where that is higher; a rule with a time before kick-off then cannot tell, and leaves the signal out as
 * `untimed`.
 */
export function backtest(settled: SettledPrices, query: BacktestQuery) {
  const { signals, untimed } = signalsOf(settled, query);
  const total = new SignalGroup();
  const selections = new SignalGroups<SettledPrice['selection']>();
  const seasons = new SignalGroups<string>();
  const leagues = new SignalGroups<number>();
  const curve: CurvePoint[] = [];
  const step = Math.ceil(signals.length / maxPoints);
  for (const [place, { price, odds }] of signals.entries()) {
    const at = { opening: price.opening, signal: odds, closing: price.closing };
    total.add(price, at);
    selections.of(price.selection).add(price, at);
    seasons.of(price.season).add(price, at);
    leagues.of(price.leagueId).add(price, at);
    // The last point always, and of the others as many as are drawn, evenly.
    if ((signals.length - 1 - place) % step === 0) curve.push(pointOf(total, price));
  }
  return {
    matches: countMatches(settled, query),
    untimed,
    ...total.json(),
    longest_losing_run: longestLosingRun(signals),
    curve,
    selections: selections.json('selection'),
    seasons: inOrder(seasons.json('season'), settled.seasons),
    leagues: leagues
      .json('league_id')
      .toSorted((one, other) => other.signals - one.signals || one.league_id - other.league_id)
      .slice(0, maxLeagues),
  };
}

/** A price for which a rule held, and the odds when it first did. */
interface Signal {
  price: SettledPrice;
  odds: number;
}

function signalsOf({ prices }: SettledPrices, { rule, season }: BacktestQuery) {
  const anyTime = { ...rule, maxMinutesToKickOff: null };
  const signals: Signal[] = [];
  let untimed = 0;
  for (const price of prices) {
    if (season !== null && price.season !== season) continue;
    if (price.steps !== null) {
      const odds = firstFitting(rule, price, price.steps);
      if (odds !== null) signals.push({ price, odds });
      continue;
    }
    const odds = Math.max(price.opening * (1 - rule.minDrop), price.closing);
    if (!fitsRule(anyTime, price, { drop: price.drop, odds, minutesToKickOff: null })) continue;
    if (rule.maxMinutesToKickOff === null) signals.push({ price, odds });
    else untimed += 1;
  }
  return { signals, untimed };
}

function firstFitting(
  rule: DropRule,
  price: SettledPrice,
  steps: NonNullable<SettledPrice['steps']>,
): number | null {
  const first = steps.find(({ at, odds }) =>
    fitsRule(rule, price, {
      drop: dropOf(price.opening, odds),
      odds,
      minutesToKickOff: minutesBefore(price.date, at),
    }),
  );
  return first?.odds ?? null;
}

/** Bets that were lost one after the other; one whose stake came back neither ends nor lengthens a run. */
function longestLosingRun(signals: readonly Signal[]): number {
  let run = 0;
  let longest = 0;
  for (const {
    price: { won, lost },
  } of signals) {
    if (lost > 0) run += 1;
    else if (won > 0) run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

interface CurvePoint {
  signals: number;
  date: Date;
  at_opening: number;
  at_signal: number;
  at_closing: number;
}

const pointOf = ({ signals, profits }: SignalGroup, { date }: SettledPrice): CurvePoint => ({
  signals,
  date: new Date(date),
  at_opening: drawn(profits.opening.profit),
  at_signal: drawn(profits.signal.profit),
  at_closing: drawn(profits.closing.profit),
});

/** As exactly as a picture needs it. */
const drawn = (profit: number): number => Math.round(profit * 1_000) / 1_000;

const inOrder = <Row extends { season: string }>(rows: readonly Row[], order: readonly string[]): Row[] =>
  rows.toSorted((one, other) => order.indexOf(one.season) - order.indexOf(other.season));

/** How many matches have prices that the rule looks at. */
function countMatches({ priced }: SettledPrices, { rule, season }: BacktestQuery): number {
  return priced
    .filter(
      (one) =>
        (season === null || one.season === season) &&
        one.market === rule.market &&
        (rule.bookmaker === null || one.bookmaker === rule.bookmaker) &&
        (rule.leagueIds.length === 0 || rule.leagueIds.includes(one.leagueId)),
    )
    .reduce((sum, { matches }) => sum + matches, 0);
}
