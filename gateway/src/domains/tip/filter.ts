import type { ListOrder } from '../../kit/connection.ts';
import { hasText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { wireName } from '../../kit/wire.ts';
import type {
  GoqFilterInput,
  QueryTipsArgs,
  TipOrder,
  TipOrderField,
  TipStatus,
  TipStatusInput,
  TipType,
  TipTypeInput,
} from '../__generated__/schema.ts';
import { profitUnitsOf, type TipWire, tipTypeNames, toTipStatus, toTipType } from './shapes.ts';

const isFound = ({ title, tip, matches }: TipWire, searched: string): boolean =>
  hasText([title, tip, ...(matches ?? []).flatMap((match) => [match.title, match.tip])], searched);

/** Whether a type or status is requested; true for all when none is named. */
export const isAmong = (
  requested: readonly (TipTypeInput | TipStatusInput)[] | null | undefined,
  value: TipType | TipStatus,
): boolean => !requested?.length || requested.some((candidate) => candidate === value);

/** Whether a tip's type is requested. An unknown type counts as standard. */
export const isOfType = (
  { tip_type }: Pick<TipWire, 'tip_type'>,
  types: readonly TipTypeInput[] | null | undefined,
): boolean => {
  const type = toTipType(tip_type);
  return isAmong(types, type === 'UNKNOWN' ? 'DEFAULT' : type);
};

export function isWanted(
  row: TipWire,
  { types, statuses, filter }: Pick<QueryTipsArgs, 'types' | 'statuses' | 'filter'>,
): boolean {
  const begins = Date.parse(row.date);
  return (
    isOfType(row, types) &&
    isAmong(statuses, toTipStatus(row.tip_status)) &&
    (filter?.from == null || begins >= Date.parse(filter.from)) &&
    (filter?.before == null || begins < Date.parse(filter.before)) &&
    (!filter?.search || isFound(row, filter.search))
  );
}

export const sortValue: Readonly<Record<TipOrderField, (row: TipWire) => number | null>> = {
  CREATED_AT: (row) => Date.parse(row.created_at),
  KICK_OFF: (row) => Date.parse(row.date),
  ODDS: (row) => row.exchange,
  STAKE: (row) => row.rate,
  EXPECTED_VALUE: (row) => row.ewk ?? null,
  PROFIT_UNITS: (row) => profitUnitsOf(toTipStatus(row.tip_status), row.rate, row.exchange),
};

/** Default: newest first. Ties are broken by running number. */
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

const maxLeastValue = 999_999.9999;

/** As the upstream takes it: six digits and four decimals. A 32-bit float becomes the decimal that it stands for. */
const toLeastValue = (value: number): number =>
  Number(Math.min(Math.max(value, -maxLeastValue), maxLeastValue).toFixed(4));

/** A filter as query parameters. @throws GraphQLError BAD_USER_INPUT for an id of another type */
export function goqQueryOf(filter: GoqFilterInput) {
  return {
    id: filter.tipId == null ? undefined : idOf('Tip', filter.tipId, 'filter.tipId'),
    tip_type: filter.type == null ? undefined : tipTypeNames[filter.type],
    tip_status: filter.status == null ? undefined : `tip_${wireName(filter.status)}`,
    least_quality_value: filter.minQualityValue == null ? undefined : toLeastValue(filter.minQualityValue),
    from: filter.from ?? undefined,
    before: filter.before ?? undefined,
  };
}
export type GoqQuery = ReturnType<typeof goqQueryOf>;
