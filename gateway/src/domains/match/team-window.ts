import {
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLResolveInfo,
  getArgumentValues,
  isObjectType,
} from 'graphql';
import { badUserInput } from '../../kit/errors.ts';
import { fieldsNamed } from '../../kit/walk-selection.ts';
import { longestWindow } from './endpoints.ts';
import { isOfTeam, type MatchModel, type TeamWindowModel } from './shapes.ts';

/** Which last matches of a team are wanted. */
export interface WindowRequest {
  /** How many: 5 or 10. */
  readonly size: number;
  /** Whether only matches of the same league and season count. */
  readonly sameLeague: boolean;
}

/** Throws BAD_USER_INPUT for a size that a window cannot have. */
export function checkWindowSize(size: number): void {
  if (size !== 5 && size !== 10) throw badUserInput('size must be 5 or 10.');
}

/** The window of a team for a match out of matches that are newest first; null where they are not known. */
export function windowOf(
  match: MatchModel,
  teamId: number,
  lastMatches: readonly MatchModel[] | null,
  { size, sameLeague }: WindowRequest,
): TeamWindowModel | null {
  if (lastMatches === null) return null;
  const fits = ({ leagueId, season }: MatchModel) =>
    !sameLeague || (leagueId === match.leagueId && season === match.season);
  const matches = lastMatches.filter((played) => isOfTeam(played, teamId) && fits(played)).slice(0, size);
  return { teamId, matches };
}

const windows: ReadonlySet<string> = new Set(['homeWindow', 'awayWindow']);

/**
 * How many last matches of each team the running operation needs next to its lists of matches: none where it selects no
 * window, else as many as the longest window, and all ten for a window of one league, which takes them out of all. It
 * is the same for all lists of an operation.
 */
export const requestedLastMatches = (info: GraphQLResolveInfo): number =>
  Math.max(0, ...fieldsNamed(info, windows).map((field) => lastOfWindow(field, info)));

/** The arguments of a window; none where they cannot be read, which the window's own field is blamed for. */
function argumentsOf(
  definition: GraphQLField<unknown, unknown>,
  field: FieldNode,
  { variableValues }: GraphQLResolveInfo,
): Partial<WindowRequest> {
  try {
    return getArgumentValues(definition, field, variableValues);
  } catch (error) {
    if (error instanceof GraphQLError) return {};
    throw error;
  }
}

/** A size that no window can have counts as the longest: its resolver refuses it. */
function lastOfWindow(field: FieldNode, info: GraphQLResolveInfo): number {
  const type = info.schema.getType('Match');
  const definition = isObjectType(type) ? type.getFields()[field.name.value] : undefined;
  if (definition === undefined) return longestWindow;
  const { size, sameLeague } = argumentsOf(definition, field, info);
  return sameLeague === false && size === 5 ? size : longestWindow;
}
