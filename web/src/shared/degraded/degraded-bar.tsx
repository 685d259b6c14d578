import { Box } from '@mantine/core';
import { useEffect, useEffectEvent, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '../live/clock.ts';
import { Banner } from '../ui/notice.tsx';

/** What the notice is about. */
export interface DegradedBarProps {
  /** When the data were current, in milliseconds since 1970. */
  readonly since: number;
  readonly onRefresh: () => void | Promise<void>;
  readonly isQuiet?: boolean;
}

/** How often a page that is looked at asks by itself whether the data are current again. */
const askAgainMs = 20_000;

/** The notice itself: how old the data are, and a button that asks anew. */
export function DegradedBar({ since, onRefresh, isQuiet = false }: DegradedBarProps) {
  const minutes = useNow((now) => Math.max(Math.floor((now - since) / 60_000), 0));
  const [isAsking, startAsking] = useTransition();
  const ask = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setInterval(() => {
      if (!document.hidden) void ask();
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [isQuiet]);
  return (
    <Box mb="md">
      <Banner
        actionText={<FormattedMessage id="common.tryAgain" />}
        onAction={() => startAsking(async () => await onRefresh())}
        isBusy={isAsking}
      >
        <FormattedMessage id="shared.state.degraded" values={{ minutes, b: (text) => <b>{text}</b> }} />
      </Banner>
    </Box>
  );
}
