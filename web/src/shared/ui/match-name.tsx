import styles from './match-name.module.css';
import { splitTeams } from './split-teams.ts';

interface MatchNameProps {
  /** The match, for example `Odra – Granit`. */
  readonly title: string;
}

/** A match in narrow bold letters; where its container asks for it, the teams stand on two lines. */
export function MatchName({ title }: MatchNameProps) {
  const { home, away } = splitTeams(title);
  return (
    <span className={styles.name} title={title}>
      <span className={styles.team}>{home}</span>
      {away !== null && (
        <>
          <span className={styles.dash}> – </span>
          <span className={styles.team}>{away}</span>
        </>
      )}
    </span>
  );
}
