/** The maximum of GraphQL's `Int`. */
const maxInt = 2_147_483_647;

/** The number of a league, team or match in a path. An invalid one becomes 0, which none has. */
export function pathNumber(param: string | undefined): number {
  const number = /^\d+$/.test(param ?? '') ? Number(param) : 0;
  return number <= maxInt ? number : 0;
}
