import type {
  AdminTipOrderField,
  adminTipsScreenQuery$variables,
} from '../../../../../__generated__/adminTipsScreenQuery.graphql.ts';
import {
  readTipKind,
  readTipStatus,
  type TipKind,
  type TipStatusChoice,
  tipKindWord,
  tipStatusWord,
} from '../../../../../shared/tip/tip-params.ts';
import { type ListDefaults, type ListParams, readListParams } from '../../../../../shared/ui/url-state.ts';

/** What the list can be sorted by, as in its address. */
export type AdminTipsSort = 'created' | 'date' | 'title' | 'author' | 'exchange' | 'rate' | 'units';

/** The list as it is first seen. */
export const adminTipsDefaults: ListDefaults<AdminTipsSort> = {
  sorts: ['created', 'date', 'title', 'author', 'exchange', 'rate', 'units'],
  sort: 'created',
  direction: 'desc',
};

/** How many tips a page has. */
export const TIPS_OF_PAGE = 25;

/** What the address says for tips that wait to be settled, in place of a state. */
export const settleWord = 'settle';

/** What narrows the list; null for all. */
export interface AdminTipsChoice {
  readonly kind: TipKind | null;
  readonly status: TipStatusChoice | null;
  /** Only those that wait to be settled. */
  readonly toSettle: boolean;
}

/** Reads kind and state from the list's address; whatever is not known counts as not given. */
export const readAdminTipsChoice = (params: URLSearchParams): AdminTipsChoice => ({
  kind: readTipKind(params.get('kind')),
  status: readTipStatus(params.get('status')),
  toSettle: params.get('status') === settleWord,
});

/** The search parameters of another choice: it begins at the first page, and search and order stay. */
export function writeAdminTipsChoice(before: URLSearchParams, { kind, status, toSettle }: AdminTipsChoice) {
  const params = new URLSearchParams(before);
  params.delete('page');
  if (kind === null) params.delete('kind');
  else params.set('kind', tipKindWord(kind));
  if (toSettle) params.set('status', settleWord);
  else if (status === null) params.delete('status');
  else params.set('status', tipStatusWord(status));
  return params;
}

const fieldOfSort: Readonly<Record<AdminTipsSort, AdminTipOrderField>> = {
  created: 'CREATED_AT',
  date: 'KICK_OFF',
  title: 'TITLE',
  author: 'AUTHOR',
  exchange: 'ODDS',
  rate: 'STAKE',
  units: 'PROFIT_UNITS',
};

/** What the query asks for an address. */
export function adminTipsVariables(params: URLSearchParams): adminTipsScreenQuery$variables {
  const address: ListParams<AdminTipsSort> = readListParams(params, adminTipsDefaults);
  const { kind, status, toSettle } = readAdminTipsChoice(params);
  return {
    search: address.search === '' ? null : address.search,
    types: kind === null ? null : [kind],
    statuses: status === null ? null : [status],
    toSettle: toSettle || null,
    orderBy: {
      field: fieldOfSort[address.sort],
      direction: address.direction === 'asc' ? 'ASC' : 'DESC',
    },
    first: TIPS_OF_PAGE,
    page: address.page,
  };
}
