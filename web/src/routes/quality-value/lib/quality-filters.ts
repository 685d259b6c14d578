import type { qualityValueScreenQuery } from '../../../__generated__/qualityValueScreenQuery.graphql.ts';
import type { TipChoice } from '../../../shared/tip/tip-choices.tsx';
import { tipChoiceFields } from '../../../shared/tip/tip-params.ts';
import { addressOf, valueField } from '../../../shared/ui/address-fields.ts';

/** What the person chose; it lives in the address. */
export interface QualityFilters extends TipChoice {
  /** Only tips of at least this quality value, 0 to 9999.99; null for all. */
  readonly least: number | null;
  /** Only tips published at this moment or later, ISO 8601 in UTC; null for all. */
  readonly from: string | null;
  /** Only tips published before this moment, ISO 8601 in UTC; null for all. */
  readonly before: string | null;
}

const momentField = (name: string) =>
  valueField<string | null>(name, null, (text) => {
    const moment = new Date(text);
    const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(moment.getTime());
    return isMoment ? moment.toISOString() : null;
  });

/** The filters in an address. */
export const { read: readQualityFilters, write: writeQualityFilters } = addressOf<QualityFilters>({
  ...tipChoiceFields,
  least: valueField<number | null>('least', null, (text) =>
    /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : null,
  ),
  from: momentField('from'),
  before: momentField('before'),
});

/** Nothing narrowed. */
export const noQualityFilters = readQualityFilters(new URLSearchParams());

/** How many choices narrow the list. */
export function countOfQualityFilters(filters: QualityFilters): number {
  return Object.values(filters).filter((value) => value !== null).length;
}

/** Whether anything narrows the list. */
export function hasQualityFilters(filters: QualityFilters): boolean {
  return countOfQualityFilters(filters) > 0;
}

/** How many rows a page of the list has. */
export const QUALITY_PAGE = 20;

/** The filters as the graph takes them. */
export function qualityVariables(filters: QualityFilters): qualityValueScreenQuery['variables'] {
  const { kind, status, least, from, before } = filters;
  return {
    filter: {
      ...(kind === null ? {} : { type: kind }),
      ...(status === null ? {} : { status }),
      ...(least === null ? {} : { minQualityValue: least }),
      ...(from === null ? {} : { from }),
      ...(before === null ? {} : { before }),
    },
    first: QUALITY_PAGE,
  };
}
