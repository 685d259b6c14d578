import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The time that Warsaw's clocks show at a time; or the time at which they show it, of one without a zone. */
export const inWarsaw = (time: SQLWrapper): SQL => sql`(${time} at time zone 'Europe/Warsaw')`;

/** Warsaw's day at a time. */
export const warsawDay = (at: Date): SQL => sql`${inWarsaw(sql`${at.toISOString()}::timestamptz`)}::date`;
