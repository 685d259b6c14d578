/** PLN with at most two decimals as whole grosz. */
export const toGrosz = (pln: number): number => Math.round(pln * 100);

/** Whole grosz as PLN with at most two decimals. */
export const toPln = (grosz: number): number => grosz / 100;
