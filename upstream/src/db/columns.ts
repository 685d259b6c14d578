import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, to the millisecond, read and written as a `Date`. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A column with the id of the row that a row belongs to, and goes with. */
export const ownerColumn = (name: string, id: () => AnyPgColumn) =>
  integer(name).notNull().references(id, { onDelete: 'cascade' });
