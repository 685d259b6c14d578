import type { ListOrder } from '../../kit/connection.ts';
import { badUserInput } from '../../kit/errors.ts';
import { checkSearch, hasText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import type {
  DropinfoFilterInput,
  DropinfoOrder,
  DropinfoOrderField,
  Market,
} from '../__generated__/schema.ts';
import { sidesOf, toMarket } from './mapper.ts';
import type { DropinfoWire } from './shapes.ts';

/** As many as there are. */
const maxMarkets = 4;

/** What a filter is judged by next to the dropinfo. */
export interface Judged {
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

const asListed: ListOrder<DropinfoWire> = {
  name: 'dropinfos',
  descending: false,
  asListed: true,
  keyOf: (row, place) => [place, row.id],
};

/** The order of a list of dropinfos; the upstream's own when none is given. Ties are broken by id. */
export function dropinfoOrder(orderBy?: DropinfoOrder | null): ListOrder<DropinfoWire> {
  if (!orderBy) return asListed;
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
