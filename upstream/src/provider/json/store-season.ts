import type { Database } from '../../db/database.ts';
import { lockImports } from '../../import/import-lock.ts';
import type { ProviderSeason } from '../data-provider.ts';
import type { SeasonContent } from './season-content.ts';
import { storeEvents } from './store-events.ts';
import { storeLeague } from './store-league.ts';
import { storeMatchDetails } from './store-match-details.ts';
import { storeTeams } from './store-teams.ts';

/** A season with what tells it and its tournament apart. */
export interface SeasonToStore extends SeasonContent {
  tournamentId: number;
  season: ProviderSeason;
}

/**
 * Stores a season, all or nothing of it. What is known by the provider's ids is brought up to date: a value replaces
 * another one, a blank none.
 * @returns the id of its league
 */
export function storeSeason(db: Database, { league, matches, ...ids }: SeasonToStore): Promise<number> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const stored = await storeLeague(tx, { ...league, ...ids });
    const teamIds = await storeTeams(
      tx,
      matches.flatMap(({ home, away }) => [home, away]),
      league.country,
    );
    const storedMatches = await storeEvents(tx, matches, stored, teamIds);
    await storeMatchDetails(tx, storedMatches);
    return stored.leagueId;
  });
}
