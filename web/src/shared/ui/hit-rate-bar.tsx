import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatPercent, useLanguage } from './formats.ts';
import styles from './hit-rate-bar.module.css';
import track from './track.module.css';

interface HitRateBarProps {
  readonly hits: number;
  /** 0 shows an empty track and a dash. */
  readonly sampleSize: number;
  /** Whether the bar grows from the right, for a comparison's left half. */
  readonly isMirrored?: boolean;
  /** Whether the bar is under its figures, for narrow cells. */
  readonly isStacked?: boolean;
  /** A line below the sample. */
  readonly children?: ReactNode;
}

/** A hit rate as a bar with percent and sample, highlighted from 70 %. */
export function HitRateBar({
  hits,
  sampleSize,
  isMirrored = false,
  isStacked = false,
  children,
}: HitRateBarProps) {
  const language = useLanguage();
  const share = sampleSize === 0 ? 0 : hits / sampleSize;
  const isHigh = isHighRate(hits, sampleSize) || undefined;
  return (
    <span
      className={styles.rate}
      data-mirrored={isMirrored || undefined}
      data-stacked={isStacked || undefined}
    >
      <span className={track.track} aria-hidden="true">
        <span data-high={isHigh} style={{ width: `${share * 100}%` }} />
      </span>
      <b className={styles.percent} data-high={isHigh}>
        {sampleSize === 0 ? '–' : formatPercent(share, language, 0)}
      </b>
      <span className={styles.sample}>
        <FormattedMessage id="shared.form.hitsOf" values={{ hits, sample: sampleSize }} />
        {children}
      </span>
    </span>
  );
}

/** Whether a hit rate is highlighted: from 70 %. */
export function isHighRate(hits: number, sampleSize: number): boolean {
  return sampleSize > 0 && hits * 100 >= 70 * sampleSize;
}
