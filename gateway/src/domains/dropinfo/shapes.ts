import { reader, readerWith, shown } from '../../kit/compile-shape.ts';
import { comingFirst, type ListOrder } from '../../kit/connection.ts';
import { badUserInput } from '../../kit/errors.ts';
import { checkSearch, hasText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { memoizeLast } from '../../kit/memoize.ts';
import * as s from '../../kit/shape.ts';
import type { Lang } from '../../rest/session.ts';
import type { DropinfoFilterInput, DropinfoOrder, DropinfoOrderField } from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';

const oddsSide = s.shape({
  label: s.text,
  openingOdds: s.from('from', s.number),
  openingLine: s.from('from_p', s.orNull(s.number)),
  odds: s.from('to', s.number),
  line: s.from('to_p', s.orNull(s.number)),
});
type OddsSideWire = s.WireOf<typeof oddsSide>;

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

/** A page of steps, oldest first, by ascending id. */
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

/** A league filter; `restriction` is for admins only. */
export const dropinfoFilter = s.shape('DropinfoFilter', {
  id: s.globalId('DropinfoFilter'),
  filterId: s.from('id', s.integer),
  name: s.hidden(s.text),
  namePl: s.hidden(s.orNull(s.text)),
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

/** The reply that an upstream may send after a filter was saved. */
export const oneFilter = s.shape({ filter: dropinfoFilter });

/** The reply that an upstream may send after a move. */
export const filterList = s.shape({ filters: s.list(dropinfoFilter) });

const marketOf = reader(market);

const roundDrop = (drop: number): number => Math.round(drop * 10_000) / 10_000;

/** The sides of a market: in totals either may have dropped, or both, so the side with the drop of the dropinfo decides. */
export const sidesOf = ({ over, under, drop }: Pick<DropinfoWire, 'over' | 'under' | 'drop'>) => {
  const distance = ({ from, to }: OddsSideWire) => Math.abs(roundDrop((from - to) / from) - roundDrop(drop));
  return under && distance(under) < distance(over)
    ? { dropped: under, opposite: over }
    : { dropped: over, opposite: under ?? null };
};

// Both sides of a row are read in succession.
const lastSides = memoizeLast(sidesOf);

export const toDropinfo = readerWith(dropinfo, {
  dropped: shown(oddsSide, (wire: DropinfoWire) => lastSides(wire).dropped),
  opposite: shown(oddsSide, (wire: DropinfoWire) => lastSides(wire).opposite),
  dropinfoId: ({ id }) => id,
  link: ({ match_id, league }) => toLink(match_id, league?.id),
});
export type DropinfoModel = ReturnType<typeof toDropinfo>;
export type DropinfoLeagueModel = NonNullable<DropinfoModel['league']>;

export const toDropinfoHistory = reader(dropinfoHistory);

const translated = (name: string | null | undefined): string | null => name?.trim() || null;

interface FilterReader {
  readonly lang: Lang;
  readonly isAdmin: boolean;
}

/**
 * `name` is translated when the wire has a translation; `namePl` is the name that was saved. `isAdmin` says that the
 * caller is surely an admin.
 */
export const toDropinfoFilter = readerWith(dropinfoFilter, {
  name: ({ name, name_pl, name_en }, { lang }: FilterReader) =>
    translated(lang === 'en' ? name_en : name_pl) ?? name,
  namePl: ({ name }) => name,
  nameEn: ({ name_en }) => translated(name_en),
  isForAdmin: (_wire, { isAdmin }: FilterReader) => isAdmin,
});
export type DropinfoFilterModel = ReturnType<typeof toDropinfoFilter>;

/** For a caller whom the upstream has accepted as an admin. */
export const toAdminFilter = (wire: DropinfoFilterWire, { lang }: { readonly lang: Lang }) =>
  toDropinfoFilter(wire, { lang, isAdmin: true });

/** The number of values of `Market`. */
const maxMarkets = 4;

interface FilterContext {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The caller's favourite leagues, by the upstream's ids. */
  readonly favouriteLeagues: ReadonlySet<number>;
}

/** @throws GraphQLError BAD_USER_INPUT when the search or the list of markets is too long */
export function checkFilter({ search, markets }: DropinfoFilterInput): void {
  checkSearch(search);
  if ((markets?.length ?? 0) > maxMarkets) throw badUserInput(`markets takes at most ${maxMarkets}.`);
}

/** Whether a dropinfo matches a filter, without its league filter. */
export function isWanted(row: DropinfoWire, filter: DropinfoFilterInput, context: FilterContext): boolean {
  const { minDrop, maxMinutesToKickOff, search, markets, minOdds, maxOdds, favouriteLeagues, when } = filter;
  const odds = minOdds == null && maxOdds == null ? 0 : sidesOf(row).dropped.to;
  return (
    (minDrop == null || roundDrop(row.drop) >= minDrop) &&
    (maxMinutesToKickOff == null || row.timebetween <= maxMinutesToKickOff) &&
    (minOdds == null || odds >= minOdds) &&
    (maxOdds == null || odds <= maxOdds) &&
    (!markets?.length || (row.market != null && markets.includes(marketOf(row.market)))) &&
    (!favouriteLeagues || (row.league != null && context.favouriteLeagues.has(row.league.id))) &&
    (when == null || when === (Date.parse(row.date) > context.now ? 'COMING' : 'PAST')) &&
    (!search || hasText([row.title, row.league?.name, row.league?.country], search))
  );
}

const sortValue: Record<DropinfoOrderField, (row: DropinfoWire) => number> = {
  CREATED_AT: (row) => Date.parse(row.created_at),
  MINUTES_TO_KICK_OFF: (row) => row.timebetween,
  KICK_OFF: (row) => Date.parse(row.date),
  DROP: (row) => row.drop,
};

/** Default: the upstream's order of these rows. Ties are broken by id. */
export function dropinfoOrder(
  rows: readonly DropinfoWire[],
  orderBy?: DropinfoOrder | null,
): ListOrder<DropinfoWire> {
  if (!orderBy) {
    return comingFirst(
      'dropinfos',
      rows,
      ({ id }) => id,
      ({ date }) => date,
    );
  }
  const { field = 'KICK_OFF', direction = 'ASC' } = orderBy;
  const valueOfRow = sortValue[field];
  return {
    name: `dropinfos ${field} ${direction}`,
    descending: direction === 'DESC',
    keyOf: (row) => [valueOfRow(row), row.id],
  };
}

/**
 * The upstream's id of the league filter; null for none.
 * @throws GraphQLError BAD_USER_INPUT for an id of another type
 */
export const leagueFilterOf = ({ leagueFilterId }: DropinfoFilterInput): number | null =>
  leagueFilterId == null ? null : idOf('DropinfoFilter', leagueFilterId, 'filter.leagueFilterId');
