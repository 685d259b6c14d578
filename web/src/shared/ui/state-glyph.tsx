import { IconLock } from '@tabler/icons-react';
import styles from './state-message.module.css';

interface StateGlyphProps {
  /** Which state is drawn. */
  readonly kind: 'empty' | 'noMatch' | 'failed' | 'forbidden';
}

/** The brand's step line as it is in each state: still to come, hollow, broken; a lock where it is not allowed. */
export function StateGlyph({ kind }: StateGlyphProps) {
  if (kind === 'forbidden') {
    return (
      <IconLock className={styles.glyph} size={28} stroke={1.6} color="var(--text-3)" aria-hidden="true" />
    );
  }
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 72 44"
      width="72"
      height="44"
      fill="none"
      stroke="var(--line-control)"
      strokeWidth="2"
      aria-hidden="true"
    >
      {kind === 'failed' ? (
        <>
          <path d="M8 8h18v10h10" />
          <path d="M46 26h8v10h12" strokeDasharray="3 3" />
          <path d="M37 17l8 10M45 17l-8 10" stroke="var(--danger-fill)" />
        </>
      ) : (
        <>
          <path d="M8 8h18v14h18v14h14" strokeDasharray={kind === 'empty' ? undefined : '3 3'} />
          <circle cx="61" cy="36" r="4" fill="var(--surface-panel)" />
        </>
      )}
    </svg>
  );
}
