import type { GraphQLResolveInfo } from 'graphql';
import { badUserInput } from '../../kit/errors.ts';
import { fieldsIn } from '../../kit/selected-fields.ts';
import type { Loaders } from '../loaders.ts';
import type { MatchModel } from './match-model.ts';
import { linkedFields, MatchRef } from './match-ref.ts';

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
  const isEnough = info.fieldNodes.every(({ selectionSet }) =>
    fieldsIn(selectionSet, info).every(({ name }) => linkedFields.has(name.value)),
  );
  return isEnough ? link : match.byId(link.matchId);
}

/** The most things that are listed with one match. */
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
