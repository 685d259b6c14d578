import { daysBetween } from './calendar.ts';

/** What tells a match apart. */
export interface PairedMatch {
  day: string;
  /** Whether it has a result. */
  played: boolean;
}

/** Which known match a told one is: a new one, a known one, or one that was played on a later day. */
export type Pairing<Known, Told> =
  | { told: Told; kind: 'new' }
  | { told: Told; kind: 'known'; known: Known }
  | { told: Told; kind: 'overtaken' };

/** How far a result's day may be mended; two played matches further apart are two. */
const longestMend = 3;

/**
 * Finds for each match that a file tells of the known one. Given are the matches of one season in which the same
 * team is at home to the same other team; in some leagues these are two. The same day is the same match. Else a
 * match without a result has moved to the new day, and a day of a result may be mended by a few days.
 */
export function pairMatches<Known extends PairedMatch, Told extends PairedMatch>(
  known: readonly Known[],
  told: readonly Told[],
): Pairing<Known, Told>[] {
  const toldDays = new Set(told.map(({ day }) => day));
  const free = known.filter(({ day }) => !toldDays.has(day));
  return told.map((match) => {
    const same = known.find(({ day }) => day === match.day);
    if (same) return { told: match, kind: 'known', known: same };
    const moved = nearest(
      free.filter((other) => mayBe(other, match)),
      match.day,
    );
    if (moved) {
      free.splice(free.indexOf(moved), 1);
      return { told: match, kind: 'known', known: moved };
    }
    const overtaken = !match.played && known.some(({ played, day }) => played && day > match.day);
    return { told: match, kind: overtaken ? 'overtaken' : 'new' };
  });
}

function mayBe(known: PairedMatch, told: PairedMatch): boolean {
  if (!known.played) return true;
  return told.played && Math.abs(daysBetween(known.day, told.day)) <= longestMend;
}

function nearest<Known extends PairedMatch>(candidates: readonly Known[], day: string): Known | undefined {
  const distance = (match: Known) => Math.abs(daysBetween(match.day, day));
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0];
}
