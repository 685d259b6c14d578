import { Box, Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface BannerProps {
  /** What is old and why. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly actionText: ReactNode;
  readonly onAction: () => void;
  readonly isBusy?: boolean;
}

/** A bar over a list that says that its data are old or that reading failed, with a button. */
export function Banner({ children, actionText, onAction, isBusy = false }: BannerProps) {
  return (
    <Notice
      tone="stale"
      role="status"
      icon={<IconClock size={16} stroke={1.8} aria-hidden="true" />}
      bd="1px dashed var(--stale-line)"
      fz="var(--fs-13)"
      lh="var(--lh-13)"
    >
      <Box component="p" flex={1} miw={0}>
        {children}
      </Box>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={onAction}>
        {actionText}
      </Button>
    </Notice>
  );
}
