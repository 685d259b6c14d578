import * as s from '../../kit/shape.ts';

export const oddsSide = s.shape({
  label: s.text,
  openingOdds: s.from('from', s.number),
  openingLine: s.from('from_p', s.orNull(s.number)),
  odds: s.from('to', s.number),
  line: s.from('to_p', s.orNull(s.number)),
});
export type OddsSideWire = s.WireOf<typeof oddsSide>;

export const market = s.wordOf(['one_x_two', 'totals', 'handicap'], 'UNKNOWN');

const result = s.wordOf(['won', 'half_won', 'void', 'half_lost', 'lost'], 'UNKNOWN');

export const dropinfo = s.shape('Dropinfo', {
  id: s.globalId('Dropinfo'),
  uid: s.text,
  title: s.text,
  tip: s.text,
  kickOff: s.from('date', s.dateTime),
  createdAt: s.dateTime,
  minutesToKickOff: s.from('timebetween', s.integer),
  drop: s.number,
  over: s.hidden(oddsSide),
  under: s.hidden(s.orNull(oddsSide)),
  market: s.orNull(market),
  matchId: s.hidden(s.orNull(s.integer)),
  league: s.orNull(s.shape({ leagueId: s.from('id', s.integer), name: s.text, country: s.text })),
  outcome: s.orNull(s.shape({ homeGoals: s.integer, awayGoals: s.integer, result })),
  movedAt: s.orNull(s.dateTime),
  hasHistory: s.orElse(s.boolean, false),
});
export type DropinfoWire = s.WireOf<typeof dropinfo>;

/** A part of the steps of a dropinfo, oldest first; their ids grow. */
export const dropinfoHistory = s.shape({
  openedAt: s.orNull(s.dateTime),
  minDrop: s.orNull(s.number),
  steps: s.list(
    s.shape({
      stepId: s.from('id', s.integer),
      side: s.wordOf(['dropped', 'opposite'], 'UNKNOWN'),
      at: s.dateTime,
      odds: s.number,
    }),
  ),
  hasMore: s.boolean,
});

/** A league filter; what it is restricted to is for admins alone. */
export const dropinfoFilter = s.shape('DropinfoFilter', {
  id: s.globalId('DropinfoFilter'),
  filterId: s.from('id', s.integer),
  namePl: s.from('name', s.text),
  nameEn: s.hidden(s.orNull(s.text)),
  restriction: s.part(
    s.shape({
      sportIds: s.orNull(s.list(s.integer)),
      leagueIds: s.orNull(s.list(s.globalId('League'))),
      version: s.orNull(s.integer),
    }),
  ),
});
export type DropinfoFilterWire = s.WireOf<typeof dropinfoFilter>;

/** What an upstream may tell after a move. */
export const movedFilters = s.shape({ filters: s.list(dropinfoFilter) });
