import { useState } from 'react';
import styles from './team-logo.module.css';

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
  return (
    <ImageOrLetters
      src={src}
      letters={initials(name)}
      className={styles.logo}
      width={size}
      height={size}
      data-size={size}
      data-round={isRound || undefined}
    />
  );
}

interface ImageOrLettersProps {
  readonly src: string | null | undefined;
  /** They replace a missing image. */
  readonly letters: string;
  readonly className: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly [attribute: `data-${string}`]: unknown;
}

export function ImageOrLetters(props: ImageOrLettersProps) {
  const { src, letters, className, width, height, ...attributes } = props;
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) {
    return (
      <span {...attributes} className={`${className} ${styles.letters}`} aria-hidden="true">
        {letters}
      </span>
    );
  }
  return (
    <img
      {...attributes}
      className={className}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}

/** Two capitals for a name: `WS` for `Wisła Stalowa`, `OD` for `Odra`. Words that do not start with a letter, as `1.`, do not count. */
export function initials(name: string): string {
  const words = name.split(/[\s.–-]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = '', second] = words;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}

interface TeamNameProps {
  readonly name: string;
  readonly logo: string | null | undefined;
  /** Whether a long name wraps instead of being cut. */
  readonly canWrap?: boolean;
}

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
