import { HttpError } from '../http/http-error.ts';
import type { TipData } from './tip-data.ts';

/**
 * Typers are paid by results, so that they tip no match that has begun.
 * @throws HttpError 422 with `past` for `date` and for the dates of its matches, as `matches.0.date`, that have come
 */
export function refuseBegun({ date, matches }: TipData, now: Date): void {
  const dates = [
    ['date', date] as const,
    ...matches.map((leg, place) => [`matches.${place}.date`, leg.date] as const),
  ];
  const past = dates.filter(([, time]) => time <= now);
  if (past.length === 0) return;
  throw new HttpError(422, Object.fromEntries(past.map(([path]) => [path, ['past']])));
}
