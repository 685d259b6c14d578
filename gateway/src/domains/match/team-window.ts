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
import { maxWindowSize } from './endpoints.ts';
import { isOfTeam, type MatchModel, type TeamWindowModel } from './shapes.ts';

export interface WindowRequest {
  /** 5 or 10. */
  readonly size: number;
  /** Whether only matches of the same league and season count. */
  readonly sameLeague: boolean;
}

/** @throws GraphQLError BAD_USER_INPUT for an invalid size */
export function checkWindowSize(size: number): void {
  if (size !== 5 && size !== 10) throw badUserInput('size must be 5 or 10.');
}

/** Selects a team's window for a match from its last matches, newest first; null when those are unknown. */
export function windowOf(
  match: MatchModel,
  teamId: number,
  lastMatches: readonly MatchModel[] | null,
  { size, sameLeague }: WindowRequest,
): TeamWindowModel | null {
  if (lastMatches === null) return null;
  const isInScope = ({ leagueId, season }: MatchModel) =>
    !sameLeague || (leagueId === match.leagueId && season === match.season);
  const matches = lastMatches
    .filter((played) => isOfTeam(played, teamId) && isInScope(played))
    .slice(0, size);
  return { teamId, matches };
}

const windows: ReadonlySet<string> = new Set(['homeWindow', 'awayWindow']);

/**
 * How many last matches of each team the operation needs next to its lists of matches: 0 without windows, else the size
 * of the largest window; ten for a window of one league, which is filtered from all. The same for all lists of an operation.
 */
export const requestedLastMatches = (info: GraphQLResolveInfo): number =>
  Math.max(0, ...fieldsNamed(info, windows).map((field) => lastOfWindow(field, info)));

/** The arguments of a window field; none when they are invalid, which the field itself then reports. */
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

/** An invalid size counts as the maximum; the resolver refuses it. */
function lastOfWindow(field: FieldNode, info: GraphQLResolveInfo): number {
  const type = info.schema.getType('Match');
  const definition = isObjectType(type) ? type.getFields()[field.name.value] : undefined;
  if (definition === undefined) return maxWindowSize;
  const { size, sameLeague } = argumentsOf(definition, field, info);
  return sameLeague === false && size === 5 ? size : maxWindowSize;
}
