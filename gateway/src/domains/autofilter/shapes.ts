import * as s from '../../kit/shape.ts';
import { match } from '../match/shapes.ts';

/** The counts in a window, by match. */
const marks = s.orNull(s.list(s.pair(s.integer, s.nullable(s.integer))));

/** How well a match fits an autofilter; a side that is not looked at is absent. */
export const hit = s.shape({
  autofilterId: s.orNull(s.integer),
  homeHits: s.orNull(s.integer),
  homeSample: s.orNull(s.integer),
  awayHits: s.orNull(s.integer),
  awaySample: s.orNull(s.integer),
  percent: s.from('rate', s.number),
  homeMarks: marks,
  awayMarks: marks,
});

/** A coming match that autofilters pick. */
export const autofilterMatch = s.shape({ ...match.fields, hits: s.list(hit) });
export type AutofilterMatchWire = s.WireOf<typeof autofilterMatch>;

const stat = s.wordOf(['goal', 'btts', 'shots', 'shots_on_goal', 'yellow', 'red', 'corners', 'fouls'], null);
const comparison = s.wordOf(['over', 'under', 'yes', 'no'], null);
const side = s.wordOf(['home', 'away', 'both', 'sum'], null);

export const autofilter = s.shape('Autofilter', {
  id: s.globalId('Autofilter'),
  name: s.text,
  stat,
  comparison,
  line: s.orNull(s.number),
  side,
  window: s.integer,
  leastHitRate: s.number,
  leagueIds: s.orElse(s.list(s.integer), []),
  hitCount: s.orNull(s.integer),
});
export type AutofilterWire = s.WireOf<typeof autofilter>;

/** What an autofilter would have picked in a past season. */
export const rehearsal = s.shape({ season: s.text, matches: s.integer, hits: s.integer, right: s.integer });
export type RehearsalWire = s.WireOf<typeof rehearsal>;
