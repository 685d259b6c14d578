/** What a reduction may take off, in percent. */
export const percentBounds = { least: 1, most: 100, decimals: 2 } as const;
