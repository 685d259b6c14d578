import type { DropinfoOrder, DropinfoOrderField } from '../__generated__/schema.ts';
import type { ListOrder } from '../connection.ts';
import { badUserInput } from '../errors.ts';
import { fromGlobalId } from '../global-id.ts';
import type { DropinfoWire } from './endpoints.ts';

/** Bounds of a filter, `DropinfoFilterInput` without its league filter. */
interface DropinfoBounds {
  readonly dropOver?: number | null | undefined;
  readonly timebetweenUnder?: number | null | undefined;
}

/** Whether a dropinfo lies within the bounds; comparisons are strict. */
export const isWithin = (
  dropinfo: Pick<DropinfoWire, 'drop' | 'timebetween'>,
  { dropOver, timebetweenUnder }: DropinfoBounds,
): boolean =>
  (dropOver == null || dropinfo.drop > dropOver) &&
  (timebetweenUnder == null || dropinfo.timebetween < timebetweenUnder);

const sortValue: Record<DropinfoOrderField, (row: DropinfoWire) => number> = {
  CREATED_AT: (row) => Date.parse(row.created_at),
  TIMEBETWEEN: (row) => row.timebetween,
  DATE: (row) => Date.parse(row.date),
  DROP: (row) => row.drop,
};

const asListed: ListOrder<DropinfoWire> = {
  name: 'dropinfos',
  descending: false,
  asListed: true,
  keyOf: (row, place) => [place, row.id],
};

/** The order of a list of dropinfos; the upstream's own when none is asked for. Ties are broken by id. */
export function dropinfoOrder(orderBy?: DropinfoOrder | null): ListOrder<DropinfoWire> {
  if (!orderBy) return asListed;
  const { field = 'DATE', direction = 'ASC' } = orderBy;
  const valueOfRow = sortValue[field];
  return {
    name: `dropinfos ${field} ${direction}`,
    descending: direction === 'DESC',
    keyOf: (row) => [valueOfRow(row), row.id],
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
