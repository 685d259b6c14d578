import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { ModelOf } from '../../kit/shape.ts';
import * as s from '../../kit/shape.ts';
import { toWire, wireName } from '../../kit/wire.ts';
import type { DropRuleInput, UserError } from '../__generated__/schema.ts';
import { market } from '../dropinfo/shapes.ts';
import { leagueNumber } from '../league/league-ids.ts';
import type { FieldNames } from '../mutation.ts';

const namedLeague = s.shape({ leagueId: s.from('id', s.globalId('League')), name: s.text, country: s.text });

const estimate = s.shape({ value: s.number, low: s.nullable(s.number), high: s.nullable(s.number) });

const profit = s.nullable(s.shape({ profit: s.number, yield: estimate }));

const sample = s.shape({
  signals: s.integer,
  hits: s.integer,
  voids: s.integer,
  hitRate: s.nullable(estimate),
  atOpening: profit,
  atSignal: profit,
  atClosing: profit,
});

const selection = s.wordOf(['home', 'draw', 'away', 'over', 'under'], 'UNKNOWN');

/** The wire has the fields of `total` on the same level. */
const backtestResult = s.shape({
  matches: s.integer,
  untimed: s.integer,
  total: s.part(sample),
  longestLosingRun: s.integer,
  curve: s.list(
    s.shape({
      signals: s.integer,
      date: s.dateTime,
      atOpening: s.number,
      atSignal: s.number,
      atClosing: s.number,
    }),
  ),
  selections: s.list(s.shape({ selection, sample: s.part(sample) })),
  seasons: s.list(s.shape({ season: s.text, sample: s.part(sample) })),
  leagues: s.list(s.shape({ league: namedLeague, sample: s.part(sample) })),
});

export const backtestReply = s.shape({
  result: s.from('backtest', backtestResult),
  bookmakers: s.list(s.text),
  seasons: s.list(s.text),
  leagues: s.list(namedLeague),
});

export const dropRule = s.shape('DropRule', {
  id: s.globalId('DropRule'),
  minDrop: s.number,
  market,
  bookmaker: s.orNull(s.text),
  leagues: s.orElse(s.list(namedLeague), []),
  maxMinutesToKickOff: s.from('max_minutes', s.orNull(s.integer)),
  minOdds: s.orNull(s.number),
  maxOdds: s.orNull(s.number),
});

export const toDropRule = reader(dropRule);

export type BacktestResultModel = ModelOf<typeof backtestReply>['result'];

export type DropinfoBacktestModel = Omit<ModelOf<typeof backtestReply>, 'result'> & {
  readonly result: BacktestResultModel | null;
  readonly errors: UserError[];
};

export const toBacktest = readerWith(backtestReply, { errors: (): UserError[] => [] });

/** Fewer signals are not a meaningful sample. */
export const minSignals = 100;

export const ruleNames: FieldNames = { max_minutes: 'maxMinutesToKickOff' };

const noBounds = { bookmaker: null, maxMinutesToKickOff: null, minOdds: null, maxOdds: null };

/** A rule with valid league ids on the wire. */
export const toRuleWire = (rule: DropRuleInput) =>
  toWire(
    {
      ...noBounds,
      ...rule,
      market: wireName(rule.market),
      leagueIds: (rule.leagueIds ?? []).map(leagueNumber),
    },
    { maxMinutesToKickOff: 'max_minutes' },
  );
export type DropRuleWire = ReturnType<typeof toRuleWire>;
