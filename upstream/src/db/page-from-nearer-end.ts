/** A part of an ordered list: how many rows, and how many are left out before them. */
interface ListPart {
  limit: number;
  offset: number;
}

/**
 * From which end of a list a part is reached over fewer rows, and the same part as seen from that end.
 * @param total how many rows the list has
 */
export function pageFromNearerEnd(
  { limit, offset }: ListPart,
  total: number,
): ListPart & { isFromLast: boolean } {
  const rest = Math.max(0, total - offset);
  if (offset <= rest) return { limit, offset, isFromLast: false };
  const size = Math.min(limit, rest);
  return { limit: size, offset: rest - size, isFromLast: true };
}
