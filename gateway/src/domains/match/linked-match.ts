import type { GraphQLResolveInfo } from 'graphql';
import { badUserInput } from '../../kit/errors.ts';
import { toGlobalId } from '../../kit/global-id.ts';
import { selectsOnly } from '../../kit/walk-selection.ts';
import type { Loaders } from '../loaders.ts';
import type { MatchModel } from './shapes.ts';

/** The match that something of the wire is about; null where its number or that of its league is not known. */
export const toLink = (
  matchId: number | null | undefined,
  leagueId: number | null | undefined,
): MatchRef | null => (matchId == null || leagueId == null ? null : new MatchRef(matchId, leagueId));

/** The match that a link leads to, which is read only where more of it is selected than the link says. */
export function linkedMatch(
  link: MatchRef | null,
  { match }: Loaders,
  info: GraphQLResolveInfo,
): MatchModel | null | Promise<MatchModel | null> {
  if (link === null) return null;
  return selectsOnly(info, linkedFields) ? link : match.byId(link.matchId);
}

const maxLinked = 50;

/**
 * The newest things of a list that are on a match.
 * @throws GraphQLError BAD_USER_INPUT when too many, or none, are wanted
 */
export async function newestLinked<Row extends { readonly created_at: string; readonly id: number }>(
  read: () => Promise<readonly Row[]>,
  isLinked: (row: Row) => boolean,
  first: number,
): Promise<Row[]> {
  if (first < 1 || first > maxLinked) throw badUserInput(`first must be 1 to ${maxLinked}.`);
  const age = ({ created_at }: Row) => Date.parse(created_at);
  return (await read())
    .filter(isLinked)
    .toSorted((one, other) => age(other) - age(one) || other.id - one.id)
    .slice(0, first);
}

/** The fields of a match that its number is enough for. */
export const numberedFields: ReadonlySet<string> = new Set(['__typename', 'id', 'matchId']);

function notRead(): never {
  throw new Error('More was asked of a match than its number, which is all that was read');
}

/** The fields of a match that its number and its league's are enough for. */
export const linkedFields: ReadonlySet<string> = new Set([...numberedFields, 'leagueId']);

export const matchLinks = ['Dropinfo.match', 'Tip.match', 'TipMatch.match'] as const;

/**
 * A match of which only its number was read, and its league's where that is known; whoever makes one has seen to it that no
 * more is asked of it.
 */
export class MatchRef implements MatchModel {
  readonly __typename = 'Match';
  readonly #leagueId: number | null;

  constructor(
    readonly matchId: number,
    leagueId: number | null = null,
  ) {
    this.#leagueId = leagueId;
  }

  get id() {
    return toGlobalId('Match', this.matchId);
  }
  get leagueId() {
    return this.#leagueId ?? notRead();
  }
  get season() {
    return notRead();
  }
  get round() {
    return notRead();
  }
  get kickOff() {
    return notRead();
  }
  get home() {
    return notRead();
  }
  get away() {
    return notRead();
  }
  get btts() {
    return notRead();
  }
  get referee() {
    return notRead();
  }
  get version() {
    return notRead();
  }
  get lastMatches() {
    return notRead();
  }
}

/** The two teams of a match's title as `Odra – Granit`; both null where it does not name two. */
export function teamNamesOf(title: string): { homeTeam: string | null; awayTeam: string | null } {
  const [homeTeam, awayTeam, ...more] = title.split(/\s[–—-]\s/);
  if (!homeTeam || !awayTeam || more.length > 0) return { homeTeam: null, awayTeam: null };
  return { homeTeam, awayTeam };
}

export interface Titled {
  readonly title: string;
}

export const teamNameFields = {
  homeTeam: ({ title }: Titled) => teamNamesOf(title).homeTeam,
  awayTeam: ({ title }: Titled) => teamNamesOf(title).awayTeam,
};
