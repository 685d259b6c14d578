import type { DropRule } from './drop-rule.ts';
import type { LeagueSeason, SettledPrices } from './settled-prices.ts';
import { findSignals, SignalGroup, SignalGroups, type Signals } from './signals.ts';

/** `season` is null for all seasons. */
export interface BacktestQuery {
  rule: DropRule;
  season: string | null;
}

const maxPoints = 200;
const maxLeagues = 100;

/** Tests a rule on all finished matches; the result as the API sends it. */
export function backtest(settled: SettledPrices, query: BacktestQuery) {
  const { rule } = query;
  const prices = settled.markets[rule.market];
  const isSelected = settled.leagueSeasons.map((one) => matchesQuery(one, query));
  const signals = findSignals(rule, prices, isSelected);
  const selections = new SignalGroups<string>();
  const leagueSeasons = new SignalGroups<number>();
  const curve = curveOf(signals);
  for (let nth = 0; nth < signals.indexes.length; nth += 1) {
    const index = signals.indexes[nth] ?? 0;
    selections.of(prices.selections[index] ?? '').add(signals, nth);
    leagueSeasons.of(prices.leagueSeasons[index] ?? 0).add(signals, nth);
  }
  const total = new SignalGroup();
  const seasons = new SignalGroups<string>();
  const leagues = new SignalGroups<number>();
  for (const [index, group] of leagueSeasons) {
    const { season = '', leagueId = 0 } = settled.leagueSeasons[index] ?? {};
    for (const sum of [total, seasons.of(season), leagues.of(leagueId)]) sum.merge(group);
  }
  return {
    matches: countMatches(settled, query),
    untimed: signals.untimed,
    ...total.json(),
    longest_losing_run: curve.longestLosingRun,
    curve: curve.points,
    selections: selections.json('selection'),
    seasons: inOrder(seasons.json('season'), settled.seasons),
    leagues: leagues
      .json('league_id')
      .toSorted((one, other) => other.signals - one.signals || one.league_id - other.league_id)
      .slice(0, maxLeagues),
  };
}

/** Cumulative profits at up to `maxPoints` signals. */
function curveOf({ prices, indexes, odds }: Signals) {
  const { openings, closings, won, lost, dates } = prices;
  const step = Math.ceil(indexes.length / maxPoints);
  const points = [];
  // A void bet neither ends nor extends a run.
  let longestLosingRun = 0;
  let run = 0;
  let [atOpening, atSignal, atClosing] = [0, 0, 0];
  for (let nth = 0; nth < indexes.length; nth += 1) {
    const index = indexes[nth] ?? 0;
    const [gain, loss] = [won[index] ?? 0, lost[index] ?? 0];
    if (loss > 0) run += 1;
    else if (gain > 0) run = 0;
    longestLosingRun = Math.max(longestLosingRun, run);
    atOpening += gain * ((openings[index] ?? 0) - 1) - loss;
    atSignal += gain * ((odds[nth] ?? 0) - 1) - loss;
    atClosing += gain * ((closings[index] ?? 0) - 1) - loss;
    // Evenly spaced, the last one included.
    if ((indexes.length - 1 - nth) % step !== 0) continue;
    points.push({
      signals: nth + 1,
      date: new Date(dates[index] ?? 0),
      at_opening: roundProfit(atOpening),
      at_signal: roundProfit(atSignal),
      at_closing: roundProfit(atClosing),
    });
  }
  return { points, longestLosingRun };
}

const roundProfit = (profit: number): number => Math.round(profit * 1_000) / 1_000;

const inOrder = <Row extends { season: string }>(rows: readonly Row[], order: readonly string[]): Row[] =>
  rows.toSorted((one, other) => order.indexOf(one.season) - order.indexOf(other.season));

/** The number of matches with prices of the rule's market and bookmaker. */
function countMatches({ priced }: SettledPrices, query: BacktestQuery): number {
  const { market, bookmaker } = query.rule;
  return priced
    .filter(
      (one) =>
        one.market === market &&
        (bookmaker === null || one.bookmaker === bookmaker) &&
        matchesQuery(one, query),
    )
    .reduce((sum, { matches }) => sum + matches, 0);
}

const matchesQuery = ({ leagueId, season }: LeagueSeason, { rule, ...query }: BacktestQuery): boolean =>
  (query.season === null || query.season === season) &&
  (rule.leagueIds.length === 0 || rule.leagueIds.includes(leagueId));
