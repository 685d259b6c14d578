import { address, codes } from 'virtual:country-flags';
import styles from './team-logo.module.css';
import { ImageOrLetters } from './team-logo.tsx';

const availableCodes = new Set(codes.split(' '));

interface CountryFlagProps {
  readonly country: {
    /** The country's name. Its first letters replace a missing flag. */
    readonly country: string;
    /** ISO 3166. Without a URL, it selects our own flag. */
    readonly countryCode: string | null;
    readonly flagUrl: string | null;
  };
}

/** A country's flag, 21 × 14 px. Decorative: show the country's name next to it. */
export function CountryFlag({ country: { country, countryCode, flagUrl } }: CountryFlagProps) {
  const ownFlag = countryCode && availableCodes.has(countryCode) ? `${address}/${countryCode}.svg` : null;
  return (
    <ImageOrLetters
      src={flagUrl || ownFlag}
      letters={country.slice(0, 2).toUpperCase()}
      className={styles.flag}
      width={21}
      height={14}
    />
  );
}
