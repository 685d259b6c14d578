/** Rounds PLN to whole grosz. */
export const toGrosz = (pln: number): number => Math.round(pln * 100);

export const toPln = (grosz: number): number => grosz / 100;
