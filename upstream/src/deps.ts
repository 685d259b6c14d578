import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';

/** What most functions need. */
export interface Deps {
  db: Database;
  clock: Clock;
}
