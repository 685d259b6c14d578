import type { GraphQLResolveInfo } from 'graphql';
import { checkPageSize, sortedBy } from '../../kit/connection.ts';
import { toGlobalId } from '../../kit/global-id.ts';
import { selectsOnly } from '../../kit/walk-selection.ts';
import type { Loaders } from '../loaders.ts';
import type { MatchModel } from './shapes.ts';

/** A reference to a match; null when its number or its league's is unknown. */
export const toLink = (
  matchId: number | null | undefined,
  leagueId: number | null | undefined,
): MatchRef | null => (matchId == null || leagueId == null ? null : new MatchRef(matchId, leagueId));

/** Resolves a match reference; reads the match only when the selection needs more than its ids. */
export function linkedMatch(
  link: MatchRef | null,
  { match }: Loaders,
  info: GraphQLResolveInfo,
): MatchModel | null | Promise<MatchModel | null> {
  if (link === null) return null;
  return selectsOnly(info, matchLinkFields) ? (link as MatchModel) : match.byId(link.matchId);
}

const maxLinked = 50;

/**
 * The newest rows of a list that are linked to a match.
 * @throws GraphQLError BAD_USER_INPUT when `first` is out of range
 */
export async function newestLinked<Row extends { readonly created_at: string; readonly id: number }>(
  read: () => Promise<readonly Row[]>,
  isLinked: (row: Row) => boolean,
  first: number,
): Promise<Row[]> {
  checkPageSize({ first, max: maxLinked });
  const rows = (await read()).filter(isLinked);
  return sortedBy(rows, ({ created_at, id }) => [Date.parse(created_at), id], true).slice(0, first);
}

/** Fields of a match that need only its number. */
export const matchIdFields: ReadonlySet<string> = new Set(['__typename', 'id', 'matchId']);

/** Fields of a match that need only its number and its league's. */
export const matchLinkFields: ReadonlySet<string> = new Set([...matchIdFields, 'leagueId']);

export const matchLinks = ['Dropinfo.match', 'Tip.match', 'TipMatch.match'] as const;

/** A match of which only the number and perhaps the league's are known. */
export class MatchRef {
  readonly __typename = 'Match';

  readonly matchId: number;
  readonly leagueId: number | null;

  constructor(matchId: number, leagueId: number | null = null) {
    this.matchId = matchId;
    this.leagueId = leagueId;
  }

  get id() {
    return toGlobalId('Match', this.matchId);
  }
}

/** Splits a title such as `Odra – Granit` into its teams; both null when it does not name two. */
export function teamNamesOf(title: string): { homeTeam: string | null; awayTeam: string | null } {
  const [homeTeam, awayTeam, ...more] = title.split(/\s[–—-]\s/);
  if (!homeTeam || !awayTeam || more.length > 0) return { homeTeam: null, awayTeam: null };
  return { homeTeam, awayTeam };
}

interface Titled {
  readonly title: string;
}

export const teamNameFields = {
  homeTeam: ({ title }: Titled) => teamNamesOf(title).homeTeam,
  awayTeam: ({ title }: Titled) => teamNamesOf(title).awayTeam,
};
