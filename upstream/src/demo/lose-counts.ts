import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { leagues, matches } from '../db/tables.ts';
import { demoLeagueCode } from './demo-leagues.ts';

/** Lets the last played match of each editable league of the demo lack its corners and its referee, for admins to fill in. */
export async function loseCounts(tx: Transaction): Promise<void> {
  await tx
    .update(matches)
    .set({ cornersHome: null, cornersAway: null, refereeDisplayName: null })
    .where(
      sql`${matches.id} in (
        select distinct on (played.league_id) played.id
        from ${matches} as played
        join ${leagues} as league on league.id = played.league_id
        where league.code like ${demoLeagueCode} and league.is_editable and played.goal_home is not null
        order by played.league_id, played.date desc, played.id
      )`,
    );
}
