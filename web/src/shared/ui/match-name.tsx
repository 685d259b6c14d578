import styles from './match-name.module.css';

interface MatchNameProps {
  /** The match or matches, for example `Odra – Granit`. */
  readonly title: string;
  /** The two teams, where it names two. */
  readonly homeTeam: string | null | undefined;
  readonly awayTeam: string | null | undefined;
}

/** A match in narrow bold letters; where its container asks for it, the teams stand on two lines. */
export function MatchName({ title, homeTeam, awayTeam }: MatchNameProps) {
  return (
    <span className={styles.name} title={title}>
      <span className={styles.team}>{homeTeam ?? title}</span>
      {awayTeam != null && (
        <>
          <span className={styles.dash}> – </span>
          <span className={styles.team}>{awayTeam}</span>
        </>
      )}
    </span>
  );
}
