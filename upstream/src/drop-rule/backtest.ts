import type { DropRule } from './drop-rule.ts';
import type { LeagueSeason, SettledPrices } from './settled-prices.ts';
import { findSignals, SignalGroup, SignalGroups, type Signals } from './signals.ts';

/** What is tested: a rule, in one season or in all. */
export interface BacktestQuery {
  rule: DropRule;
  season: string | null;
}

const maxPoints = 200;
const maxLeagues = 100;

/** Runs a rule over all finished matches, as the API sends it. */
export function backtest(settled: SettledPrices, query: BacktestQuery) {
  const { rule } = query;
  const prices = settled.markets[rule.market];
  const isAsked = settled.leagueSeasons.map((one) => isOf(one, query));
  const signals = findSignals(rule, prices, isAsked);
  const selections = new SignalGroups<string>();
  const leagueSeasons = new SignalGroups<number>();
  const course = courseOf(signals);
  for (let nth = 0; nth < signals.places.length; nth += 1) {
    const place = signals.places[nth] ?? 0;
    selections.of(prices.selections[place] ?? '').add(signals, nth);
    leagueSeasons.of(prices.leagueSeasons[place] ?? 0).add(signals, nth);
  }
  const total = new SignalGroup();
  const seasons = new SignalGroups<string>();
  const leagues = new SignalGroups<number>();
  for (const [place, group] of leagueSeasons) {
    const { season = '', leagueId = 0 } = settled.leagueSeasons[place] ?? {};
    for (const sum of [total, seasons.of(season), leagues.of(leagueId)]) sum.join(group);
  }
  return {
    matches: countMatches(settled, query),
    untimed: signals.untimed,
    ...total.json(),
    longest_losing_run: course.longestLosingRun,
    curve: course.points,
    selections: selections.json('selection'),
    seasons: inOrder(seasons.json('season'), settled.seasons),
    leagues: leagues
      .json('league_id')
      .toSorted((one, other) => other.signals - one.signals || one.league_id - other.league_id)
      .slice(0, maxLeagues),
  };
}

/** How it went from signal to signal. */
function courseOf({ prices, places, odds }: Signals) {
  const { openings, closings, won, lost, dates } = prices;
  const step = Math.ceil(places.length / maxPoints);
  // The last point always, and of the others as many as are drawn, evenly.
  const points = [];
  // Bets that were lost one after the other; one whose stake came back neither ends nor lengthens a run.
  let longestLosingRun = 0;
  let run = 0;
  let [atOpening, atSignal, atClosing] = [0, 0, 0];
  for (let nth = 0; nth < places.length; nth += 1) {
    const place = places[nth] ?? 0;
    const [gain, loss] = [won[place] ?? 0, lost[place] ?? 0];
    if (loss > 0) run += 1;
    else if (gain > 0) run = 0;
    longestLosingRun = Math.max(longestLosingRun, run);
    atOpening += gain * ((openings[place] ?? 0) - 1) - loss;
    atSignal += gain * ((odds[nth] ?? 0) - 1) - loss;
    atClosing += gain * ((closings[place] ?? 0) - 1) - loss;
    if ((places.length - 1 - nth) % step !== 0) continue;
    points.push({
      signals: nth + 1,
      date: new Date(dates[place] ?? 0),
      at_opening: drawn(atOpening),
      at_signal: drawn(atSignal),
      at_closing: drawn(atClosing),
    });
  }
  return { points, longestLosingRun };
}

/** As exactly as a picture needs it. */
const drawn = (profit: number): number => Math.round(profit * 1_000) / 1_000;

const inOrder = <Row extends { season: string }>(rows: readonly Row[], order: readonly string[]): Row[] =>
  rows.toSorted((one, other) => order.indexOf(one.season) - order.indexOf(other.season));

/** How many matches have prices that the rule looks at. */
function countMatches({ priced }: SettledPrices, query: BacktestQuery): number {
  const { market, bookmaker } = query.rule;
  return priced
    .filter(
      (one) =>
        one.market === market && (bookmaker === null || one.bookmaker === bookmaker) && isOf(one, query),
    )
    .reduce((sum, { matches }) => sum + matches, 0);
}

/** Whether a season of a league is asked for. */
const isOf = ({ leagueId, season }: LeagueSeason, { rule, season: asked }: BacktestQuery): boolean =>
  (asked === null || asked === season) && (rule.leagueIds.length === 0 || rule.leagueIds.includes(leagueId));
