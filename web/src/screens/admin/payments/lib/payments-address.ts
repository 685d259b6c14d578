import type { paymentsScreenQuery } from '../../../../__generated__/paymentsScreenQuery.graphql.ts';
import type { ListAddress, ListDefaults } from '../../../../shared/ui/list-address.ts';

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

/** What the address asks for, as the graph takes it. */
export function paymentsVariables(address: ListAddress<PaymentSort>): paymentsScreenQuery['variables'] {
  const search = address.search.trim();
  return {
    search: search === '' ? null : search,
    orderBy: { field: fields[address.sort], direction: address.direction === 'asc' ? 'ASC' : 'DESC' },
    first: paymentsPage,
    page: address.page,
  };
}
