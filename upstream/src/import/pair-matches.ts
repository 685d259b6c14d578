import { daysBetween } from './season-content.ts';

/** What tells a match apart. */
export interface PairedMatch {
  day: string;
  /** Whether it has a result. */
  played: boolean;
}

/** Which known match a read one is: a new one, a known one, or one that was played on a later day. */
export type Pairing<Known, Read> =
  | { read: Read; kind: 'new' }
  | { read: Read; kind: 'known'; known: Known }
  | { read: Read; kind: 'overtaken' };

/** How far a result's day may be corrected; two played matches further apart are two. */
const maxCorrectionDays = 3;

/**
 * Finds for each match that a file tells of the known one. Given are the matches of one season in which the same
 * team is at home to the same other team; in some leagues these are two. The same day is the same match. Else a
 * match without a result has moved to the new day, and a day of a result may be corrected by a few days.
 */
export function pairMatches<Known extends PairedMatch, Read extends PairedMatch>(
  known: readonly Known[],
  read: readonly Read[],
): Pairing<Known, Read>[] {
  const readDays = new Set(read.map(({ day }) => day));
  const free = known.filter(({ day }) => !readDays.has(day));
  return read.map((match) => {
    const same = known.find(({ day }) => day === match.day);
    if (same) return { read: match, kind: 'known', known: same };
    const moved = nearest(
      free.filter((other) => mayBe(other, match)),
      match.day,
    );
    if (moved) {
      free.splice(free.indexOf(moved), 1);
      return { read: match, kind: 'known', known: moved };
    }
    const overtaken = !match.played && known.some(({ played, day }) => played && day > match.day);
    return { read: match, kind: overtaken ? 'overtaken' : 'new' };
  });
}

function mayBe(known: PairedMatch, read: PairedMatch): boolean {
  if (!known.played) return true;
  return read.played && Math.abs(daysBetween(known.day, read.day)) <= maxCorrectionDays;
}

function nearest<Known extends PairedMatch>(candidates: readonly Known[], day: string): Known | undefined {
  const distance = (match: Known) => Math.abs(daysBetween(match.day, day));
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0];
}
