import { type AnyPgColumn, integer, text, timestamp } from 'drizzle-orm/pg-core';

export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A foreign key of the owning row; deleting that row deletes this one. */
export const ownerColumn = (name: string, id: () => AnyPgColumn) =>
  integer(name).notNull().references(id, { onDelete: 'cascade' });

export const marketColumn = () => text('market', { enum: ['one_x_two', 'totals', 'handicap'] }).notNull();

export const selectionColumn = () =>
  text('selection', { enum: ['home', 'draw', 'away', 'over', 'under'] }).notNull();
