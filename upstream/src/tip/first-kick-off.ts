/** When the first match of a tip is told to begin: its own date, or that of one of its matches. */
export function firstKickOff({ date, matches }: { date: Date; matches: readonly { date: Date }[] }): Date {
  return new Date(Math.min(date.getTime(), ...matches.map((leg) => leg.date.getTime())));
}
