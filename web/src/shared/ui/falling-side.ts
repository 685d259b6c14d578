/** A side's prices in decimal odds. */
interface Prices {
  readonly from: number;
  readonly to: number;
}

function fallOf({ from, to }: Prices): number {
  return (from - to) / from;
}

/** Which of two sides fell: in totals it may be either, so the larger fall decides; the other is its opposite. */
export function fallingSide<Side extends Prices>(
  over: Side,
  under: Side | null | undefined,
): { falling: Side; opposite: Side | null } {
  if (!under) return { falling: over, opposite: null };
  return fallOf(under) > fallOf(over)
    ? { falling: under, opposite: over }
    : { falling: over, opposite: under };
}
