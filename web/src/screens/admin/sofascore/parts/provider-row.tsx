import type { ReactNode } from 'react';
import styles from './provider-row.module.css';

interface ProviderRowProps {
  /** A flag or crest. */
  readonly picture?: ReactNode;
  /** The name, which may be a link. */
  readonly name: ReactNode;
  readonly caption?: ReactNode;
  /** What stands at the end: marks, a button. */
  readonly children?: ReactNode;
}

/** A row of what the data provider offers. */
export function ProviderRow({ picture, name, caption, children }: ProviderRowProps) {
  return (
    <li className={styles.row}>
      {picture}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </span>
      {children !== undefined && <span className={styles.end}>{children}</span>}
    </li>
  );
}
