import { z } from 'zod';
import { wireId } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { tipWire } from '../tip/endpoints.ts';

const count = z.int().nonnegative();

const commissionWire = z.object({
  id: wireId,
  name: z.string(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  tips: count,
  won: count,
  lost: count,
  cancelled: count,
  pending: count,
  stake: z.number(),
  units: z.number(),
  commission_pln: z.number(),
});
export type CommissionWire = z.infer<typeof commissionWire>;

/** What typers have earned, by typer and month. */
export const commissionList = defineEndpoint({
  id: 'commission.list',
  method: 'GET',
  path: () => '/typer_commissions.json',
  auth: 'user',
  decode: z.object({ commissions: z.array(commissionWire) }),
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
  decode: z.object({
    commission: z.object({
      id: wireId,
      name: z.string(),
      months: z.array(commissionWire),
      month: z.string(),
      tips: z.array(tipWire),
    }),
  }),
  cost: 2,
  fields: [{ field: 'Admin.typerCommission', per: 'place' }],
});
