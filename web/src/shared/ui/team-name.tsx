import { TeamLogo } from './team-logo.tsx';
import styles from './team-name.module.css';

interface TeamNameProps {
  readonly name: string;
  /** Address of the team's logo; null where there is none. */
  readonly logo: string | null | undefined;
  /** Whether a long name stands on two lines instead of being cut. */
  readonly canWrap?: boolean;
}

/** A team: its crest and its name in narrow letters. */
export function TeamName({ name, logo, canWrap = false }: TeamNameProps) {
  return (
    <span className={styles.team}>
      <TeamLogo src={logo} name={name} />
      <span className={styles.name} title={name} data-cut={!canWrap || undefined}>
        {name}
      </span>
    </span>
  );
}
