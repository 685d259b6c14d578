import { eq, inArray, or } from 'drizzle-orm';
import { insertMany, updateMany } from '../../db/bulk.ts';
import type { Transaction } from '../../db/database.ts';
import { matches } from '../../db/tables.ts';
import type { Statistic } from '../../import/football-data/statistics.ts';
import { statisticColumns } from '../../import/football-data/statistics.ts';
import type { ToldMatch } from './season-content.ts';
import type { StoredSeason } from './store-league.ts';

/** A match that was told, with its place in the database. */
export interface StoredMatch {
  id: number;
  homeTeamId: number;
  awayTeamId: number;
  told: ToldMatch;
}

type Row = typeof matches.$inferInsert;
type Known = typeof matches.$inferSelect;

/**
 * Adds the matches of a season and renews those that are known by the provider's id, or by teams and day.
 * @param teamIds our ids by the provider's
 */
export async function storeEvents(
  tx: Transaction,
  told: readonly ToldMatch[],
  season: StoredSeason,
  teamIds: ReadonlyMap<number, number>,
): Promise<StoredMatch[]> {
  const rows = withoutRepeats(told.map((one) => ({ told: one, row: rowOf(one, season, teamIds) })));
  const known = await tx
    .select()
    .from(matches)
    .where(
      or(
        eq(matches.seasonId, season.seasonId),
        inArray(
          matches.providerId,
          told.map(({ id }) => id),
        ),
      ),
    );
  const byProvider = new Map(known.map((match) => [match.providerId, match]));
  const toldIds = new Set(rows.map(({ told: { id } }) => id));
  const byPlace = new Map(
    known.filter(({ providerId }) => !toldIds.has(providerId ?? 0)).map((match) => [placeKey(match), match]),
  );
  const paired = rows.map((one) => ({
    ...one,
    known: byProvider.get(one.told.id) ?? byPlace.get(placeKey(one.row)),
  }));
  await updateMany(
    tx,
    matches,
    paired.flatMap(({ row, known: before }) => (before ? [{ ...merged(before, row), id: before.id }] : [])),
  );
  const added = paired.filter(({ known: before }) => before === undefined);
  const ids = await insertMany(
    tx,
    matches,
    added.map(({ row }) => row),
  );
  const newIds = new Map(added.map(({ told: { id } }, place) => [id, ids[place]]));
  return paired.flatMap(({ told: one, row, known: before }) => {
    const id = before?.id ?? newIds.get(one.id);
    return id === undefined
      ? []
      : [{ id, homeTeamId: row.homeTeamId, awayTeamId: row.awayTeamId, told: one }];
  });
}

const placeKey = ({ homeTeamId, awayTeamId, day }: Pick<Row, 'homeTeamId' | 'awayTeamId' | 'day'>) =>
  `${homeTeamId} ${awayTeamId} ${day}`;

/** Of two events of the same teams on one day, that which was not called off stays, else the later one. */
function withoutRepeats<One extends { told: ToldMatch; row: Row }>(some: readonly One[]): One[] {
  const order = some.toSorted(
    (one, other) =>
      Number(other.told.state === 'called_off') - Number(one.told.state === 'called_off') ||
      one.told.id - other.told.id,
  );
  return [...new Map(order.map((one) => [placeKey(one.row), one])).values()];
}

function rowOf(told: ToldMatch, season: StoredSeason, teamIds: ReadonlyMap<number, number>): Row {
  const homeTeamId = teamIds.get(told.home.id);
  const awayTeamId = teamIds.get(told.away.id);
  if (homeTeamId === undefined || awayTeamId === undefined) {
    throw new Error('A team was just stored and is not there');
  }
  const statistics: Partial<Record<Statistic, number | null>> = {};
  for (const { statistic } of statisticColumns) statistics[statistic] = told.counts[statistic] ?? null;
  return {
    ...season,
    ...statistics,
    homeTeamId,
    awayTeamId,
    providerId: told.id,
    date: told.kickOff,
    day: told.kickOff.toISOString().slice(0, 10),
    roundName: told.roundName,
    refereeDisplayName: told.referee,
    calledOff: told.state === 'called_off',
    goalHome: told.goalHome,
    goalAway: told.goalAway,
    halfTimeGoalHome: told.halfTimeGoalHome,
    halfTimeGoalAway: told.halfTimeGoalAway,
  };
}

/** What is known and what is told of a match, together; the counts of one that was called off are told as none. */
function merged(known: Known, told: Row): Row {
  if (told.calledOff)
    return { ...told, refereeDisplayName: told.refereeDisplayName ?? known.refereeDisplayName };
  const row = { ...told };
  for (const { statistic } of statisticColumns) row[statistic] = told[statistic] ?? known[statistic];
  return {
    ...row,
    roundName: told.roundName ?? known.roundName,
    refereeDisplayName: told.refereeDisplayName ?? known.refereeDisplayName,
  };
}
