import type { DropRuleInput } from '../../../../__generated__/backtestScreenQuery.graphql.ts';
import {
  type AddressField,
  addressOf,
  choiceField,
  valueField,
} from '../../../../shared/ui/address-fields.ts';
import {
  type DropinfoMarket,
  graphMarkets,
  marketOptions,
  underOptions,
} from '../../lib/dropinfo-filters.ts';

/** Options of the minimum drop, in percent. */
export const dropOptions = [2, 3, 5, 7, 10, 15, 20, 25, 30] as const;

export const MAX_LEAGUES = 200;
const MAX_NAME_LENGTH = 60;
const MAX_SEASON_LENGTH = 20;
const MIN_ODDS = 1.01;
const MAX_ODDS = 1000;
const DECIMAL = /^\d{1,4}(\.\d{1,2})?$/;

function parseDecimal(value: string, min: number, max: number): number | null {
  if (!DECIMAL.test(value)) return null;
  const number = Number(value);
  return number >= min && number <= max ? number : null;
}

const decimalField = <T extends number | null>(name: string, first: T, min: number, max: number) =>
  valueField<number | T>(name, first, (text) => parseDecimal(text, min, max));

const nameField = (name: string, maxLength: number) =>
  valueField<string | null>(name, null, (text) => (text.length > maxLength ? null : text || null));

const leaguesField: AddressField<readonly string[]> = {
  read: (params) => params.getAll('league').slice(0, MAX_LEAGUES),
  write: (leagues, params) => {
    for (const league of leagues) params.append('league', league);
  },
};

const address = addressOf({
  /** Minimum drop, in percent. */
  drop: decimalField('drop', 10, 1, 90),
  market: choiceField<DropinfoMarket>('market', marketOptions, 'one_x_two'),
  /** Name; null for all. */
  bookmaker: nameField('bookmaker', MAX_NAME_LENGTH),
  /** Global ids; empty for all. */
  leagues: leaguesField,
  /** Maximum minutes before kick-off; null for any time. */
  under: choiceField<number, null>('under', underOptions, null),
  /** Bounds of the odds at the signal; null for none. */
  oddsFrom: decimalField('from', null, MIN_ODDS, MAX_ODDS),
  oddsTo: decimalField('to', null, MIN_ODDS, MAX_ODDS),
  /** Name; null for all. */
  season: nameField('season', MAX_SEASON_LENGTH),
});

/** The rule under test, held in the URL. */
export type BacktestRule = Readonly<ReturnType<typeof address.read>>;

/** Reads a rule from the URL; invalid parameters are ignored. */
export function readBacktestRule(params: URLSearchParams): BacktestRule {
  const rule = address.read(params);
  return oddsError(rule) === null ? rule : { ...rule, oddsTo: null };
}

export const writeBacktestRule = address.write;

export const defaultRule = address.read(new URLSearchParams());

export type OddsError = 'oddsOutOfRange' | 'oddsReversed';

/** Validates the odds bounds; null when they are valid. */
export function oddsError({ oddsFrom, oddsTo }: BacktestRule): OddsError | null {
  const isOutOfRange = (odds: number | null) => odds !== null && (odds < MIN_ODDS || odds > MAX_ODDS);
  if (isOutOfRange(oddsFrom) || isOutOfRange(oddsTo)) return 'oddsOutOfRange';
  return oddsFrom !== null && oddsTo !== null && oddsFrom > oddsTo ? 'oddsReversed' : null;
}

export const ruleInput = (rule: BacktestRule): DropRuleInput => ({
  minDrop: Math.round(rule.drop * 100) / 10_000,
  market: graphMarkets[rule.market],
  ...(rule.bookmaker !== null && { bookmaker: rule.bookmaker }),
  ...(rule.leagues.length > 0 && { leagueIds: rule.leagues }),
  ...(rule.under !== null && { maxMinutesToKickOff: rule.under }),
  ...(rule.oddsFrom !== null && { minOdds: rule.oddsFrom }),
  ...(rule.oddsTo !== null && { maxOdds: rule.oddsTo }),
});

export const backtestVariables = (rule: BacktestRule) => ({ rule: ruleInput(rule), season: rule.season });
