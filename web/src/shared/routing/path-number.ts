/** The maximum of GraphQL's `Int`. */
const maxInt = 2_147_483_647;

/** The id in a path or a parameter. An invalid one becomes 0, which nothing has. */
export function pathNumber(param: string | null | undefined): number {
  const number = /^\d+$/.test(param ?? '') ? Number(param) : 0;
  return number <= maxInt ? number : 0;
}
