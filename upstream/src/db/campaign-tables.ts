import { date, integer, pgTable } from 'drizzle-orm/pg-core';

/** Visits of the campaign page by calendar day in Poland. */
export const campaignVisits = pgTable('campaign_visits', {
  day: date('day', { mode: 'string' }).primaryKey(),
  visits: integer('visits').notNull(),
});
