import type { DropRuleInput } from '../../../../__generated__/backtestScreenQuery.graphql.ts';
import { addressOf, choiceField, valueField } from '../../../../shared/ui/address-fields.ts';
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

/** As many leagues as one may choose. */
export const MAX_LEAGUES = 200;
const LONGEST_NAME = 60;
const LONGEST_SEASON = 20;
const LEAST_ODDS = 1.01;
const MOST_ODDS = 1000;
const FIGURE = /^\d{1,4}(\.\d{1,2})?$/;

function figureIn(value: string, min: number, max: number): number | null {
  if (!FIGURE.test(value)) return null;
  const figure = Number(value);
  return figure >= min && figure <= max ? figure : null;
}

const figureField = <T extends number | null>(name: string, first: T, min: number, max: number) =>
  valueField<number | T>(name, first, (text) => figureIn(text, min, max));

const nameField = (name: string, longest: number) =>
  valueField<string | null>(name, null, (text) => (text.length > longest ? null : text || null));

const address = addressOf<BacktestRule>({
  drop: figureField('drop', 10, 1, 90),
  market: choiceField('market', marketOptions, 'one_x_two'),
  bookmaker: nameField('bookmaker', LONGEST_NAME),
  leagues: {
    read: (params) => params.getAll('league').slice(0, MAX_LEAGUES),
    write: (leagues, params) => {
      for (const league of leagues) params.append('league', league);
    },
  },
  under: choiceField<number, null>('under', underOptions, null),
  oddsFrom: figureField('from', null, LEAST_ODDS, MOST_ODDS),
  oddsTo: figureField('to', null, LEAST_ODDS, MOST_ODDS),
  season: nameField('season', LONGEST_SEASON),
});

/** Reads a rule from an address's search parameters; whatever cannot be run counts as not given. */
export function readBacktestRule(params: URLSearchParams): BacktestRule {
  const rule = address.read(params);
  return oddsError(rule) === null ? rule : { ...rule, oddsTo: null };
}

/** The search parameters of an address with this rule. */
export const writeBacktestRule = address.write;

/** What is tested where the address does not say it. */
export const defaultRule = address.read(new URLSearchParams());

/** What can be wrong with the bounds of the odds. */
export type OddsError = 'oddsOutOfRange' | 'oddsReversed';

/** What is wrong with a rule's bounds of the odds; null for nothing. */
export function oddsError({ oddsFrom, oddsTo }: BacktestRule): OddsError | null {
  const isOut = (odds: number | null) => odds !== null && (odds < LEAST_ODDS || odds > MOST_ODDS);
  if (isOut(oddsFrom) || isOut(oddsTo)) return 'oddsOutOfRange';
  return oddsFrom !== null && oddsTo !== null && oddsFrom > oddsTo ? 'oddsReversed' : null;
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
