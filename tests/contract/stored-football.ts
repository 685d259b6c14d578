import { leagues, matches, seasons } from '../../upstream/src/db/tables.ts';
import type { Stack } from '../harness/start-stack.ts';

/** A match row. */
export type StoredMatch = typeof matches.$inferSelect;

/** The stored football data, evaluated by plain loops instead of the upstream's queries. */
export interface StoredFootball {
  leagues: (typeof leagues.$inferSelect)[];
  seasons: (typeof seasons.$inferSelect)[];
  /** All matches by kick-off. */
  matches: StoredMatch[];
  /** Future matches by kick-off. */
  coming: StoredMatch[];
  /** A team's last played matches before a time, newest first. */
  lastOf(teamId: number, before: Date, limit: number): StoredMatch[];
}

const isPlayed = (match: StoredMatch): boolean =>
  match.goalHome !== null && match.goalAway !== null && !match.calledOff;

/** Reads a stack's football data. */
export async function storedFootball({ db, clock }: Stack): Promise<StoredFootball> {
  const [storedLeagues, storedSeasons, rows] = await Promise.all([
    db.select().from(leagues),
    db.select().from(seasons),
    db.select().from(matches),
  ]);
  const byKickOff = rows.toSorted((a, b) => a.date.getTime() - b.date.getTime() || a.id - b.id);
  const now = clock.now();
  return {
    leagues: storedLeagues,
    seasons: storedSeasons,
    matches: byKickOff,
    coming: byKickOff.filter((match) => match.date > now && !match.calledOff && match.goalHome === null),
    lastOf: (teamId, before, limit) =>
      byKickOff
        .filter((match) => match.homeTeamId === teamId || match.awayTeamId === teamId)
        .filter((match) => isPlayed(match) && match.date < before)
        .toReversed()
        .slice(0, limit),
  };
}

/** Points, goals and number of matches of each team of a season, by the team's id. */
export function countTable(
  matchesOfSeason: readonly StoredMatch[],
): Map<number, { points: number; played: number; goalsFor: number; goalsAgainst: number }> {
  const table = new Map<number, { points: number; played: number; goalsFor: number; goalsAgainst: number }>();
  const add = (teamId: number, scored: number | null, conceded: number | null, counts: boolean) => {
    const row = table.get(teamId) ?? { points: 0, played: 0, goalsFor: 0, goalsAgainst: 0 };
    table.set(teamId, row);
    if (!counts || scored === null || conceded === null) return;
    row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
    row.played += 1;
    row.goalsFor += scored;
    row.goalsAgainst += conceded;
  };
  for (const match of matchesOfSeason) {
    add(match.homeTeamId, match.goalHome, match.goalAway, isPlayed(match));
    add(match.awayTeamId, match.goalAway, match.goalHome, isPlayed(match));
  }
  return table;
}
