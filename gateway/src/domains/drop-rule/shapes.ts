import * as s from '../../kit/shape.ts';
import { market } from '../dropinfo/shapes.ts';

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

/** How a rule did; all its signals together stand among its own fields. */
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
