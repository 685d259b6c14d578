import type { Dropinfo, DropinfoOrder, DropinfoOrderField } from '../__generated__/schema.ts';
import type { ListOrder } from '../connection.ts';
import { badUserInput } from '../errors.ts';
import { fromGlobalId } from '../global-id.ts';

/** Bounds of a filter, `DropinfoFilterInput` without its league filter. */
interface DropinfoBounds {
  readonly dropOver?: number | null | undefined;
  readonly timebetweenUnder?: number | null | undefined;
}

/** Whether a dropinfo lies within the bounds; comparisons are strict. */
export const isWithin = (
  dropinfo: Pick<Dropinfo, 'drop' | 'timebetween'>,
  { dropOver, timebetweenUnder }: DropinfoBounds,
): boolean =>
  (dropOver == null || dropinfo.drop > dropOver) &&
  (timebetweenUnder == null || dropinfo.timebetween < timebetweenUnder);

/** A dropinfo with the upstream's id, which breaks ties of an order. */
export interface NumberedDropinfo {
  readonly upstreamId: number;
  readonly dropinfo: Dropinfo;
}

const sortValue: Record<DropinfoOrderField, (dropinfo: Dropinfo) => number> = {
  CREATED_AT: (dropinfo) => Date.parse(dropinfo.createdAt),
  TIMEBETWEEN: (dropinfo) => dropinfo.timebetween,
  DATE: (dropinfo) => Date.parse(dropinfo.date),
  DROP: (dropinfo) => dropinfo.drop,
};

/** The order of a list of dropinfos; by kick-off, earliest first, when none is asked for. */
export function dropinfoOrder(orderBy?: DropinfoOrder | null): ListOrder<NumberedDropinfo> {
  const field = orderBy?.field ?? 'DATE';
  const direction = orderBy?.direction ?? 'ASC';
  return {
    name: `dropinfos ${field} ${direction}`,
    descending: direction === 'DESC',
    keyOf: ({ upstreamId, dropinfo }) => [sortValue[field](dropinfo), upstreamId],
  };
}

/**
 * The upstream's id of a league filter; null when none is asked for. Throws BAD_USER_INPUT for what is not the global
 * id of a DropinfoFilter.
 */
export function leagueFilterId(globalId: string | null | undefined): number | null {
  if (globalId == null) return null;
  const ref = fromGlobalId(globalId);
  if (ref?.type !== 'DropinfoFilter') throw badUserInput('leagueFilter is not the id of a DropinfoFilter.');
  return ref.id;
}
