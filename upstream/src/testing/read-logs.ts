import { asc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { userLogs } from '../db/tables.ts';

/** All log entries, oldest first. PostgreSQL guarantees no order without ORDER BY. */
export const readLogs = (db: Queryable) => db.select().from(userLogs).orderBy(asc(userLogs.id));
