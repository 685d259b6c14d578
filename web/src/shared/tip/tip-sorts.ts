/** What tips can be sorted by: publishing, kick-off, odds, stake, expected value and profit. */
export const tipSorts = ['created', 'kickoff', 'odds', 'stake', 'ewk', 'units'] as const;

export type TipSort = (typeof tipSorts)[number];
