import type { qualityValueScreenQuery } from '../../../__generated__/qualityValueScreenQuery.graphql.ts';
import type { QualityFilters } from './quality-filters.ts';

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
