import type { ListDefinition } from '../../../../shared/ui/url-state.ts';

export const paymentList = {
  sorts: { created: 'CREATED_AT', amount: 'AMOUNT', status: 'STATUS', paid: 'PAID_AT' },
  sort: 'created',
  direction: 'desc',
  filters: {
    status: {
      pending: 'PENDING',
      held: 'HELD',
      done: 'DONE',
      cancelled: 'CANCELLED',
      failed: 'FAILED',
      expired: 'EXPIRED',
    },
  },
  pageSize: 20,
} as const satisfies ListDefinition;
