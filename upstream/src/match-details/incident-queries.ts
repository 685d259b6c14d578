import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { incidents } from '../db/match-tables.ts';

/** What happened in a match, in the order of time; what belongs to an incident's type stands beside the common fields. */
export async function listIncidents(db: Queryable, matchId: number) {
  const rows = await db
    .select()
    .from(incidents)
    .where(eq(incidents.matchId, matchId))
    .orderBy(asc(incidents.place));
  return rows.map(({ details, incidentType, incidentClass, time, addedTime, isHome }) => ({
    ...details,
    incident_type: incidentType,
    incident_class: incidentClass,
    time,
    added_time: addedTime,
    is_home: isHome,
  }));
}
