import { useState } from 'react';
import { type FlaggedCountry, flagAddress } from './flag-address.ts';
import styles from './team-logo.module.css';

interface CountryFlagProps {
  readonly country: FlaggedCountry & {
    /** The country's name. Its first letters replace a missing flag. */
    readonly country: string;
  };
}

/** A country's flag, 21 × 14 px. Decorative: show the country's name next to it. */
export function CountryFlag({ country }: CountryFlagProps) {
  const src = flagAddress(country);
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return (
      <span className={`${styles.letters} ${styles.flag}`} aria-hidden="true">
        {country.country.slice(0, 2).toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.flag}
      src={src}
      alt=""
      width={21}
      height={14}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
