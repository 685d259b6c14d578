import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { fieldsIn, fieldsNamed } from '../../kit/selected-fields.ts';
import { longestWindow } from '../match/endpoints.ts';
import { numberedFields } from '../match/match-ref.ts';
import { requestedLastMatches } from '../match/team-window.ts';

const rates: ReadonlySet<string> = new Set(['homeRate', 'awayRate']);

/** What is requested next to picked matches. */
export interface RequestedHits {
  /** How many last matches of each team. */
  readonly last: number;
  /** Whether hits bring their windows as counts. */
  readonly counts: boolean;
}

/**
 * What the running operation needs for the rates of hits: their counts by match, or the last ten matches of each
 * team where it selects more of a match in a rate than its number.
 */
export function requestedHits(info: GraphQLResolveInfo): RequestedHits {
  const selected = fieldsNamed(info, rates);
  const below = (fields: readonly FieldNode[]) =>
    fields.flatMap((field) => fieldsIn(field.selectionSet, info));
  const named = (fields: readonly FieldNode[], wanted: string) =>
    fields.filter(({ name }) => name.value === wanted);
  const ofMatches = below(named(below(named(below(selected), 'results')), 'match'));
  if (ofMatches.some(({ name }) => !numberedFields.has(name.value))) {
    return { last: longestWindow, counts: false };
  }
  return { last: requestedLastMatches(info), counts: selected.length > 0 };
}
