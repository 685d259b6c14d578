import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** One sentence under the title. */
  readonly subtitle?: ReactNode;
  /** What belongs to the whole page, beside its title. */
  readonly aside?: ReactNode;
}

/** A page's title and what it is about. */
export function PageHead({ title, subtitle, aside }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {aside}
    </div>
  );
}
