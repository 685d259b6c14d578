import type { ReactNode } from 'react';
import { FaultReference } from './fault-reference.tsx';
import { StateGlyph } from './state-glyph.tsx';
import styles from './state-message.module.css';

interface StateMessageProps {
  /** Which state: nothing yet, nothing for this filter, reading failed, not allowed. */
  readonly kind: 'empty' | 'noMatch' | 'failed' | 'forbidden';
  /** One sentence of what. */
  readonly title: ReactNode;
  /** One sentence of why. */
  readonly reason: ReactNode;
  /** Support's key to the log, where there is one. */
  readonly reference?: string | null;
  /** One button. */
  readonly action?: ReactNode;
}

/** Stands where rows would be: a line glyph, what, why and one button. */
export function StateMessage({ kind, title, reason, reference = null, action }: StateMessageProps) {
  return (
    <div className={styles.state} role={kind === 'failed' ? 'alert' : undefined}>
      <StateGlyph kind={kind} />
      <h3>{title}</h3>
      <p className={styles.reason}>{reason}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {reference !== null && (
        <small className={styles.reference}>
          <FaultReference id={reference} />
        </small>
      )}
    </div>
  );
}
