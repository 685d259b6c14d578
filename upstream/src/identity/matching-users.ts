import { and, like, type SQL } from 'drizzle-orm';
import { foldText } from '../db/fold-text.ts';
import { userOverviews } from '../db/overview-tables.ts';

/**
 * Condition on user overviews: every word must occur in the address, the names or the Discord name, ignoring case and
 * accents.
 */
export function matchingUsers(search: string): SQL | undefined {
  const words = search.split(/\s+/);
  return and(
    ...words.map((word) =>
      like(userOverviews.searchText, foldText(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)),
    ),
  );
}
