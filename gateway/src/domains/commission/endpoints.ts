import { list, shape } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';
import { commission, typerCommission } from './shapes.ts';

export const commissionList = get('commission.list', '/typer_commissions.json', {
  decode: shape({ commissions: list(commission) }),
  cost: 2,
  fields: ['Admin.commissions'],
});

export const commissionGet = get('commission.get', '/typer_commissions/{typerId}.json', {
  query: ({ month }: { month: string | null }) => ({ month }),
  decode: shape({ commission: typerCommission }),
  cost: 2,
  fields: [{ field: 'Admin.typerCommission', by: ['typerId', 'month'] }],
});
