import { useState } from 'react';
import { initials } from './initials.ts';
import styles from './team-logo.module.css';
import teamNameStyles from './team-name.module.css';

interface TeamLogoProps {
  /** Address of the picture; null where there is none. */
  readonly src: string | null | undefined;
  /** Whose it is; the initials stand in for a picture that is missing or does not come. */
  readonly name: string;
  /** Edge in px: 20 in rows, 34 in heads of panels, 44 in the head of a page. */
  readonly size?: 20 | 34 | 44;
  /** Round for people. */
  readonly isRound?: boolean;
}

/** Picture of a team, league or player as an ornament: the name stands beside it. */
export function TeamLogo({ src, name, size = 20, isRound = false }: TeamLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = { 'data-size': size, 'data-round': isRound || undefined };
  if (!src || src === broken) {
    return (
      <span {...look} className={`${styles.crest} ${styles.letters}`} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      {...look}
      className={styles.crest}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}

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
    <span className={teamNameStyles.team}>
      <TeamLogo src={logo} name={name} />
      <span className={teamNameStyles.name} title={name} data-cut={!canWrap || undefined}>
        {name}
      </span>
    </span>
  );
}
