import { Box, Button, Flex, type FlexProps } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The colors are `--TONE-text`, `--TONE-soft` and `--TONE-line`. */
export type NoticeTone = 'danger' | 'success' | 'stale' | 'accent' | 'warm';

interface NoticeProps extends FlexProps {
  readonly tone: NoticeTone;
  /** Needed so that the meaning is not shown by color alone. */
  readonly icon?: ReactNode;
  readonly role?: 'alert' | 'status' | 'note';
  readonly children: ReactNode;
}

export function Notice({ tone, icon, children, ...flex }: NoticeProps) {
  return (
    <Flex
      // Pages of the public site do not load the styles of Flex.
      display="flex"
      gap="8px 12px"
      align="center"
      mih={44}
      py="xs"
      px="md"
      c={`var(--${tone}-text)`}
      bg={`var(--${tone}-soft)`}
      bd={`1px solid var(--${tone}-line)`}
      bdrs="md"
      {...flex}
    >
      {icon && (
        <Box component="span" display="flex" flex="none">
          {icon}
        </Box>
      )}
      {children}
    </Flex>
  );
}

interface BannerProps {
  readonly children: ReactNode;
  readonly actionText: ReactNode;
  readonly onAction: () => void;
  readonly isBusy?: boolean;
}

/** Shows above a list that its data are stale or failed to load, with a button. */
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
