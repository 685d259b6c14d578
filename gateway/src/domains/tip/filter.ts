import type { ListOrder } from '../../kit/connection.ts';
import { hasText } from '../../kit/folded-text.ts';
import type { QueryTipsArgs, TipOrder, TipOrderField } from '../__generated__/schema.ts';
import { toTipStatus, toTipType, unitsOf } from './mapper.ts';
import type { TipWire } from './shapes.ts';

const isFound = ({ title, tip, matches }: TipWire, searched: string): boolean =>
  hasText([title, tip, ...(matches ?? []).flatMap((match) => [match.title, match.tip])], searched);

/** Whether a tip is of the kinds and statuses that are asked for, and fits the filter. */
export function isWanted(
  row: TipWire,
  { types, statuses, filter }: Pick<QueryTipsArgs, 'types' | 'statuses' | 'filter'>,
): boolean {
  const begins = Date.parse(row.date);
  return (
    (!types || types.includes(toTipType(row.tip_type))) &&
    (!statuses || statuses.includes(toTipStatus(row.tip_status))) &&
    (filter?.from == null || begins >= Date.parse(filter.from)) &&
    (filter?.before == null || begins < Date.parse(filter.before)) &&
    (!filter?.search || isFound(row, filter.search))
  );
}

const sortValue: Readonly<Record<TipOrderField, (row: TipWire) => number | null>> = {
  CREATED_AT: (row) => Date.parse(row.created_at),
  DATE: (row) => Date.parse(row.date),
  EXCHANGE: (row) => row.exchange,
  RATE: (row) => row.rate,
  EWK: (row) => row.ewk ?? null,
  UNITS: (row) => unitsOf(toTipStatus(row.tip_status), row.rate, row.exchange),
};

/** The order of a list of tips: newest first when none is asked for. Ties are broken by the running number. */
export function tipOrder(orderBy?: TipOrder | null): ListOrder<TipWire> {
  const { field = 'CREATED_AT', direction = 'DESC' } = orderBy ?? {};
  const descending = direction === 'DESC';
  const last = descending ? -Number.MAX_VALUE : Number.MAX_VALUE;
  return {
    name: field === 'CREATED_AT' && descending ? 'tips' : `tips ${field} ${direction}`,
    descending,
    keyOf: (row) => [sortValue[field](row) ?? last, row.idx],
  };
}
