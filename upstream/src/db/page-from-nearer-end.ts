interface Page {
  limit: number;
  offset: number;
}

/**
 * Converts a page to limit and offset from the end of the list that is nearer to it.
 * @param total number of rows of the list
 */
export function pageFromNearerEnd({ limit, offset }: Page, total: number): Page & { isFromLast: boolean } {
  const rest = Math.max(0, total - offset);
  if (offset <= rest) return { limit, offset, isFromLast: false };
  const size = Math.min(limit, rest);
  return { limit: size, offset: rest - size, isFromLast: true };
}
