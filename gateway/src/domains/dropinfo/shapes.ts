import * as s from '../../kit/shape.ts';

const side = s.shape({
  label: s.text,
  from: s.number,
  fromP: s.orNull(s.number),
  to: s.number,
  toP: s.orNull(s.number),
});
export type SideWire = s.WireOf<typeof side>;

export const market = s.wordOf(['one_x_two', 'totals', 'handicap'], 'UNKNOWN');

const result = s.wordOf(['won', 'half_won', 'void', 'half_lost', 'lost'], 'UNKNOWN');

export const dropinfo = s.shape('Dropinfo', {
  id: s.globalId('Dropinfo'),
  uid: s.text,
  title: s.text,
  tip: s.text,
  date: s.dateTime,
  createdAt: s.dateTime,
  timebetween: s.integer,
  drop: s.number,
  over: side,
  under: s.orNull(side),
  market: s.orNull(market),
  matchId: s.hidden(s.orNull(s.integer)),
  league: s.orNull(s.shape({ leagueId: s.from('id', s.integer), name: s.text, country: s.text })),
  outcome: s.orNull(s.shape({ homeGoals: s.integer, awayGoals: s.integer, result })),
});
export type DropinfoWire = s.WireOf<typeof dropinfo>;

/** A league filter; what stands below `nameEn` is for admins alone. */
export const dropinfoFilter = s.shape('AdminDropinfoFilter', {
  id: s.globalId('AdminDropinfoFilter'),
  filterId: s.from('id', s.integer),
  name: s.text,
  nameEn: s.hidden(s.orNull(s.text)),
  sportIds: s.orNull(s.list(s.integer)),
  leagueIds: s.orNull(s.list(s.integer)),
  version: s.orNull(s.integer),
});
export type DropinfoFilterWire = s.WireOf<typeof dropinfoFilter>;

/** What an upstream may tell after a move. */
export const movedFilters = s.shape({ filters: s.list(dropinfoFilter) });
