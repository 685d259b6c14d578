import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  /** Sets the colors. */
  readonly tone: 'neutral' | 'accent' | 'success' | 'danger' | 'muted';
  /** 12 px. Needed so that the meaning is not shown by color alone. */
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
