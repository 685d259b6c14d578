import { Box, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AppError } from '../relay/app-error.ts';
import styles from './state-message.module.css';

interface StateMessageProps {
  readonly kind: 'empty' | 'noMatch' | 'failed' | 'forbidden';
  readonly title: ReactNode;
  readonly reason: ReactNode;
  /** The reference for support. */
  readonly reference?: string | null;
  /** A button. */
  readonly action?: ReactNode;
}

/** Replaces a list or its rows when there is nothing to show. */
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

/** The brand's step line in a variant for each state, or a lock. */
function StateGlyph({ kind }: Pick<StateMessageProps, 'kind'>) {
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

/** The reference by which support finds an error in the log. */
function RequestReference({ id }: { readonly id: string }) {
  return <FormattedMessage id="shared.error.reference" values={{ id: <code>{id}</code> }} />;
}

interface PageErrorProps {
  title: ReactNode;
  text?: ReactNode;
  action: { label: ReactNode; run: () => void; busy?: boolean };
  /** The reference for support. */
  reference?: string | null;
}

/** Replaces a failed page. */
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

/** The error's reference for support, if any, in a bar. */
export function ErrorReference({ error: { requestId } }: { readonly error: AppError }) {
  if (requestId === null) return null;
  return (
    <Box component="small" display="block" fz="xs" style={{ overflowWrap: 'anywhere' }}>
      <RequestReference id={requestId} />
    </Box>
  );
}
