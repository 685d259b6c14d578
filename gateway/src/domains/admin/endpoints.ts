import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';

const count = z.int().nonnegative();

const figuresWire = z.object({
  pending_payments: count.nullish(),
  held_payments: count.nullish(),
  matches_without_stats: count.nullish(),
  tips_to_settle: count.nullish(),
  running_imports: count.nullish(),
  users: z
    .object({
      all: count,
      subscribed: count,
      ending: count,
      typers: count,
      admins: count,
      locked: count,
    })
    .nullish(),
});
export type FiguresWire = z.infer<typeof figuresWire>;

/** Reads what waits for an admin. Beyond the calls of the catalogue: an upstream without it answers 404. */
export const adminFigures = defineEndpoint({
  id: 'admin.figures',
  method: 'GET',
  path: (_: Record<never, never>) => '/admin_figures.json',
  auth: 'user',
  decode: z.object({ figures: figuresWire }),
  cost: 2,
  fields: [{ field: 'Admin.figures', per: 'place' }],
});
