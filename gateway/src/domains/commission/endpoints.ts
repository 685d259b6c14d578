import { list, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { commission, typerCommission } from './shapes.ts';

/** What typers have earned, by typer and month. */
export const commissionList = defineEndpoint({
  id: 'commission.list',
  method: 'GET',
  path: () => '/typer_commissions.json',
  auth: 'user',
  decode: shape({ commissions: list(commission) }),
  cost: 2,
  fields: [{ field: 'Admin.commissions', per: 'place' }],
});

/** What one typer has earned, with the tips of a month. */
export const commissionGet = defineEndpoint({
  id: 'commission.get',
  method: 'GET',
  path: (args: { typerId: number; month: string | null }) => `/typer_commissions/${args.typerId}.json`,
  query: ({ month }) => ({ month: month ?? undefined }),
  auth: 'user',
  decode: shape({ commission: typerCommission }),
  cost: 2,
  fields: [{ field: 'Admin.typerCommission', per: 'place' }],
});
