import type { adminTipsScreenQuery$variables } from '../../../../../__generated__/adminTipsScreenQuery.graphql.ts';
import { type ListDefinition, listVariables } from '../../../../../shared/ui/url-state.ts';

export const tipList = {
  sorts: {
    created: 'CREATED_AT',
    date: 'KICK_OFF',
    title: 'TITLE',
    author: 'AUTHOR',
    exchange: 'ODDS',
    rate: 'STAKE',
    units: 'PROFIT_UNITS',
  },
  sort: 'created',
  direction: 'desc',
  filters: {
    kind: { special: 'SPECIAL', default: 'DEFAULT', chatgpt: 'AI' },
    status: {
      settle: 'TO_SETTLE',
      active: 'ACTIVE',
      success: 'SUCCESS',
      fail: 'FAIL',
      cancel: 'CANCEL',
    },
  },
  pageSize: 25,
} as const satisfies ListDefinition;

export function tipVariables(params: URLSearchParams): adminTipsScreenQuery$variables {
  const { kind, status, ...list } = listVariables(params, tipList);
  return {
    ...list,
    types: kind && [kind],
    statuses: status === 'TO_SETTLE' ? null : status && [status],
    toSettle: status === 'TO_SETTLE' || null,
  };
}
