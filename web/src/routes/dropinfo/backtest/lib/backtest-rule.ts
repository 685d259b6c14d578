import type { DropRuleInput } from '../../../../__generated__/backtestScreenQuery.graphql.ts';
import {
  type AddressField,
  addressOf,
  choiceField,
  valueField,
} from '../../../../shared/ui/address-fields.ts';
import { type DropinfoMarket, graphMarkets, marketOptions, numberField } from '../../lib/dropinfo-filters.ts';

/** Options of the minimum drop, in percent. */
export const dropOptions = [2, 3, 5, 7, 10, 15, 20, 25, 30] as const;

export const maxLeagues = 200;
const maxNameLength = 60;
const maxSeasonLength = 20;

export const oddsBounds = { min: 1.01, max: 1000, decimals: 3 };

const nameField = (name: string, maxLength: number) =>
  valueField<string | null>(name, null, (text) => (text.length > maxLength ? null : text || null));

const leaguesField: AddressField<readonly string[]> = {
  read: (params) => params.getAll('league').slice(0, maxLeagues),
  write: (leagues, params) => {
    params.delete('league');
    for (const league of leagues) params.append('league', league);
  },
};

const address = addressOf({
  /** Minimum drop, in percent. */
  drop: numberField('drop', 10, { min: 1, max: 90, decimals: 2 }),
  market: choiceField<DropinfoMarket>('market', marketOptions, 'one_x_two'),
  /** Name; null for all. */
  bookmaker: nameField('bookmaker', maxNameLength),
  /** Global ids; empty for all. */
  leagues: leaguesField,
  /** Maximum minutes before kick-off; null for any time. */
  under: numberField('under', null, { min: 1, max: 20_160, decimals: 0 }),
  /** Bounds of the odds at the signal; null for none. */
  oddsFrom: numberField('from', null, oddsBounds),
  oddsTo: numberField('to', null, oddsBounds),
  /** Name; null for all. */
  season: nameField('season', maxSeasonLength),
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
  const { min, max } = oddsBounds;
  const isOutOfRange = (odds: number | null) => odds !== null && (odds < min || odds > max);
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
