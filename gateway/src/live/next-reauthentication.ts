/** At least so often everybody who is connected is asked for credentials again: rights also end where nobody tells of it. */
const maxMs = 15 * 60_000;

/**
 * When rights that were read now must be read again: when they may change by themselves, or before a quarter of an
 * hour has passed, spread over its last third so that thousands do not come at once.
 * @param mayChangeAt null when they do not end by themselves
 * @param random from 0 up to 1
 */
export function nextReauthentication(now: Date, mayChangeAt: Date | null, random: number): Date {
  const latest = now.getTime() + maxMs * (1 - random / 3);
  return new Date(Math.min(latest, mayChangeAt?.getTime() ?? latest));
}
