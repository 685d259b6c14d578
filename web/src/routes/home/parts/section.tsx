import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly anchor?: string;
  readonly title: ReactNode;
  readonly about: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function Section({ anchor, title, about, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} id={anchor} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <p className={styles.about}>{about}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
