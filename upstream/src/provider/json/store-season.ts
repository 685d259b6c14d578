import type { Database } from '../../db/database.ts';
import type { ImportedSeason, ImportSeasonOptions, ProviderSeason } from '../data-provider.ts';
import { recordImport } from '../record-import.ts';
import type { SeasonContent } from './season-content.ts';
import { seasonNameOf } from './season-name.ts';
import { storeEvents } from './store-events.ts';
import { leagueCodeOf, storeLeague } from './store-league.ts';
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
 */
export function storeSeason(
  db: Database,
  { league, matches, ...ids }: SeasonToStore,
  options: ImportSeasonOptions,
): Promise<ImportedSeason> {
  const place = { code: leagueCodeOf(ids.tournamentId), year: seasonNameOf(ids.season.year).year };
  return recordImport(db, place, options, async (tx) => {
    const stored = await storeLeague(tx, { ...league, ...ids });
    const teamIds = await storeTeams(
      tx,
      matches.flatMap(({ home, away }) => [home, away]),
      league.country,
    );
    const storedMatches = await storeEvents(tx, matches, stored, teamIds);
    await storeMatchDetails(tx, storedMatches);
  });
}
