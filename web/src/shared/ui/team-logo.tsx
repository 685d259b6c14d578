import { useState } from 'react';
import { initials } from './initials.ts';
import styles from './team-logo.module.css';
import teamNameStyles from './team-name.module.css';

interface TeamLogoProps {
  readonly src: string | null | undefined;
  /** Its initials replace a missing image. */
  readonly name: string;
  /** In px: 20 in rows, 34 in heads of panels, 44 in the head of a page. */
  readonly size?: 20 | 34 | 44;
  /** For people. */
  readonly isRound?: boolean;
}

/** The image of a team, league or player. Decorative: show the name next to it. */
export function TeamLogo({ src, name, size = 20, isRound = false }: TeamLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const attributes = { 'data-size': size, 'data-round': isRound || undefined };
  if (!src || src === broken) {
    return (
      <span {...attributes} className={`${styles.crest} ${styles.letters}`} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      {...attributes}
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
  readonly logo: string | null | undefined;
  /** Whether a long name wraps instead of being cut. */
  readonly canWrap?: boolean;
}

/** A team's logo and name. */
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
