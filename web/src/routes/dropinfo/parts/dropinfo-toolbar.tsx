import { Box, Button, Flex } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompactSelect } from '../../../shared/ui/choices.tsx';
import { ConnectionStatus } from '../../../shared/ui/connection-status.tsx';
import { orderName } from '../../../shared/ui/url-state.ts';
import { dropinfoOrders, type FilterProps } from '../lib/dropinfo-filters.ts';

interface DropinfoToolbarProps extends FilterProps {
  /** When the list was loaded, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isPaused: boolean;
  readonly onPausedChange: (isPaused: boolean) => void;
  /** The row count as text. */
  readonly children: ReactNode;
}

/** Row count and sort order; for a live list also connection status, data age and a pause button. */
export function DropinfoToolbar(props: DropinfoToolbarProps) {
  const { readAt, filters, onChange, isPaused, onPausedChange } = props;
  const intl = useIntl();
  const isLive = filters.when !== 'past';
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  const pauseText = intl.formatMessage({ id: isPaused ? 'common.resume' : 'member.dropinfo.pause' });
  return (
    <Flex wrap="wrap" gap="8px 18px" align="center">
      {isLive && (
        <Box w={{ base: '100%', sm: 'auto' }}>
          <ConnectionStatus readAt={readAt} />
        </Box>
      )}
      <Box component="span" c="dimmed" fz="var(--fs-13)" style={{ whiteSpace: 'nowrap' }}>
        {props.children}
      </Box>
      <Flex flex={{ base: '1 1 12.5rem', sm: '1 1 auto' }} gap="xs" align="center" justify="flex-end" miw={0}>
        <Flex
          component="span"
          display="inline-flex"
          gap="xs"
          align="center"
          mr="xs"
          c="dimmed"
          fz="xs"
          visibleFrom="lg"
          style={{ whiteSpace: 'nowrap' }}
        >
          <svg width="64" height="12" aria-hidden="true">
            <path stroke="var(--surface-track)" strokeWidth="2" d="M0 6h64" />
            <path stroke="var(--line-control)" d="M32 1v10" />
            <path stroke="var(--data-neutral)" strokeWidth="4" d="M0 6h40" />
            <circle fill="var(--data-neutral)" cx="40" cy="6" r="4" />
          </svg>
          <FormattedMessage id="member.dropinfo.scale" />
        </Flex>
        {isLive && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            px={10}
            c="var(--text-2)"
            fz="var(--fs-13)"
            fw={400}
            aria-label={pauseText}
            leftSection={<Icon size={15} stroke={1.8} aria-hidden="true" />}
            onClick={() => onPausedChange(!isPaused)}
          >
            <Box component="span" visibleFrom="sm">
              {pauseText}
            </Box>
          </Button>
        )}
        <CompactSelect
          label={intl.formatMessage({ id: 'member.dropinfo.sort' })}
          labelHidden
          value={orderName(filters)}
          values={dropinfoOrders.map(orderName)}
          nameOf={(sort) => intl.formatMessage({ id: 'member.dropinfo.sortName' }, { sort })}
          onChange={(name) => onChange(dropinfoOrders.find((order) => orderName(order) === name) ?? {})}
        />
      </Flex>
    </Flex>
  );
}
