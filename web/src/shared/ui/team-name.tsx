import { Crest } from './crest.tsx';
import styles from './team-name.module.css';

interface TeamNameProps {
  readonly name: string;
  /** Address of the team's logo; null where there is none. */
  readonly logo: string | null | undefined;
}

/** A team: its crest and its name in narrow letters, cut where there is no room. */
export function TeamName({ name, logo }: TeamNameProps) {
  return (
    <span className={styles.team}>
      <Crest src={logo} name={name} />
      <span className={styles.name} title={name}>
        {name}
      </span>
    </span>
  );
}
