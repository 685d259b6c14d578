import type { Database } from '../db/database.ts';
import { teams } from '../db/tables.ts';

export function makeTeams(db: Database, ...names: string[]) {
  return db
    .insert(teams)
    .values(names.map((name) => ({ country: 'Polska', name })))
    .returning();
}
