import { Box, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AppError } from '../relay/app-error.ts';
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
          <RequestReference id={reference} />
        </small>
      )}
    </div>
  );
}

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

/** The number by which support finds an error in the log. */
export function RequestReference({ id }: { readonly id: string }) {
  return <FormattedMessage id="shared.error.reference" values={{ id: <code>{id}</code> }} />;
}

interface PageErrorProps {
  title: ReactNode;
  text?: ReactNode;
  /** The one button: its words and what it does. */
  action: { label: ReactNode; run: () => void; busy?: boolean };
  /** Support's key to the log, where there is one. */
  reference?: string | null;
}

/** A page or a large part of it that could not be shown: what happened, why, and one way on. */
export function PageError({ title, text, action, reference = null }: PageErrorProps) {
  return (
    <Box component="section" className={styles.state} flex={1} mih={320} role="alert">
      <StateGlyph kind="failed" />
      <Box component="h1" fz="xl" lh="xl">
        {title}
      </Box>
      {text && <p className={styles.reason}>{text}</p>}
      <Button className={styles.action} loading={action.busy ?? false} onClick={action.run}>
        {action.label}
      </Button>
      {reference && (
        <small className={styles.reference}>
          <RequestReference id={reference} />
        </small>
      )}
    </Box>
  );
}

/** In a bar that tells of an error, under its words: the number by which support finds it, where there is one. */
export function ErrorReference({ error: { requestId } }: { readonly error: AppError }) {
  if (requestId === null) return null;
  return (
    <Box component="small" display="block" fz="xs" style={{ overflowWrap: 'anywhere' }}>
      <RequestReference id={requestId} />
    </Box>
  );
}
