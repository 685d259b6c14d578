/** Decimal odds as every bookmaker prints them: two decimals and a point, in every language. */
export function formatOdds(odds: number): string {
  return odds.toFixed(2);
}
