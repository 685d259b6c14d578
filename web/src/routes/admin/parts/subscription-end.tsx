import { Box, Flex } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import type { SubscriptionState } from '../lib/subscription-state.ts';

interface SubscriptionEndProps {
  /** When it ends, ISO 8601. */
  readonly expiresAt: string;
  readonly state: SubscriptionState;
}

const inks = { over: 'var(--muted-text)', ending: 'var(--warm-text)' } as const;

/** The day on which a subscription ends, marked when that is soon or past. */
export function SubscriptionEnd({ expiresAt, state }: SubscriptionEndProps) {
  const isEnding = state === 'ending';
  return (
    <Flex
      component="span"
      display="inline-flex"
      wrap="wrap"
      columnGap={4}
      align="center"
      c={state === 'over' || isEnding ? inks[state] : 'inherit'}
      {...(isEnding && { px: 6, fw: 600, bg: 'var(--warm-soft)', bdrs: 'xs' })}
    >
      {isEnding && <IconClock size={13} stroke={2} aria-hidden="true" />}
      {dateTimeParts(expiresAt).date}
      {state !== 'running' && (
        <Box component="span" c={isEnding ? 'inherit' : 'dimmed'} fz="xs">
          <FormattedMessage id="admin.subscription.state" values={{ state }} />
        </Box>
      )}
    </Flex>
  );
}
