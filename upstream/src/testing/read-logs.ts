import { asc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { userLogs } from '../db/tables.ts';

/** All log entries, oldest first. Without an order PostgreSQL returns rows as it found place for them. */
export const readLogs = (db: Queryable) => db.select().from(userLogs).orderBy(asc(userLogs.id));
