import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { foldText } from '../db/fold-text.ts';
import { groupBy } from '../db/group-by.ts';
import { matches, teams } from '../db/tables.ts';

/** What a person writes of a match. */
interface ToldMatch {
  readonly title: string;
  readonly date: Date;
}

const homeTeam = alias(teams, 'home_team');
const awayTeam = alias(teams, 'away_team');

/** Names without regard to case, accents, the kind of dash and the spaces around it. */
const keyOf = (title: string, date: Date) =>
  `${date.getTime()} ${foldText(title.trim()).replaceAll(/\s*[-–—]\s*/g, '-')}`;

/**
 * The ids of the matches that were told, in their order: of each the only one that begins at that very time with those very
 * teams, `home – away`; null where there is none, or more than one.
 */
export async function findLinkedMatches(
  db: Queryable,
  told: readonly ToldMatch[],
): Promise<(number | null)[]> {
  if (told.length === 0) return [];
  const found = await db
    .select({ id: matches.id, date: matches.date, home: homeTeam.name, away: awayTeam.name })
    .from(matches)
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .where(
      inArray(
        matches.date,
        told.map(({ date }) => date),
      ),
    );
  const byKey = groupBy(found, ({ home, away, date }) => keyOf(`${home} – ${away}`, date));
  return told.map(({ title, date }) => {
    const [match, ...others] = byKey.get(keyOf(title, date)) ?? [];
    return match === undefined || others.length > 0 ? null : match.id;
  });
}
