import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** Heading of the panel. */
  readonly title: ReactNode;
  /** A figure or short note beside the heading. */
  readonly note?: ReactNode;
  /** What stands at the right of the head: facts, a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A surface with a hairline and a head, named for assistive technology by its heading. */
export function Panel({ title, note, aside, children, className }: PanelProps) {
  const titleId = useId();
  return (
    <section className={[styles.panel, className].filter(Boolean).join(' ')} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
