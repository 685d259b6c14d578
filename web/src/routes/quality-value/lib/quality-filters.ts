import type { qualityValueScreenQuery } from '../../../__generated__/qualityValueScreenQuery.graphql.ts';
import type { TipChoice } from '../../../shared/tip/tip-choices.tsx';
import { readTipKind, readTipStatus, tipKindWord, tipStatusWord } from '../../../shared/tip/tip-params.ts';

/** What the person chose; it lives in the address. */
export interface QualityFilters extends TipChoice {
  /** Only tips of at least this quality value, 0 to 9999.99; null for all. */
  readonly least: number | null;
  /** Only tips published at this moment or later, ISO 8601 in UTC; null for all. */
  readonly from: string | null;
  /** Only tips published before this moment, ISO 8601 in UTC; null for all. */
  readonly before: string | null;
}

/** Nothing narrowed. */
export const noQualityFilters: QualityFilters = {
  kind: null,
  status: null,
  least: null,
  from: null,
  before: null,
};

/** Reads the filters from an address's search parameters; what cannot be meant counts as not given. */
export function readQualityFilters(params: URLSearchParams): QualityFilters {
  const least = params.get('least') ?? '';
  return {
    kind: readTipKind(params.get('kind')),
    status: readTipStatus(params.get('status')),
    least: /^\d{1,4}(\.\d{1,2})?$/.test(least) ? Number(least) : null,
    from: readMoment(params.get('from')),
    before: readMoment(params.get('before')),
  };
}

/** The search parameters of an address with these filters. */
export function writeQualityFilters(filters: QualityFilters): URLSearchParams {
  const { kind, status, least, from, before } = filters;
  const params = new URLSearchParams();
  if (kind !== null) params.set('kind', tipKindWord(kind));
  if (status !== null) params.set('status', tipStatusWord(status));
  if (least !== null) params.set('least', String(least));
  if (from !== null) params.set('from', from);
  if (before !== null) params.set('before', before);
  return params;
}

/** How many choices narrow the list. */
export function countOfQualityFilters(filters: QualityFilters): number {
  return Object.values(filters).filter((value) => value !== null).length;
}

/** Whether anything narrows the list. */
export function hasQualityFilters(filters: QualityFilters): boolean {
  return countOfQualityFilters(filters) > 0;
}

function readMoment(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
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
