import { reader, readerWith, shown } from '../../kit/compile-shape.ts';
import { asListed, type ListOrder } from '../../kit/connection.ts';
import { badUserInput } from '../../kit/errors.ts';
import { checkSearch, hasText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { memoizeLast } from '../../kit/memoize.ts';
import * as s from '../../kit/shape.ts';
import type { Lang } from '../../rest/session.ts';
import type {
  DropinfoFilterInput,
  DropinfoOrder,
  DropinfoOrderField,
  Market,
} from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';

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

const marketOf = reader(market);

/** The market of a dropinfo; null where the upstream does not say it. */
export const toMarket = (wire: Pick<DropinfoWire, 'market'>): Market | null =>
  wire.market == null ? null : marketOf(wire.market);

const dropOf = ({ from, to }: OddsSideWire): number => (from - to) / from;

/** The sides of a market: in totals either may have dropped, so the larger drop decides. */
export const sidesOf = ({ over, under }: Pick<DropinfoWire, 'over' | 'under'>) =>
  under && dropOf(under) > dropOf(over)
    ? { dropped: under, opposite: over }
    : { dropped: over, opposite: under ?? null };

/** Both sides are shown one after the other. */
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

const englishName = ({ name_en }: DropinfoFilterWire): string | null => name_en?.trim() || null;

/** In which language a filter is named, and whether the caller is known to be an admin. */
interface Reader {
  readonly lang: Lang;
  readonly isAdmin: boolean;
}

/** A league filter of the wire as the graph shows it, named in a language where there is a translation. */
export const toDropinfoFilter = readerWith(dropinfoFilter, {
  name: (wire, { lang }: Reader) => (lang === 'en' ? englishName(wire) : null) ?? wire.name,
  nameEn: englishName,
  isForAdmin: (_wire, { isAdmin }: Reader) => isAdmin,
});
export type DropinfoFilterModel = ReturnType<typeof toDropinfoFilter>;

/** The same for a caller who the upstream has found to be an admin. */
export const toAdminsFilter = (wire: DropinfoFilterWire, { lang }: { readonly lang: Lang }) =>
  toDropinfoFilter(wire, { lang, isAdmin: true });

/** As many as there are. */
const maxMarkets = 4;

interface Judged {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The caller's favourite leagues, by the upstream's ids. */
  readonly favouriteLeagues: ReadonlySet<number>;
}

/** Throws BAD_USER_INPUT for a filter that is larger than one may be. */
export function checkFilter({ search, markets }: DropinfoFilterInput): void {
  checkSearch(search);
  if ((markets?.length ?? 0) > maxMarkets) throw badUserInput(`markets takes at most ${maxMarkets}.`);
}

function isIn(row: DropinfoWire, markets: readonly Market[]): boolean {
  if (markets.length === 0) return true;
  const market = toMarket(row);
  return market !== null && markets.includes(market);
}

/** Whether a filter wants a dropinfo; its league filter is not looked at. */
export function isWanted(row: DropinfoWire, filter: DropinfoFilterInput, judged: Judged): boolean {
  const { minDrop, maxMinutesToKickOff, search, markets, minOdds, maxOdds, favouriteLeagues, when } = filter;
  const odds = minOdds == null && maxOdds == null ? 0 : sidesOf(row).dropped.to;
  return (
    (minDrop == null || row.drop >= minDrop) &&
    (maxMinutesToKickOff == null || row.timebetween <= maxMinutesToKickOff) &&
    (minOdds == null || odds >= minOdds) &&
    (maxOdds == null || odds <= maxOdds) &&
    isIn(row, markets ?? []) &&
    (!favouriteLeagues || (row.league != null && judged.favouriteLeagues.has(row.league.id))) &&
    (when == null || when === (Date.parse(row.date) > judged.now ? 'COMING' : 'PAST')) &&
    (!search || hasText([row.title, row.league?.name, row.league?.country], search))
  );
}

const sortValue: Record<DropinfoOrderField, (row: DropinfoWire) => number> = {
  CREATED_AT: (row) => Date.parse(row.created_at),
  MINUTES_TO_KICK_OFF: (row) => row.timebetween,
  KICK_OFF: (row) => Date.parse(row.date),
  DROP: (row) => row.drop,
};

const upstreamOrder = asListed('dropinfos', ({ id }: DropinfoWire) => id);

/** The order of a list of dropinfos; the upstream's own when none is given. Ties are broken by id. */
export function dropinfoOrder(orderBy?: DropinfoOrder | null): ListOrder<DropinfoWire> {
  if (!orderBy) return upstreamOrder;
  const { field = 'KICK_OFF', direction = 'ASC' } = orderBy;
  const valueOfRow = sortValue[field];
  return {
    name: `dropinfos ${field} ${direction}`,
    descending: direction === 'DESC',
    keyOf: (row) => [valueOfRow(row), row.id],
  };
}

/**
 * The upstream's id of a league filter; null when none is wanted.
 * @throws GraphQLError BAD_USER_INPUT for what is not the global id of a DropinfoFilter
 */
export const leagueFilterOf = ({ leagueFilterId }: DropinfoFilterInput): number | null =>
  leagueFilterId == null ? null : idOf('DropinfoFilter', leagueFilterId, 'filter.leagueFilterId');
