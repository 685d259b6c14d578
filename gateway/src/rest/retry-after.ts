/** Nobody is told to come again later than in an hour. */
const maxS = 3600;

function secondsIn(text: string, nowMs: number): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  return /^[a-z]+,/i.test(text) ? Math.ceil((Date.parse(text) - nowMs) / 1000) : Number.NaN;
}

/**
 * The seconds after which an answer's Retry-After asks to come again: a whole number of them, or a date from which `nowMs`
 * (milliseconds since 1970) is taken. Null for none, and for one that is neither.
 */
export function retryAfterIn(header: string | null | undefined, nowMs: number): number | null {
  const seconds = secondsIn(header?.trim() ?? '', nowMs);
  return Number.isNaN(seconds) ? null : Math.min(maxS, Math.max(0, seconds));
}
