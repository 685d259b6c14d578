import type { DropRuleInput } from '../../../../__generated__/backtestScreenQuery.graphql.ts';
import {
  type DropinfoMarket,
  graphMarkets,
  marketOptions,
  underOptions,
} from '../../lib/dropinfo-filters.ts';

/** What is tested; it lives in the address. */
export interface BacktestRule {
  /** The least drop, in percent. */
  readonly drop: number;
  readonly market: DropinfoMarket;
  /** A bookmaker's name; null for all. */
  readonly bookmaker: string | null;
  /** Global ids; none for all. */
  readonly leagues: readonly string[];
  /** The most minutes before kick-off; null for any time. */
  readonly under: number | null;
  /** Bounds of the odds at the signal; null for none. */
  readonly oddsFrom: number | null;
  readonly oddsTo: number | null;
  /** Name of the only season that counts; null for all. */
  readonly season: string | null;
}

/** Choices of the least drop, in percent. */
export const dropOptions = [2, 3, 5, 7, 10, 15, 20, 25, 30] as const;

/** What is tested where the address does not say it. */
export const defaultRule: BacktestRule = {
  drop: 10,
  market: 'one_x_two',
  bookmaker: null,
  leagues: [],
  under: null,
  oddsFrom: null,
  oddsTo: null,
  season: null,
};

/** As many leagues as one may choose. */
export const MAX_LEAGUES = 200;
const LONGEST_NAME = 60;
const LONGEST_SEASON = 20;
const LEAST_ODDS = 1.01;
const MOST_ODDS = 1000;
const FIGURE = /^\d{1,4}(\.\d{1,2})?$/;

function figureIn(value: string | null, min: number, max: number): number | null {
  if (value === null || !FIGURE.test(value)) return null;
  const figure = Number(value);
  return figure >= min && figure <= max ? figure : null;
}

function nameIn(value: string | null, longest: number): string | null {
  return value === null || value === '' || value.length > longest ? null : value;
}

/** Reads a rule from an address's search parameters; whatever cannot be run counts as not given. */
export function readBacktestRule(params: URLSearchParams): BacktestRule {
  const oddsFrom = figureIn(params.get('from'), LEAST_ODDS, MOST_ODDS);
  const oddsTo = figureIn(params.get('to'), oddsFrom ?? LEAST_ODDS, MOST_ODDS);
  return {
    drop: figureIn(params.get('drop'), 1, 90) ?? defaultRule.drop,
    market: marketOptions.find((option) => option === params.get('market')) ?? defaultRule.market,
    bookmaker: nameIn(params.get('bookmaker'), LONGEST_NAME),
    leagues: params.getAll('league').slice(0, MAX_LEAGUES),
    under: underOptions.find((option) => String(option) === params.get('under')) ?? null,
    oddsFrom,
    oddsTo,
    season: nameIn(params.get('season'), LONGEST_SEASON),
  };
}

/** What can be wrong with the bounds of the odds. */
export type OddsError = 'oddsOutOfRange' | 'oddsReversed';

/** What is wrong with a rule's bounds of the odds; null for nothing. */
export function oddsError({ oddsFrom, oddsTo }: BacktestRule): OddsError | null {
  const isOut = (odds: number | null) => odds !== null && (odds < LEAST_ODDS || odds > MOST_ODDS);
  if (isOut(oddsFrom) || isOut(oddsTo)) return 'oddsOutOfRange';
  return oddsFrom !== null && oddsTo !== null && oddsFrom > oddsTo ? 'oddsReversed' : null;
}

/** The search parameters of an address with this rule; defaults are left out. */
export function writeBacktestRule(rule: BacktestRule): URLSearchParams {
  const params = new URLSearchParams();
  if (rule.drop !== defaultRule.drop) params.set('drop', String(rule.drop));
  if (rule.market !== defaultRule.market) params.set('market', rule.market);
  if (rule.bookmaker !== null) params.set('bookmaker', rule.bookmaker);
  for (const league of rule.leagues) params.append('league', league);
  if (rule.under !== null) params.set('under', String(rule.under));
  if (rule.oddsFrom !== null) params.set('from', String(rule.oddsFrom));
  if (rule.oddsTo !== null) params.set('to', String(rule.oddsTo));
  if (rule.season !== null) params.set('season', rule.season);
  return params;
}

/** A rule as the graph takes it. */
export const ruleInput = (rule: BacktestRule): DropRuleInput => ({
  minDrop: Math.round(rule.drop * 100) / 10_000,
  market: graphMarkets[rule.market],
  ...(rule.bookmaker !== null && { bookmaker: rule.bookmaker }),
  ...(rule.leagues.length > 0 && { leagueIds: rule.leagues }),
  ...(rule.under !== null && { maxMinutesToKickOff: rule.under }),
  ...(rule.oddsFrom !== null && { minOdds: rule.oddsFrom }),
  ...(rule.oddsTo !== null && { maxOdds: rule.oddsTo }),
});

/** Variables of the screen's query. */
export const backtestVariables = (rule: BacktestRule) => ({ rule: ruleInput(rule), season: rule.season });
