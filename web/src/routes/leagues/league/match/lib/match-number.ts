/** The maximum of GraphQL's `Int`. */
const MAX_INT = 2_147_483_647;

/** The match number of the address. An invalid one becomes 0, which no match has. */
export function matchNumber(matchId: string | undefined): number {
  const number = /^\d+$/.test(matchId ?? '') ? Number(matchId) : 0;
  return number <= MAX_INT ? number : 0;
}
