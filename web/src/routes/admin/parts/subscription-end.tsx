import { Box, Flex } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '../../../shared/live/clock.ts';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import { subscriptionState } from '../lib/subscription-state.ts';

interface SubscriptionEndProps {
  /** ISO 8601. */
  readonly startsAt: string;
  readonly expiresAt: string;
}

const inks = { coming: 'inherit', running: 'inherit', over: 'var(--muted-text)', ending: 'var(--warm-text)' };

/** The end date of a subscription, highlighted when it ends soon or has ended. */
export function SubscriptionEnd(subscription: SubscriptionEndProps) {
  const state = useNow((now) => subscriptionState(subscription, now));
  const isEnding = state === 'ending';
  return (
    <Flex
      component="span"
      display="inline-flex"
      wrap="wrap"
      columnGap={4}
      align="center"
      c={inks[state]}
      {...(isEnding && { px: 6, fw: 600, bg: 'var(--warm-soft)', bdrs: 'xs' })}
    >
      {isEnding && <IconClock size={13} stroke={2} aria-hidden="true" />}
      {dateTimeParts(subscription.expiresAt).date}
      {state !== 'running' && (
        <Box component="span" c={isEnding ? 'inherit' : 'dimmed'} fz="xs">
          <FormattedMessage id="admin.subscription.state" values={{ state }} />
        </Box>
      )}
    </Flex>
  );
}
