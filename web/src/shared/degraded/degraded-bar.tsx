import { Box } from '@mantine/core';
import { useEffect, useEffectEvent, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '../live/clock.ts';
import { Banner } from '../ui/notice.tsx';

export interface DegradedBarProps {
  /** When the data were current, in milliseconds. */
  readonly since: number;
  readonly onRefresh: () => void | Promise<void>;
  /** Whether it polls. Set this only when a failed refresh shows nothing. */
  readonly isQuiet?: boolean;
}

const pollMs = 20_000;

/** Shows the age of the data, and a refresh button. */
export function DegradedBar({ since, onRefresh, isQuiet = false }: DegradedBarProps) {
  const minutes = useNow((now) => Math.max(Math.floor((now - since) / 60_000), 0));
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, pollMs);
    return () => clearInterval(timer);
  }, [isQuiet]);
  return (
    <Box mb="md">
      <Banner
        actionText={<FormattedMessage id="common.tryAgain" />}
        onAction={() => startRefresh(async () => await onRefresh())}
        isBusy={isRefreshing}
      >
        <FormattedMessage id="shared.state.degraded" values={{ minutes, b: (text) => <b>{text}</b> }} />
      </Banner>
    </Box>
  );
}
