import { readerWith } from '../../kit/compile-shape.ts';
import { toPermissions } from '../user/mapper.ts';
import { termsOf } from './mapper.ts';
import { adminPlan } from './shapes.ts';

/** A plan of the wire with what is for admins. */
export const toAdminPlan = readerWith(adminPlan, {
  activeSalePercent: ({ active_sale }) => active_sale?.percent ?? null,
  hasFixedDates: (wire) => termsOf(wire).hasFixedDates,
  discordIncluded: (wire) => termsOf(wire).discordIncluded,
  goqFromMonths: (wire) => termsOf(wire).goqFromMonths,
  permissions: ({ permissions }) => toPermissions(permissions ?? []),
});
