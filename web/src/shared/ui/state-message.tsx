import type { ReactNode } from 'react';
import { StateGlyph } from './state-glyph.tsx';
import styles from './state-message.module.css';

interface StateMessageProps {
  /** Which state: nothing yet, nothing for this filter, reading failed, not allowed. */
  readonly kind: 'empty' | 'noMatch' | 'failed' | 'forbidden';
  /** One sentence of what. */
  readonly title: ReactNode;
  /** One sentence of why. */
  readonly reason: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}

/** Stands where rows would be: a line glyph, what, why and one button. */
export function StateMessage({ kind, title, reason, action }: StateMessageProps) {
  return (
    <div className={styles.state} role={kind === 'failed' ? 'alert' : undefined}>
      <StateGlyph kind={kind} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.reason}>{reason}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
