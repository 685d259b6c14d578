import type { ReactNode } from 'react';
import styles from './match-name.module.css';

interface MatchNameProps {
  /** For example `Odra – Granit`. */
  readonly title: string;
  /** The teams of a single match. */
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  /** Shown without a home team; default: the title. */
  readonly children?: ReactNode;
}

export function MatchName({ title, homeTeam, awayTeam, children = title }: MatchNameProps) {
  return (
    <span className={styles.name} title={title}>
      <span className={styles.team}>{homeTeam ?? children}</span>
      {awayTeam != null && (
        <>
          <span className={styles.dash}>{'\u00a0'}–</span> <span className={styles.team}>{awayTeam}</span>
        </>
      )}
    </span>
  );
}
