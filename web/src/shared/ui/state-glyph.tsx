import { IconLock } from '@tabler/icons-react';
import styles from './state-message.module.css';

interface StateGlyphProps {
  /** Which state is drawn. */
  readonly kind: 'empty' | 'noMatch' | 'failed' | 'forbidden';
}

/** The brand's step line as it is in each state: still to come, hollow, broken; a lock where it is not allowed. */
export function StateGlyph({ kind }: StateGlyphProps) {
  if (kind === 'forbidden') {
    return <IconLock className={styles.lock} size={28} stroke={1.6} aria-hidden="true" />;
  }
  return (
    <svg className={styles.glyph} viewBox="0 0 72 44" aria-hidden="true">
      {kind === 'failed' ? (
        <>
          <path className={styles.line} d="M8 8h18v10h10" />
          <path className={styles.faint} d="M46 26h8v10h12" />
          <path className={styles.cross} d="M37 17l8 10M45 17l-8 10" />
        </>
      ) : (
        <>
          <path className={kind === 'empty' ? styles.line : styles.faint} d="M8 8h18v14h18v14h14" />
          <circle className={styles.dot} cx="61" cy="36" r="4" />
        </>
      )}
    </svg>
  );
}
