import type { paymentsScreenQuery } from '../../../../__generated__/paymentsScreenQuery.graphql.ts';
import { type ListDefaults, readListParams } from '../../../../shared/ui/url-state.ts';

/** What payments can be sorted by, as the address says it. */
export const paymentSorts = ['created', 'amount', 'status', 'paid'] as const;

/** Something that payments can be sorted by. */
export type PaymentSort = (typeof paymentSorts)[number];

/** How many payments a page has. */
export const paymentsPage = 20;

/** The list as it is first seen. */
export const paymentDefaults: ListDefaults<PaymentSort> = {
  sorts: paymentSorts,
  sort: 'created',
  direction: 'desc',
};

const fields = { created: 'CREATED_AT', amount: 'AMOUNT', status: 'STATUS', paid: 'PAID_AT' } as const;

/** States that the list can be narrowed to, as the address says it. */
export const paymentFilters = ['all', 'pending', 'held', 'done', 'cancelled', 'failed', 'expired'] as const;

/** A state that the list is narrowed to. */
export type PaymentFilter = (typeof paymentFilters)[number];

/** Reads the state from the list's address; whatever is not known counts as not given. */
export const readPaymentFilter = (params: URLSearchParams): PaymentFilter =>
  paymentFilters.find((filter) => filter === params.get('status')) ?? 'all';

/** The search parameters with another state: it begins at the first page, and search and order stay. */
export function writePaymentFilter(before: URLSearchParams, filter: PaymentFilter): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete('page');
  if (filter === 'all') params.delete('status');
  else params.set('status', filter);
  return params;
}

const filters = {
  all: null,
  pending: 'PENDING',
  held: 'HELD',
  done: 'DONE',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
  expired: 'EXPIRED',
} as const satisfies Record<PaymentFilter, string | null>;

/** What the address asks for, as the graph takes it. */
export function paymentsVariables(params: URLSearchParams): paymentsScreenQuery['variables'] {
  const address = readListParams(params, paymentDefaults);
  const search = address.search.trim();
  return {
    search: search === '' ? null : search,
    status: filters[readPaymentFilter(params)],
    orderBy: { field: fields[address.sort], direction: address.direction === 'asc' ? 'ASC' : 'DESC' },
    first: paymentsPage,
    page: address.page,
  };
}
