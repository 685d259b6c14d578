import { address, codes } from 'virtual:country-flags';

const availableCodes = new Set(codes.split(' '));

export interface FlaggedCountry {
  /** ISO 3166. */
  readonly countryCode: string | null | undefined;
  readonly flagUrl: string | null | undefined;
}

/** The given URL of a flag, or that of our own flag for the country's code. */
export function flagAddress({ countryCode, flagUrl }: FlaggedCountry): string | null {
  if (flagUrl) return flagUrl;
  return countryCode && availableCodes.has(countryCode) ? `${address}/${countryCode}.svg` : null;
}
