import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core';

export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A foreign key of the owning row; deleting that row deletes this one. */
export const ownerColumn = (name: string, id: () => AnyPgColumn) =>
  integer(name).notNull().references(id, { onDelete: 'cascade' });
