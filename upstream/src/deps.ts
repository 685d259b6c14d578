import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';

/** The database and the clock. */
export interface Deps {
  db: Database;
  clock: Clock;
}
