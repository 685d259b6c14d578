import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { lastPlayed, longestWindow } from '../match/last-matches.ts';
import type { MatchJson } from '../match/match-json.ts';
import { countIn } from './count-sql.ts';
import type { Hit, Picking } from './picks.ts';

/** A match of a window by its id, and what the autofilter counts in it; null where that is not known. */
type Mark = [matchId: number, count: number | null];

/** A hit with the windows that it was taken from, newest first; a side that is not looked at is null. */
type MarkedHit = Hit & { home_marks: Mark[] | null; away_marks: Mark[] | null };

type PickedMatch<Of extends Hit = Hit> = MatchJson & { hits: Of[] };

/** Picked matches with the windows of their hits. */
export async function withMarks(
  db: Queryable,
  { autofilters, now }: Picking,
  picked: readonly PickedMatch[],
): Promise<PickedMatch<MarkedHit>[]> {
  const teamIds = [...new Set(picked.flatMap((match) => [match.home_team_id, match.away_team_id]))];
  if (teamIds.length === 0) return [];
  type Row = { team_id: number; marks: [matchId: number, ...counts: (number | null)[]][] };
  const last = lastPlayed(db, sql`looked.team_id`, { before: now, limit: longestWindow });
  const counts = sql.join(autofilters.map(countIn), sql`, `);
  const { rows } = await db.execute<Row>(sql`
    select team_id, json_agg(json_build_array(id, ${counts}) order by date desc) as marks
    from (
      select looked.team_id, last.* from unnest(${sql.param(teamIds)}::integer[]) as looked(team_id)
      cross join lateral ${last} as last
    ) as played
    group by team_id
  `);
  const marksOf = new Map(rows.map(({ team_id: teamId, marks }) => [teamId, marks]));
  const windowOf = (teamId: number, hit: Hit): Mark[] => {
    const place = autofilters.findIndex(({ id }) => id === hit.autofilter_id);
    const marks = (marksOf.get(teamId) ?? []).slice(0, autofilters[place]?.window);
    return marks.map(([matchId, ...ofAutofilters]) => [matchId, ofAutofilters[place] ?? null]);
  };
  return picked.map((match) => ({
    ...match,
    hits: match.hits.map((hit) => ({
      ...hit,
      home_marks: hit.home_sample === null ? null : windowOf(match.home_team_id, hit),
      away_marks: hit.away_sample === null ? null : windowOf(match.away_team_id, hit),
    })),
  }));
}
