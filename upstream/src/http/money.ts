/** Grosz as the API sends money: PLN with at most two decimals. */
export const toPln = (grosz: number) => grosz / 100;
