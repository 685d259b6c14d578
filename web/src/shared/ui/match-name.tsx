import styles from './match-name.module.css';

interface MatchNameProps {
  /** For example `Odra – Granit`. */
  readonly title: string;
  /** The teams of a single match. */
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
}

export function MatchName({ title, homeTeam, awayTeam }: MatchNameProps) {
  return (
    <span className={styles.name} title={title}>
      <span className={styles.team}>{homeTeam ?? title}</span>
      {awayTeam != null && (
        <>
          {' '}
          <span className={styles.dash}>–{'\u00a0'}</span>
          <span className={styles.team}>{awayTeam}</span>
        </>
      )}
    </span>
  );
}
