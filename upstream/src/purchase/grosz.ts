/** An amount less a percent of it, rounded half up to a grosz; the percent may have two decimals. */
export function lessPercent(grosz: number, percent: number): number {
  const left = 10_000 - Math.round(percent * 100);
  return Math.floor((grosz * left + 5_000) / 10_000);
}

/** Grosz as the API sends money: PLN with at most two decimals. */
export const toPln = (grosz: number) => grosz / 100;
