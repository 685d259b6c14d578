import type { DropRule } from './drop-rule.ts';
import { fitsRule } from './drop-rule.ts';
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
 * Runs a rule over all finished matches, as the API sends it. Of a price its opening and its closing are known and no
 * moment between, so the price at the signal is the one at which the rule first holds, or the closing one where that is
 * higher; and a rule with a time before kick-off finds nothing: what it leaves out for that is counted as `untimed`.
 */
export function backtest(settled: SettledPrices, query: BacktestQuery) {
  const found = signalsOf(settled, query);
  const isTimed = query.rule.maxMinutesToKickOff !== null;
  const signals = isTimed ? [] : found;
  const total = new SignalGroup();
  const selections = new SignalGroups<SettledPrice['selection']>();
  const seasons = new SignalGroups<string>();
  const leagues = new SignalGroups<number>();
  const curve: CurvePoint[] = [];
  const step = Math.ceil(signals.length / maxPoints);
  for (const [place, price] of signals.entries()) {
    const odds = { opening: price.opening, signal: signalOdds(query.rule, price), closing: price.closing };
    total.add(price, odds);
    selections.of(price.selection).add(price, odds);
    seasons.of(price.season).add(price, odds);
    leagues.of(price.leagueId).add(price, odds);
    // The last point always, and of the others as many as are drawn, evenly.
    if ((signals.length - 1 - place) % step === 0) curve.push(pointOf(total, price));
  }
  return {
    matches: countMatches(settled, query),
    untimed: isTimed ? found.length : 0,
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

const signalOdds = ({ minDrop }: DropRule, { opening, closing }: SettledPrice): number =>
  Math.max(opening * (1 - minDrop), closing);

/** The prices for which a rule holds at some moment, whenever that was. */
function signalsOf({ prices }: SettledPrices, { rule, season }: BacktestQuery): SettledPrice[] {
  const atAnyTime = { ...rule, maxMinutesToKickOff: null };
  return prices.filter(
    (price) =>
      (season === null || price.season === season) &&
      fitsRule(atAnyTime, price, { odds: signalOdds(rule, price), minutesToKickOff: null }),
  );
}

/** Bets that were lost one after the other; one whose stake came back neither ends nor lengthens a run. */
function longestLosingRun(signals: readonly SettledPrice[]): number {
  let run = 0;
  let longest = 0;
  for (const { won, lost } of signals) {
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
