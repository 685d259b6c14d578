import * as s from '../../kit/shape.ts';
import { match } from '../match/shapes.ts';

/** The counts in a window, by match. */
const counts = s.orNull(s.list(s.pair(s.integer, s.nullable(s.integer))));

/** How well a match fits an autofilter; a side that is not looked at is absent. */
export const hit = s.shape({
  autofilterId: s.orNull(s.integer),
  homeHits: s.orNull(s.integer),
  homeSample: s.orNull(s.integer),
  awayHits: s.orNull(s.integer),
  awaySample: s.orNull(s.integer),
  percent: s.from('rate', s.number),
  homeCounts: s.from('home_marks', counts),
  awayCounts: s.from('away_marks', counts),
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
  minHitRate: s.from('least_hit_rate', s.number),
  leagueIds: s.orElse(s.list(s.integer), []),
  hitCount: s.orNull(s.integer),
});
export type AutofilterWire = s.WireOf<typeof autofilter>;

/** What an autofilter would have picked in a past season. */
export const backtestedSeason = s.shape({
  season: s.text,
  matches: s.integer,
  hits: s.integer,
  correct: s.from('right', s.integer),
});
export type BacktestedSeasonWire = s.WireOf<typeof backtestedSeason>;
