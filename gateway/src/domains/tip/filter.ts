import type { ListOrder } from '../../kit/connection.ts';
import { hasText } from '../../kit/folded-text.ts';
import { idOf, toGlobalId } from '../../kit/global-id.ts';
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
import {
  profitUnitsOf,
  type TipModel,
  type TipWire,
  tipTypeNames,
  toTipStatus,
  toTipType,
} from './shapes.ts';

const isFound = ({ title, tip, matches }: TipWire, searched: string): boolean =>
  hasText([title, tip, ...(matches ?? []).flatMap((match) => [match.title, match.tip])], searched);

/** Whether a type or status is requested; true for all when none is named. */
export const isAmong = (
  requested: readonly (TipTypeInput | TipStatusInput)[] | null | undefined,
  value: TipType | TipStatus,
): boolean => !requested?.length || requested.some((candidate) => candidate === value);

/** An unknown type counts as standard. */
const requestable = (type: TipType): TipType => (type === 'UNKNOWN' ? 'DEFAULT' : type);

/** Whether a tip's type is requested. */
export const isOfType = (
  { tip_type }: Pick<TipWire, 'tip_type'>,
  types: readonly TipTypeInput[] | null | undefined,
): boolean => isAmong(types, requestable(toTipType(tip_type)));

/** A period includes its start, not its end. */
function isWithin(
  time: string,
  period: { readonly from?: string | null | undefined; readonly before?: string | null | undefined },
): boolean {
  const at = Date.parse(time);
  return (
    (period.from == null || at >= Date.parse(period.from)) &&
    (period.before == null || at < Date.parse(period.before))
  );
}

export function isWanted(
  row: TipWire,
  { types, statuses, filter }: Pick<QueryTipsArgs, 'types' | 'statuses' | 'filter'>,
): boolean {
  return (
    isOfType(row, types) &&
    isAmong(statuses, toTipStatus(row.tip_status)) &&
    isWithin(row.date, filter ?? {}) &&
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

const maxQualityValue = 999_999.9999;

/** As the upstream takes it: six digits and four decimals. A 32-bit float becomes the decimal that it stands for. */
const toQualityValue = (value: number): number =>
  Number(Math.min(Math.max(value, -maxQualityValue), maxQualityValue).toFixed(4));

/** A filter as query parameters. @throws GraphQLError BAD_USER_INPUT for an id of another type */
export function goqQueryOf(filter: GoqFilterInput) {
  return {
    id: filter.tipId == null ? undefined : idOf('Tip', filter.tipId, 'filter.tipId'),
    tip_type: filter.type == null ? undefined : tipTypeNames[filter.type],
    tip_status: filter.status == null ? undefined : `tip_${wireName(filter.status)}`,
    least_quality_value: filter.minQualityValue == null ? undefined : toQualityValue(filter.minQualityValue),
    from: filter.from ?? undefined,
    before: filter.before ?? undefined,
  };
}
export type GoqQuery = ReturnType<typeof goqQueryOf>;

/** Whether a tip satisfies a filter: an upstream may ignore its parameters. */
export function isGoqWanted(tip: TipModel, filter: GoqFilterInput): boolean {
  const { id, least_quality_value: least } = goqQueryOf(filter);
  return (
    (id === undefined || tip.id === toGlobalId('Tip', id)) &&
    (filter.type == null || filter.type === requestable(tip.type)) &&
    (filter.status == null || filter.status === tip.status) &&
    (least === undefined || (tip.qualityValue !== null && tip.qualityValue >= least)) &&
    isWithin(tip.createdAt, filter)
  );
}
