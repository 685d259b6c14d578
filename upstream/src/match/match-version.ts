import { createHash } from 'node:crypto';
import type { matches } from '../db/tables.ts';
import type { NamedMatch } from './match-json.ts';
import { matchJson } from './match-json.ts';

type Match = typeof matches.$inferSelect;

/**
 * What stands for all that admins may edit of a match: whoever sends back the version that they read is told when it
 * has become another meanwhile, by an edit or by an import.
 */
export function matchVersion({ refereeDisplayName, calledOff, ...match }: Match): string {
  const counts = Object.entries(match)
    .filter(([field]) => /(Home|Away)$/.test(field))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([counts, refereeDisplayName, calledOff]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** A match as the API sends it to admins: with its version. */
export const adminMatchJson = (row: NamedMatch) => ({ ...matchJson(row), version: matchVersion(row.match) });
