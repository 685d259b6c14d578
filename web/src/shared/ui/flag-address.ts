import { address, codes } from 'virtual:country-flags';

const known = new Set(codes.split(' '));

/** What is known of a country's flag. */
export interface FlaggedCountry {
  /** ISO 3166 code of the country. */
  readonly countryCode: string | null | undefined;
  /** Address of its flag. */
  readonly flagUrl: string | null | undefined;
}

/** Where a country's flag is: the address that is given, or that of our own picture for its code; null without either. */
export function flagAddress({ countryCode, flagUrl }: FlaggedCountry): string | null {
  if (flagUrl) return flagUrl;
  return countryCode && known.has(countryCode) ? `${address}/${countryCode}.svg` : null;
}
