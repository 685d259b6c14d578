/** Converts grosz to PLN, as the API sends money. */
export const toPln = (grosz: number) => grosz / 100;
