import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, to the millisecond, read and written as a `Date`. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
