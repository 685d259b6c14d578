/** A match further away than that is a slip of the year, and would open a season of its own: two years from now. */
export function furthestKickOff(now: Date): Date {
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + 2);
  return furthest;
}
