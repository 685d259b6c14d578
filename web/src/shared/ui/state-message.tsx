import { Box, type BoxProps, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AppError } from '../relay/app-error.ts';

interface StateLayoutProps extends BoxProps {
  readonly role?: 'alert' | undefined;
  readonly children: ReactNode;
}

export function StateLayout({ style, ...props }: StateLayoutProps) {
  return (
    <Box
      display="grid"
      mih={240}
      px="lg"
      py="xl"
      ta="center"
      style={[{ gap: 6, alignContent: 'center', justifyItems: 'center' }, style]}
      {...props}
    />
  );
}

export function StateReason({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="p" maw="42ch" c="var(--text-2)">
      {children}
    </Box>
  );
}

interface StateMessageProps {
  readonly kind: 'empty' | 'noMatch' | 'failed' | 'forbidden';
  readonly title: ReactNode;
  readonly reason: ReactNode;
  /** The reference for support. */
  readonly reference?: string | null;
  readonly action?: ReactNode;
  /** Whether it replaces a page. */
  readonly isPage?: boolean;
}

/** Replaces a list or its rows when there is nothing to show. */
export function StateMessage(props: StateMessageProps) {
  const { kind, title, reason, reference = null, action, isPage = false } = props;
  return (
    <StateLayout role={kind === 'failed' ? 'alert' : undefined} {...(isPage && { flex: 1, mih: 320 })}>
      <StateGlyph kind={kind} />
      {isPage ? (
        <Box component="h1" fz="xl" lh="xl">
          {title}
        </Box>
      ) : (
        <h3>{title}</h3>
      )}
      {reason && <StateReason>{reason}</StateReason>}
      {action !== undefined && <Box mt={10}>{action}</Box>}
      {reference !== null && <RequestReference id={reference} mt={6} />}
    </StateLayout>
  );
}

const glyphStyle = { marginBottom: 8 };

/** The brand's step line in a variant for each state, or a lock. */
function StateGlyph({ kind }: Pick<StateMessageProps, 'kind'>) {
  if (kind === 'forbidden') {
    return <IconLock style={glyphStyle} size={28} stroke={1.6} color="var(--text-3)" aria-hidden="true" />;
  }
  return (
    <svg
      style={glyphStyle}
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
function RequestReference({ id, ...box }: BoxProps & { readonly id: string }) {
  return (
    <Box component="small" style={{ overflowWrap: 'anywhere' }} {...box}>
      <FormattedMessage id="shared.error.reference" values={{ id: <code>{id}</code> }} />
    </Box>
  );
}

interface PageErrorProps {
  title: ReactNode;
  text?: ReactNode;
  action: { label: ReactNode; run: () => void; busy?: boolean };
  /** The reference for support. */
  reference?: string | null;
}

export function PageError({ title, text, action, reference = null }: PageErrorProps) {
  return (
    <StateMessage
      isPage
      kind="failed"
      title={title}
      reason={text}
      reference={reference}
      action={
        <Button loading={action.busy ?? false} onClick={action.run}>
          {action.label}
        </Button>
      }
    />
  );
}

/** The error's reference for support, if any, in a bar. */
export function ErrorReference({ error: { requestId } }: { readonly error: AppError }) {
  return requestId !== null && <RequestReference id={requestId} />;
}
