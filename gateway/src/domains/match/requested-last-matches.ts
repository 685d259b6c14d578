import {
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLResolveInfo,
  getArgumentValues,
  isObjectType,
} from 'graphql';
import { fieldsNamed } from '../../kit/selected-fields.ts';
import { longestWindow } from './endpoints.ts';
import type { WindowRequest } from './team-window.ts';

const windows: ReadonlySet<string> = new Set(['homeWindow', 'awayWindow']);

/**
 * How many last matches of each team the running operation needs beside its lists of matches: none where it selects no
 * window, else as many as the longest window, and all ten for a window of one league, which takes them out of all. It
 * is the same for all lists of an operation.
 */
export const lastMatchesAsked = (info: GraphQLResolveInfo): number =>
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
