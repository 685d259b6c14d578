import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  /** What the tag means; the ground and ink follow it. */
  readonly tone: 'neutral' | 'accent' | 'success' | 'danger' | 'muted';
  /** A 12 px icon before the word, so that colour never speaks alone. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short word with an icon, 20 px high. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
