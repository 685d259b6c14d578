import { deleteMany, insertMany, updateMany } from '../../db/bulk.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { dropinfos } from '../../db/dropinfo-tables.ts';
import { matches, odds } from '../../db/tables.ts';
import { lockImports } from '../import-lock.ts';
import type { MatchChange, PlanOptions } from './import-plan.ts';
import { changesAnything, planKnown, planNew } from './import-plan.ts';
import type { KnownMatch } from './known-matches.ts';
import { knownMatches } from './known-matches.ts';
import type { MatchFacts } from './merge-match.ts';
import { isPlayed } from './merge-match.ts';
import { pairMatches } from './pair-matches.ts';
import type { SeasonedRow } from './read-file.ts';
import type { NamedIds } from './store-names.ts';
import { storeNames } from './store-names.ts';

/** What storing a file's matches did. */
export interface StoreCounts {
  added: number;
  corrected: number;
  unchanged: number;
  /** Lines of fixtures that were played on a later day, which is known. */
  overtaken: number[];
  dropinfos: { added: number; corrected: number; removed: number };
}

/** Stores the matches of one file, all or none of them. */
export async function storeMatches(
  db: Queryable,
  rows: readonly SeasonedRow[],
  options: PlanOptions,
): Promise<StoreCounts> {
  const counts: StoreCounts = {
    added: 0,
    corrected: 0,
    unchanged: 0,
    overtaken: [],
    dropinfos: { added: 0, corrected: 0, removed: 0 },
  };
  if (rows.length === 0) return counts;
  await db.transaction(async (tx) => {
    await lockImports(tx);
    const idsOf = await storeNames(tx, rows);
    const told = rows.map((row) => ({
      row,
      ids: idsOf(row),
      day: row.day,
      played: isPlayed(row.statistics),
    }));
    const known = await knownMatches(tx, [...new Set(told.map(({ ids }) => ids.season))]);
    const plan = makePlan(told, known, options, counts);
    await write(tx, plan, options);
  });
  return counts;
}

interface ToldMatch {
  row: SeasonedRow;
  ids: NamedIds;
  day: string;
  played: boolean;
}

interface Plan {
  added: { ids: NamedIds; change: MatchChange & { facts: MatchFacts } }[];
  corrected: { known: KnownMatch; change: MatchChange }[];
}

function makePlan(
  told: readonly ToldMatch[],
  known: readonly KnownMatch[],
  options: PlanOptions,
  counts: StoreCounts,
): Plan {
  const plan: Plan = { added: [], corrected: [] };
  const knownOf = grouped(
    known.map((match) => ({ match, day: match.facts.day, played: isPlayed(match.facts) })),
    ({ match: { facts } }) => `${facts.seasonId} ${facts.homeTeamId} ${facts.awayTeamId}`,
  );
  const toldOf = grouped(told, ({ ids }) => `${ids.season} ${ids.home} ${ids.away}`);
  const lastKnown = lastPlayed(known.map(({ facts }) => ({ ...facts, played: isPlayed(facts) })));
  const lastTold = lastPlayed(told.map(({ ids, day, played }) => ({ seasonId: ids.season, day, played })));
  for (const [key, group] of toldOf) {
    for (const pairing of pairMatches(knownOf.get(key) ?? [], group)) {
      const { row, ids } = pairing.told;
      if (pairing.kind === 'overtaken') {
        counts.overtaken.push(row.line);
      } else if (pairing.kind === 'new') {
        plan.added.push({ ids, change: planNew(row, options) });
        counts.added += 1;
      } else {
        const fileIsOlder = (lastTold.get(ids.season) ?? '') < (lastKnown.get(ids.season) ?? '');
        const isOlder = fileIsOlder && pairing.known.played;
        const change = planKnown(pairing.known.match, row, isOlder, options);
        if (!changesAnything(change)) {
          counts.unchanged += 1;
          continue;
        }
        plan.corrected.push({ known: pairing.known.match, change });
        counts.corrected += 1;
      }
    }
  }
  for (const { change } of [...plan.added, ...plan.corrected]) {
    counts.dropinfos.added += change.newDropinfos.length;
    counts.dropinfos.corrected += change.changedDropinfos.length;
    counts.dropinfos.removed += change.lostDropinfos.length;
  }
  return plan;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The last day with a result, by season: what tells an older file from a later one. */
function lastPlayed(
  some: readonly { seasonId: number; day: string; played: boolean }[],
): Map<number, string> {
  const last = new Map<number, string>();
  for (const { seasonId, day, played } of some) {
    if (played && day > (last.get(seasonId) ?? '')) last.set(seasonId, day);
  }
  return last;
}

async function write(tx: Transaction, { added, corrected }: Plan, { now }: PlanOptions): Promise<void> {
  const newIds = await insertMany(
    tx,
    matches,
    added.map(({ ids, change }) => ({
      ...change.facts,
      leagueId: ids.league,
      seasonId: ids.season,
      homeTeamId: ids.home,
      awayTeamId: ids.away,
    })),
  );
  await updateMany(
    tx,
    matches,
    corrected.flatMap(({ known, change }) =>
      change.facts === null ? [] : [{ ...change.facts, id: known.facts.id }],
    ),
  );
  const changes = [
    ...added.map(({ change }, place) => ({ change, matchId: newIds[place] })),
    ...corrected.map(({ known, change }) => ({ change, matchId: known.facts.id })),
  ].flatMap(({ change, matchId }) => (matchId === undefined ? [] : [{ change, matchId }]));
  const all = changes.map(({ change }) => change);

  await deleteMany(
    tx,
    dropinfos,
    all.flatMap(({ lostDropinfos }) => lostDropinfos),
  );
  await deleteMany(
    tx,
    odds,
    all.flatMap(({ lostPrices }) => lostPrices),
  );
  await updateMany(
    tx,
    odds,
    all.flatMap(({ changedPrices }) => changedPrices.map((price) => ({ ...price, updatedAt: now }))),
  );
  await updateMany(
    tx,
    dropinfos,
    all.flatMap(({ changedDropinfos }) => changedDropinfos),
  );
  await insertMany(
    tx,
    odds,
    changes.flatMap(({ change, matchId }) =>
      change.newPrices.map((price) => ({ ...price, matchId, updatedAt: now })),
    ),
  );
  await insertMany(
    tx,
    dropinfos,
    changes.flatMap(({ change, matchId }) => change.newDropinfos.map((fall) => ({ ...fall, matchId }))),
  );
}
