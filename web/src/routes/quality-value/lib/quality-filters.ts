import type { qualityValueScreenQuery } from '../../../__generated__/qualityValueScreenQuery.graphql.ts';
import { tipChoiceFields } from '../../../shared/tip/tip-params.ts';
import { addressOf, valueField } from '../../../shared/ui/address-fields.ts';

const dateTimeField = (name: string) =>
  valueField<string | null>(name, null, (text) => {
    const date = new Date(text);
    const isValid = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(date.getTime());
    return isValid ? date.toISOString() : null;
  });

export const { read: readQualityFilters, write: writeQualityFilters } = addressOf({
  ...tipChoiceFields,
  /** Minimum quality value, 0 to 9999.99; null for all. */
  minQuality: valueField<number | null>('least', null, (text) =>
    /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : null,
  ),
  /** Only tips published at this time or later, ISO 8601 in UTC; null for all. */
  from: dateTimeField('from'),
  /** Only tips published before this time, ISO 8601 in UTC; null for all. */
  before: dateTimeField('before'),
});

export const noQualityFilters = readQualityFilters(new URLSearchParams());

/** The user's choices, held in the URL. */
export type QualityFilters = typeof noQualityFilters;

export function countQualityFilters(filters: QualityFilters): number {
  return Object.values(filters).filter((value) => value !== null).length;
}

interface LiveTip {
  readonly type: string;
  readonly status: string;
  readonly qualityValue: number | null;
  readonly createdAt: string;
}

/** Whether a tip belongs to the list, by the same rules as the `goqTips` query. */
export function isInQualityList({ type, status, qualityValue, createdAt }: LiveTip, filters: QualityFilters) {
  const { kind, minQuality, from, before } = filters;
  return (
    qualityValue != null &&
    (kind === null || type === kind) &&
    (filters.status === null || status === filters.status) &&
    (minQuality === null || qualityValue >= minQuality) &&
    (from === null || Date.parse(createdAt) >= Date.parse(from)) &&
    (before === null || Date.parse(createdAt) < Date.parse(before))
  );
}

export const qualityPageSize = 20;

/** The API returns at most 100 tips. */
export const maxQualityRows = 100;

export function qualityVariables(filters: QualityFilters): qualityValueScreenQuery['variables'] {
  const { kind, status, minQuality, from, before } = filters;
  return {
    filter: {
      ...(kind !== null && { type: kind }),
      ...(status !== null && { status }),
      ...(minQuality !== null && { minQualityValue: minQuality }),
      ...(from !== null && { from }),
      ...(before !== null && { before }),
    },
    first: qualityPageSize,
  };
}
