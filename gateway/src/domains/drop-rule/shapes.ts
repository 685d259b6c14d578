import * as s from '../../kit/shape.ts';
import { market } from '../dropinfo/shapes.ts';

const estimate = s.shape({
  value: s.number,
  low: s.nullable(s.number),
  high: s.nullable(s.number),
});

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
export const backtestResult = s.shape({
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
  leagues: s.list(s.shape({ leagueId: s.integer, sample: s.part(sample) })),
});

export const dropRule = s.shape('DropRule', {
  id: s.globalId('DropRule'),
  minDrop: s.number,
  market,
  bookmaker: s.orNull(s.text),
  leagueIds: s.orElse(s.list(s.integer), []),
  maxMinutesToKickOff: s.from('max_minutes', s.orNull(s.integer)),
  minOdds: s.orNull(s.number),
  maxOdds: s.orNull(s.number),
});
