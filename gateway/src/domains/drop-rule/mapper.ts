import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { FieldNames } from '../../kit/errors.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import type { ModelOf } from '../../kit/shape.ts';
import type { DropRuleInput, UserError } from '../__generated__/schema.ts';
import type { DropRuleWire } from './endpoints.ts';
import { backtestReply, dropRule } from './shapes.ts';

/** A rule of the wire as the graph shows it. */
export const toDropRule = reader(dropRule);

/** What `BacktestResult` is made from. */
export type BacktestResultModel = ModelOf<typeof backtestReply>['result'];

/** What `DropinfoBacktest` is made from; without a result where the person has something to fix. */
export type DropinfoBacktestModel = Omit<ModelOf<typeof backtestReply>, 'result'> & {
  readonly result: BacktestResultModel | null;
  readonly errors: UserError[];
};

/** What a rule brought; nothing of it is to be fixed. */
export const toBacktest = readerWith(backtestReply, { errors: (): UserError[] => [] });

/** From fewer signals nothing follows. */
export const minSignals = 100;

/** Input fields by the names that a rule has on the wire. */
export const ruleNames: FieldNames = { max_minutes: 'maxMinutesToKickOff' };

const noLeagues: UserError = {
  field: ['leagueIds'],
  code: 'INVALID',
  message: 'These are not ids of leagues.',
};

/** What is wrong with a rule that the upstream could not be told. */
export const ruleErrors = ({ leagueIds }: DropRuleInput): UserError[] =>
  leagueIds?.some((id) => fromGlobalId(id)?.type !== 'League') ? [noLeagues] : [];

/** A rule in the upstream's words; an id that is no league's is left out. */
export const toRuleWire = (rule: DropRuleInput): DropRuleWire => ({
  min_drop: rule.minDrop,
  market: rule.market.toLowerCase(),
  bookmaker: rule.bookmaker ?? null,
  league_ids: (rule.leagueIds ?? []).flatMap((id) => fromGlobalId(id)?.id ?? []),
  max_minutes: rule.maxMinutesToKickOff ?? null,
  min_odds: rule.minOdds ?? null,
  max_odds: rule.maxOdds ?? null,
});
