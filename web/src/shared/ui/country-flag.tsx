import { useState } from 'react';
import styles from './country-flag.module.css';
import { flagAddress } from './flag-address.ts';

interface CountryFlagProps {
  /** Code of the country, or address of its flag; null where neither is known. */
  readonly flag: string | null | undefined;
  /** Name of the country; its first letters stand in for a flag that there is not. */
  readonly country: string;
}

/** A country's flag, 21 × 14 px, as an ornament: the country's name stands beside it. */
export function CountryFlag({ flag, country }: CountryFlagProps) {
  const src = flagAddress(flag ?? null);
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return (
      <span className={styles.letters} aria-hidden="true">
        {country.slice(0, 2).toUpperCase()}
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
