import { sql } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { dropinfoFilters } from '../db/dropinfo-tables.ts';
import { notFound } from '../http/http-error.ts';
import type { DropinfoFilter } from './dropinfo-queries.ts';
import { listDropinfoFilters } from './dropinfo-queries.ts';
import { holdFilterOrder } from './filter-queries.ts';

/**
 * Lets a filter change places with the one before (-1) or after it (1), and logs that; the first goes no further up and
 * the last no further down. Afterwards the positions are 1, 2, 3 and so on. Gives all filters in their order.
 * @throws HttpError 404
 */
export function moveFilter(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  id: number,
  by: -1 | 1,
): Promise<DropinfoFilter[]> {
  return db.transaction(async (tx) => {
    await holdFilterOrder(tx);
    const filters = await listDropinfoFilters(tx);
    const from = filters.findIndex((filter) => filter.id === id);
    const [moved, other] = [filters[from], filters[from + by]];
    if (!moved) throw notFound();
    if (!other) return filters;
    const order = filters.with(from, other).with(from + by, moved);
    const ids = sql`${sql.param(order.map((filter) => filter.id))}::integer[]`;
    await tx.update(dropinfoFilters).set({ position: sql`array_position(${ids}, ${dropinfoFilters.id})` });
    await writeLog(tx, {
      userId: authorId,
      authorId,
      action: 'dropinfo_filter.move',
      details: {
        filter_id: id,
        name: moved.name,
        before: { position: from + 1 },
        after: { position: from + by + 1 },
      },
      at: clock(),
    });
    return order.map((filter, place) => ({ ...filter, position: place + 1 }));
  });
}
